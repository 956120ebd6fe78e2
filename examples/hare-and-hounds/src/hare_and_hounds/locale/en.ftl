hare-title = Hare and Hounds

hare-event-moved = { $seat } moves from { $start } to { $end }.
hare-event-ended = { $ending ->
    [caught] The hare is caught.
    [escaped] The hare has slipped past the hounds.
   *[stalled] The hounds have lost patience.
 }

hare-refusal-hunt-over = The hunt is over.
hare-refusal-not-your-turn = It is not your turn.
hare-refusal-not-your-piece = You have no piece on { $start }.
hare-refusal-no-line = No line leads from { $start } to { $end }.
hare-refusal-not-empty = { $end } is not empty.
hare-refusal-backwards = A hound does not go back from { $start } to { $end }.

hare-prompt-hounds = Move a hound.
hare-prompt-hare = Move the hare.

hare-action-move = from { $start } to { $end }

hare-ending-caught = The hounds have caught the hare.
hare-ending-escaped = The hare has got away.
hare-ending-stalled = The hounds hesitated too long.

hare-option-patience = How long the hounds may hesitate
hare-option-form = Where the hare starts
hare-option-form-fixed = at the far end
hare-option-form-drawn = on a point that is drawn

hare-describe-pieces = The hounds are on { $hounds }, the hare is on { $hare }.
hare-describe-patience = { $left ->
    [one] The hounds may hesitate once more.
   *[other] The hounds may hesitate { $left } times more.
 }

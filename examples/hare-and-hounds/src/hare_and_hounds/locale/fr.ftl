hare-title = Le Lièvre et les Chiens

hare-event-moved = { $seat } va de { $start } à { $end }.
hare-event-ended = { $ending ->
    [caught] Le lièvre est pris.
    [escaped] Le lièvre a passé les chiens.
   *[stalled] Les chiens ont perdu patience.
 }

hare-refusal-hunt-over = La chasse est finie.
hare-refusal-not-your-turn = Ce n’est pas à vous de jouer.
hare-refusal-not-your-piece = Vous n’avez pas de pièce en { $start }.
hare-refusal-no-line = Aucune ligne ne mène de { $start } à { $end }.
hare-refusal-not-empty = { $end } n’est pas libre.
hare-refusal-backwards = Un chien ne recule pas de { $start } à { $end }.

hare-prompt-hounds = Déplacez un chien.
hare-prompt-hare = Déplacez le lièvre.

hare-action-move = de { $start } à { $end }

hare-ending-caught = Les chiens ont pris le lièvre.
hare-ending-escaped = Le lièvre s’est échappé.
hare-ending-stalled = Les chiens ont trop hésité.

hare-option-patience = Combien de fois les chiens peuvent hésiter
hare-option-form = Où le lièvre commence
hare-option-form-fixed = au bout du terrain
hare-option-form-drawn = sur un point tiré au sort

hare-describe-pieces = Les chiens sont en { $hounds }, le lièvre est en { $hare }.
hare-describe-patience = { $left ->
    [one] Les chiens peuvent hésiter encore une fois.
   *[other] Les chiens peuvent hésiter encore { $left } fois.
 }

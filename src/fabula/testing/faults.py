"""Every fault that the kit knows by name, each with what its author has to change."""

from __future__ import annotations

from typing import Final

ADVICE: Final[dict[str, str]] = {
    # Who is asked, and what
    "breaks-down": "A game raises `Illegal` for a forbidden action and nothing else; mend what raised this.",
    "start-refused": "Every number in `seats` needs options with which `start` does not raise `Illegal`.",
    "end-unclear": "`to_act` is empty exactly when `standing` is not None: settle both at the same moment.",
    "asked-wrongly": "`to_act` names each seat at most once, in seat order, and only seats of this game.",
    "asked-without-choice": "A seat in `to_act` needs a legal action: offer one (a pass), or do not ask it.",
    "unasked-has-choices": "`choices` lists nothing for a seat that is not in `to_act`.",
    "standing-malformed": "A `Standing` has a place from 1 on and a score for each seat, and names its "
    "ending.",
    "order-changes": "`choices` gives the same list every time: sort it, or keep the order of a table.",
    "order-from-hash": "Nothing may follow the order of a set or a hash: sort before listing or drawing.",
    "endless-window": "One seat alone came back to where it was, without a draw: list what can be done "
    "and undone at most once per item and window, or count in the state how often.",
    # Legality
    "listed-but-refused": "`choices` and `why_not` must come from the same code: do not list what is "
    "refused.",
    "listed-twice": "List one action for each distinct result; the other spelling is accepted without a"
    " place.",
    "accepted-but-unlisted": "What `why_not` accepts must have the result of one listed action: list it"
    " or refuse it.",
    "refusal-changes": "Settle legality first, on a scratch copy if need be: a refused action changes "
    "nothing.",
    "refusal-draws": "Settle legality before anything is drawn: a refused action draws nothing.",
    "refusal-disagrees": "`play` raises `Illegal` with the very refusal that `why_not` gives.",
    "question-changes": "Only `play` may change a state: a question must leave it as it was.",
    "unknown-clause": "Every event and refusal cites a clause of the game's rulebook: correct the "
    "citation or add it.",
    # Values
    "copy-differs": "`copy` gives a state that is equal to its original.",
    "shared-after-copy": "`copy` and `imagine` must copy every list and table: playing on one changed "
    "the other.",
    "json-differs": "States, views, events, actions and options are msgspec structs of the game's "
    "declared types, and equal to themselves after JSON.",
    "notation-differs": "`read(write(action))` and `read` of its words joined by blanks give the action"
    " back, and no two listed actions are written alike.",
    "spelling-differs": "`spell` leads word by word to every listed action, and never into a dead end.",
    # Chance and records
    "draw-not-recorded": "All chance comes from the dice handed to `play` and `start`: nothing else may"
    " be random, read a clock, or remember an earlier game.",
    "record-differs": "A game played at a table must write, read, replay and verify to the same end.",
    # Hidden information
    "secret-in-an-open-game": "A game without `secrets` tells every event to everyone, and `imagine` "
    "gives a copy.",
    "leaking-view": "A view holds only what its seat was told: take this out of the view, or, if the "
    "seat does know it, let `imagine` keep it.",
    "view-changes-untold": "A view changes only when its seat is told something: take the secret out of"
    " the view, or send that seat an event.",
    "event-told-to-wrong-seat": "An event tells its seats only what their views hold afterwards: narrow"
    " its `to`, and tell the public part in another event.",
    "asking-betrays-secret": "Who is asked must follow from what everybody knows: ask everyone who "
    "might have something to do.",
    "choices-betray-secret": "What a seat is offered must follow from what it knows.",
    "refusal-betrays-secret": "Whether and why an action is refused must follow from what its seat knows.",
    "imagine-copies": "`imagine` must re-draw what the seat does not know; this one gave the true state"
    " every time.",
    "secret-never-varies": "`imagine` must re-draw every kind of secret; this one stayed as it was "
    "every time.",
    "imagine-impossible": "`imagine` must give a state that could have come about: deal from what the "
    "seat has not seen.",
    "imagine-lopsided": "`imagine` must give each possible state as often as chance would have it.",
    "invariant-broken": "This state breaks a rule of its author about all states.",
}

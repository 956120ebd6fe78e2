### Formidable Foes.

foes-title = Formidable Foes

## Names of things, used by the sentences below

foes-name-monster = { $monster ->
    [49] Furunkulus (49)
    [50] Prince Fieso (50)
   *[other] monster { $monster }
 }
foes-name-tile = { $tile ->
    [0] nothing
    [100] the first chest
    [101] the second chest
    [102] the third chest
    [49] Furunkulus (49)
    [50] Prince Fieso (50)
   *[other] monster { $tile }
 }
foes-name-closed = { $closed ->
    [N] north
    [E] east
    [S] south
   *[W] west
 }
foes-name-direction = { $direction ->
    [N] north
    [E] east
    [S] south
   *[W] west
 }
foes-name-colour = { $colour ->
    [red] red
    [blue] blue
   *[other] { $colour }
 }
foes-name-other = { $other ->
    [0] A
    [1] B
    [2] C
    [3] D
    [4] E
   *[other] F
 }
foes-name-chips = { $chips ->
    [0] no chips
    [one] one chip
   *[other] { $chips } chips
 }
foes-name-gold = { $gold } gold
foes-name-amount = { $amount ->
    [0] { "" }
   *[other] {" "}for { $amount }
 }
foes-name-spell-1-move_monster-2 = Move a Monster (level I)
foes-name-spell-1-movement-2 = Movement +2 (level I)
foes-name-spell-1-movement-3 = Movement +3 (level I)
foes-name-spell-1-power-1 = Power +1 (level I)
foes-name-spell-1-rotate-2 = Rotate (level I)
foes-name-spell-1-transform-1 = Transform ±1 (level I)
foes-name-spell-1-wisdom-1 = Wisdom +1 (level I)
foes-name-spell-2-move_monster-2 = Move a Monster (level II)
foes-name-spell-2-movement-4 = Movement +4 (level II)
foes-name-spell-2-movement-5 = Movement +5 (level II)
foes-name-spell-2-power-2 = Power +2 (level II)
foes-name-spell-2-rotate-2 = Rotate (level II)
foes-name-spell-2-transference-0 = Transference (level II)
foes-name-spell-2-transform-1 = Transform ±1 (level II)
foes-name-spell-2-wisdom-1 = Wisdom +1 (level II)
foes-name-spell-3-exchange-2 = Exchange (level III)
foes-name-spell-3-invisibility-0 = Invisibility (level III)
foes-name-spell-3-move_three_monsters-1 = Move Three Monsters (level III)
foes-name-spell-3-movement-6 = Movement +6 (level III)
foes-name-spell-3-power-2 = Power +2 (level III)
foes-name-spell-3-power-3 = Power +3 (level III)
foes-name-spell-3-transform-2 = Transform ±2 (level III)
foes-name-spell-3-wisdom-2 = Wisdom +2 (level III)
foes-name-spell-4-move_monster-2 = Move a Monster (level IV)
foes-name-spell-4-movement-7 = Movement +7 (level IV)
foes-name-spell-4-movement-8 = Movement +8 (level IV)
foes-name-spell-4-power-3 = Power +3 (level IV)
foes-name-spell-4-rotate-2 = Rotate (level IV)
foes-name-spell-4-transference-0 = Transference (level IV)
foes-name-spell-4-transform-2 = Transform ±2 (level IV)
foes-name-spell-4-wisdom-2 = Wisdom +2 (level IV)
foes-name-spell-4-wisdom-3 = Wisdom +3 (level IV)
foes-name-spell-5-exchange-2 = Exchange (level V)
foes-name-spell-5-invisibility-0 = Invisibility (level V)
foes-name-spell-5-move_three_monsters-1 = Move Three Monsters (level V)
foes-name-spell-5-movement-9 = Movement +9 (level V)
foes-name-spell-5-power-4 = Power +4 (level V)
foes-name-spell-5-transform-3 = Transform ±3 (level V)
foes-name-spell-5-wisdom-3 = Wisdom +3 (level V)

## What happens

foes-event-entered = { $seat } enters the dungeon on { $space }.
foes-event-moved = { $how ->
    [step] { $seat } goes to { $space }.
    [jump] The teleport takes { $seat } to { $space }.
    [retreat] { $seat } falls back to { $space }.
    [follow] { $seat } comes along to { $space }.
    [transference] { $seat } appears on { $space }.
    [carried] The monster carries { $seat } to { $space }.
   *[dropped] The monster carries { $seat } as far as { $space } and leaves the figure there.
 }
foes-event-halted = { $then ->
    [fight] { $seat } stops to fight.
    [open] { $seat } stops to open the chest.
   *[end] { $seat } goes no further.
 }
foes-event-declined = { $what ->
    [privilege] { $seat } leaves the monsters where they are.
    [follow] { $seat } does not come along.
    [study] { $seat } does not care to learn.
    [power] { $seat } calls up no more power.
    [retreat] { $seat } does not give way.
    [move_monster] { $seat } moves no further monster.
    [exchange] { $seat } exchanges nothing.
   *[rotate] { $seat } turns no further tile.
 }
foes-event-fled = { $seat } gives { foes-name-monster } the slip.
foes-event-paid = { $seat } pays { foes-name-chips }.
foes-event-took = { $source ->
    [supply] { $seat } takes { foes-name-chips } from the supply.
   *[reserve] { $seat } conjures up { foes-name-chips } from the reserve.
 }
foes-event-flipped = Intersection { $intersection } is closed in the { foes-name-closed }.
foes-event-explored = { $space } is seen: { foes-name-tile }. Its chip goes to the supply.
foes-event-placed = { $route ->
    [none] On { $space } there is now { foes-name-tile }.
   *[other] On { $space } there is now { foes-name-tile }; it has come by way of { $route }.
 }
foes-event-phasetwo = The second phase begins. { $seat ->
    [none] Nobody is the dumbest.
   *[other] The dumbest player is { $seat }.
 }
foes-event-casting = { $seat } casts { $spell }{ foes-name-amount }.
foes-event-rolled = { $seat } fights { foes-name-monster }: the monster rolls { $monster_die }, the player { $player_die }.
foes-event-frightened = At the sight of { $seat }, { foes-name-monster } dies of fright.
foes-event-defeated = { $seat } has defeated { foes-name-monster } on { $space }!
foes-event-failed = { $why ->
    [too_strong] { $seat } is not wise enough to beat { foes-name-monster }.
   *[too_few_chips] { $seat } has too few chips to beat { foes-name-monster }.
 }
foes-event-gold = { $seat } gains { foes-name-gold }.
foes-event-opened = { $seat } opens the { $chest ->
    [0] first
    [1] second
   *[other] third
 } chest, on { $space }.
foes-event-wiser = { $seat } has wisdom { $wisdom } now.
foes-event-drewspell = { $seat } draws a spell of level { $level }.
foes-event-spelldrawn = { $seat } has drawn { $spell }.
foes-event-turnbegan = It is the turn of { $seat }.
foes-event-ended = { $seat } has rid the fortress of its last boss. The game is over.

## What a player is asked, and can do

foes-prompt-enter = In which starting chamber do you come in?
foes-prompt-act = Walk, cast, fight, or end your turn ({ $steps } of { $most } steps made).
foes-prompt-power = The dice have fallen. Do you call up more power?
foes-prompt-retreat = The battle is lost. You may fall back one space.
foes-prompt-privilege = You are the dumbest: you may move { foes-name-monster } up to three chambers.
foes-prompt-follow = Do you come along with { $master_seat }?
foes-prompt-study = Do you learn from your master?
foes-prompt-move-monster = Which monster moves, and where? ({ $left } left)
foes-prompt-exchange = Which two tiles change places?
foes-prompt-rotate = Which intersection do you turn, and which side is closed then? ({ $left } left)

foes-action-enter = come in on { $space }
foes-action-go = go to { $space }
foes-action-flee = pay a chip and flee
foes-action-fight = fight the monster
foes-action-open = open the chest
foes-action-chips = take the chips on the dark spaces
foes-action-end = end your turn
foes-action-cast = cast { $spell }{ foes-name-amount }
foes-action-join = cast { $spell } to join { foes-name-other }
foes-action-wander = move { foes-name-monster } by way of { $route }
foes-action-swap = exchange what is on { $one } and { $other }
foes-action-turn = turn { $intersection } so that the { foes-name-closed } is closed
foes-action-done = leave it at that
foes-action-follow = come along
foes-action-study = learn

foes-word-enter = come in
foes-word-go = one step, or a walk
foes-word-flee = pay a chip and flee
foes-word-fight = fight the monster
foes-word-open = open the chest
foes-word-chips = take chips
foes-word-end = end your turn
foes-word-cast = a spell
foes-word-join = jump to another player
foes-word-wander = move a monster
foes-word-swap = exchange two tiles
foes-word-turn = turn an intersection
foes-word-done = leave it at that
foes-word-follow = come along
foes-word-study = learn
foes-word-1-move_monster-2 = { foes-name-spell-1-move_monster-2 }
foes-word-1-movement-2 = { foes-name-spell-1-movement-2 }
foes-word-1-movement-3 = { foes-name-spell-1-movement-3 }
foes-word-1-power-1 = { foes-name-spell-1-power-1 }
foes-word-1-rotate-2 = { foes-name-spell-1-rotate-2 }
foes-word-1-transform-1 = { foes-name-spell-1-transform-1 }
foes-word-1-wisdom-1 = { foes-name-spell-1-wisdom-1 }
foes-word-2-move_monster-2 = { foes-name-spell-2-move_monster-2 }
foes-word-2-movement-4 = { foes-name-spell-2-movement-4 }
foes-word-2-movement-5 = { foes-name-spell-2-movement-5 }
foes-word-2-power-2 = { foes-name-spell-2-power-2 }
foes-word-2-rotate-2 = { foes-name-spell-2-rotate-2 }
foes-word-2-transference-0 = { foes-name-spell-2-transference-0 }
foes-word-2-transform-1 = { foes-name-spell-2-transform-1 }
foes-word-2-wisdom-1 = { foes-name-spell-2-wisdom-1 }
foes-word-3-exchange-2 = { foes-name-spell-3-exchange-2 }
foes-word-3-invisibility-0 = { foes-name-spell-3-invisibility-0 }
foes-word-3-move_three_monsters-1 = { foes-name-spell-3-move_three_monsters-1 }
foes-word-3-movement-6 = { foes-name-spell-3-movement-6 }
foes-word-3-power-2 = { foes-name-spell-3-power-2 }
foes-word-3-power-3 = { foes-name-spell-3-power-3 }
foes-word-3-transform-2 = { foes-name-spell-3-transform-2 }
foes-word-3-wisdom-2 = { foes-name-spell-3-wisdom-2 }
foes-word-4-move_monster-2 = { foes-name-spell-4-move_monster-2 }
foes-word-4-movement-7 = { foes-name-spell-4-movement-7 }
foes-word-4-movement-8 = { foes-name-spell-4-movement-8 }
foes-word-4-power-3 = { foes-name-spell-4-power-3 }
foes-word-4-rotate-2 = { foes-name-spell-4-rotate-2 }
foes-word-4-transference-0 = { foes-name-spell-4-transference-0 }
foes-word-4-transform-2 = { foes-name-spell-4-transform-2 }
foes-word-4-wisdom-2 = { foes-name-spell-4-wisdom-2 }
foes-word-4-wisdom-3 = { foes-name-spell-4-wisdom-3 }
foes-word-5-exchange-2 = { foes-name-spell-5-exchange-2 }
foes-word-5-invisibility-0 = { foes-name-spell-5-invisibility-0 }
foes-word-5-move_three_monsters-1 = { foes-name-spell-5-move_three_monsters-1 }
foes-word-5-movement-9 = { foes-name-spell-5-movement-9 }
foes-word-5-power-4 = { foes-name-spell-5-power-4 }
foes-word-5-transform-3 = { foes-name-spell-5-transform-3 }
foes-word-5-wisdom-3 = { foes-name-spell-5-wisdom-3 }

## Why not

foes-refusal-game-over = The game is over.
foes-refusal-seats = The game is for { $least } to { $most } players, not for { $have }.
foes-refusal-not-offered = That is not among the things you can do now.
foes-refusal-no-way = No way leads to { $space } from there.
foes-refusal-no-steps-left = You have made all { $have } steps that you can make.
foes-refusal-pinned = You share your space with { foes-name-monster } and cannot just walk away: fight, flee, wait, or use a spell.
foes-refusal-stopped = A monster has ended your movement.
foes-refusal-movement-over = After a Transform there is no more moving.
foes-refusal-not-pinned = There is nothing to flee from.
foes-refusal-not-too-strong = Nobody flees from a monster that he could beat: its strength is { $strength }, your wisdom { $wisdom }.
foes-refusal-no-chip = Fleeing costs a chip, and you have none.
foes-refusal-no-monster = There is no monster here to fight.
foes-refusal-no-chest = There is no chest here.
foes-refusal-fled = You have fled from { foes-name-monster } in this turn: no battle with it before the next.
foes-refusal-moved-too-far = With { $have } steps you have walked too far for a battle or a chest, or you have had one already.
foes-refusal-one-action = Taking chips is a whole turn: you have begun another one.
foes-refusal-supply-empty = There is no chip in the supply.
foes-refusal-not-in-hand = You do not have { $spell }.
foes-refusal-just-drawn = You have only just drawn { $spell }: it can be cast in a later turn.
foes-refusal-wrong-way = { $spell } is cast otherwise: Transference with “join SPELL SEAT”, all others with “cast SPELL AMOUNT”.
foes-refusal-wrong-amount = The spell gives { $most } at most, and something at least.
foes-refusal-reserve = The reserve has only { $have } chips left.
foes-refusal-top = Wisdom ends at 50, and you have { $have }.
foes-refusal-too-late = That spell comes before the first step.
foes-refusal-nobody-there = There is nobody there to join.
foes-refusal-no-monster-to-fight = Transform needs a monster here that you can fight in this turn.
foes-refusal-one-transform = One Transform for one monster is all that was agreed on.
foes-refusal-below-one = No monster is weaker than 1.
foes-refusal-only-power = After the roll only Power helps.
foes-refusal-no-such-monster = There is no monster { $monster } in the dungeon.
foes-refusal-not-the-weakest = Only the weakest monster that can move may be moved: { $monster }.
foes-refusal-blocked = Monster { $monster } cannot be moved: two figures or more are with it.
foes-refusal-moved-already = Monster { $monster } has been moved by this spell already.
foes-refusal-too-far = The monster moves { $most ->
    [one] one chamber
   *[other] { $most } chambers
 } at most.
foes-refusal-too-near = The monster has to move { $least } chambers, unless two figures stop it.
foes-refusal-twice = The monster does not pass { $space } twice on one stretch.
foes-refusal-unexplored = { $space } is unexplored: no monster goes there.
foes-refusal-overloaded = With two figures on its back the monster stops on { $space }.
foes-refusal-not-in-a-chamber = A monster stops in a chamber.
foes-refusal-occupied = On { $space } there is a tile already.
foes-refusal-nothing-changes = That would change nothing.

## How a game ends

foes-ending-bosses_dead = Both bosses are dead. { $count ->
    [one] { $winners } wins with the most gold.
   *[other] { $winners } share the win.
 }

## Options

foes-option-transform_stacking = Several Transforms on one monster
foes-option-transform_stacking-yes = add up
foes-option-transform_stacking-no = are not allowed
foes-option-fright_gives_spell = A monster that dies of fright
foes-option-fright_gives_spell-yes = gives a spell, too
foes-option-fright_gives_spell-no = gives no spell
foes-option-study_trigger = Learning from a master
foes-option-study_trigger-end_of_turn = at the end of any turn
foes-option-study_trigger-end_of_movement = only after walking
foes-option-rotate_vision = After a Rotate
foes-option-rotate_vision-all_players = everyone looks
foes-option-rotate_vision-on_tile = only figures on the turned tiles look
foes-option-follow_from_monster = Following out of a monster’s space
foes-option-follow_from_monster-yes = is allowed
foes-option-follow_from_monster-no = is not allowed
foes-option-move_after_transference = After a Transference
foes-option-move_after_transference-yes = one may walk on
foes-option-move_after_transference-no = one stays there
foes-option-carry_companion = A figure that is with a monster
foes-option-carry_companion-yes = travels with it
foes-option-carry_companion-no = stays behind
foes-option-privilege_move = The dumbest player moves a monster
foes-option-privilege_move-up_to_three = one, two or three chambers
foes-option-privilege_move-three = exactly three chambers
foes-option-study_with_monster = Studying in a monster’s space
foes-option-study_with_monster-yes = is allowed
foes-option-study_with_monster-no = is not allowed
foes-option-show_gold = Everyone’s gold
foes-option-show_gold-yes = is shown
foes-option-show_gold-no = is to be remembered
foes-option-board = Board of your own
foes-option-components = Components of your own

## Beside the board, in few letters

foes-note-legend = wisdom •chips $gold ✦spells
foes-note-player = { $active ->
    [yes] ▶
   *[no] {" "}
 }{ $figure } { $wisdom } •{ $chips } ${ $gold ->
    [none] ?
   *[other] { $gold }
 }{ $spells ->
    [none] { "" }
   *[other] {" "}✦{ $spells }
 }{ $dumbest ->
    [yes] {" "}dumbest
   *[no] { "" }
 }
foes-note-supply = supply { $chips }, take { $taken }, reserve { $reserve }
foes-note-spell = ✦ { $spell }
foes-note-target = { $space }: { $kind ->
    [chest] chest, ${ $gold }, wisdom +{ $wisdom }
   *[monster] monster { $strength }, ${ $gold }{ $heart ->
        [0] { "" }
       *[other] , heart { $heart }
    }
 }
foes-note-odds = ⚔{ $monster } { $fright ->
    [yes] dies of fright, you pay{" "}
   *[no] win { $percent } %, you pay{" "}
 }{ $shares }
foes-note-pay = ⚔ you pay { foes-name-chips }
foes-note-monsters = ${ $gold }{ $heart ->
    [0] { "" }
   *[other] {" "}heart { $heart }
 }: { $monsters }
foes-note-next = next: { $tiles ->
    [none] { $hidden } face down
   *[other] { $tiles } …
 }

## The board in sentences

foes-describe-turn = It is the turn of { $seat }.
foes-describe-player = { $seat } { $space ->
    [none] is not in the dungeon yet
   *[other] is on { $space }
 }, with wisdom { $wisdom }, { foes-name-chips }, { $gold ->
    [none] unknown gold
   *[other] { foes-name-gold }
 }, { $spells ->
    [0] no spells.
    [one] one spell of level { $levels }.
   *[other] { $spells } spells of levels { $levels }.
 }
foes-describe-dumbest = The dumbest player is { $seat }.
foes-describe-tile = { $kind ->
    [chest] A chest with { foes-name-gold } and { $wisdom } wisdom is on { $space }.
   *[monster] Monster { $strength } with { foes-name-gold }{ $heart ->
        [0] { "" }
       *[other] {" "}and a heart of { $heart }
    } is on { $space }.
 }
foes-describe-crossing = Intersection { $space } is closed in the { foes-name-closed }.
foes-describe-teleport = A { foes-name-colour } teleport is on { $space }.
foes-describe-unseen = Unexplored chambers: { $chambers ->
    [none] none.
   *[other] { $chambers }.
 } Intersections that lie face down: { $crossings ->
    [none] none.
   *[other] { $crossings }.
 }
foes-describe-supply = The supply has { foes-name-chips }; whoever takes from it now gets { $taken }. The reserve has { $reserve }.
foes-describe-next = { $tiles ->
    [none] Of the last pile { $hidden } tiles are left, face down.
   *[other] The next tiles are { $tiles }; a question mark is the tile of the dumbest player.
 }
foes-describe-spell = You hold { $spell }.
foes-describe-way = From { $space } you can go { foes-name-direction } to { $next }.
foes-describe-pay = The dice have fallen: the battle costs { foes-name-chips }.
foes-describe-odds = { $fright ->
    [yes] If you fight { foes-name-monster }, it dies of fright; chips to pay, and how likely: { $costs }. You win with { $win }.
   *[no] If you fight { foes-name-monster }, you win with { $win } ({ $percent } %); chips to pay, and how likely: { $costs }.
 }

## What is wrong with a position

foes-position-json = this is no position: { $problem }
foes-position-players = there must be two to six players called A, B, C and so on, not { $have }
foes-position-seat = there is no player “{ $seat }”
foes-position-space = “{ $key }” cannot name { $names }: no such space is on the board, or it is of another kind
foes-position-side = { $names } is no side of an intersection: N, E, S and W are
foes-position-explored-twice = say either which chambers are explored or which are not
foes-position-tile = “{ $tile }” is no tile: a monster’s strength or a chest such as chest1 is
foes-position-unexplored = { $names } cannot be unexplored and hold a tile
foes-position-tile-twice = the tile { $tile } is in two places
foes-position-next = “{ $tile }” cannot be the next tile: a monster’s strength, dumbest or last can
foes-position-last = in the last pile there are only bosses and chests
foes-position-too-few-tiles = { $need } chambers are unexplored, but only { $have } tiles are left for them
foes-position-unseen = { $seat } cannot be on { $space }, which nobody has seen yet
foes-position-teleports = teleports come in pairs of one colour; these do not: { $names }
foes-position-arrivals = the order of arrivals names somebody twice: { $names }
foes-position-spell = there is no spell “{ $spell }”, or not so many of it
foes-position-number = “{ $key }” cannot be { $value }
foes-position-sees = { $seat } would see what is still hidden: { $names }
foes-position-chips = there are { $have } chips, too few: { $left } would be left for the reserve
foes-position-over = both bosses are dead: the game is over
foes-position-game-over = the game is over: nobody can play { $action }
foes-position-refused = { $clause } forbids { $action } ({ $why })
foes-position-dice = the dice do not fit { $action }: { $problem }

# A board or components of one’s own
foes-board = { $count ->
    [one] one thing is
   *[other] { $count } things are
 } wrong with this board or these components:
foes-fault-space-twice = two spaces are called { $name }
foes-fault-place-twice = { $names } lie at the same place ({ $x }, { $y })
foes-fault-name = a space cannot be called “{ $name }”: a name is one word
foes-fault-ward = { $name } lies in the ward “{ $ward }”, which is not listed
foes-fault-no-such-space = a connection leads to { $name }, which is no space
foes-fault-not-neighbours = { $one } and { $other } are connected, but do not lie next to each other
foes-fault-chambers-adjoin = the chambers { $one } and { $other } adjoin: pathway must lie between them
foes-fault-side-twice = two connections use the side { $side } of { $name }
foes-fault-count = there must be { $need } { $kind ->
    [start] starting chambers
    [chamber] other chambers
    [intersection] intersections
   *[teleport] teleport spaces
 }, not { $have }
foes-fault-arms = the intersection { $name } has { $have } sides with a connection, not four
foes-fault-unreachable = no way leads from every starting chamber to { $names }
foes-fault-cut-off = closed sides of intersections can cut off { $names }
foes-fault-die = the { $die ->
    [monster] monster’s
   *[player] player’s
 } die must have { $need } faces with numbers from 0 to { $most }
foes-fault-chips = there must be { $need } chips, not { $have }
foes-fault-start-chips = a player must begin with one to { $most } chips, not with { $have }
foes-fault-top-wisdom = the wisdom track must end at { $need }, not at { $have }
foes-fault-advancement = the advancement must be given for { $least } to { $most } players, with one to { $largest } levels each
foes-fault-supply = the dark spaces must be different ones of the { $spaces } supply spaces, which are no more than there are chips
foes-fault-teleports = the teleport tiles must be two pairs, each with a colour of one word, not: { $names }
foes-fault-monsters-missing = these monsters are missing: { $names }
foes-fault-monster = { $number ->
    [one] a monster has
   *[other] { $number } monsters have
 } the strength { $strength }: there must be one of each from 1 to { $most }
foes-fault-monster-values = the gold and the heart of monster { $strength } must be from 0 to { $most }
foes-fault-chests = there must be { $need } chests, not { $have }
foes-fault-chest-values = the gold and the wisdom of a chest must be from 0 to { $most }
foes-fault-piles = the piles must follow each other without a gap, the first with the monsters 1 to { $start }, the last with { $first } and { $last }
foes-fault-spells = there must be { $need } spells, not { $have }
foes-fault-too-few-spells = { $need } monsters give a spell, but there are only { $have }
foes-fault-spell = there can be no spell { $name }: its level must be from 1 to { $levels }, its number from { $least } to { $most }

## The board in the browser

web-foes-lead = Explore Fortress Furor, grow wiser by beating its monsters, cast spells, and be the one with the most gold in the end.
web-foes-board = The map of { $name }
web-foes-overlay-odds = Odds
web-foes-overlay-names = Names
web-foes-face-down = intersection, face down
web-foes-crossing = intersection, closed in the { $closed ->
    [N] north
    [E] east
    [S] south
   *[W] west
 }
web-foes-teleport = { $colour ->
    [red] red teleport
    [blue] blue teleport
   *[other] teleport ({ $colour })
 }
web-foes-pathway = pathway
web-foes-unexplored = unexplored chamber
web-foes-empty = empty chamber
web-foes-figure = figure { $letter }
web-foes-chance = { $percent } % to win
web-foes-steps-away = { $steps ->
    [one] one step
   *[other] { $steps } steps
 }
web-foes-news = something new to be seen
web-foes-chest = chest with { $gold } gold and { $wisdom } wisdom
web-foes-monster-name = Monster { $strength }
web-foes-monster = { $name }: strength { $strength }, { $gold } gold{ $heart ->
    [0] { "" }
   *[other] , heart { $heart }
 }
web-foes-battle = Battle with monster { $monster }
web-foes-die-monster = The monster’s die: { $face }
web-foes-die-player = The player’s die: { $face }
web-foes-to-pay = The battle costs { $cost ->
    [one] one chip
   *[other] { $cost } chips
 }; at hand: { $chips }.
web-foes-win = { $percent } % to win
web-foes-fright = It dies of fright!
web-foes-too-strong = too strong: { $strength } against wisdom { $wisdom }
web-foes-costs = What the battle costs, and how likely that is
web-foes-cost = { $cost ->
    [one] 1 chip
   *[other] { $cost } chips
 }
web-foes-gain = A victory brings { $gold } gold; wisdom { $wisdom } afterwards.
web-foes-walk-there = { $steps ->
    [one] Walk there: one step
   *[other] Walk there: { $steps } steps
 }{ $battle ->
    [yes] { "" }
   *[no] , too far to fight
 }
web-foes-hand = Your spells
web-foes-level = level { $level }
web-foes-spell = { $kind ->
    [movement] Movement +{ $value }
    [power] Power +{ $value }
    [wisdom] Wisdom +{ $value }
    [transference] Transference
    [invisibility] Invisibility
    [transform] Transform ±{ $value }
    [move_monster] Move a Monster
    [move_three_monsters] Move Three Monsters
    [exchange] Exchange
   *[rotate] Rotate
 }
web-foes-spell-does = { $kind ->
    [movement] Up to { $value } more steps in this turn.
    [power] { $value ->
        [1] One chip
       *[other] Up to { $value } chips
     } from the reserve, also after the dice have fallen.
    [wisdom] { $value ->
        [1] One level
       *[other] Up to { $value } levels
     } of wisdom.
    [transference] Before your first step: to the space of another figure.
    [invisibility] Before your first step: monsters do not stop you, nobody follows.
    [transform] The monster here is up to { $value } stronger or weaker.
    [move_monster] One monster moves up to two chambers.
    [move_three_monsters] Up to three monsters move one chamber each.
    [exchange] Two tiles in chambers change places.
   *[rotate] Up to two intersections are turned.
 }
web-foes-just-drawn = drawn just now
web-foes-castable = can be cast
web-foes-cast = { $kind ->
    [power] Cast: { $amount }
    [wisdom] Cast: { $amount }
    [transform] Cast: { $amount }
   *[other] Cast it
 }
web-foes-join = To { $letter }
web-foes-no-spells = No spells in your hand yet: monsters guard them.
web-foes-track = Wisdom track
web-foes-wisdom-of = { $letter } { $wisdom }
web-foes-players = Players
web-foes-dumbest = dumbest
web-foes-wisdom = Wisdom
web-foes-chips = Chips
web-foes-gold = Gold
web-foes-spells = Spells
web-foes-spells-of-level = { $count } of level { $level }
web-foes-store = Supply and piles
web-foes-supply = Supply: { $chips }
web-foes-supply-gives = taking now gives { $taken }
web-foes-reserve = Reserve: { $chips }
web-foes-next = Next tiles:
web-foes-dumbest-tile = dumbest player
web-foes-last-pile = +{ $count } face down
web-foes-do = { $action ->
    [fight] Fight!
    [open] Open the chest
    [chips] Take { $taken } chips
    [flee] Pay a chip and flee
    [end] End your turn
    [follow] Come along
    [study] Learn
   *[done] { $prompt ->
        [follow] Stay here
        [study] No, thank you
        [retreat] Stay here
        [power] No more power
        [privilege] Leave the monsters alone
       *[other] Leave it at that
     }
 }
web-foes-taken-along = { $letter } goes to { $space }
web-foes-alone = nobody moves with it
web-foes-company = If you stop here, may come along: { $letters }.
web-foes-offer = { $letter } has gone to { $space }.
web-foes-offer-learns = You would learn a level there.
web-foes-offer-nothing = There is no level to be learnt.
web-foes-turn = Close { $space } in the
web-foes-side = { $side ->
    [N] North
    [E] East
    [S] South
   *[W] West
 }
web-foes-whom = Who moves with it?
web-foes-phase-two = The second phase begins
web-foes-whole-map = Whole map
web-foes-closer = Closer

### Fearsome Floors.

floors-title = Fearsome Floors

## Names of things, used by the sentences below

floors-name-facing = { $facing ->
    [N] north
    [E] east
    [S] south
   *[W] west
 }
floors-name-direction = { $direction ->
    [N] north
    [E] east
    [S] south
   *[W] west
 }
floors-name-stone = { $stone ->
    [stone] stone
    [crystal] crystal
    [right] right-turner
   *[uturn] half-turner
 }
floors-name-piece = { $piece ->
    [stone] The stone
    [crystal] The crystal
    [right] The right-turner
    [uturn] The half-turner
   *[other] { $piece }
 }
floors-name-tile = { $tile ->
    [stone] stone
    [crystal] crystal
    [right] right-turner
    [uturn] half-turner
    [square] square teleporter
    [round] round teleporter
   *[other] { $tile } pool
 }
floors-name-number = { $tile ->
    [hit1] “1 hit”
    [hit2] “2 hits”
    [hit3] “3 hits”
   *[other] { $tile }
 }
floors-name-ahead = { $ahead ->
    [none] nobody
   *[other] { $ahead }
 }
floors-name-left = { $left ->
    [none] nobody
   *[other] { $left }
 }
floors-name-right = { $right ->
    [none] nobody
   *[other] { $right }
 }

## What happens

floors-event-laid = { $seat } lays a { floors-name-tile } on { $at }{ $facing ->
    [none] .
   *[other] , pointing { floors-name-facing }.
 }
floors-event-entered = { $figure } comes in at { $at }.
floors-event-walked = { $figure } walks over { $route }.
floors-event-left = { $figure } gets out!
floors-event-turned = { $figure } is turned over and shows { $points }.
floors-event-passed = { $seat } has no figure left to move and passes.
floors-event-setaside = { floors-name-number } comes first and is shuffled back: the game begins with a number.
floors-event-tile = The monster’s tile is { floors-name-number }.
floors-event-looked = { $result ->
    [none] The monster sees nobody and keeps facing { floors-name-facing }.
    [turn] The monster turns { floors-name-facing }. It saw ahead { floors-name-ahead }, left { floors-name-left }, right { floors-name-right }.
    [keep] The monster has { floors-name-ahead } straight ahead in the { floors-name-facing }.
   *[tie] The monster cannot decide and keeps facing { floors-name-facing }. It saw ahead { floors-name-ahead }, left { floors-name-left }, right { floors-name-right }.
 }
floors-event-turnedby = { $stone ->
    [right] A right-turner turns the monster to its right, { floors-name-facing }.
   *[uturn] A half-turner turns the monster round, { floors-name-facing }.
 } It is on { $at }.
floors-event-crept = { $wall ->
    [none] The monster goes { floors-name-facing } to { $at }.
   *[other] The monster goes through the wall { $wall } and comes out on { $at }, facing { floors-name-facing }.
 }
floors-event-teleported = The teleporter takes the monster to { $at }, facing { floors-name-facing }.
floors-event-stuck = The monster has turned in a circle and stays on { $at }, facing { floors-name-facing }.
floors-event-pushed = { floors-name-piece } is pushed from { $start } to { $end }.
floors-event-removed = { floors-name-piece } from { $start } is out of the game, { $how ->
    [edge] pushed off the board.
    [teleporter] destroyed on a teleporter.
   *[corner] pushed onto a corner.
 }
floors-event-eaten = { $how ->
    [stepped_on] The monster eats { $figure } on { $at }!
    [edge] { $figure } is pushed off the board from { $at } and lost!
   *[teleporter] { $figure } is pushed onto a teleporter from { $at } and lost!
 }
floors-event-rested = The monster rests after { $steps ->
    [one] one step
   *[other] { $steps } steps
 }{ $stop ->
    [distance] .
    [hits] , having eaten enough.
   *[cap] , still hungry.
 }
floors-event-returned = { $figure } waits outside again.
floors-event-stage = The second stage begins: whoever is eaten from now on stays out.
floors-event-round = Round { $round } begins with { $seat }.
floors-event-ended = The game is over: { $ending ->
    [won] somebody has got all figures but one out.
    [nobody_left] no figure is left.
   *[time_up] the monster has moved for the last time.
 }

## What a player is asked, and can do

floors-prompt-move = Round { $round }: move one of your figures.
floors-prompt-lay = Lay one of the tiles.
floors-action-move = figure { $figure }: { $path ->
    [none] stays where it is
   *[other] { $path }
 }
floors-action-lay = { floors-name-tile } on { $at }{ $facing ->
    [none] { "" }
   *[other] , pointing { floors-name-facing }
 }
floors-word-1 = figure 1
floors-word-3 = figure 3
floors-word-4 = figure 4
floors-word-5 = figure 5
floors-word-N = north
floors-word-E = east
floors-word-S = south
floors-word-W = west
floors-word-plus = come in
floors-word-minus = get out
floors-word-lay = lay a tile
floors-word-right = right-turner
floors-word-uturn = half-turner
floors-word-square = square teleporter
floors-word-round = round teleporter
floors-word-2x2 = square pool
floors-word-4x1 = long pool

## Why not

floors-refusal-game-over = The game is over.
floors-refusal-not-your-turn = It is the turn of { $turn }.
floors-refusal-lay-first = First the floor is laid.
floors-refusal-floor-is-laid = The floor is laid already.
floors-refusal-no-such-figure = You have no figure { $figure }.
floors-refusal-not-in-play = This figure is no longer in play.
floors-refusal-moved-already = Figure { $figure } has moved in this round.
floors-refusal-too-far = That takes { $need } points; the figure has { $have }.
floors-refusal-gone-for-good = Whoever is out stays out.
floors-refusal-inside-already = The figure is inside already.
floors-refusal-enter-first = The figure waits outside: its first point brings it in (+).
floors-refusal-not-on-exit = Only from the exit corner can a figure get out.
floors-refusal-no-direction = “{ $letter }” is no direction: N, E, S and W are, + comes in and - gets out.
floors-refusal-ends-on-figure = Another figure stands there: you may pass it, but not stop on it.
floors-refusal-monster-on-entrance = The monster stands on the entrance: nobody gets in.
floors-refusal-stone-on-entrance = A stone lies on the entrance: nobody gets in.
floors-refusal-teleporter-on-entrance = The entrance is a teleporter: nobody gets in.
floors-refusal-edge = The board ends in the { floors-name-direction }.
floors-refusal-teleporter = In the { floors-name-direction } there is a teleporter; figures cannot enter it.
floors-refusal-monster = In the { floors-name-direction } stands the monster.
floors-refusal-stone-at-edge = The { floors-name-stone } in the { floors-name-direction } would fall off the board.
floors-refusal-stone-at-teleporter = The { floors-name-stone } in the { floors-name-direction } would go onto a teleporter.
floors-refusal-stone-blocked = The { floors-name-stone } in the { floors-name-direction } cannot be pushed: there is something behind it.
floors-refusal-seats = The game is for { $least } to { $most } players, not for { $have }.
floors-refusal-long-game = The longer game is for 6 or 7 players, not for { $have }.
floors-refusal-no-such-tile = There is no tile “{ $tile }”.
floors-refusal-tile-used-up = No { floors-name-tile } is left.
floors-refusal-wrong-facing = A { floors-name-tile } is not laid that way: say where a teleporter’s arrow points (N, E, S or W) or how the long pool lies (E or S), and nothing for other tiles.
floors-refusal-off-board = The tile would not lie on the board.
floors-refusal-too-near-corner = { $x },{ $y } is too near to a corner.
floors-refusal-overlap = Something lies on { $x },{ $y } already.
floors-refusal-teleporters-touch = Two teleporters may not lie next to each other.

## How a game ends

floors-ending-won = { $count ->
    [0] Nobody has won.
    [one] { $winners } wins: all figures but one have got out.
   *[other] { $winners } share the win.
 }
floors-ending-nobody_left = No figure is left. { $count ->
    [0] Nobody has won.
    [one] { $winners } wins with the most figures out.
   *[other] { $winners } share the win.
 }
floors-ending-time_up = The monster has moved for the last time. { $count ->
    [0] Nobody has won.
    [one] { $winners } wins with the most figures out.
   *[other] { $winners } share the win.
 }

## Options

floors-option-mode = Game
floors-option-mode-basic = basic
floors-option-mode-expert = expert: you lay the floor
floors-option-long_game = Longer game (6 or 7 players)
floors-option-long_game-yes = yes: the 5 counts as 3 hits
floors-option-long_game-no = no
floors-option-stone_onto_teleporter = Stone onto a teleporter
floors-option-stone_onto_teleporter-refused = figures cannot push it there
floors-option-stone_onto_teleporter-destroyed = figures can, and destroy it
floors-option-monster_stone_on_corner = Monster’s stone on a corner
floors-option-monster_stone_on_corner-removed = is removed
floors-option-monster_stone_on_corner-stays = stays there
floors-option-tie_at_turning_stone = Tie before a turning stone
floors-option-tie_at_turning_stone-turns = it turns the monster
floors-option-tie_at_turning_stone-pushes = the monster pushes it
floors-option-nobody_escaped = If nobody gets out
floors-option-nobody_escaped-nobody_wins = nobody wins
floors-option-nobody_escaped-all_share = all share the win
floors-option-corner_margin = Free of tiles around corners
floors-option-corner_margin-orthogonal = the next cells
floors-option-corner_margin-diagonal = the diagonal cell too
floors-option-first_layer = First tile of the expert game
floors-option-first_layer-random = a random player lays it
floors-option-first_layer-start_player = the start player lays it

## The board in sentences

floors-describe-round = Round { $round }, stage { $stage }, { $seat } to move. The exit is 0,0, the entrance 15,10.
floors-describe-monster = The monster is on { $at }, facing { floors-name-facing }.
floors-describe-pile = Movement tiles left: { $tiles }.
floors-describe-supply = Tiles to be laid: { $tiles }.
floors-describe-figure = { $where ->
    [board] { $figure } is on { $at }
    [outside] { $figure } waits outside
    [escaped] { $figure } has got out
   *[eaten] { $figure } has been eaten
 }{ $where ->
    [escaped] .
    [eaten] .
   *[other] { $moved ->
        [yes] ; it has moved and shows { $points }.
       *[no] ; it can move { $points }.
    }
 }
floors-describe-stone = A { floors-name-stone } is on { $at }.
floors-describe-pool = Blood is on { $cells }.
floors-describe-teleporter = A { $pair } teleporter is on { $at }, pointing { floors-name-facing }.
floors-describe-walk = If the monster’s tile is { floors-name-number } ({ $percent } %), it goes to { $at }, facing { floors-name-facing }, and eats { $eaten ->
    [none] nobody.
   *[other] { $eaten }.
 }
floors-describe-danger = { $figure } is eaten with { $percent } % ({ $fraction }).

## What is wrong with an input

floors-action = “{ $text }” is no move: a figure’s number and a path, such as 4 +NNW, or lay TILE X,Y DIRECTION
floors-position-json = this is no position: { $problem }
floors-position-off-board = { $what } cannot be on { $x },{ $y }: the board has no such cell
floors-position-ground-twice = { $what } and { $other } both cover { $x },{ $y }
floors-position-pair = there are more than two teleporters “{ $pair }”
floors-position-two-pieces = { $what } and { $other } are both on { $x },{ $y }
floors-position-on-teleporter = { $what } cannot be on the teleporter on { $x },{ $y }
floors-position-under-monster = { $what } cannot be on { $x },{ $y }, where the monster is
floors-position-kind = “{ $kind }” on { $x },{ $y } is no kind of stone
floors-position-missing = the position does not say “{ $key }”, or not sensibly
floors-position-tile = “{ $tile }” is no movement tile: 1 to 20, hit1, hit2 or hit3
floors-position-points = a figure has 0 to { $most } points, not { $points }
floors-position-mover = the mover “{ $mover }” is not on the board or outside
floors-position-no-twin = the monster steps on the teleporter on { $x },{ $y }, which has no twin
floors-position-turn = { $seat } has no figure to move
floors-position-won = { $seat } has won already
floors-position-figure = the figure “{ $figure }” does not exist, is missing, or is in two places
floors-position-eaten = { $figure } cannot have been eaten for good in the first stage
floors-position-seat = there is no seat “{ $seat }”
floors-position-round = there is no round { $round }
floors-position-pile = there must be { $need } movement tiles left in this round, from those of the game
floors-position-supply = tiles are laid before the game begins, and there are not more of them than in the box

## The board in the browser

web-floors-lead = Lead your figures out of the fortress while a monster hunts whoever it sees nearest. No dice: anyone can reckon where it may go.
web-floors-board = The fortress, round { $round }, stage { $stage }
web-floors-round = Round { $round }
web-floors-stage = Stage { $stage }
web-floors-pile = Monster’s tiles
web-floors-tile = { web-floors-name-tile }, { $count } left
web-floors-walk = { web-floors-name-tile }, { $percent } %: the monster goes to { $at } and eats { $eaten ->
    [none] nobody
   *[other] { $eaten }
 }
web-floors-name-tile = { $tile ->
    [hit1] 1 hit
    [hit2] 2 hits
    [hit3] 3 hits
   *[other] { $tile } steps
 }
web-floors-figures = Figures
web-floors-figure = { $where ->
    [board] Figure { $figure } on { $at }, { $points } points
    [outside] Figure { $figure } waits outside, { $points } points
    [escaped] Figure { $figure } has got out
   *[eaten] Figure { $figure } has been eaten
 }
web-floors-where = { $where ->
    [board] inside
    [outside] waits
    [escaped] out!
   *[eaten] eaten
 }
web-floors-marker = begins the round
web-floors-danger = { $percent } % danger
web-floors-cell-empty = free
web-floors-cell-figure = figure { $figure }, { $points } points
web-floors-cell-monster = the monster, facing { $facing ->
    [N] north
    [E] east
    [S] south
   *[W] west
 }
web-floors-cell-stone = { $stone ->
    [stone] stone
    [crystal] crystal
    [right] right-turner
   *[uturn] half-turner
 }
web-floors-cell-teleporter = { $pair ->
    [square] square teleporter
   *[round] round teleporter
 }, pointing { $facing ->
    [N] north
    [E] east
    [S] south
   *[W] west
 }
web-floors-cell-blood = blood
web-floors-cell-exit = exit
web-floors-cell-entrance = entrance
web-floors-cell-reach = in reach
web-floors-choose-figure = Choose a figure first: tap it, or press its number.
web-floors-choose-tile = Choose a tile first.
web-floors-steps = Next step
web-floors-step = { $direction ->
    [N] North
    [E] East
    [S] South
   *[W] West
 }
web-floors-enter = Come in
web-floors-leave = Get out
web-floors-tracing = { $figure }: { $path ->
    [none] where to?
   *[other] { $path }
 } · { $left ->
    [one] one point left
   *[other] { $left } points left
 }
web-floors-stop-here = Stop here: { $percent } % danger
web-floors-play = Go there
web-floors-stay = Stay
web-floors-back = Step back
web-floors-cancel = Let go
web-floors-closer = Closer
web-floors-skip = Skip
web-floors-supply = Tiles to be laid
web-floors-supply-tile = { $tile ->
    [stone] Stone
    [crystal] Crystal
    [right] Right-turner
    [uturn] Half-turner
    [square] Square teleporter
    [round] Round teleporter
    [pool] Square pool
   *[longpool] Long pool
 }, { $count } left
web-floors-lay = Lay it
web-floors-rotate = Rotate
web-floors-overlay-foresight = Foresight

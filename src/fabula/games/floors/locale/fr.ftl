### Fearsome Floors.

floors-title = Fearsome Floors (Finstere Flure)

## Noms des choses, employés par les phrases qui suivent

floors-name-facing = { $facing ->
    [N] le nord
    [E] l’est
    [S] le sud
   *[W] l’ouest
 }
floors-name-direction = { $direction ->
    [N] au nord
    [E] à l’est
    [S] au sud
   *[W] à l’ouest
 }
floors-name-stone = { $stone ->
    [stone] la pierre
    [crystal] le cristal
    [right] la pierre tourne-à-droite
   *[uturn] la pierre demi-tour
 }
floors-name-piece = { $piece ->
    [stone] la pierre
    [crystal] le cristal
    [right] la pierre tourne-à-droite
    [uturn] la pierre demi-tour
   *[other] { $piece }
 }
floors-name-tile = { $tile ->
    [stone] pierre
    [crystal] cristal
    [right] pierre tourne-à-droite
    [uturn] pierre demi-tour
    [square] téléporteur carré
    [round] téléporteur rond
   *[other] flaque { $tile }
 }
floors-name-number = { $tile ->
    [hit1] « 1 victime »
    [hit2] « 2 victimes »
    [hit3] « 3 victimes »
   *[other] { $tile }
 }
floors-name-ahead = { $ahead ->
    [none] personne
   *[other] { $ahead }
 }
floors-name-left = { $left ->
    [none] personne
   *[other] { $left }
 }
floors-name-right = { $right ->
    [none] personne
   *[other] { $right }
 }

## Ce qui arrive

floors-event-laid = { $seat } pose une tuile en { $at } : { floors-name-tile }{ $facing ->
    [none] .
   *[other] , vers { floors-name-facing }.
 }
floors-event-entered = { $figure } entre en { $at }.
floors-event-walked = { $figure } passe par { $route }.
floors-event-left = { $figure } s’échappe !
floors-event-turned = { $figure } est retourné et montre { $points }.
floors-event-passed = { $seat } n’a plus de figurine à déplacer et passe.
floors-event-setaside = { floors-name-number } sort en premier et retourne dans la pioche : la partie commence par un nombre.
floors-event-tile = La tuile du monstre : { floors-name-number }.
floors-event-looked = { $result ->
    [none] Le monstre ne voit personne et regarde toujours vers { floors-name-facing }.
    [turn] Le monstre se tourne vers { floors-name-facing }. Il a vu devant { floors-name-ahead }, à gauche { floors-name-left }, à droite { floors-name-right }.
    [keep] Le monstre a { floors-name-ahead } droit devant, vers { floors-name-facing }.
   *[tie] Le monstre hésite et regarde toujours vers { floors-name-facing }. Il a vu devant { floors-name-ahead }, à gauche { floors-name-left }, à droite { floors-name-right }.
 }
floors-event-turnedby = { $stone ->
    [right] Une pierre fait tourner le monstre à droite, vers { floors-name-facing }.
   *[uturn] Une pierre fait faire demi-tour au monstre, vers { floors-name-facing }.
 } Il est en { $at }.
floors-event-crept = { $wall ->
    [none] Le monstre va vers { floors-name-facing } en { $at }.
   *[other] Le monstre traverse le mur { $wall } et ressort en { $at }, tourné vers { floors-name-facing }.
 }
floors-event-teleported = Le téléporteur emmène le monstre en { $at }, tourné vers { floors-name-facing }.
floors-event-stuck = Le monstre a tourné en rond et reste en { $at }, tourné vers { floors-name-facing }.
floors-event-pushed = Poussée : { floors-name-piece }, de { $start } à { $end }.
floors-event-removed = Hors du jeu : { floors-name-piece } de { $start }, { $how ->
    [edge] par-dessus le bord.
    [teleporter] par un téléporteur.
   *[corner] par un coin.
 }
floors-event-eaten = { $how ->
    [stepped_on] Le monstre mange { $figure } en { $at } !
    [edge] { $figure } est poussé hors du plateau depuis { $at } : perdu !
   *[teleporter] { $figure } est poussé sur un téléporteur depuis { $at } : perdu !
 }
floors-event-rested = Le monstre se repose après { $steps ->
    [one] { $steps } pas
   *[other] { $steps } pas
 }{ $stop ->
    [distance] .
    [hits] , rassasié.
   *[cap] , encore affamé.
 }
floors-event-returned = { $figure } attend de nouveau dehors.
floors-event-stage = La seconde phase commence : désormais, qui est mangé ne revient plus.
floors-event-round = La manche { $round } commence avec { $seat }.
floors-event-ended = La partie est finie : { $ending ->
    [won] quelqu’un a sorti toutes ses figurines sauf une.
    [nobody_left] il ne reste aucune figurine.
   *[time_up] le monstre a joué pour la dernière fois.
 }

## Ce qu’on demande à un joueur, et ce qu’il peut faire

floors-prompt-move = Manche { $round } : déplacez une de vos figurines.
floors-prompt-lay = Posez une des tuiles.
floors-action-move = figurine { $figure } : { $path ->
    [none] reste où elle est
   *[other] { $path }
 }
floors-action-lay = { floors-name-tile } en { $at }{ $facing ->
    [none] { "" }
   *[other] , vers { floors-name-facing }
 }
floors-word-1 = figurine 1
floors-word-3 = figurine 3
floors-word-4 = figurine 4
floors-word-5 = figurine 5
floors-word-N = nord
floors-word-E = est
floors-word-S = sud
floors-word-W = ouest
floors-word-plus = entrer
floors-word-minus = sortir
floors-word-lay = poser une tuile
floors-word-right = pierre tourne-à-droite
floors-word-uturn = pierre demi-tour
floors-word-square = téléporteur carré
floors-word-round = téléporteur rond
floors-word-2x2 = flaque carrée
floors-word-4x1 = flaque longue

## Pourquoi pas

floors-refusal-game-over = La partie est finie.
floors-refusal-not-your-turn = C’est le tour de { $turn }.
floors-refusal-lay-first = Il faut d’abord poser le sol.
floors-refusal-floor-is-laid = Le sol est déjà posé.
floors-refusal-no-such-figure = Vous n’avez pas de figurine { $figure }.
floors-refusal-not-in-play = Cette figurine n’est plus en jeu.
floors-refusal-moved-already = La figurine { $figure } a déjà joué dans cette manche.
floors-refusal-too-far = Il faudrait { $need } points ; la figurine en a { $have }.
floors-refusal-gone-for-good = Qui est sorti reste dehors.
floors-refusal-inside-already = La figurine est déjà à l’intérieur.
floors-refusal-enter-first = La figurine attend dehors : son premier point la fait entrer (+).
floors-refusal-not-on-exit = On ne sort que par le coin de la sortie.
floors-refusal-no-direction = « { $letter } » n’est pas une direction : il y a N, E, S et W, + pour entrer et - pour sortir.
floors-refusal-ends-on-figure = Une autre figurine est là : on peut la traverser, pas s’y arrêter.
floors-refusal-monster-on-entrance = Le monstre est sur l’entrée : personne n’entre.
floors-refusal-stone-on-entrance = Une pierre est sur l’entrée : personne n’entre.
floors-refusal-teleporter-on-entrance = L’entrée est un téléporteur : personne n’entre.
floors-refusal-edge = Le plateau s’arrête { floors-name-direction }.
floors-refusal-teleporter = Il y a un téléporteur { floors-name-direction } ; les figurines n’y entrent pas.
floors-refusal-monster = Le monstre est { floors-name-direction }.
floors-refusal-stone-at-edge = Impossible de pousser { floors-name-stone } { floors-name-direction } : le plateau s’arrête derrière.
floors-refusal-stone-at-teleporter = Impossible de pousser { floors-name-stone } { floors-name-direction } : il y a un téléporteur derrière.
floors-refusal-stone-blocked = Impossible de pousser { floors-name-stone } { floors-name-direction } : la case derrière n’est pas libre.
floors-refusal-seats = Le jeu se joue de { $least } à { $most } joueurs, pas à { $have }.
floors-refusal-long-game = La partie longue est pour 6 ou 7 joueurs, pas pour { $have }.
floors-refusal-no-such-tile = Il n’y a pas de tuile « { $tile } ».
floors-refusal-tile-used-up = Il n’en reste plus : { floors-name-tile }.
floors-refusal-wrong-facing = Cette tuile ne se pose pas ainsi ({ floors-name-tile }) : dites où va la flèche d’un téléporteur (N, E, S ou W) ou comment est la flaque longue (E ou S), et rien pour les autres.
floors-refusal-off-board = La tuile dépasserait du plateau.
floors-refusal-too-near-corner = { $x },{ $y } est trop près d’un coin.
floors-refusal-overlap = Il y a déjà quelque chose en { $x },{ $y }.
floors-refusal-teleporters-touch = Deux téléporteurs ne peuvent pas se toucher.

## Comment une partie se termine

floors-ending-won = { $count ->
    [0] Personne n’a gagné.
    [one] { $winners } gagne : toutes ses figurines sauf une sont sorties.
   *[other] { $winners } se partagent la victoire.
 }
floors-ending-nobody_left = Il ne reste aucune figurine. { $count ->
    [0] Personne n’a gagné.
    [one] { $winners } gagne avec le plus de figurines sorties.
   *[other] { $winners } se partagent la victoire.
 }
floors-ending-time_up = Le monstre a joué pour la dernière fois. { $count ->
    [0] Personne n’a gagné.
    [one] { $winners } gagne avec le plus de figurines sorties.
   *[other] { $winners } se partagent la victoire.
 }

## Options

floors-option-mode = Jeu
floors-option-mode-basic = de base
floors-option-mode-expert = expert : vous posez le sol
floors-option-long_game = Partie longue (6 ou 7 joueurs)
floors-option-long_game-yes = oui : le 5 compte 3 victimes
floors-option-long_game-no = non
floors-option-stone_onto_teleporter = Pierre vers un téléporteur
floors-option-stone_onto_teleporter-refused = les figurines ne peuvent pas
floors-option-stone_onto_teleporter-destroyed = elles peuvent, et la détruisent
floors-option-monster_stone_on_corner = Pierre du monstre sur un coin
floors-option-monster_stone_on_corner-removed = elle disparaît
floors-option-monster_stone_on_corner-stays = elle y reste
floors-option-tie_at_turning_stone = Égalité devant une pierre tournante
floors-option-tie_at_turning_stone-turns = elle fait tourner le monstre
floors-option-tie_at_turning_stone-pushes = le monstre la pousse
floors-option-nobody_escaped = Si personne ne sort
floors-option-nobody_escaped-nobody_wins = personne ne gagne
floors-option-nobody_escaped-all_share = tous partagent la victoire
floors-option-corner_margin = Sans tuile autour des coins
floors-option-corner_margin-orthogonal = les cases voisines
floors-option-corner_margin-diagonal = la case en diagonale aussi
floors-option-first_layer = Première tuile du jeu expert
floors-option-first_layer-random = posée par un joueur au hasard
floors-option-first_layer-start_player = posée par le premier joueur

## Le plateau en phrases

floors-describe-round = Manche { $round }, phase { $stage }, à { $seat } de jouer. La sortie est en 0,0, l’entrée en 15,10.
floors-describe-monster = Le monstre est en { $at }, tourné vers { floors-name-facing }.
floors-describe-pile = Tuiles de mouvement restantes : { $tiles }.
floors-describe-supply = Tuiles à poser : { $tiles }.
floors-describe-figure = { $where ->
    [board] { $figure } est en { $at }
    [outside] { $figure } attend dehors
    [escaped] { $figure } est sorti
   *[eaten] { $figure } a été mangé
 }{ $where ->
    [escaped] .
    [eaten] .
   *[other] { $moved ->
        [yes] {" "}; a déjà joué et montre { $points }.
       *[no] {" "}; peut avancer de { $points }.
    }
 }
floors-describe-stone = En { $at } : { floors-name-stone }.
floors-describe-pool = Du sang en { $cells }.
floors-describe-teleporter = En { $at }, un téléporteur ({ $pair ->
    [square] carré
    [round] rond
   *[other] { $pair }
 }), vers { floors-name-facing }.
floors-describe-walk = Si la tuile du monstre est { floors-name-number } ({ $percent } %), il va en { $at }, tourné vers { floors-name-facing }, et mange { $eaten ->
    [none] zéro figurine.
   *[other] { $eaten }.
 }
floors-describe-danger = { $figure } est mangé avec { $percent } % ({ $fraction }).

## Ce qui ne va pas dans une saisie

floors-action = « { $text } » n’est pas un coup : le numéro d’une figurine et un chemin, comme 4 +NNW, ou lay TUILE X,Y DIRECTION
floors-position-json = ce n’est pas une position : { $problem }
floors-position-off-board = { $what } ne peut pas être en { $x },{ $y } : le plateau n’a pas cette case
floors-position-ground-twice = { $what } et { $other } couvrent tous deux { $x },{ $y }
floors-position-pair = il y a plus de deux téléporteurs « { $pair } »
floors-position-two-pieces = { $what } et { $other } sont tous deux en { $x },{ $y }
floors-position-on-teleporter = { $what } ne peut pas être sur le téléporteur en { $x },{ $y }
floors-position-under-monster = { $what } ne peut pas être en { $x },{ $y }, où est le monstre
floors-position-kind = « { $kind } » en { $x },{ $y } n’est pas une sorte de pierre
floors-position-missing = la position ne donne pas « { $key } », ou pas de façon sensée
floors-position-tile = « { $tile } » n’est pas une tuile de mouvement : 1 à 20, hit1, hit2 ou hit3
floors-position-points = une figurine a de 0 à { $most } points, pas { $points }
floors-position-mover = la figurine « { $mover } » n’est ni sur le plateau ni dehors
floors-position-no-twin = le monstre marche sur le téléporteur en { $x },{ $y }, qui n’a pas de jumeau
floors-position-turn = { $seat } n’a pas de figurine à déplacer
floors-position-won = { $seat } a déjà gagné
floors-position-figure = la figurine « { $figure } » n’existe pas, manque, ou est à deux endroits
floors-position-eaten = { $figure } ne peut pas être mangé pour de bon dans la première phase
floors-position-seat = il n’y a pas de place « { $seat } »
floors-position-round = il n’y a pas de manche { $round }
floors-position-pile = il doit rester { $need } tuiles de mouvement dans cette manche, prises parmi celles du jeu
floors-position-supply = les tuiles se posent avant le début de la partie, et il n’y en a pas plus que dans la boîte

## Le plateau dans le navigateur

web-floors-lead = Faites sortir vos pions de la forteresse pendant qu’un monstre poursuit le plus proche qu’il voit. Aucun dé : chacun peut calculer où il peut aller.
web-floors-board = La forteresse, manche { $round }, phase { $stage }
web-floors-round = Manche { $round }
web-floors-stage = Phase { $stage }
web-floors-pile = Tuiles du monstre
web-floors-tile = { web-floors-name-tile }, { $count ->
    [one] une restante
   *[other] { $count } restantes
 }
web-floors-walk = { web-floors-name-tile }, { $percent } % : le monstre va en { $at } et { $eaten ->
    [none] ne mange personne
   *[other] mange { $eaten }
 }
web-floors-name-tile = { $tile ->
    [hit1] 1 victime
    [hit2] 2 victimes
    [hit3] 3 victimes
   *[other] { $tile } pas
 }
web-floors-figures = Figurines
web-floors-figure = { $where ->
    [board] Figurine { $figure } en { $at }, { $points } points
    [outside] Figurine { $figure } attend dehors, { $points } points
    [escaped] Figurine { $figure } est sortie
   *[eaten] Figurine { $figure } a été mangée
 }
web-floors-where = { $where ->
    [board] dedans
    [outside] attend
    [escaped] sortie !
   *[eaten] mangée
 }
web-floors-marker = commence la manche
web-floors-danger = { $percent } % de danger
web-floors-cell-empty = libre
web-floors-cell-figure = figurine { $figure }, { $points } points
web-floors-cell-monster = le monstre, tourné vers { $facing ->
    [N] le nord
    [E] l’est
    [S] le sud
   *[W] l’ouest
 }
web-floors-cell-stone = { $stone ->
    [stone] pierre
    [crystal] cristal
    [right] pierre tourne-à-droite
   *[uturn] pierre demi-tour
 }
web-floors-cell-teleporter = { $pair ->
    [square] téléporteur carré
   *[round] téléporteur rond
 }, orienté vers { $facing ->
    [N] le nord
    [E] l’est
    [S] le sud
   *[W] l’ouest
 }
web-floors-cell-blood = sang
web-floors-cell-exit = sortie
web-floors-cell-entrance = entrée
web-floors-cell-reach = à portée
web-floors-choose-figure = Choisissez d’abord une figurine : touchez-la, ou tapez son numéro.
web-floors-choose-tile = Choisissez d’abord une tuile.
web-floors-steps = Pas suivant
web-floors-step = { $direction ->
    [N] Nord
    [E] Est
    [S] Sud
   *[W] Ouest
 }
web-floors-enter = Entrer
web-floors-leave = Sortir
web-floors-tracing = { $figure } : { $path ->
    [none] vers où ?
   *[other] { $path }
 } · { $left ->
    [one] encore { $left } point
   *[other] encore { $left } points
 }
web-floors-stop-here = S’arrêter ici : { $percent } % de danger
web-floors-play = Y aller
web-floors-stay = Rester
web-floors-back = Reculer
web-floors-cancel = Lâcher
web-floors-closer = Plus près
web-floors-skip = Passer
web-floors-supply = Tuiles à poser
web-floors-supply-tile = { $tile ->
    [stone] Pierre
    [crystal] Cristal
    [right] Pierre tourne-à-droite
    [uturn] Pierre demi-tour
    [square] Téléporteur carré
    [round] Téléporteur rond
    [pool] Flaque carrée
   *[longpool] Longue flaque
 }, { $count ->
    [one] une restante
   *[other] { $count } restantes
 }
web-floors-lay = Poser
web-floors-rotate = Tourner
web-floors-overlay-foresight = Prévision

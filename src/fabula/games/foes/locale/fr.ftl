### Formidable Foes.

foes-title = Formidable Foes (Fürchterliche Feinde)

## Noms des choses, employés par les phrases qui suivent

foes-name-monster = { $monster ->
    [49] Furunkulus (49)
    [50] le prince Fieso (50)
   *[other] le monstre { $monster }
 }
foes-name-tile = { $tile ->
    [0] rien
    [100] le premier coffre
    [101] le deuxième coffre
    [102] le troisième coffre
    [49] Furunkulus (49)
    [50] le prince Fieso (50)
   *[other] le monstre { $tile }
 }
foes-name-closed = { $closed ->
    [N] au nord
    [E] à l’est
    [S] au sud
   *[W] à l’ouest
 }
foes-name-direction = { $direction ->
    [N] au nord
    [E] à l’est
    [S] au sud
   *[W] à l’ouest
 }
foes-name-colour = { $colour ->
    [red] rouge
    [blue] bleu
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
    [0] aucun pion
    [one] { $chips } pion
   *[other] { $chips } pions
 }
foes-name-gold = { $gold ->
    [one] { $gold } pièce d’or
   *[other] { $gold } pièces d’or
 }
foes-name-amount = { $amount ->
    [0] { "" }
   *[other] {" "}pour { $amount }
 }
foes-name-spell-1-move_monster-2 = Déplacer un monstre (niveau I)
foes-name-spell-1-movement-2 = Mouvement +2 (niveau I)
foes-name-spell-1-movement-3 = Mouvement +3 (niveau I)
foes-name-spell-1-power-1 = Pouvoir +1 (niveau I)
foes-name-spell-1-rotate-2 = Rotation (niveau I)
foes-name-spell-1-transform-1 = Transformation ±1 (niveau I)
foes-name-spell-1-wisdom-1 = Sagesse +1 (niveau I)
foes-name-spell-2-move_monster-2 = Déplacer un monstre (niveau II)
foes-name-spell-2-movement-4 = Mouvement +4 (niveau II)
foes-name-spell-2-movement-5 = Mouvement +5 (niveau II)
foes-name-spell-2-power-2 = Pouvoir +2 (niveau II)
foes-name-spell-2-rotate-2 = Rotation (niveau II)
foes-name-spell-2-transference-0 = Transfert (niveau II)
foes-name-spell-2-transform-1 = Transformation ±1 (niveau II)
foes-name-spell-2-wisdom-1 = Sagesse +1 (niveau II)
foes-name-spell-3-exchange-2 = Échange (niveau III)
foes-name-spell-3-invisibility-0 = Invisibilité (niveau III)
foes-name-spell-3-move_three_monsters-1 = Déplacer trois monstres (niveau III)
foes-name-spell-3-movement-6 = Mouvement +6 (niveau III)
foes-name-spell-3-power-2 = Pouvoir +2 (niveau III)
foes-name-spell-3-power-3 = Pouvoir +3 (niveau III)
foes-name-spell-3-transform-2 = Transformation ±2 (niveau III)
foes-name-spell-3-wisdom-2 = Sagesse +2 (niveau III)
foes-name-spell-4-move_monster-2 = Déplacer un monstre (niveau IV)
foes-name-spell-4-movement-7 = Mouvement +7 (niveau IV)
foes-name-spell-4-movement-8 = Mouvement +8 (niveau IV)
foes-name-spell-4-power-3 = Pouvoir +3 (niveau IV)
foes-name-spell-4-rotate-2 = Rotation (niveau IV)
foes-name-spell-4-transference-0 = Transfert (niveau IV)
foes-name-spell-4-transform-2 = Transformation ±2 (niveau IV)
foes-name-spell-4-wisdom-2 = Sagesse +2 (niveau IV)
foes-name-spell-4-wisdom-3 = Sagesse +3 (niveau IV)
foes-name-spell-5-exchange-2 = Échange (niveau V)
foes-name-spell-5-invisibility-0 = Invisibilité (niveau V)
foes-name-spell-5-move_three_monsters-1 = Déplacer trois monstres (niveau V)
foes-name-spell-5-movement-9 = Mouvement +9 (niveau V)
foes-name-spell-5-power-4 = Pouvoir +4 (niveau V)
foes-name-spell-5-transform-3 = Transformation ±3 (niveau V)
foes-name-spell-5-wisdom-3 = Sagesse +3 (niveau V)

## Ce qui arrive

foes-event-entered = { $seat } entre dans le donjon en { $space }.
foes-event-moved = { $how ->
    [step] { $seat } va en { $space }.
    [jump] Le téléporteur emmène { $seat } en { $space }.
    [retreat] { $seat } se replie en { $space }.
    [follow] { $seat } suit jusqu’en { $space }.
    [transference] { $seat } apparaît en { $space }.
    [carried] Le monstre emporte { $seat } en { $space }.
   *[dropped] Le monstre emporte { $seat } jusqu’en { $space } et l’y laisse.
 }
foes-event-halted = { $then ->
    [fight] { $seat } s’arrête pour combattre.
    [open] { $seat } s’arrête pour ouvrir le coffre.
   *[end] { $seat } ne va pas plus loin.
 }
foes-event-declined = { $what ->
    [privilege] { $seat } laisse les monstres où ils sont.
    [follow] { $seat } ne suit pas.
    [study] { $seat } ne veut rien apprendre.
    [power] { $seat } n’appelle plus de pouvoir.
    [retreat] { $seat } ne recule pas.
    [move_monster] { $seat } ne déplace plus de monstre.
    [exchange] { $seat } n’échange rien.
   *[rotate] { $seat } ne tourne plus de tuile.
 }
foes-event-fled = { $seat } fausse compagnie à l’adversaire : { foes-name-monster }.
foes-event-paid = { $seat } paie { foes-name-chips }.
foes-event-took = { $source ->
    [supply] { $seat } prend { foes-name-chips } sur la piste de réserve.
   *[reserve] { $seat } fait apparaître { foes-name-chips } venus de hors-jeu.
 }
foes-event-flipped = L’intersection { $intersection } est fermée { foes-name-closed }.
foes-event-explored = On découvre { $space } : { foes-name-tile }. Son pion va sur la piste de réserve.
foes-event-placed = { $route ->
    [none] En { $space } se trouve maintenant { foes-name-tile }.
   *[other] En { $space } se trouve maintenant { foes-name-tile } ; chemin suivi : { $route }.
 }
foes-event-phasetwo = La seconde phase commence. { $seat ->
    [none] Personne n’est le moins malin.
   *[other] Le joueur le moins malin est { $seat }.
 }
foes-event-casting = { $seat } lance { $spell }{ foes-name-amount }.
foes-event-rolled = { $seat } contre { foes-name-monster } : le dé du monstre fait { $monster_die }, celui du joueur { $player_die }.
foes-event-frightened = À la vue de { $seat }, { foes-name-monster } meurt de peur.
foes-event-defeated = { $seat } a vaincu { foes-name-monster } en { $space } !
foes-event-failed = { $why ->
    [too_strong] { $seat } manque de sagesse pour vaincre { foes-name-monster }.
   *[too_few_chips] { $seat } manque de pions pour vaincre { foes-name-monster }.
 }
foes-event-gold = { $seat } gagne { foes-name-gold }.
foes-event-opened = { $seat } ouvre le { $chest ->
    [0] premier
    [1] deuxième
   *[other] troisième
 } coffre, en { $space }.
foes-event-wiser = { $seat } a maintenant { $wisdom } de sagesse.
foes-event-drewspell = { $seat } pioche un sort de niveau { $level }.
foes-event-spelldrawn = { $seat } a pioché { $spell }.
foes-event-turnbegan = C’est le tour de { $seat }.
foes-event-ended = { $seat } a vaincu le dernier chef de la forteresse. La partie est finie.

## Ce qu’on demande à un joueur, et ce qu’il peut faire

foes-prompt-enter = Dans quelle salle de départ entrez-vous ?
foes-prompt-act = Marchez, lancez un sort, combattez ou finissez votre tour ({ $steps } pas faits sur { $most }).
foes-prompt-power = Les dés sont jetés. Appelez-vous plus de pouvoir ?
foes-prompt-retreat = Le combat est perdu. Vous pouvez reculer d’une case.
foes-prompt-privilege = Vous êtes le moins malin : vous pouvez déplacer { foes-name-monster } de trois salles au plus.
foes-prompt-follow = Suivez-vous { $master_seat } ?
foes-prompt-study = Apprenez-vous de votre maître ?
foes-prompt-move-monster = Quel monstre va où ? (encore { $left })
foes-prompt-exchange = Quelles tuiles changent de place ?
foes-prompt-rotate = Quelle intersection tournez-vous, et quel côté est alors fermé ? (encore { $left })

foes-action-enter = entrer en { $space }
foes-action-go = aller en { $space }
foes-action-flee = payer un pion et fuir
foes-action-fight = combattre le monstre
foes-action-open = ouvrir le coffre
foes-action-chips = prendre les pions des cases sombres
foes-action-end = finir votre tour
foes-action-cast = lancer { $spell }{ foes-name-amount }
foes-action-join = lancer { $spell } pour rejoindre { foes-name-other }
foes-action-wander = déplacer { foes-name-monster } par { $route }
foes-action-swap = échanger ce qui est en { $one } et en { $other }
foes-action-turn = tourner { $intersection }, le côté fermé { foes-name-closed }
foes-action-done = en rester là
foes-action-follow = suivre
foes-action-study = apprendre

foes-word-enter = entrer
foes-word-go = un pas, ou une marche
foes-word-flee = payer un pion et fuir
foes-word-fight = combattre le monstre
foes-word-open = ouvrir le coffre
foes-word-chips = prendre des pions
foes-word-end = finir votre tour
foes-word-cast = un sort
foes-word-join = rejoindre un autre joueur
foes-word-wander = déplacer un monstre
foes-word-swap = échanger deux tuiles
foes-word-turn = tourner une intersection
foes-word-done = en rester là
foes-word-follow = suivre
foes-word-study = apprendre
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

## Pourquoi pas

foes-refusal-game-over = La partie est finie.
foes-refusal-seats = Le jeu se joue de { $least } à { $most } joueurs, pas à { $have }.
foes-refusal-not-offered = Cela ne fait pas partie de ce que vous pouvez faire maintenant.
foes-refusal-no-way = Aucun chemin ne mène de là en { $space }.
foes-refusal-no-steps-left = Vous avez fait les { $have } pas auxquels vous avez droit.
foes-refusal-pinned = Vous êtes dans la même case que l’adversaire ({ foes-name-monster }) et ne pouvez pas partir comme cela : combattez, fuyez, attendez ou lancez un sort.
foes-refusal-stopped = Un monstre a mis fin à votre déplacement.
foes-refusal-movement-over = Après une Transformation, on ne se déplace plus.
foes-refusal-not-pinned = Il n’y a rien à fuir.
foes-refusal-not-too-strong = On ne fuit pas un monstre qu’on peut vaincre : sa force est { $strength }, votre sagesse { $wisdom }.
foes-refusal-no-chip = Fuir coûte un pion, et vous n’en avez pas.
foes-refusal-no-monster = Il n’y a pas de monstre à combattre ici.
foes-refusal-no-chest = Il n’y a pas de coffre ici.
foes-refusal-fled = Vous avez fui dans ce tour ({ foes-name-monster }) : pas de combat contre lui avant le prochain.
foes-refusal-moved-too-far = Après { $have } pas, c’est trop loin pour un combat ou un coffre, ou bien vous en avez déjà eu un.
foes-refusal-one-action = Prendre des pions occupe tout un tour : vous en avez commencé un autre.
foes-refusal-supply-empty = Il n’y a pas de pion sur la piste de réserve.
foes-refusal-not-in-hand = Vous n’avez pas { $spell }.
foes-refusal-just-drawn = Vous venez de piocher { $spell } : ce sera pour un prochain tour.
foes-refusal-wrong-way = { $spell } se lance autrement : Transfert par « join SORT PLACE », tous les autres par « cast SORT NOMBRE ».
foes-refusal-wrong-amount = Le sort donne { $most } au plus, et au moins quelque chose.
foes-refusal-reserve = Hors-jeu, il ne reste que { $have } pions.
foes-refusal-top = La sagesse s’arrête à 50, et vous avez { $have }.
foes-refusal-too-late = Ce sort se lance avant le premier pas.
foes-refusal-nobody-there = Il n’y a personne à rejoindre.
foes-refusal-no-monster-to-fight = Il faut ici un monstre que vous pouvez combattre dans ce tour.
foes-refusal-one-transform = Une seule Transformation par monstre : c’est convenu ainsi.
foes-refusal-below-one = Aucun monstre n’est plus faible que 1.
foes-refusal-only-power = Après le jet, seul Pouvoir sert encore.
foes-refusal-no-such-monster = Il n’y a pas de monstre { $monster } dans le donjon.
foes-refusal-not-the-weakest = Seul le plus faible des monstres qui peuvent bouger se déplace : { $monster }.
foes-refusal-blocked = Le monstre { $monster } ne peut pas bouger : deux figurines au moins sont avec lui.
foes-refusal-moved-already = Le monstre { $monster } a déjà été déplacé par ce sort.
foes-refusal-too-far = Le monstre se déplace de { $most ->
    [one] { $most } salle
   *[other] { $most } salles
 } au plus.
foes-refusal-too-near = Le monstre doit se déplacer de { $least } salles, à moins que deux figurines ne l’arrêtent.
foes-refusal-twice = Le monstre ne passe pas deux fois en { $space } d’une salle à l’autre.
foes-refusal-unexplored = { $space } est inexploré : aucun monstre n’y va.
foes-refusal-overloaded = Avec deux figurines sur le dos, le monstre s’arrête en { $space }.
foes-refusal-not-in-a-chamber = Un monstre s’arrête dans une salle.
foes-refusal-occupied = En { $space }, il y a déjà une tuile.
foes-refusal-nothing-changes = Cela ne changerait rien.

## Comment une partie se termine

foes-ending-bosses_dead = Les deux chefs sont morts. { $count ->
    [one] { $winners } gagne avec le plus d’or.
   *[other] { $winners } se partagent la victoire.
 }

## Options

foes-option-transform_stacking = Transformations d’un même monstre
foes-option-transform_stacking-yes = elles s’ajoutent
foes-option-transform_stacking-no = une seule est permise
foes-option-fright_gives_spell = Un monstre mort de peur
foes-option-fright_gives_spell-yes = donne aussi un sort
foes-option-fright_gives_spell-no = ne donne pas de sort
foes-option-study_trigger = Apprendre d’un maître
foes-option-study_trigger-end_of_turn = à la fin de tout tour
foes-option-study_trigger-end_of_movement = seulement après avoir marché
foes-option-rotate_vision = Après une Rotation
foes-option-rotate_vision-all_players = tout le monde regarde
foes-option-rotate_vision-on_tile = seulement qui est sur ces tuiles
foes-option-follow_from_monster = Suivre hors de la case d’un monstre
foes-option-follow_from_monster-yes = est permis
foes-option-follow_from_monster-no = est interdit
foes-option-move_after_transference = Après un Transfert
foes-option-move_after_transference-yes = on peut marcher
foes-option-move_after_transference-no = on reste là
foes-option-carry_companion = Une figurine avec un monstre
foes-option-carry_companion-yes = voyage avec lui
foes-option-carry_companion-no = reste où elle est
foes-option-privilege_move = Le joueur le moins malin déplace un monstre
foes-option-privilege_move-up_to_three = d’une, deux ou trois salles
foes-option-privilege_move-three = de trois salles exactement
foes-option-study_with_monster = Étudier dans la case d’un monstre
foes-option-study_with_monster-yes = est permis
foes-option-study_with_monster-no = est interdit
foes-option-show_gold = L’or de chacun
foes-option-show_gold-yes = est montré
foes-option-show_gold-no = est à retenir
foes-option-board = Votre propre plateau
foes-option-components = Votre propre matériel

## À côté du plateau, en peu de lettres

foes-note-legend = sagesse •pions $or ✦sorts
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
    [yes] {" "}le moins malin
   *[no] { "" }
 }
foes-note-supply = réserve { $chips }, prise { $taken }, hors-jeu { $reserve }
foes-note-spell = ✦ { $spell }
foes-note-target = { $space } : { $kind ->
    [chest] coffre, ${ $gold }, sagesse +{ $wisdom }
   *[monster] monstre { $strength }, ${ $gold }{ $heart ->
        [0] { "" }
       *[other] , cœur { $heart }
    }
 }
foes-note-odds = ⚔{ $monster } { $fright ->
    [yes] meurt de peur, à payer{" "}
   *[no] victoire { $percent } %, à payer{" "}
 }{ $shares }
foes-note-pay = ⚔ à payer : { foes-name-chips }
foes-note-monsters = ${ $gold }{ $heart ->
    [0] { "" }
   *[other] {" "}cœur { $heart }
 } : { $monsters }
foes-note-next = à venir : { $tiles ->
    [none] { $hidden } faces cachées
   *[other] { $tiles } …
 }

## Le plateau en phrases

foes-describe-turn = C’est le tour de { $seat }.
foes-describe-player = { $seat } { $space ->
    [none] n’est pas encore dans le donjon
   *[other] est en { $space }
 }, avec { $wisdom } de sagesse, { foes-name-chips }, { $gold ->
    [none] un or inconnu
   *[other] { foes-name-gold }
 }, { $spells ->
    [0] aucun sort.
    [one] { $spells } sort de niveau { $levels }.
   *[other] { $spells } sorts de niveaux { $levels }.
 }
foes-describe-dumbest = Le joueur le moins malin est { $seat }.
foes-describe-tile = { $kind ->
    [chest] En { $space }, un coffre avec { foes-name-gold } et { $wisdom } de sagesse.
   *[monster] En { $space }, le monstre { $strength } avec { foes-name-gold }{ $heart ->
        [0] .
       *[other] {" "}et un cœur de { $heart }.
    }
 }
foes-describe-crossing = L’intersection { $space } est fermée { foes-name-closed }.
foes-describe-teleport = En { $space }, un téléporteur { foes-name-colour }.
foes-describe-unseen = Salles inexplorées : { $chambers ->
    [none] aucune.
   *[other] { $chambers }.
 } Intersections face cachée : { $crossings ->
    [none] aucune.
   *[other] { $crossings }.
 }
foes-describe-supply = La piste de réserve a { foes-name-chips } ; qui en prend maintenant en reçoit { $taken }. Hors-jeu, il y en a { $reserve }.
foes-describe-next = { $tiles ->
    [none] De la dernière pile, il reste { $hidden } tuiles, faces cachées.
   *[other] Les prochaines tuiles : { $tiles } ; un point d’interrogation est la tuile du moins malin.
 }
foes-describe-spell = Vous avez { $spell }.
foes-describe-way = De { $space }, on peut aller { foes-name-direction } en { $next }.
foes-describe-pay = Les dés sont jetés ; à payer pour ce combat : { foes-name-chips }.
foes-describe-odds = { $fright ->
    [yes] Si vous combattez ici, l’adversaire ({ foes-name-monster }) meurt de peur ; pions à payer et leurs chances : { $costs }. Victoire avec { $win }.
   *[no] Si vous combattez ici ({ foes-name-monster }), vous gagnez avec { $win } ({ $percent } %) ; pions à payer et leurs chances : { $costs }.
 }

## Ce qui ne va pas dans une position

foes-position-json = ce n’est pas une position : { $problem }
foes-position-players = il faut de deux à six joueurs appelés A, B, C et ainsi de suite, pas { $have }
foes-position-seat = il n’y a pas de joueur « { $seat } »
foes-position-space = « { $key } » ne peut pas nommer { $names } : le plateau n’a pas cette case, ou elle est d’une autre sorte
foes-position-side = { $names } n’est pas un côté d’intersection : il y a N, E, S et W
foes-position-explored-twice = dites soit quelles salles sont explorées, soit lesquelles ne le sont pas
foes-position-tile = « { $tile } » n’est pas une tuile : il y a la force d’un monstre, ou un coffre comme chest1
foes-position-unexplored = inexploré et occupé à la fois : { $names }
foes-position-tile-twice = la tuile { $tile } est à deux endroits
foes-position-next = « { $tile } » ne peut pas être la prochaine tuile : il y a la force d’un monstre, dumbest ou last
foes-position-last = dans la dernière pile, il n’y a que les chefs et les coffres
foes-position-too-few-tiles = { $need } salles sont inexplorées, mais il ne reste que { $have } tuiles pour elles
foes-position-unseen = { $seat } ne peut pas être en { $space }, que personne n’a encore vu
foes-position-teleports = les téléporteurs vont par paires d’une couleur, pas ceux-ci : { $names }
foes-position-arrivals = l’ordre des arrivées nomme quelqu’un deux fois : { $names }
foes-position-spell = il n’y a pas de sort « { $spell } », ou pas tant d’exemplaires
foes-position-number = « { $key } » ne peut pas être { $value }
foes-position-sees = { $seat } verrait ce qui est encore caché : { $names }
foes-position-chips = il y a { $have } pions, c’est trop peu : il en resterait { $left } hors-jeu
foes-position-over = les deux chefs sont morts : la partie est finie
foes-position-game-over = la partie est finie : personne ne peut jouer { $action }
foes-position-refused = { $clause } interdit { $action } ({ $why })
foes-position-dice = les dés ne vont pas avec { $action } : { $problem }

# Un plateau ou du matériel à soi
foes-board = { $count ->
    [one] une chose ne va pas
   *[other] { $count } choses ne vont pas
 } avec ce plateau ou ce matériel :
foes-fault-space-twice = deux cases s’appellent { $name }
foes-fault-place-twice = { $names } sont au même endroit ({ $x }, { $y })
foes-fault-name = une case ne peut pas s’appeler « { $name } » : un nom est un seul mot
foes-fault-ward = { $name } est dans le quartier « { $ward } », qui n’est pas dans la liste
foes-fault-no-such-space = une liaison mène à { $name }, qui n’est pas une case
foes-fault-not-neighbours = { $one } et { $other } sont reliées, mais ne sont pas côte à côte
foes-fault-chambers-adjoin = les salles { $one } et { $other } se touchent : il faut un couloir entre elles
foes-fault-side-twice = deux liaisons utilisent le côté { $side } de { $name }
foes-fault-count = il faut { $need } { $kind ->
    [start] salles de départ
    [chamber] autres salles
    [intersection] intersections
   *[teleport] cases de téléportation
 }, pas { $have }
foes-fault-arms = l’intersection { $name } a { $have } côtés reliés, pas quatre
foes-fault-unreachable = aucun chemin ne mène de chaque salle de départ à { $names }
foes-fault-cut-off = des côtés fermés d’intersections peuvent isoler { $names }
foes-fault-die = le dé { $die ->
    [monster] du monstre
   *[player] du joueur
 } doit avoir { $need } faces, avec des nombres de 0 à { $most }
foes-fault-chips = il faut { $need } pions, pas { $have }
foes-fault-start-chips = un joueur doit commencer avec un à { $most } pions, pas avec { $have }
foes-fault-top-wisdom = la piste de sagesse doit finir à { $need }, pas à { $have }
foes-fault-advancement = la progression doit être donnée pour { $least } à { $most } joueurs, d’un à { $largest } niveaux chacune
foes-fault-supply = les cases foncées doivent être des cases différentes parmi les { $spaces } de la piste de réserve, qui n’en a pas plus qu’il n’y a de pions
foes-fault-teleports = les tuiles de téléportation doivent former deux paires, d’une couleur d’un seul mot, pas : { $names }
foes-fault-monsters-missing = ces monstres manquent : { $names }
foes-fault-monster = { $number ->
    [one] un monstre a
   *[other] { $number } monstres ont
 } la force { $strength } : il en faut un de chacune, de 1 à { $most }
foes-fault-monster-values = l’or et le cœur du monstre { $strength } doivent être de 0 à { $most }
foes-fault-chests = il faut { $need } coffres, pas { $have }
foes-fault-chest-values = l’or et la sagesse d’un coffre doivent être de 0 à { $most }
foes-fault-piles = les piles doivent se suivre sans trou, la première avec les monstres de 1 à { $start }, la dernière avec { $first } et { $last }
foes-fault-spells = il faut { $need } sorts, pas { $have }
foes-fault-too-few-spells = { $need } monstres donnent un sort, mais il n’y en a que { $have }
foes-fault-spell = il ne peut pas y avoir de sort { $name } : son niveau doit être de 1 à { $levels }, son nombre de { $least } à { $most }

## Le plateau dans le navigateur

web-foes-lead = Explorez la forteresse de Furor, gagnez en sagesse en battant ses monstres, lancez des sorts, et finissez avec le plus d’or.
web-foes-board = Le plan de { $name }
web-foes-overlay-odds = Chances
web-foes-overlay-names = Noms
web-foes-face-down = intersection, face cachée
web-foes-crossing = intersection fermée { $closed ->
    [N] au nord
    [E] à l’est
    [S] au sud
   *[W] à l’ouest
 }
web-foes-teleport = { $colour ->
    [red] téléporteur rouge
    [blue] téléporteur bleu
   *[other] téléporteur ({ $colour })
 }
web-foes-pathway = couloir
web-foes-unexplored = salle inexplorée
web-foes-empty = salle vide
web-foes-figure = figurine { $letter }
web-foes-chance = { $percent } % de chances de gagner
web-foes-steps-away = { $steps ->
    [one] un pas
   *[other] { $steps } pas
 }
web-foes-news = du nouveau à voir
web-foes-chest = coffre avec { $gold } d’or et { $wisdom } de sagesse
web-foes-monster-name = Monstre { $strength }
web-foes-monster = { $name } : force { $strength }, { $gold } d’or{ $heart ->
    [0] { "" }
   *[other] , cœur { $heart }
 }
web-foes-battle = Combat contre le monstre { $monster }
web-foes-die-monster = Dé du monstre : { $face }
web-foes-die-player = Dé du joueur : { $face }
web-foes-to-pay = Le combat coûte { $cost ->
    [one] un pion
   *[other] { $cost } pions
 } ; disponibles : { $chips }.
web-foes-win = { $percent } % de chances de gagner
web-foes-fright = Il meurt de peur !
web-foes-too-strong = trop fort : { $strength } contre { $wisdom } de sagesse
web-foes-costs = Ce que coûte le combat, avec quelle probabilité
web-foes-cost = { $cost ->
    [one] { $cost } pion
   *[other] { $cost } pions
 }
web-foes-gain = Une victoire rapporte { $gold } d’or ; sagesse ensuite : { $wisdom }.
web-foes-walk-there = { $steps ->
    [one] Y aller : un pas
   *[other] Y aller : { $steps } pas
 }{ $battle ->
    [yes] { "" }
   *[no] , trop loin pour combattre
 }
web-foes-hand = Vos sorts
web-foes-level = niveau { $level }
web-foes-spell = { $kind ->
    [movement] Mouvement +{ $value }
    [power] Pouvoir +{ $value }
    [wisdom] Sagesse +{ $value }
    [transference] Transfert
    [invisibility] Invisibilité
    [transform] Transformation ±{ $value }
    [move_monster] Déplacer un monstre
    [move_three_monsters] Déplacer trois monstres
    [exchange] Échange
   *[rotate] Rotation
 }
web-foes-spell-does = { $kind ->
    [movement] Jusqu’à { $value } pas de plus ce tour-ci.
    [power] { $value ->
        [1] Un pion
       *[other] Jusqu’à { $value } pions
     } du hors-jeu, même après le lancer.
    [wisdom] { $value ->
        [1] Un niveau
       *[other] Jusqu’à { $value } niveaux
     } de sagesse.
    [transference] Avant le premier pas : sur la case d’une autre figurine.
    [invisibility] Avant le premier pas : aucun monstre ne vous arrête, personne ne vous suit.
    [transform] Le monstre présent a jusqu’à { $value } de force en plus ou en moins.
    [move_monster] Un monstre avance d’une ou deux salles.
    [move_three_monsters] Jusqu’à trois monstres avancent d’une salle chacun.
    [exchange] Deux tuiles changent de salle.
   *[rotate] Une ou deux intersections sont tournées.
 }
web-foes-just-drawn = pioché à l’instant
web-foes-castable = peut être lancé
web-foes-cast = { $kind ->
    [power] Lancer : { $amount }
    [wisdom] Lancer : { $amount }
    [transform] Lancer : { $amount }
   *[other] Lancer
 }
web-foes-join = Vers { $letter }
web-foes-no-spells = Aucun sort en main : les monstres les gardent.
web-foes-track = Piste de sagesse
web-foes-wisdom-of = { $letter } { $wisdom }
web-foes-players = Joueurs
web-foes-dumbest = le moins malin
web-foes-wisdom = Sagesse
web-foes-chips = Pions
web-foes-gold = Or
web-foes-spells = Sorts
web-foes-spells-of-level = { $count } de niveau { $level }
web-foes-store = Réserve et piles
web-foes-supply = Réserve : { $chips }
web-foes-supply-gives = en prendre maintenant en donne { $taken }
web-foes-reserve = Hors-jeu : { $chips }
web-foes-next = Prochaines tuiles :
web-foes-dumbest-tile = le moins malin
web-foes-last-pile = +{ $count } face cachée
web-foes-do = { $action ->
    [fight] Combattre !
    [open] Ouvrir le coffre
    [chips] Prendre { $taken } pions
    [flee] Payer un pion et fuir
    [end] Finir le tour
    [follow] Venir avec
    [study] Apprendre
   *[done] { $prompt ->
        [follow] Rester ici
        [study] Non merci
        [retreat] Rester ici
        [power] Pas plus de pouvoir
        [privilege] Laisser les monstres
       *[other] En rester là
     }
 }
web-foes-taken-along = { $letter } va en { $space }
web-foes-alone = personne ne l’accompagne
web-foes-company = Si vous vous arrêtez ici, peuvent venir : { $letters }.
web-foes-offer = { $letter } est allé en { $space }.
web-foes-offer-learns = Vous y apprendriez un niveau.
web-foes-offer-nothing = Il n’y a rien à y apprendre.
web-foes-turn = Fermer le côté de { $space }
web-foes-side = { $side ->
    [N] au nord
    [E] à l’est
    [S] au sud
   *[W] à l’ouest
 }
web-foes-whom = Qui se déplace avec lui ?
web-foes-phase-two = La deuxième phase commence
web-foes-whole-map = Tout le plan
web-foes-closer = Plus près

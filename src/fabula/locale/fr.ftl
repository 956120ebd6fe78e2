### Ce que dit Fabula lui-même, quel que soit le jeu.

## Joueurs et résultats

name-person = humain
name-in-the-making = { $game } (en chantier)
name-at-seat = { $letter } ({ $name })
list-with-last = { $beginning } et { $last }
standing-line = { $place }. { $player } : { $score }
standing-alone = { $player } : { $score }

## Questions et refus communs à tous les jeux

prompt-wait = Attendez les autres.
refusal-not-offered = Cela ne fait pas partie de ce que vous pouvez faire maintenant.
refusal-not-asked = Ce n’est pas à { $seat } de décider maintenant.
refusal-nothing-to-undo = Il n’y a rien à reprendre.
refusal-too-late-to-undo = Il est trop tard pour reprendre ce coup : le hasard a parlé, ou quelqu’un a joué depuis.

## Ce qui ne va pas dans une saisie

fault-on-line = ligne { $line } : { $problem }
fault-in-file = { $path } : { $problem }
fault-in-game = { $problem }
fault-refused = { $problem } ({ $clause })

fault-no-such-command = il n’y a pas de commande { $name } ; il y a : { $known }
fault-language-missing = --language attend une langue, par exemple en ou fr
fault-no-such-language = la langue { $name } n’existe pas ici ; il y a : { $known }
fault-no-such-game = il n’y a pas de jeu { $name } ; il y a : { $known }
fault-game-missing = dites quel jeu ; il y a : { $known }
fault-no-such-level = il n’y a pas de niveau { $level } ; il y a les niveaux 1 à { $most }
fault-no-such-bot = il n’y a pas de robot { $name } ; il y a : { $known }
fault-no-such-player = personne ne s’appelle { $name } ; un joueur est l’un de : { $known } (un humain peut avoir un nom : person:Anna)
fault-no-duels = { $game } n’a pas de duels
fault-no-such-tactic = il n’y a pas de tactique { $name } ; il y a : { $known }
fault-no-one-to-fight = il ne reste personne à combattre : { $names } ne pourrait vaincre aucun adversaire
fault-no-worth = personne n’a dit ce que vaut une position de { $game } : ce robot ne peut pas y jouer
fault-program-does-not-start = le programme « { $command } » ne démarre pas : { $why }
fault-program-without-name = le programme « { $command } » devait dire son nom, et il a dit « { $said } »
fault-program-gone = le programme « { $command } » s’est arrêté au milieu de la partie
fault-program-too-slow = le programme « { $command } » a mis trop de temps et a été arrêté
fault-program-talks-nonsense = le programme « { $command } » a dit « { $said } », après d’autres choses qui n’ont pas de sens
fault-line-unexpected = la table a dit « { $word } » là où { $wanted } était attendu
fault-bot-plays-illegally = le robot { $bot } veut jouer { $action }, ce que { $clause } interdit
fault-player-name = personne ne peut s’appeler « { $name } »
fault-wrong-number-of-seats = ce jeu se joue de { $least } à { $most } joueurs, pas à { $have }
fault-no-such-option = ce jeu n’a pas d’option { $name } ; il a : { $known }
fault-option-without-value = l’option { $name } attend une valeur : { $name }=VALEUR
fault-wrong-option-value = l’option { $name } ne peut pas être { $value } ; elle est l’une de : { $known }
fault-wrong-option = ces options sont impossibles : { $problem }
fault-option-without-file = l’option { $name } vient d’un fichier : { $name }=@FICHIER
fault-option-file = { $path } ne peut pas être l’option { $name } : { $problem }
fault-no-such-seat = il n’y a pas de place { $name } ; il y a : { $known }
fault-no-such-clause = il n’y a pas de clause { $name }
fault-nothing-found = aucune clause ne contient : { $words }
fault-no-such-folder = il n’y a pas de dossier { $path }
fault-no-such-question = on ne peut pas demander { $name } à une position de { $game } ; on peut demander : { $known }
fault-no-positions = { $game } ne peut pas commencer à partir d’une position
fault-position-has-its-own = une position apporte ses places et ses options : retirez --seats et --option
fault-no-such-lesson = { $game } n’a pas une telle leçon ; il y en a { $most }
fault-lesson-alone = une leçon apporte ses options : laissez --option de côté
fault-resume-alone = une partie enregistrée apporte son jeu, ses joueurs et ses options : donnez --resume seul

fault-file-missing = il n’y a pas de fichier { $path }
fault-file-not-a-file = { $path } n’est pas un fichier
fault-file-unreadable = { $path } ne peut pas être lu : { $problem }
fault-file-unwritable = { $path } ne peut pas être écrit : { $problem }
fault-file-too-large = { $path } dépasse { $most } Mo : c’est autre chose
fault-file-not-utf8 = { $path } n’est pas du texte UTF-8

fault-no-such-action = il n’y a pas d’action « { $text } » ; il y a : { $known }
fault-wrong-number-of-words = « { $action } » est suivi de { $need ->
    [one] { $need } mot
   *[other] { $need } mots
 }, pas de { $have }
fault-unreadable-action = « { $text } » n’est pas une action : { $problem }

fault-record-foreign = ce n’est pas une partie enregistrée par Fabula
fault-record-format = cet enregistrement a le format { $format } ; ce programme lit le format { $known }
fault-record-other-rules = cette partie a été jouée avec la version { $rules } des règles ; ici elles ont la version { $known }
fault-record-field-missing = « { $field } » devrait se trouver ici
fault-record-field-wrong = « { $value } » est impossible pour « { $field } »
fault-record-line-malformed = ce n’est pas une ligne d’enregistrement
fault-record-draw-malformed = ce n’est pas un tirage
fault-record-entry-out-of-order = l’entrée numéro { $expected } devrait se trouver ici, par l’un des joueurs
fault-record-truncated = l’enregistrement s’interrompt ici
fault-record-goes-on = quelque chose suit la fin de l’enregistrement
fault-record-changed = l’enregistrement a été modifié : sa somme de contrôle ne convient pas
fault-record-illegal = { $clause } l’interdit : { $action }
fault-record-nothing-to-undo = ce joueur n’a rien à reprendre
fault-record-result-differs = la partie ne se termine pas par ce résultat
fault-record-secret-missing = le secret des tirages n’est pas dans l’enregistrement : on ne peut pas les vérifier
fault-record-without-secret = { $path } n’a pas le secret de ses tirages : on peut le rejouer, mais pas le continuer
fault-record-commitment-differs = le secret n’est pas celui qui avait été promis
fault-draw-missing = le jeu tire ici « { $what } », que l’enregistrement n’a pas
fault-draw-too-many = le jeu ne tire pas « { $what } » ici
fault-draw-differs = le jeu tire ici « { $what } » parmi { $of } ; l’enregistrement a { $recorded }
fault-draw-value-differs = « { $what } » vaut { $value } ici ; l’enregistrement a { $recorded }
fault-draw-not-from-secret = selon le secret, « { $what } » vaut { $value }

## Le programme plein écran

terminal-setup-title = Fabula : nouvelle partie
terminal-setup-game = Jeu
terminal-setup-number = Joueurs
terminal-setup-seats = Qui joue
terminal-setup-name = nom
terminal-setup-options = Options
terminal-setup-start = Commencer
terminal-setup-resume = Continuer la dernière partie
terminal-setup-quit = Quitter
terminal-lessons = Pour l’apprendre : fabula play { $game } --lesson 1{ $count ->
    [one] {""}
   *[other] {" "}(à { $count })
 }
terminal-keys-setup = Tab suivant · ↑↓ Entrée choisir · F9 commencer · F1 aide · F2 règles · Échap quitter
terminal-keys-play = F1 aide  F2 règles  F3 calques  F4 reprendre  F5 sauver  F6 notes  F10 quitter
terminal-keys-replay = → ←  ↑↓ dix  Début Fin  Tab regard  F2 règles  F3 calques  F6 notes  Échap quitter
terminal-question = { $player } : { $question }
terminal-enter-plays = Entrée pour jouer
terminal-thinking = { $player } réfléchit …
terminal-only-answer = { $seat } n’a qu’un seul choix.
terminal-did = { $seat } joue { $action }
terminal-does = { $seat } : { $action }
terminal-took-back = { $seat } reprend son dernier coup.
terminal-refused = { $why } ({ $clause })
terminal-allowed = C’est permis.
terminal-not-now = { $word } ne peut pas suivre. Ce qui peut suivre : { $following }
terminal-several = { $count } façons
terminal-none-fits = Rien de ce que vous pouvez faire ne s’appelle « { $text } ». Ce qui peut suivre : { $following }
terminal-several-fit = { $count } choix contiennent « { $text } » : tapez-en davantage, ou choisissez dans la liste.
terminal-nothing-spelled = Choisissez avec les flèches, avec Espace, dans la liste (Tab), ou tapez un coup ; puis Entrée.
terminal-unforeseen = Personne ne sait ce qui vient après ce pas : Entrée le joue.
terminal-nothing-there = Il n’y a rien dans cette direction.
terminal-not-played = Non joué : { $actions }
terminal-unfinished = Il reste un choix à faire. Ce qui peut suivre : { $following }
terminal-no-overlays = Ce jeu n’a pas d’autres calques.
terminal-known = { $name } : { $value }
terminal-pass = Passez le clavier à { $seat }. Personne d’autre ne regarde ; puis Entrée.
terminal-save-where = Enregistrer sous :
terminal-saved = La partie est enregistrée. Pour continuer : fabula play --resume { $path }
terminal-saved-finished = La partie est enregistrée. Pour la revoir : fabula replay { $path }
terminal-result-look = Regarder le plateau
terminal-result-new = Nouvelle partie
terminal-result-quit = Quitter
terminal-rules-search = tapez des mots ou un numéro pour chercher dans les règles ; ↑↓ défiler, Échap retour
terminal-rules-none = Aucune clause ne contient ces mots.
terminal-replay-at = { $number } sur { $last }
terminal-eyes = vu par { $seat }
terminal-eyes-nobody = vu par un spectateur
terminal-help =
    Jouer un coup
    Espace      parcourt ce par quoi on peut commencer (vos figurines…)
    flèches     continuent ; le plateau marque ce qui est possible
    Ret. arr.   reprend le dernier pas       Échap  efface tout
    Entrée      joue le coup
    Tab         va à la liste de ce qui peut suivre, et en revient
    Ou tapez un coup puis Entrée ; le plateau le montre pendant la frappe.
    Ou tapez quelques mots d’un choix : la liste ne garde que ceux qui
    les contiennent, et Entrée joue celui qui est marqué.
    Plusieurs actions se séparent par ; et une marche se donne par son
    but (go C12) : elles se jouent l’une après l’autre jusqu’à une
    découverte ou une question à quelqu’un d’autre.

    Ce qui est refusé l’est par une règle : sa clause et son texte
    apparaissent sous le plateau.

    Pendant une animation, toute touche montre la suite d’un coup.
    Page précédente et Page suivante parcourent le journal.

    F1 ou ?  cette aide
    F2  les règles, avec recherche : du sort ou de la carte que vous
        désignez
    F3  autres calques du plateau, comme ce qui pourrait arriver
    F4 ou Ctrl+Z  reprendre, tant que personne n’a joué depuis
    F5 ou Ctrl+S  enregistrer sous … F10 ou Ctrl+Q  quitter
    F6  la suite des notes à côté du plateau, si la place manque
    La partie s’enregistre d’elle-même après chaque coup.

    Échap ferme cette aide.

## En phrases simples

plain-welcome = Tapez un coup, ou un de ses mots à la fois. « aide » explique le reste.
plain-ask-game = Quel jeu ? { $games } (Entrée seule : { $usual })
plain-ask-players = Qui joue ? De { $least } à { $most } joueurs, séparés par des virgules ; chacun est l’un de : { $kinds }. Un humain peut avoir un nom : person:Anna. (Entrée seule : { $usual })
plain-option = { $name } : { $about } : { $values } (d’ordinaire : { $usual })
plain-ask-options = Quelles options ? Par exemple NOM=VALEUR NOM=VALEUR. (Entrée seule : tout comme d’ordinaire)
plain-prompt = { $player } : { $question }
plain-so-far = Jusqu’ici : { $text }
plain-whole = Entrée pour : { $action }
plain-choice = { $text } — { $action }
plain-odds = { $choice } ({ $odds })
plain-narrow = { $count ->
    [one] { $count } choix.
   *[other] { $count } choix.
 } Le mot suivant est l’un de :
plain-word = { $word } : { $count ->
    [0] possible
    [one] { $count } choix
   *[other] { $count } choix
 }
plain-nothing-refused = Rien n’a été refusé. « pourquoi COUP » dit si un coup est permis.
plain-more-clauses = { $count ->
    [one] { $count } autre clause contient
   *[other] { $count } autres clauses contiennent
 } cela.
plain-save-where = Dites où : save FICHIER
plain-name-help = aide
plain-name-choices = choix liste
plain-name-back = retour
plain-name-go = jouer
plain-name-board = plateau
plain-name-log = journal
plain-name-why = pourquoi
plain-name-undo = reprendre annuler
plain-name-rules = règles règle regles
plain-name-overlay = calque prévision
plain-name-save = enregistrer
plain-name-quit = quitter
plain-help =
    Un coup entier, ou son mot suivant : le joue, ou réduit le choix.
    Des mots d’un choix : le joue s’il est seul à les contenir, sinon les énumère.
    Une ligne vide ou « jouer » : joue ce qui est composé jusqu’ici.
    Plusieurs actions séparées par ; ou le but d’une marche : les joue l’une après l’autre,
    jusqu’à une découverte ou une question à quelqu’un d’autre.
    choix : ce qui peut suivre.     retour : reprend le dernier mot.
    plateau : décrit le plateau.    calque : en décrit davantage, ou cesse de le faire.
    pourquoi : la règle qui a refusé le dernier coup.    pourquoi COUP : si un coup est permis.
    règles MOTS : les clauses qui les contiennent, ou la clause de ce numéro ; règles et le nom
    d’un sort ou d’une carte : ce qu’il fait.
    journal : ce qui s’est passé.   reprendre : reprend votre dernier coup, si personne n’a joué depuis.
    enregistrer FICHIER : enregistre là.    quitter : arrête ; la partie s’enregistre après chaque coup.

## La ligne de commande

cli-usage = { $problem } (--help explique)
cli-usage-missing = il manque { $name }
cli-usage-no-option = il n’y a pas d’option { $name }
cli-usage-bad = { $name } est impossible ainsi : { $problem }
cli-help = Jouer à des jeux de plateau aux règles complètes, et les étudier.
cli-examples =
    Commencez ici :
      fabula play                    choisir un jeu et jouer
      fabula rules floors search monstre
cli-language = langue de tout ce qui est dit : en ou fr (sinon celle de votre système)
cli-version = dire quelle est cette version
cli-game = nom court d’un jeu, par exemple floors
cli-record = un enregistrement : une partie sauvée ou finie
cli-option = une option du jeu ; peut être donnée plusieurs fois
cli-board = un plateau à soi, dans un fichier JSON, si le jeu l’accepte
cli-components = du matériel à soi, dans un fichier JSON, si le jeu l’accepte
cli-play = Jouer, seul contre des robots ou à plusieurs devant ce clavier.
cli-play-game = nom court du jeu, par exemple floors ; sans lui, vous choisissez
cli-players = qui joue, place par place : person, person:Anna, ou le nom d’un robot
cli-resume = continuer une partie enregistrée
cli-save = enregistrer la partie dans ce fichier (sinon elle a le sien dans votre dossier de données)
cli-plain = en phrases, ligne par ligne : pour les lecteurs d’écran et les tubes
cli-pace = combien de temps chaque pas est montré ; 0 n’en montre aucun
cli-lesson = apprendre le jeu par leçons de plus en plus complètes, à partir de 1
cli-seed = les mêmes tirages à chaque fois, pour essayer
cli-play-examples =
    Exemples :
      fabula play floors
      fabula play floors --players person:Anna,person:Ben,greedy
      fabula play floors --plain --option mode=expert
      fabula play realm --lesson 1
cli-no-terminal =
    Il n’y a pas ici de terminal où dessiner un plateau. Pour jouer en phrases simples :
      fabula play floors --plain
    ou lancez « fabula play » dans une fenêtre de terminal. « fabula play --help » en dit plus.
cli-replay = Parcourir une partie pas à pas ; sans terminal, l’imprimer en phrases.
cli-replay-seat = la voir par les yeux de cette place (sinon en spectateur)
cli-replay-plain = l’imprimer même sur un terminal
cli-replay-boards = imprimer aussi le plateau après chaque pas
cli-replay-examples =
    Exemples :
      fabula replay partie.fabula
      fabula replay partie.fabula --boards --seat A
cli-verify = Vérifier une partie : chaque tirage découle du secret révélé, et la fin est celle qui est dite.
cli-verify-examples =
    Exemple :
      fabula verify partie.fabula
cli-verified = Vérifié : { $entries ->
    [one] { $entries } entrée
   *[other] { $entries } entrées
 }, { $draws ->
    [one] { $draws } tirage
   *[other] { $draws } tirages
 }, tout est comme le dit le secret.
cli-verified-taken-over = { $entries ->
    [0] Le début vient
    [one] Le début et la première entrée viennent
   *[other] Le début et les { $entries } premières entrées viennent
 } d’une autre partie, dont les dés ne sont pas vérifiés ici.
cli-unfinished = La partie n’est pas finie.
cli-rules = Lire les règles d’un jeu : toutes, une clause, ou ce qui contient certains mots.
cli-rules-examples =
    Exemples :
      fabula rules floors
      fabula rules floors show FLOORS-4.1
      fabula rules floors search sang glisse
cli-rules-show = Montrer une clause, ou un chapitre.
cli-rules-search = Montrer les clauses qui contiennent tous ces mots.
cli-rules-report = Montrer quels tests prouvent quelle clause ; échoue si l’une n’en a pas, ou si un test cite une clause inconnue.
cli-clause = numéro d’une clause, par exemple FLOORS-4.1, ou d’un chapitre, par exemple FLOORS-4
cli-words = mots à chercher
cli-tests = dossier des tests
cli-report = { $tested } clauses sur { $clauses } sont prouvées par des tests{ $later ->
    [0] {""}
    [one] {""}, et une manque encore
   *[other] {""}, et { $later } manquent encore
 }.
cli-report-not-yet = (pas encore)
cli-report-untested = { $clause } : pas de test
cli-report-unknown = { $clause } : clause inconnue, citée par { $test }
cli-report-tested-not-yet = { $clause } : annoncée comme absente, mais elle a un test
cli-report-unknown-not-yet = { $clause } : annoncée comme absente, mais elle n’existe pas
cli-position = Interroger une position, lue en JSON sur l’entrée standard.
cli-question = la question : pour floors monster, moves ou draw ; pour foes draw, choices ou play ; pour realm combat
cli-position-examples =
    Exemples :
      fabula position floors monster < position.json
      fabula position floors draw < position.json
      fabula position foes choices < position.json
      fabula position realm combat < combat.json
cli-position-asked = { $seat } : { $question }
cli-position-action = {"  "}> { $action } — { $meaning }
cli-position-event = {"  "}{ $event } [{ $clause }]
cli-position-unanswered =
    Maintenant { $seat } doit répondre : { $question } Ajoutez l’un de ceux-ci à « do » :
cli-perft = Compter les suites possibles d’une partie : les feuilles après tant de décisions.
cli-depth = combien de décisions
cli-perft-position = un fichier avec la position de départ (- pour l’entrée standard) ; sinon le début d’une partie
cli-divide = montrer aussi les feuilles derrière chaque choix
cli-seats = nombre de joueurs au début d’une partie (sinon le plus petit possible)
cli-perft-examples =
    Chaque choix listé compte une fois, et une fois pour chaque tirage différent qui peut suivre. Une
    partie qui finit avant n’a pas de feuille. Au début d’une partie, chaque tirage prend sa première valeur.

    Exemples :
      fabula perft floors --depth 2
      fabula perft floors --depth 1 --divide position.json

## Rencontres entre robots

fault-more-bots-than-seats = { $bots } robots, c’est trop pour { $seats } places
cli-match = Faire jouer à des robots beaucoup de parties entre eux, et compter qui gagne.
cli-match-bots = les robots, place par place ; le dernier prend aussi les places qui restent
cli-match-games = combien de parties ; à chacune tout le monde avance d’une place
cli-match-seconds = secondes dont un robot dispose pour chaque décision (sinon autant qu’il veut, un programme une minute)
cli-match-seats = nombre de places (sinon une par robot)
cli-match-seed = un autre nombre, d’autres parties ; le même nombre, les mêmes parties
cli-match-jobs = sur combien de processus (sinon autant que de cœurs) ; le résultat est le même
cli-match-examples =
    Un robot gagne une partie s’il est premier à l’une de ses places, seul ou non. L’intervalle contient
    la vraie part de victoires dans 95 cas sur 100 (Wilson). Ctrl-C arrête et montre ce qu’il y a déjà.

    Exemples :
      fabula match floors greedy random
      fabula match floors greedy random --seats 6 --games 300
      fabula match floors greedy random --option mode=expert --seed 7
      fabula match floors "program:python my_bot.py" random --seconds 2
cli-duel = Faire combattre l’un contre l’autre de nombreuses fois, et compter ce qu’il en advient.
cli-duel-attacker = qui attaque, autant de fois qu’il faut ; all : tous ceux qui existent
cli-duel-defender = contre qui, autant de fois qu’il faut ; plusieurs à la fois se joignent par + ; all : tous ; fitting : un choix de ceux que l’attaquant pourrait vaincre
cli-duel-tactic = comment l’attaquant se bat, autant de fois qu’il faut : pour realm clever (sauf indication contraire), stay, run ou random ; all : chacune
cli-duel-games = combien de duels par paire et par tactique
cli-duel-seed = un autre nombre, d’autres duels ; le même nombre, les mêmes duels
cli-duel-examples =
    clever pèse chaque tour et s’enfuit quand cela vaut mieux ; stay se bat aussi bien et ne fuit jamais ; run
    fuit dès que possible ; random fait n’importe quoi. Chaque part est suivie de l’intervalle qui contient la
    vraie dans 95 cas sur 100 (Wilson). Toutes les tactiques ont la même chance. Ctrl-C arrête et montre l’acquis.

    Exemples :
      fabula duel realm --attacker white_knight --defender tremendous_troll --games 10000
      fabula duel realm -a captain -a amazon -d giant -d ogre -d wolf_a+wolf_b --tactic all
      fabula duel realm --attacker all --defender fitting --tactic all --games 100
cli-duel-title = { $game } : duels (graine { $seed })
cli-duel-speed = { $speed } duels/s
cli-duel-interrupted = Interrompu : tous les duels n’ont pas été livrés.
cli-duel-two = duel
cli-duel-way = tactique
cli-duel-fought = duels
cli-duel-all = tous ensemble
cli-bot = Faire jouer l’un de nos robots par le protocole en lignes, sur son entrée et sa sortie standard.
cli-bot-name = quel robot
cli-bot-seed = un autre nombre, d’autres décisions ; le même nombre, les mêmes
cli-bot-examples =
    Une table écrite dans n’importe quel langage peut l’asseoir. Ce qui se dit est dans la documentation,
    à la page « Write a bot ».

    Exemples :
      fabula bot greedy
      fabula match floors "program:fabula bot greedy" random
cli-match-title = { $game } : { $games ->
    [one] { $games } partie
   *[other] { $games } parties
 }, { $seats } places, graine { $seed }
cli-match-speed = { $speed } parties/s
cli-match-interrupted = Interrompu : { $games } parties sur { $wanted } ont été jouées.
cli-match-bot = robot
cli-match-seat = place
cli-match-all-seats = toutes
cli-match-played = parties
cli-match-wins = victoires
cli-match-shared = partagées
cli-match-share = part
cli-match-interval = intervalle à 95 %
cli-match-from-to = { $low } – { $high }
cli-match-place = rang moyen
cli-match-score = score moyen
cli-match-percent = { $number } %
cli-match-decimal-mark = ,
cli-match-nobody = { $games ->
    [0] Il y a eu un gagnant à chaque partie.
    [one] Personne n’a gagné { $games } partie ({ $share }).
   *[other] Personne n’a gagné { $games } parties ({ $share }).
 }
cli-match-unfinished = { $games ->
    [one] { $games } partie a été arrêtée, trop longue.
   *[other] { $games } parties ont été arrêtées, trop longues.
 }

## Tournois entre robots

fault-bot-twice = chaque robot ne peut participer qu’une fois
fault-not-two-bots = on ne peut demander que de deux robots si l’un est plus fort que l’autre
fault-no-bots = indiquez quels robots jouent : --bots greedy random
fault-other-contest = { $folder } contient un autre tournoi ; choisissez un autre dossier avec --out
fault-other-samples = { $path } contient des mesures d’autre chose ; choisissez un autre fichier avec --keep
fault-extra-missing = il faut pour cela { $module }, qui s’installe par : pip install "fabula[{ $extra }]"
fault-no-cluster = il n’y a pas de grappe Ray à l’adresse { $address } : { $problem }
cli-arena = Faire jouer à des robots un tournoi de parties appariées ; conserver, classer et dessiner le résultat.
cli-arena-bots = les robots, par leur nom
cli-arena-games = combien de parties en tout (sinon 1000 ; avec --until-sure, 100000 au plus)
cli-arena-seats = nombre de places (sinon une par robot, ou le minimum du jeu)
cli-arena-ray = faire jouer les machines d’une grappe Ray (il faut fabula[cluster]) ; « local » en démarre une ici
cli-arena-out = le dossier des parties, tableaux et images (sinon un dossier nommé d’après le tournoi)
cli-arena-until-sure = jouer jusqu’à savoir si le premier robot est plus fort que le second
cli-arena-margin = avec --until-sure : un robot plus fort prend au moins la moitié des parties et cette part en plus
cli-arena-error = avec --until-sure : combien de fois chacune des deux réponses peut être fausse
cli-arena-examples =
    Dans un bloc toutes les parties ont les mêmes dés, et chacun occupe une fois chaque place. La même graine
    donne les mêmes parties, quel que soit le nombre de processus. Ctrl-C conserve ce qui a été joué et dit
    comment continuer.

    Exemples :
      fabula arena floors --bots greedy search random --games 300
      fabula arena floors --bots greedy random --seats 4 --games 1000
      fabula arena floors --bots search greedy --until-sure
      fabula arena foes --bots greedy random --ray auto --games 10000
arena-ratings = Classement
arena-rating = cote
arena-against = Chacun contre chacun
arena-pair = robots
arena-share = part du premier
arena-blocks = blocs
arena-seats = Victoires par place
arena-wins = parties gagnées
arena-lengths = Longueur des parties
arena-decisions = décisions
arena-of-games = part des parties
arena-kept = Les parties, tableaux et images sont dans { $folder }.
arena-resume = Pour continuer : { $command }
arena-verdict = { $verdict ->
    [stronger] { $first } est plus fort que { $second }
    [not-stronger] { $first } n’est pas plus fort que { $second } de la marge demandée
   *[open] On ne sait pas encore si { $first } est plus fort que { $second }
 } : il a { $share } après { $blocks ->
    [one] { $blocks } bloc
   *[other] { $blocks } blocs
 } (taux d’erreur d’au plus { $error }).
cli-ladder = Voir si chaque robot est plus fort que celui d’en dessous, et en faire une page.
cli-ladder-bots = les robots, le plus faible d’abord (sinon les niveaux du robot search)
cli-ladder-games = le plus grand nombre de parties pour chaque marche ; 0 réécrit seulement la page
cli-ladder-seats = nombre de places (sinon le minimum du jeu)
cli-ladder-out = le dossier de la page, des images et des parties (sinon ladder-JEU) ; ce qui s’y trouve est continué
cli-ladder-examples =
    Chaque marche est jouée jusqu’à ce que ce soit sûr (voir fabula arena --until-sure). Ctrl-C conserve ce
    qui a été joué, et la même commande continue.

    Exemples :
      fabula ladder floors
      fabula ladder foes search:1 search:2 search:3 search:4 --games 200
ladder-title = { $game } : niveaux, { $seats } joueurs
ladder-intro = Chaque niveau rencontre celui d’en dessous dans des parties appariées jusqu’à ce qu’on sache lequel est le plus fort (graine { $seed }).
ladder-steps = Chacun contre celui d’en dessous

## Études

fault-no-study = il n’y a pas encore d’étude de { $game }
fault-no-such-players = cette étude ne connaît pas de joueurs { $name } ; il y a : { $known }
cli-study = Répondre à ce qu’on demande d’un jeu, à partir de nombreuses parties : une page avec images et tableaux.
cli-study-games = combien de parties en tout, pour chaque sorte de joueurs qui en joue un nombre fixe (sinon autant que l’étude le juge bon)
cli-study-precision = les bons joueurs jouent jusqu’à ce que la part de victoires du premier joueur soit connue à cela près
cli-study-players = comment tous jouent, autant de fois qu’il le faut (sinon chaque manière rapide)
cli-study-seats = seulement à tant de joueurs, autant de fois qu’il le faut (sinon à tous les nombres)
cli-study-out = le dossier de la page, des images et des tableaux (sinon study-JEU)
cli-study-examples =
    Exemples :
      fabula study floors
      fabula study floors --option mode=expert --seats 4
      fabula study floors --players thinking --precision 0.05 --seats 2
      fabula study realm --games 160
study-kept = La page est { $page }, avec ses images et ses tableaux à côté.
study-progress = { $players }, { $seats } joueurs
study-title = { $game } en chiffres
study-intro = Chaque nombre a son intervalle à 95 %. Les parties entre bons joueurs ont duré jusqu’à ce que la part de victoires de celui qui commence soit connue à ± { $precision }.
study-kinds = Les joueurs au hasard (random) font n’importe quel coup, les avides (greedy) celui qui vaut le plus sur-le-champ, ceux qui réfléchissent (thinking) celui qui réussit le mieux à l’essai. Les avides sont tous pareils et ne varient jamais : une partie de ce qu’on trouve tient peut-être à eux plutôt qu’au jeu.
study-made = Fait par { $command }.
study-part = { $games } parties, joueurs : { $players }
study-won = Il y a eu un gagnant dans { $share } d’entre elles.
study-players = { $number } joueurs
study-seats = joueurs
study-first = Combien de fois gagne celui qui commence
study-fair = victoires du premier joueur, 1 étant une part égale
study-turns = Victoires selon l’ordre du tour
study-turn = rang dans le tour de la première manche
study-wins = part des victoires
study-counted = figurines
study-deadly = Quelles tuiles de mouvement tuent
study-kills = part des fois où elle tue
study-tiles = Victimes de chaque tuile de mouvement
study-tile = tuile
study-victims = figurines dévorées quand elle est retournée
study-turned = retournée
study-stages = étape
study-stage = étape { $number }
study-escapes = Quelles figurines sortent
study-figure = figurine (blanc/noir)
study-got-out = part des parties où elle sort
study-figures = Ce que vaut une figurine
study-worth = victoires quand elle est dehors, moins victoires sinon
study-eaten = Quelles figurines sont dévorées
study-times = fois par partie
study-rounds = Longueur des parties
study-round = manche où elles finissent
study-solo-intro = Chaque personnage du jeu part seul, encore et encore, au plus haut niveau et avec toutes les règles. Chaque nombre a son intervalle à 95 %. Qui meurt est mort, et sa partie compte ce que les règles accordent aux morts ; il ne recommence avec personne d’autre.
study-solo-kinds = greedy est le robot qui s’assied à une table : il joue toute la partie avec des règles simples. home ne quitte jamais la clairière où il commence, et se cache. random fait n’importe quoi. Tous les trois trouvent la même mise en place.
study-everybody = tous
study-character = personnage
study-player = joueur
study-scores = Score moyen
study-score = score moyen
study-survivors = Qui est en vie à la fin
study-alive = part des parties auxquelles il survit
study-deeds = Ce qu’ils ont fait
study-deeds-of = Ce qu’a fait { $player }
study-deed = action
study-share = part des parties
study-looted = a pillé
study-fought = a combattu
study-traded = a commercé
study-hired = a engagé
study-cast = a jeté un sort
study-enchanted = a enchanté

## La page dans un navigateur

web-title = Fabula
web-title-of = { $what } · Fabula
web-title-turn = ● À vous de jouer · { $what }
web-title-turns = ● ({ $count }) Fabula
web-skip = Aller au contenu
web-nav = Principal
web-nav-tables = Mes tables
web-announcements = Ce qui se passe
web-loading = Un instant …
web-unreachable = Le serveur ne répond pas pour le moment.
web-close = Fermer
web-cancel = Annuler
web-back = Retour
web-yes = oui
web-no = non
web-copy = Copier
web-copied = Copié.
web-copy-by-hand = Le lien est sélectionné : copiez-le à la main.

web-settings = Réglages
web-language = Langue
web-theme = Lumière
web-theme-auto = comme le système
web-theme-light = claire
web-theme-dark = sombre
web-speed = Vitesse de ce qui est montré
web-speed-slow = lente
web-speed-normal = normale
web-speed-fast = rapide
web-speed-instant = tout d’un coup
web-motion = Mouvement
web-motion-auto = comme le système
web-motion-less = rien ne bouge

web-lobby-welcome = À quoi jouons-nous ?
web-lobby-lead = Ouvrez une table, envoyez-en les liens à vos amis, confiez les autres places à des robots. Pas de compte, et des règles complètes : ce qui n’est pas permis est refusé avec l’article qui le dit.
web-lobby-tables = Mes tables
web-lobby-none = Pas encore de table. Les parties que vous jouez ou regardez seront ici, même après des jours.
web-players = { $least } à { $most } joueurs
web-game-secrets = mains cachées
web-game-unfinished = en chantier
web-new = Nouvelle table
web-new-of = Nouvelle table : { $game }
web-new-title = Une nouvelle table
web-new-who = Qui joue
web-new-name = Votre nom
web-new-number = Nombre de places
web-new-how = Comment on joue
web-new-hint-open = Chaque place libre reçoit un lien à envoyer. La partie commence quand tous sont là.
web-new-hint-invited = Qui ouvre le lien affiché par le serveur prend une place libre ; chaque place a aussi le sien. La partie commence quand tous sont là.
web-new-hint-closed = La partie commence aussitôt.
web-new-open = Ouvrir la table
web-new-start = Commencer la partie
web-options-more = { $count ->
    [one] Une autre option
   *[other] { $count } autres options
 }
web-clauses = Règles : { $clauses }
web-clauses-about = Règles sur : { $what }
web-seat = Place { $letter }
web-seat-me = je joue
web-seat-link = un ami, par lien
web-seat-bot = robot : { $bot }
web-seat-bot-level = robot : { $bot }, niveau { $level }
web-seat-open = place libre
web-clock = Pendule pour chaque tour
web-clock-none = sans pendule
web-clock-minutes = { $count ->
    [one] une minute
   *[other] { $count } minutes
 }
web-clock-days = { $count ->
    [one] un jour
   *[other] { $count } jours
 }
web-clock-help = Un robot joue pour qui dépasse ce temps, jusqu’à son retour.
web-clock-left = Temps restant

web-join = Prenez place
web-join-lead = Vous êtes invité à une table. Qui prend une place la garde dans ce navigateur.
web-join-table = Vous êtes invité à une table de { $game }. Qui prend une place la garde dans ce navigateur ; s’il n’y en a plus, vous regardez.
web-join-take = Prendre la place
web-invited-first = Choisissez un jeu pour vous tous
web-invited-first-lead = Vous êtes le premier à ouvrir ce lien. Qui l’ouvre après vous arrive à votre table et y prend place.
web-host = Hôte

web-gathering = La table se prépare
web-gathering-seats = Places
web-gathering-wait = L’hôte commence la partie quand tout le monde est là.
web-start = Commencer la partie
web-start-waits = { $count ->
    [one] Une place est encore libre.
   *[other] { $count } places sont encore libres.
 }
web-start-numbers = On attend encore : { $names }. Chaque navigateur ajoute un nombre aux dés dès qu’il est à la table.
web-link-for = Lien pour la place { $letter }
web-link-code = Code QR du lien pour la place { $letter }
web-link-renew = Faire un nouveau lien ; celui-ci ne vaudra plus
web-link-show = Faire un lien
web-link-replace = Donner la place à un autre : nouveau lien
web-link-replace-of = Nouveau lien pour la place de { $name }
web-link-lost = Si quelqu’un ne peut plus revenir à sa place, envoyez-lui un nouveau lien : l’ancien et son porteur sont écartés.
web-forked = Cette partie continue un moment d’une autre.
web-link-loopback = Cette adresse ne vaut que sur cet ordinateur. Pour d’autres, lancez le serveur de sorte qu’ils l’atteignent : fabula serve --help.

web-phase-gathering = se prépare
web-phase-playing = en cours
web-phase-over = terminée
web-phase-foreign = autres règles
web-over = La partie est terminée

web-you = vous
web-bot = robot
web-here = présent
web-away = absent
web-acts = doit jouer
web-conceded = a abandonné
web-bot-plays = { $bot } joue pour l’instant
web-place = place { $place }
web-players-title = Joueurs
web-look-from = Voir de la place de { $name }
web-spectator = Vous regardez
web-board = Plateau
web-side = À côté du plateau
web-notes = À côté du plateau, en mots
web-as-list = En panneaux
web-overlays = Calques
web-showing = Voici ce qui se passe …
web-show-all = Tout montrer
web-your-turn = À vous de jouer
web-turn-of = À { $name } de jouer
web-waiting-for = On attend { $names }
web-undo = Reprendre
web-sending = envoi …
web-reconnecting = Connexion perdue. Reconnexion …
web-in-flight = { $count ->
    [one] Votre coup est gardé et sera envoyé.
   *[other] { $count } coups sont gardés et seront envoyés.
 }
web-no-table = Cette table n’existe pas
web-no-table-lead = Le lien est peut-être coupé, ou la table a été effacée.
web-pass = Passez l’écran à { $name }. Personne d’autre ne regarde.
web-pass-look = Je suis { $name }

web-asking = Ce que vous pouvez faire
web-choices = Choix
web-choices-search = Chercher dans les choix
web-choices-list = Choisir dans une liste
web-choices-count = { $count ->
    [one] un choix
   *[other] { $count } choix
 }
web-choices-none = Aucun choix ne contient cela.
web-always = Toujours répondre ainsi à cette question
web-refused = Pas possible :

web-tab-log = Journal
web-tab-talk = Causerie
web-tab-rules = Règles
web-tab-table = Table
web-log-none = Rien ne s’est encore passé.
web-log-undone = Repris :
web-talk-none = Personne n’a encore rien dit.
web-talk-say = Dire quelque chose à tous
web-talk-send = Dire
web-rules = Règles
web-rules-of = Règles de { $game }
web-rules-search = Chercher dans les règles
web-rules-none = Aucun article ne contient ces mots.

web-propose = Proposer de revenir en arrière …
web-propose-here = Revenir juste après { $number }
web-proposal = Une proposition de revenir en arrière
web-agree = D’accord
web-disagree = Pas d’accord
web-withdraw = La retirer

web-why = Pourquoi pas ?
web-why-lead = Écrivez une action comme le journal l’écrit, et apprenez quelle règle l’interdit.
web-why-action = Action
web-why-ask = Pourquoi ?
web-why-possible = C’est possible maintenant.
web-answers = Réponses permanentes
web-answers-none = Vous n’en avez pas. On peut répondre une fois pour toutes là où la question est posée.
web-answers-forget = Oublier
web-leave = S’en aller
web-bot-choose = Qui joue pour vous
web-bot-hand = Que ce robot joue pour moi
web-bot-take-back = Je rejoue moi-même
web-concede = Abandonner
web-concede-really = Abandonner vraiment la partie
web-watch = Regarder
web-watch-lead = Qui a cette adresse peut regarder, et voit ce qu’un spectateur peut voir.

web-fair = Dés honnêtes
web-fair-lead = Avant la partie, le serveur a promis un secret par son empreinte, et chaque place a ajouté un nombre. À la fin le secret est montré, et chaque tirage peut être recalculé.
web-fair-before = Le serveur a choisi le secret de ses dés et ne peut plus le changer : voici son empreinte. Chaque place ajoute un nombre que fait son propre navigateur.
web-fair-promise = Promesse
web-fair-number = Nombre de { $name }
web-fair-secret = Secret
web-fair-check = Vérifier ici tous les tirages
web-fair-good = Tout est comme le dit le secret : { $draws ->
    [one] un tirage
   *[other] { $draws } tirages
 } en { $entries ->
    [one] une entrée
   *[other] { $entries } entrées
 }, vérification faite dans ce navigateur.
web-fair-unreadable = L’enregistrement est illisible.
web-fair-unrevealed = Le secret n’est pas dans l’enregistrement.
web-fair-commitment = Le secret n’est pas celui qui avait été promis.
web-fair-numbers = Les nombres de l’enregistrement ne sont pas ceux que les places ont ajoutés.
web-fair-draw = Un tirage de l’entrée { $entry } ne découle pas du secret.

web-result = Résultat
web-replay = La revoir
web-record = Télécharger l’enregistrement
web-again = Une autre partie
web-replay-of = Revoir : { $game }
web-replay-controls = Revoir
web-replay-first = Au début
web-replay-back = Un pas en arrière
web-replay-next = Un pas en avant
web-replay-last = À la fin
web-replay-play = Lecture
web-replay-pause = Pause
web-replay-step = Pas
web-replay-at = Pas { $number } sur { $last }
web-replay-happened = Ce qui s’est passé à ce pas
web-replay-link = Copier le lien vers ce moment
web-to-table = Vers la table
web-eyes = Vu par les yeux de
web-eyes-nobody = un spectateur
web-fork = Continuer d’ici
web-fork-lead = Une nouvelle table continue à partir de ce moment, vous contre des robots.
web-fork-seat = Votre place
web-fork-go = Ouvrir cette table

## La table sur le web

table-did = { $seat } : { $action }
table-took-back = { $seat } reprend sa dernière action.
table-others-conceded = { $seat } gagne : tous les autres ont abandonné.
table-wants-back = { $seat } voudrait revenir { $count ->
    [one] une entrée
   *[other] { $count } entrées
 } en arrière.
table-message-too-large = Ce message était trop long.
table-message-malformed = Ce message n’a pas été compris.
table-mistake = Quelque chose s’est mal passé ici ; rien n’a été changé.
table-page-missing = La page n’a pas été construite : lancez « make page » dans le dossier du projet, ou installez le paquet avec pip.

refusal-stale = Il s’est passé quelque chose entre-temps : regardez de nouveau le plateau.
refusal-not-your-seat = Cette place n’est pas la vôtre.
refusal-game-not-on = La partie n’est pas en cours.
refusal-bot-plays = Un robot joue pour cette place : reprenez-la d’abord.
refusal-no-proposal = Personne n’a demandé à revenir en arrière.
refusal-chat-needs-seat = Il faut avoir une place pour parler ici.

fault-no-such-table = il n’y a pas de telle table
fault-no-such-seat-here = cette table n’a pas de telle place
fault-no-such-address = il n’y a rien à cette adresse
fault-request-malformed = cette demande n’a pas été comprise
fault-request-too-large = cette demande est trop grande
fault-too-many = c’était trop à la fois : attendez un peu
fault-origin = cette demande vient d’ailleurs
fault-invitation-taken = quelqu’un d’autre a ouvert une table avec ce lien : rouvrez le lien pour la rejoindre
fault-no-table-yet = personne n’a encore ouvert de table avec ce lien
fault-link-used = ce lien a déjà servi, ou un autre l’a remplacé : demandez-en un nouveau
fault-not-the-host = seul l’hôte de la table peut faire cela
fault-not-your-seat = cette place n’est pas la vôtre
fault-seats-open = personne n’est encore assis en { $seats }
fault-already-started = la partie a commencé
fault-not-started = la partie n’est pas en cours
fault-not-over = la partie n’est pas finie : d’ici là, personne ne reçoit son compte rendu
fault-no-such-moment = la partie n’a pas de tel moment
fault-moment-over = la partie est finie à ce moment-là : il n’y a rien à continuer
fault-other-game = le compte rendu est d’un autre jeu, ou pour { $seats } joueurs
fault-conceded = qui a abandonné ne revient pas
fault-other-rules-here = cette partie a été jouée selon la version { $rules } des règles ; ici elles ont la version { $known }, elle ne continue donc pas
fault-database-address = une base de données a une adresse comme l’une de celles-ci : { $known }
fault-database-unusable = la base de données ne peut pas servir : { $problem }
fault-no-free-port = { $host } n’a pas de port libre à { $port } : { $problem }

cli-serve = Ouvrir des tables pour qui joue dans son navigateur, sur cette machine ou sur d’autres.
cli-serve-host = adresse d’écoute ; 0.0.0.0 laisse entrer les autres machines
cli-serve-port = port d’écoute (sinon 8000, ou le prochain qui est libre) ; 0 en prend un quelconque
cli-serve-database = où les tables sont gardées : sqlite:///FICHIER ou postgresql://… (sinon un fichier dans votre dossier de données)
cli-serve-open = ouvrir le lien dans votre navigateur
cli-serving = Fabula est à l’adresse { $address } (Ctrl-C l’arrête)
cli-serving-others = Les autres machines de votre réseau ouvrent { $address }
cli-serving-join = Lien pour rejoindre la partie, valable pour tous : { $address }
cli-serve-public = adresse que l’on ouvre, si elle diffère : derrière un serveur mandataire, par exemple
cli-serve-keep = effacer les tables auxquelles personne n’a touché depuis ce nombre de jours (sinon toutes sont gardées)
cli-tidy = Effacer les tables auxquelles personne n’a touché depuis longtemps, et les personnes dont il ne reste rien.
cli-tidy-keep = jours sans coup, sans changement ni visite après lesquels une table est effacée
cli-tidied = { $tables ->
        [one] { $tables } table effacée
       *[other] { $tables } tables effacées
    }, { $people ->
        [one] { $people } personne effacée.
       *[other] { $people } personnes effacées.
    }
cli-tidy-examples =
    Exemples :
      fabula tidy
      fabula tidy --keep 30 --database postgresql://localhost/fabula
cli-serve-examples =
    Exemples :
      fabula serve --open
      fabula serve --host 0.0.0.0 --port 8080

## Analyse de parties

cli-analyse = Passer une partie en revue : ce qu’a coûté chaque décision, et les trois plus chères.
cli-analyse-seat = ne regarder que les décisions de cette place
cli-analyse-tries = nombre d’essais par décision ; davantage, c’est plus lent et plus sûr
cli-analyse-seed = autre nombre, autres essais ; même nombre, même résultat
cli-analyse-plot = dessiner l’évolution des chances dans ce fichier (SVG)
cli-analyse-puzzles = noter les décisions les plus chères comme problèmes, dans ce dossier
cli-analyse-examples =
    Un coup coûte ce que son avance a de moins que celle du meilleur, quand on essaie les deux avec la même chance
    et que chacun continue au mieux. La probabilité de gagner vient des parties où l’on avait cette avance (fabula calibrate).

    Exemples :
      fabula analyse partie.fabula
      fabula analyse partie.fabula --seat A --tries 1000 --plot partie.svg --puzzles erreurs
cli-analyse-thinking = réflexion
cli-analyse-title = { $game } : { $decisions ->
    [one] une décision
   *[other] { $decisions } décisions
 }, { $tries } essais pour chacune
cli-analyse-number = nº
cli-analyse-player = joueur
cli-analyse-played = joué
cli-analyse-best = meilleur
cli-analyse-lost = perdu
cli-analyse-error = ±
cli-analyse-chance = chances
cli-analyse-chance-lost = dont perdu
cli-analyse-worst = { $number ->
    [0] Aucune décision n’a coûté quoi que ce soit à coup sûr.
    [one] La décision la plus chère :
   *[other] Les { $number } décisions les plus chères :
 }
cli-analyse-mistake = { $number }. { $player } a joué { $played } et perdu { $known ->
    [yes] { $percent } de ses chances de gagner ({ $lost } d’avance).
   *[no] { $lost } d’avance.
 }
cli-analyse-move = coup
cli-analyse-lead = avance
cli-analyse-tried = essais
cli-analyse-reply = Après le meilleur coup, la réponse à craindre est { $answer } par { $player }.
cli-analyse-chart-chance = { $game } : les chances de gagner avant chaque décision
cli-analyse-chart-lost = { $game } : ce qu’a coûté chaque décision
cli-analyse-plotted = Dessiné : { $file }
cli-analyse-kept = Écrit : { $file }

cli-calibrate = Faire jouer des robots pour voir s’ils gagnent aussi souvent qu’ils le croient.
cli-calibrate-seats = nombre de places
cli-calibrate-games = nombre de parties ; on regarde quatre positions de chacune
cli-calibrate-first = numéro de la première partie ; autres numéros, autres parties
cli-calibrate-fit = mesurer la courbe qui dit combien une avance a de chances de gagner, et l’ajouter à ce fichier de courbes
cli-calibrate-keep = garder dans ce fichier ce que chaque partie a donné ; la même commande reprend alors où elle s’était arrêtée
cli-calibrate-plot = dessiner le tableau dans ce fichier (SVG)
cli-calibrate-examples =
    Exemples :
      fabula calibrate floors --games 500
      fabula calibrate floors --games 1000 --first 0 --fit chances.json
cli-calibrate-kept = { $file } : une courbe tirée de { $positions } positions.
cli-calibrate-title = { $game } : chances estimées et parties gagnées
cli-calibrate-estimated = estimé
cli-calibrate-won = gagné
cli-calibrate-positions = positions
cli-calibrate-brier = { $positions } positions : score de Brier { $brier } (sans rien savoir : { $nothing }) ; aucun dixième ne s’écarte de plus de { $off }.

cli-puzzle = Résoudre une position : trouver le seul coup nettement meilleur.
cli-puzzle-game = nom court du jeu, par exemple floors ; ou un problème dans un fichier .json
cli-puzzle-number = ce problème seulement
cli-puzzle-grade = les problèmes de ce niveau, de 1 (facile) à 4 (difficile)
cli-puzzle-list = donner la liste des problèmes
cli-puzzle-find = chercher autant de nouveaux problèmes dans des parties entre robots et les imprimer, une ligne de JSON chacun
cli-puzzle-seats = nombre de places des parties où l’on cherche
cli-puzzle-margin = de combien le meilleur coup doit devancer tous les autres
cli-puzzle-seed = numéro de la première partie où l’on cherche
cli-puzzle-examples =
    Exemples :
      fabula puzzle floors
      fabula puzzle floors --grade 3
      fabula puzzle erreurs/partie-42.json
cli-puzzle-graded = niveau
cli-puzzle-players = joueurs
cli-puzzle-ahead = devance de
cli-puzzle-looked = { $number ->
    [one] une position
   *[other] { $number } positions
 }
cli-puzzle-score = { $tried ->
    [one] { $solved } sur un résolu du premier coup.
   *[other] { $solved } sur { $tried } résolus du premier coup.
 }
puzzle-title = Problème { $number }, niveau { $grade }. C’est le tour de { $seat }.
puzzle-ask = Quel est le meilleur coup ? Tapez-le, ou aide.
puzzle-help =
    Tapez un coup dans la notation du jeu. Autres mots : indice (le début de la solution), décrire (le plateau
    en phrases), solution, suivant, quitter.
puzzle-hint = La solution commence par { $word }.
puzzle-solved = C’est cela.
puzzle-not-best = Il y a mieux : ce coup finit { $behind } derrière. Essayez encore.
puzzle-name-help = aide ?
puzzle-name-hint = indice
puzzle-name-describe = décrire plateau
puzzle-name-solution = solution
puzzle-name-next = suivant
puzzle-name-quit = quitter

fault-no-curve = Aucune courbe n’a été mesurée pour { $game } à { $seats } places ; fabula calibrate { $game } --seats { $seats } --fit FICHIER en fait une.
fault-no-puzzles = Il n’y a pas de problèmes pour { $game }.
fault-no-such-puzzle = Il n’y a pas de problème { $number } ; le dernier est le { $most }.
fault-no-puzzle = Ce n’est pas un problème : { $problem }

### What Fabula says by itself, whatever the game.

## Players and results

name-person = person
name-in-the-making = { $game } (in the making)
name-at-seat = { $letter } ({ $name })
list-with-last = { $beginning } and { $last }
standing-line = { $place }. { $player }: { $score }
standing-alone = { $player }: { $score }

## Questions and refusals that every game may use

prompt-wait = Wait for the others.
refusal-not-offered = That is not among the things you can do now.
refusal-not-asked = { $seat } is not asked just now.
refusal-nothing-to-undo = There is nothing to take back.
refusal-too-late-to-undo = It is too late to take that back: chance has spoken, or somebody has acted on it.

## What is wrong with an input

fault-on-line = line { $line }: { $problem }
fault-in-file = { $path }: { $problem }
fault-in-game = { $problem }
fault-refused = { $problem } ({ $clause })

fault-no-such-command = there is no command { $name }; there are: { $known }
fault-language-missing = --language needs a language, such as en or fr
fault-no-such-language = there is no language { $name }; there are: { $known }
fault-no-such-game = there is no game { $name }; there are: { $known }
fault-game-missing = say which game; there are: { $known }
fault-no-such-level = there is no level { $level }; there are levels 1 to { $most }
fault-no-such-bot = there is no bot { $name }; there are: { $known }
fault-no-such-player = nobody is called { $name }; a player is one of: { $known } (a person may have a name: person:Anna)
fault-no-duels = { $game } has no duels
fault-no-such-tactic = there is no tactic { $name }; there are: { $known }
fault-no-one-to-fight = nobody is left to fight: { $names } could beat no opponent
fault-no-worth = nobody has said what a position of { $game } is worth, so this bot cannot play it
fault-program-does-not-start = the program “{ $command }” cannot be started: { $why }
fault-program-without-name = the program “{ $command }” should have said its name, and said “{ $said }”
fault-program-gone = the program “{ $command }” ended in the middle of the game
fault-program-too-slow = the program “{ $command }” took too long, and was ended
fault-program-talks-nonsense = the program “{ $command }” said “{ $said }”, after other things that make no sense
fault-line-unexpected = the table said “{ $word }” where { $wanted } was awaited
fault-bot-plays-illegally = the bot { $bot } wants to play { $action }, which { $clause } forbids
fault-player-name = nobody can be called “{ $name }”
fault-wrong-number-of-seats = this game is for { $least } to { $most } players, not for { $have }
fault-no-such-option = this game has no option { $name }; it has: { $known }
fault-option-without-value = the option { $name } needs a value: { $name }=VALUE
fault-wrong-option-value = the option { $name } cannot be { $value }; it is one of: { $known }
fault-wrong-option = these options cannot be: { $problem }
fault-option-without-file = the option { $name } comes from a file: { $name }=@FILE
fault-option-file = { $path } cannot be the option { $name }: { $problem }
fault-no-such-seat = there is no seat { $name }; there are: { $known }
fault-no-such-clause = there is no clause { $name }
fault-nothing-found = no clause contains: { $words }
fault-no-such-folder = there is no folder { $path }
fault-no-such-question = a position of { $game } cannot be asked { $name }; it can be asked: { $known }
fault-no-positions = { $game } cannot be started from a position
fault-position-has-its-own = a position brings its own seats and options: leave out --seats and --option
fault-no-such-lesson = { $game } has no such lesson; there are { $most }
fault-lesson-alone = a lesson brings its own options: leave out --option
fault-resume-alone = a saved game brings its own game, players and options: give --resume alone

fault-file-missing = there is no file { $path }
fault-file-not-a-file = { $path } is not a file
fault-file-unreadable = { $path } cannot be read: { $problem }
fault-file-unwritable = { $path } cannot be written: { $problem }
fault-file-too-large = { $path } is larger than { $most } MB: that is something else
fault-file-not-utf8 = { $path } is not UTF-8 text

fault-no-such-action = there is no action “{ $text }”; there are: { $known }
fault-wrong-number-of-words = “{ $action }” takes { $need ->
    [one] one word
   *[other] { $need } words
 } after it, not { $have }
fault-unreadable-action = “{ $text }” is not an action: { $problem }

fault-record-foreign = this is no record of Fabula
fault-record-format = this record has the format { $format }; this program reads the format { $known }
fault-record-other-rules = this record was played by version { $rules } of the rules; here they have version { $known }
fault-record-field-missing = “{ $field }” should stand here
fault-record-field-wrong = “{ $value }” cannot be the { $field } of a record
fault-record-line-malformed = this is no entry of a record
fault-record-draw-malformed = this is no draw of a record
fault-record-entry-out-of-order = entry number { $expected } should stand here, by one of the players
fault-record-truncated = the record breaks off here
fault-record-goes-on = something follows after the end of the record
fault-record-changed = the record has been changed: its check does not fit
fault-record-illegal = { $clause } forbids this: { $action }
fault-record-nothing-to-undo = there is nothing that this seat could take back
fault-record-result-differs = the game does not end with this result
fault-record-secret-missing = the secret of the dice is not in the record, so they cannot be verified
fault-record-without-secret = { $path } is a record without the secret of its dice: it can be replayed, but not played on
fault-record-commitment-differs = the secret is not the one that was promised
fault-draw-missing = the game draws a “{ $what }” here that the record does not have
fault-draw-too-many = the game draws no “{ $what }” here
fault-draw-differs = the game draws “{ $what }” of { $of } here; the record has { $recorded }
fault-draw-value-differs = the “{ $what }” is { $value } here; the record has { $recorded }
fault-draw-not-from-secret = by the secret the “{ $what }” is { $value }

## The full-screen program

terminal-setup-title = Fabula: a new game
terminal-setup-game = Game
terminal-setup-number = Players
terminal-setup-seats = Who plays
terminal-setup-name = name
terminal-setup-options = Options
terminal-setup-start = Start
terminal-setup-resume = Go on with the last game
terminal-setup-quit = Quit
terminal-lessons = You learn it with: fabula play { $game } --lesson 1{ $count ->
    [one] {""}
   *[other] {" "}(to { $count })
 }
terminal-keys-setup = Tab next · ↑↓ Enter choose · F9 start · F1 help · F2 rules · Esc quit
terminal-keys-play = F1 help  F2 rules  F3 layers  F4 undo  F5 save  F6 notes  F10 quit
terminal-keys-replay = → next  ← back  ↑↓ ten  Home End  Tab eyes  F2 rules  F3 layers  F6 notes  Esc quit
terminal-question = { $player }: { $question }
terminal-enter-plays = Enter plays it
terminal-thinking = { $player } is thinking …
terminal-only-answer = { $seat } has only one choice.
terminal-did = { $seat } plays { $action }
terminal-does = { $seat }: { $action }
terminal-took-back = { $seat } takes back the last action.
terminal-refused = { $why } ({ $clause })
terminal-allowed = That is allowed.
terminal-not-now = { $word } cannot come next. What can: { $following }
terminal-several = { $count } ways
terminal-none-fits = Nothing that you can do now is called “{ $text }”. What can come next: { $following }
terminal-several-fit = { $count } choices are called “{ $text }”: type more, or choose one from the list.
terminal-nothing-spelled = Choose with the arrow keys, with Space, from the list (Tab), or type a move; then press Enter.
terminal-unforeseen = Nobody knows what comes after that step: Enter plays it.
terminal-nothing-there = There is nothing in that direction.
terminal-not-played = Not played: { $actions }
terminal-unfinished = There is more to choose. What can follow: { $following }
terminal-no-overlays = This game has no further layers.
terminal-known = { $name }: { $value }
terminal-pass = Pass the keyboard to { $seat }. Nobody else looks; then press Enter.
terminal-save-where = Save as:
terminal-saved = The game is saved. Go on with: fabula play --resume { $path }
terminal-saved-finished = The game is saved. Look at it again with: fabula replay { $path }
terminal-result-look = Look at the board
terminal-result-new = New game
terminal-result-quit = Quit
terminal-rules-search = type words or a number to search the rules; ↑↓ scroll, Esc back
terminal-rules-none = No clause contains these words.
terminal-replay-at = { $number } of { $last }
terminal-eyes = as { $seat } sees it
terminal-eyes-nobody = as a spectator sees it
terminal-help =
    Making a move
    Space       go through what may come first (say, your figures)
    arrows      go on from there; the board marks what is possible
    Backspace   take back the last step      Esc  take back all of it
    Enter       play it
    Tab         to the list of what may come next, and back to the board
    Or type a move and press Enter; the board shows it while you type.
    Or type a few words of what a choice is called: the list narrows to
    those that fit, and Enter plays the one that is marked.
    Several actions go with ; between them, and a walk by its end (go
    C12): they are played one after the other until something new is
    seen or somebody else is asked.

    Whatever is refused is refused by a rule: its clause and words
    appear below the board.

    While something is being shown, any key shows the rest at once.
    Page up and Page down go through the log.

    F1 or ?  this help
    F2  the rules, with search: of a spell or a card, if you point at one
    F3  further layers of the board, such as what might happen next
    F4 or Ctrl+Z  take back, as long as nobody has acted on it
    F5 or Ctrl+S  save as …          F10 or Ctrl+Q  quit
    F6  the rest of the notes beside the board, where they have no room
    The game is saved by itself after every move.

    Esc closes this help.

## Plain sentences

plain-welcome = Type a move, or one word of it at a time. “help” explains the rest.
plain-ask-game = Which game? { $games } (Enter alone: { $usual })
plain-ask-players = Who plays? { $least } to { $most } players, with commas between them; each is one of: { $kinds }. A person may have a name: person:Anna. (Enter alone: { $usual })
plain-option = { $name }: { $about }: { $values } (usually: { $usual })
plain-ask-options = Which options? For instance NAME=VALUE NAME=VALUE. (Enter alone: all as usual)
plain-prompt = { $player }: { $question }
plain-so-far = So far: { $text }
plain-whole = Press Enter for: { $action }
plain-choice = { $text } — { $action }
plain-odds = { $choice } ({ $odds })
plain-narrow = { $count ->
    [one] One choice.
   *[other] { $count } choices.
 } The next word is one of:
plain-word = { $word }: { $count ->
    [0] possible
    [one] one choice
   *[other] { $count } choices
 }
plain-nothing-refused = Nothing has been refused. “why MOVE” says whether a move is allowed.
plain-more-clauses = { $count ->
    [one] One more clause contains
   *[other] { $count } more clauses contain
 } this.
plain-save-where = Say where: save FILE
plain-name-help = help
plain-name-choices = choices list
plain-name-back = back
plain-name-go = go
plain-name-board = board look
plain-name-log = log
plain-name-why = why
plain-name-undo = undo
plain-name-rules = rules rule
plain-name-overlay = overlay foresight
plain-name-save = save
plain-name-quit = quit exit
plain-help =
    A whole move, or its next word: plays it, or narrows the choice.
    Words of what a choice is called: plays it if no other is called so, else lists them.
    An empty line or “go”: plays what has been spelled so far.
    Several actions with ; between them, or a walk by its end: plays one after the other
    until something new is seen or somebody else is asked.
    choices: what may come next.    back: takes back the last word.
    board: describes the board.     overlay: describes more of it, or no longer.
    why: the rule that refused the last move.    why MOVE: whether a move is allowed.
    rules WORDS: the clauses that contain them, or the clause of that number; rules and the name
    of a spell or a card: what it does.
    log: what has happened.         undo: takes back your last move, if nobody has acted on it.
    save FILE: saves to this file.  quit: stops; the game is saved by itself after every move.

## The command line

cli-usage = { $problem } (--help explains)
cli-usage-missing = { $name } is missing
cli-usage-no-option = there is no option { $name }
cli-usage-bad = { $name } cannot be so: { $problem }
cli-help = Play and study board games with complete rules.
cli-examples =
    Begin here:
      fabula play                    choose a game and play
      fabula rules floors search monster
cli-language = language of everything that is said: en or fr (else that of your system)
cli-version = say which version this is
cli-game = short name of a game, such as floors
cli-record = a record: a saved or finished game
cli-option = an option of the game; may be given several times
cli-board = a board of one’s own, from a JSON file, if the game can be played on one
cli-components = components of one’s own, from a JSON file, if the game takes them
cli-play = Play a game, alone against bots or with others at this keyboard.
cli-play-game = short name of the game, such as floors; without it you choose
cli-players = who plays, seat by seat: person, person:Anna, or the name of a bot
cli-resume = go on with a saved game
cli-save = save the game to this file (else it has a file of its own in your data folder)
cli-plain = in sentences, line by line: for screen readers and pipes
cli-pace = how long each step is shown; 0 shows no steps
cli-lesson = learn the game in lessons of growing scope, counted from 1
cli-seed = the same dice every time, for trying things out
cli-play-examples =
    Examples:
      fabula play floors
      fabula play floors --players person:Anna,person:Ben,greedy
      fabula play floors --plain --option mode=expert
      fabula play realm --lesson 1
cli-no-terminal =
    There is no terminal here to draw a board on. To play in plain sentences:
      fabula play floors --plain
    or start “fabula play” in a terminal window. “fabula play --help” shows more.
cli-replay = Step through a record; without a terminal, print it in sentences.
cli-replay-seat = see it through the eyes of this seat (else as a spectator)
cli-replay-plain = print it even on a terminal
cli-replay-boards = print the board after each step too
cli-replay-examples =
    Examples:
      fabula replay game.fabula
      fabula replay game.fabula --boards --seat A
cli-verify = Check a record: every draw follows from the revealed secret, and the game ends as it says.
cli-verify-examples =
    Example:
      fabula verify game.fabula
cli-verified = Verified: { $entries ->
    [one] one entry
   *[other] { $entries } entries
 }, { $draws ->
    [one] one draw
   *[other] { $draws } draws
 }, all as the secret says.
cli-verified-taken-over = { $entries ->
    [0] The start comes
    [one] The start and the first entry come
   *[other] The start and the first { $entries } entries come
 } from another game, whose dice are not checked here.
cli-unfinished = The game is not over.
cli-rules = Read the rules of a game: all of them, one clause, or what contains some words.
cli-rules-examples =
    Examples:
      fabula rules floors
      fabula rules floors show FLOORS-4.1
      fabula rules floors search blood slide
cli-rules-show = Show one clause, or a chapter.
cli-rules-search = Show the clauses that contain all of these words.
cli-rules-report = Show which tests prove which clause; fails if one has none, or a test cites no clause.
cli-clause = number of a clause, such as FLOORS-4.1, or of a chapter, such as FLOORS-4
cli-words = words to look for
cli-tests = folder with the tests
cli-report = { $tested } of { $clauses } clauses are proved by tests{ $later ->
    [0] {""}
    [one] {""}, and one is not there yet
   *[other] {""}, and { $later } are not there yet
 }.
cli-report-not-yet = (not yet)
cli-report-untested = { $clause }: no test
cli-report-unknown = { $clause }: no such clause, cited by { $test }
cli-report-tested-not-yet = { $clause }: listed as not yet there, but it has a test
cli-report-unknown-not-yet = { $clause }: listed as not yet there, but there is no such clause
cli-position = Ask something about a position, read as JSON from standard input.
cli-question = what to ask: for floors monster, moves or draw; for foes draw, choices or play; for realm combat
cli-position-examples =
    Examples:
      fabula position floors monster < position.json
      fabula position floors draw < position.json
      fabula position foes choices < position.json
      fabula position realm combat < combat.json
cli-position-asked = { $seat }: { $question }
cli-position-action = {"  "}> { $action } — { $meaning }
cli-position-event = {"  "}{ $event } [{ $clause }]
cli-position-unanswered =
    Now { $seat } is asked: { $question } Add one of these to "do":
cli-perft = Count the ways a game can go on: the leaves after so many decisions.
cli-depth = how many decisions
cli-perft-position = a file with the position to begin at (- for standard input); else the start of a game
cli-divide = show the leaves behind each choice, too
cli-seats = number of players at the start of a game (else as few as can be)
cli-perft-examples =
    Each listed choice counts once, and once for each different draw that may follow. A game that ends
    earlier has no leaf. At the start of a game, every draw takes its first value.

    Examples:
      fabula perft floors --depth 2
      fabula perft floors --depth 1 --divide position.json

## Matches between bots

fault-more-bots-than-seats = { $bots } bots are too many for { $seats } seats
cli-match = Let bots play many games against each other, and count who wins.
cli-match-bots = the bots, seat by seat; the last one also takes the seats that are left
cli-match-games = how many games; with each everybody moves one seat on
cli-match-seconds = seconds that a bot may take for each decision (else as long as it likes, a program a minute)
cli-match-seats = number of seats (else one for each bot)
cli-match-seed = another number, other games; the same number, the same games
cli-match-jobs = on how many processes (else as many as there are processor cores); the result is the same
cli-match-examples =
    A bot wins a game if it comes first on one of its seats, alone or not. The interval holds the true
    share of wins in 95 cases of 100 (Wilson). Ctrl-C stops and shows what there is so far.

    Examples:
      fabula match floors greedy random
      fabula match floors greedy random --seats 6 --games 300
      fabula match floors greedy random --option mode=expert --seed 7
      fabula match floors "program:python my_bot.py" random --seconds 2
cli-duel = Let one fight another many times, and count what comes of it.
cli-duel-attacker = who attacks, as often as needed; all: everybody there is
cli-duel-defender = against whom, as often as needed; several at once are joined by +; all: everybody there is; fitting: a spread of those whom the attacker could beat
cli-duel-tactic = how the attacker fights, as often as needed: for realm clever (if not said otherwise), stay, run or random; all: each of them
cli-duel-games = how many duels of each pair and tactic
cli-duel-seed = another number, other duels; the same number, the same duels
cli-duel-examples =
    clever weighs each round and runs when that is better; stay fights as well and never runs; run does so as
    soon as it can; random does anything. Each share stands with the interval that contains the true one in
    95 cases of 100 (Wilson). Different tactics meet the same luck. Ctrl-C stops and shows what there is.

    Examples:
      fabula duel realm --attacker white_knight --defender tremendous_troll --games 10000
      fabula duel realm -a captain -a amazon -d giant -d ogre -d wolf_a+wolf_b --tactic all
      fabula duel realm --attacker all --defender fitting --tactic all --games 100
cli-duel-title = { $game }: duels (seed { $seed })
cli-duel-speed = { $speed } duels/s
cli-duel-interrupted = Interrupted: not all duels were fought.
cli-duel-two = duel
cli-duel-way = tactic
cli-duel-fought = duels
cli-duel-all = all together
cli-bot = Let one of our bots play through the line protocol, on its standard input and output.
cli-bot-name = which bot
cli-bot-seed = another number, other decisions; the same number, the same ones
cli-bot-examples =
    A table in any language can seat it. What is said is in the documentation under “Write a bot”.

    Examples:
      fabula bot greedy
      fabula match floors "program:fabula bot greedy" random
cli-match-title = { $game }: { $games ->
    [one] one game
   *[other] { $games } games
 }, { $seats } seats, seed { $seed }
cli-match-speed = { $speed } games/s
cli-match-interrupted = Interrupted: { $games } of { $wanted } games were played.
cli-match-bot = bot
cli-match-seat = seat
cli-match-all-seats = all
cli-match-played = games
cli-match-wins = wins
cli-match-shared = shared
cli-match-share = share
cli-match-interval = 95% interval
cli-match-from-to = { $low } – { $high }
cli-match-place = mean place
cli-match-score = mean score
cli-match-percent = { $number }%
cli-match-decimal-mark = .
cli-match-nobody = { $games ->
    [0] There was a winner in every game.
    [one] Nobody won one game ({ $share }).
   *[other] Nobody won { $games } games ({ $share }).
 }
cli-match-unfinished = { $games ->
    [one] One game was
   *[other] { $games } games were
 } called off as too long.

## Tournaments between bots

fault-bot-twice = each bot can take part once
fault-not-two-bots = whether a bot is stronger than another one can be asked of two bots
fault-no-bots = say which bots play: --bots greedy random
fault-other-contest = in { $folder } another contest is kept; choose another folder with --out
fault-other-samples = in { $path } there are samples of something else; choose another file with --keep
fault-extra-missing = this needs { $module }, which is installed by: pip install "fabula[{ $extra }]"
fault-no-cluster = there is no Ray cluster at { $address }: { $problem }
cli-arena = Let bots play a tournament of paired games, and keep, rate and draw what comes of it.
cli-arena-bots = the bots, by name
cli-arena-games = how many games in all (else 1000; with --until-sure 100000 at most)
cli-arena-seats = number of seats (else one for each bot, or the fewest that the game has)
cli-arena-ray = let the machines of a Ray cluster play (needs fabula[cluster]); “local” starts one here
cli-arena-out = the folder for games, tables and pictures (else one that is named after the contest)
cli-arena-until-sure = play until it is known whether the first bot is stronger than the second
cli-arena-margin = with --until-sure: a stronger bot takes at least a half and this share of the games more
cli-arena-error = with --until-sure: how often each of the two answers may be wrong
cli-arena-examples =
    In a block all games have the same dice, and everybody sits on every seat once. The same seed gives the
    same games, whatever the number of processes. Ctrl-C keeps what has been played and says how to go on.

    Examples:
      fabula arena floors --bots greedy search random --games 300
      fabula arena floors --bots greedy random --seats 4 --games 1000
      fabula arena floors --bots search greedy --until-sure
      fabula arena foes --bots greedy random --ray auto --games 10000
arena-ratings = Ratings
arena-rating = rating
arena-against = Each against each
arena-pair = bots
arena-share = share of the first
arena-blocks = blocks
arena-seats = Wins by seat
arena-wins = games won
arena-lengths = Length of games
arena-decisions = decisions
arena-of-games = share of games
arena-kept = Games, tables and pictures are in { $folder }.
arena-resume = Go on with: { $command }
arena-verdict = { $verdict ->
    [stronger] { $first } is stronger than { $second }
    [not-stronger] { $first } is not stronger than { $second } by the margin
   *[open] It is still open whether { $first } is stronger than { $second }
 }: it has { $share } after { $blocks ->
    [one] one block
   *[other] { $blocks } blocks
 } (error rate at most { $error }).
cli-ladder = See whether each bot is stronger than the one below it, and write a page about it.
cli-ladder-bots = the bots, the weakest first (else the levels of the search bot)
cli-ladder-games = the most games for each step; 0 only writes the page again
cli-ladder-seats = number of seats (else the fewest that the game has)
cli-ladder-out = the folder for page, pictures and games (else ladder-GAME); what is there is gone on with
cli-ladder-examples =
    Each step is played until it is sure (see fabula arena --until-sure). Ctrl-C keeps what has been
    played, and the same command goes on with it.

    Examples:
      fabula ladder floors
      fabula ladder foes search:1 search:2 search:3 search:4 --games 200
ladder-title = { $game }: levels, { $seats } players
ladder-intro = Each level meets the one below it in paired games until it is sure which is stronger (seed { $seed }).
ladder-steps = Each against the one below

## Studies

fault-no-study = there is no study of { $game } yet
fault-no-such-players = there are no players { $name } in this study; there are: { $known }
cli-study = Answer what people ask of a game, from many games: a page with pictures and tables.
cli-study-games = how many games in all, with each kind of player that plays a fixed number (else as many as the study thinks right)
cli-study-precision = good players play until the first player’s share of wins is known as exactly as this
cli-study-players = how everybody plays, as often as needed (else each kind that is quick)
cli-study-seats = only with so many players, as often as needed (else with every number)
cli-study-out = the folder for page, pictures and tables (else study-GAME)
cli-study-examples =
    Examples:
      fabula study floors
      fabula study floors --option mode=expert --seats 4
      fabula study floors --players thinking --precision 0.05 --seats 2
      fabula study realm --games 160
study-kept = The page is { $page }, with its pictures and tables beside it.
study-progress = { $players }, { $seats } players
study-title = { $game } in figures
study-intro = Every number has its 95% interval. Games between good players were played until the share of wins of whoever begins was known to ± { $precision }.
study-kinds = Players at random take any move, greedy ones what is worth most at once, thinking ones what turns out best when they try it. Greedy players are all alike and never vary: some of what is found about them may be theirs rather than the game’s.
study-made = Made by { $command }.
study-part = { $games } games, players: { $players }
study-won = There was a winner in { $share } of them.
study-players = { $number } players
study-seats = players
study-first = How often whoever begins wins
study-fair = wins of the first player, 1 being an equal share
study-turns = Wins by turn
study-turn = place in turn of the first round
study-wins = share of wins
study-counted = figures
study-deadly = Which movement tiles kill
study-kills = share of times that it kills
study-tiles = Victims of each movement tile
study-tile = tile
study-victims = figures eaten when it is turned up
study-turned = turned up
study-stages = stage
study-stage = stage { $number }
study-escapes = Which figures get out
study-figure = figure (white/black)
study-got-out = share of games in which it gets out
study-figures = What a figure is worth
study-worth = wins with it outside, minus wins without
study-eaten = Which figures are eaten
study-times = times in a game
study-rounds = Length of games
study-round = round in which they end
study-solo-intro = Every character of the game goes out alone, again and again, fully developed and with all rules. Every number has its 95% interval. Whoever dies is dead, and his game counts what the rules give the dead; he begins with nobody else.
study-solo-kinds = greedy is the bot that sits down at a table: it plays the whole game by rules of thumb. home never leaves the clearing where it begins, and hides. random does anything. All three meet the same luck of the set-up.
study-everybody = all
study-character = character
study-player = player
study-scores = Mean score
study-score = mean score
study-survivors = Who is alive in the end
study-alive = share of games that he survives
study-deeds = What they did
study-deeds-of = What { $player } did
study-deed = deed
study-share = share of games
study-looted = looted
study-fought = fought
study-traded = traded
study-hired = hired
study-cast = cast a spell
study-enchanted = enchanted

## The page in a browser

web-title = Fabula
web-title-of = { $what } · Fabula
web-title-turn = ● Your turn · { $what }
web-title-turns = ● ({ $count }) Fabula
web-skip = To the content
web-nav = Main
web-nav-tables = My tables
web-announcements = What is happening
web-loading = One moment …
web-unreachable = The server cannot be reached just now.
web-close = Close
web-cancel = Cancel
web-back = Back
web-yes = yes
web-no = no
web-copy = Copy
web-copied = Copied.
web-copy-by-hand = The link is selected: copy it by hand.

web-settings = Settings
web-language = Language
web-theme = Light
web-theme-auto = like the system
web-theme-light = light
web-theme-dark = dark
web-speed = Speed of what is shown
web-speed-slow = slow
web-speed-normal = normal
web-speed-fast = fast
web-speed-instant = all at once
web-motion = Movement
web-motion-auto = like the system
web-motion-less = nothing moves

web-lobby-welcome = What shall we play?
web-lobby-lead = Open a table, send your friends its links, fill the other seats with bots. No account, and complete rules: whatever is not allowed is refused with the clause that says so.
web-lobby-tables = My tables
web-lobby-none = No table yet. The games that you play or watch will stand here, also after days.
web-players = { $least } to { $most } players
web-game-secrets = hidden hands
web-game-unfinished = in the making
web-new = New table
web-new-of = New table: { $game }
web-new-title = A new table
web-new-who = Who plays
web-new-name = Your name
web-new-number = Number of seats
web-new-how = How we play
web-new-hint-open = Each open seat gets a link for you to send. The game starts when all have come.
web-new-hint-invited = Whoever opens the link that the server has printed takes an open seat; each seat has a link of its own besides. The game starts when all have come.
web-new-hint-closed = The game starts at once.
web-new-open = Open the table
web-new-start = Start the game
web-options-more = { $count ->
    [one] One more option
   *[other] { $count } more options
 }
web-clauses = Rules: { $clauses }
web-clauses-about = Rules about: { $what }
web-seat = Seat { $letter }
web-seat-me = I play
web-seat-link = a friend, by link
web-seat-bot = bot: { $bot }
web-seat-bot-level = bot: { $bot }, level { $level }
web-seat-open = open seat
web-clock = Clock for each turn
web-clock-none = no clock
web-clock-minutes = { $count ->
    [one] one minute
   *[other] { $count } minutes
 }
web-clock-days = { $count ->
    [one] one day
   *[other] { $count } days
 }
web-clock-help = A bot plays for whoever takes longer, until he is back.
web-clock-left = Time left

web-join = Take your seat
web-join-lead = You are invited to a table. Whoever takes a seat keeps it in this browser.
web-join-table = You are invited to a table of { $game }. Whoever takes a seat keeps it in this browser; where none is free, you look on.
web-join-take = Take the seat
web-invited-first = Choose a game for all of you
web-invited-first-lead = You are the first to open this link. Whoever opens it after you comes to your table and takes a seat there.
web-host = Host

web-gathering = The table is being set
web-gathering-seats = Seats
web-gathering-wait = The host starts the game when everybody is there.
web-start = Start the game
web-start-waits = { $count ->
    [one] One seat is still open.
   *[other] { $count } seats are still open.
 }
web-start-numbers = Still awaited: { $names }. Each browser adds a number to the dice as soon as it is at the table.
web-link-for = Link for seat { $letter }
web-link-code = QR code of the link for seat { $letter }
web-link-renew = Make a new link; this one ends
web-link-show = Make a link
web-link-replace = Give the seat to somebody else: new link
web-link-replace-of = New link for the seat of { $name }
web-link-lost = If somebody cannot get back to his seat, send him a new link: the old one and its holder are out.
web-forked = This game goes on from a moment of another one.
web-link-loopback = This address works on this computer only. For others, start the server so that they can reach it: fabula serve --help.

web-phase-gathering = being set
web-phase-playing = in play
web-phase-over = over
web-phase-foreign = other rules
web-over = The game is over

web-you = you
web-bot = bot
web-here = here
web-away = away
web-acts = has to act
web-conceded = has conceded
web-bot-plays = { $bot } plays for now
web-place = place { $place }
web-players-title = Players
web-look-from = Look from the seat of { $name }
web-spectator = You are watching
web-board = Board
web-side = Beside the board
web-notes = Beside the board, in words
web-as-list = As panels
web-overlays = Layers
web-showing = This is happening …
web-show-all = Show all
web-your-turn = Your turn
web-turn-of = { $name } to act
web-waiting-for = Waiting for { $names }
web-undo = Take back
web-sending = sending …
web-reconnecting = Connection lost. Reconnecting …
web-in-flight = { $count ->
    [one] Your move is kept and will be sent.
   *[other] { $count } moves are kept and will be sent.
 }
web-no-table = There is no such table
web-no-table-lead = Perhaps the link was cut, or the table has been deleted.
web-pass = Pass the screen to { $name }. Nobody else looks.
web-pass-look = I am { $name }

web-asking = What you can do
web-choices = Choices
web-choices-search = Search the choices
web-choices-list = Choose from a list
web-choices-count = { $count ->
    [one] one choice
   *[other] { $count } choices
 }
web-choices-none = No choice contains this.
web-always = Always answer so, whenever I am asked this
web-refused = Not possible:

web-tab-log = Log
web-tab-talk = Talk
web-tab-rules = Rules
web-tab-table = Table
web-log-none = Nothing has happened yet.
web-log-undone = Taken back:
web-talk-none = Nobody has said anything yet.
web-talk-say = Say something to all
web-talk-send = Say
web-rules = Rules
web-rules-of = Rules of { $game }
web-rules-search = Search the rules
web-rules-none = No clause contains these words.

web-propose = Propose to go back …
web-propose-here = Back to just after { $number }
web-proposal = A proposal to go back
web-agree = I agree
web-disagree = I do not
web-withdraw = Withdraw it

web-why = Why can’t I?
web-why-lead = Type an action as the log writes it, and learn which rule forbids it.
web-why-action = Action
web-why-ask = Why not?
web-why-possible = That is possible now.
web-answers = Standing answers
web-answers-none = You have none. A question can be answered once and for all where it is asked.
web-answers-forget = Forget
web-leave = Leaving
web-bot-choose = Who plays for you
web-bot-hand = Let this bot play for me
web-bot-take-back = I play again myself
web-concede = Concede
web-concede-really = Really give up the game
web-watch = Watching
web-watch-lead = Whoever has this address may watch, and sees what a spectator may see.

web-fair = Fair dice
web-fair-lead = Before the game the server promised a secret by its hash, and every seat added a number of its own. At the end the secret is shown, and every draw can be derived again.
web-fair-before = The server has chosen the secret of its dice and cannot change it any more: this is its hash. Every seat adds a number that its own browser makes.
web-fair-promise = Promise
web-fair-number = Number of { $name }
web-fair-secret = Secret
web-fair-check = Check all draws here
web-fair-good = All is as the secret says: { $draws ->
    [one] one draw
   *[other] { $draws } draws
 } in { $entries ->
    [one] one entry
   *[other] { $entries } entries
 }, derived again in this browser.
web-fair-unreadable = The record cannot be read.
web-fair-unrevealed = The secret is not in the record.
web-fair-commitment = The secret is not the one that was promised.
web-fair-numbers = The numbers in the record are not those that the seats have added.
web-fair-draw = A draw of entry { $entry } does not follow from the secret.

web-result = Result
web-replay = Look at it again
web-record = Download the record
web-again = Another game
web-replay-of = Replay: { $game }
web-replay-controls = Replay
web-replay-first = To the start
web-replay-back = One step back
web-replay-next = One step on
web-replay-last = To the end
web-replay-play = Play
web-replay-pause = Pause
web-replay-step = Step
web-replay-at = Step { $number } of { $last }
web-replay-happened = What happened at this step
web-replay-link = Copy the link to this moment
web-to-table = To the table
web-eyes = Seen with the eyes of
web-eyes-nobody = a spectator
web-fork = Play on from here
web-fork-lead = A new table goes on from this moment, you against bots.
web-fork-seat = Your seat
web-fork-go = Open that table

## The table on the web

table-did = { $seat }: { $action }
table-took-back = { $seat } takes back the last action.
table-others-conceded = { $seat } wins: all others have given up.
table-wants-back = { $seat } would like to go back by { $count ->
    [one] one entry
   *[other] { $count } entries
 } of the log.
table-message-too-large = That message was too long.
table-message-malformed = That message could not be understood.
table-mistake = Something went wrong here; nothing has been changed.
table-page-missing = The page has not been built: run “make page” in the project’s folder, or install the package with pip.

refusal-stale = Something has happened meanwhile: look at the board again.
refusal-not-your-seat = This seat is not yours.
refusal-game-not-on = The game is not being played.
refusal-bot-plays = A bot plays for this seat: take it back first.
refusal-no-proposal = Nobody has asked to go back.
refusal-chat-needs-seat = Only whoever has a seat can talk here.

fault-no-such-table = there is no such table
fault-no-such-seat-here = this table has no such seat
fault-no-such-address = there is nothing at this address
fault-request-malformed = this request could not be understood
fault-request-too-large = this request is too large
fault-too-many = that was too much at once: wait a little
fault-origin = this request comes from somewhere else
fault-invitation-taken = somebody else has opened a table with this link: open the link again to join it
fault-no-table-yet = nobody has opened a table with this link yet
fault-link-used = this link has been used, or another has taken its place: ask for a new one
fault-not-the-host = only the host of the table may do that
fault-not-your-seat = this seat is not yours
fault-seats-open = nobody sits on { $seats } yet
fault-already-started = the game has started
fault-not-started = the game is not being played
fault-not-over = the game is not over: until then its record is given to nobody
fault-no-such-moment = the game has no such moment
fault-moment-over = the game is over at that moment: there is nothing to go on with
fault-other-game = the record is of another game, or for { $seats } players
fault-conceded = whoever has given up does not come back
fault-other-rules-here = this game was played by version { $rules } of the rules; here they have version { $known }, so it does not go on
fault-database-address = a database has an address such as one of: { $known }
fault-database-unusable = the database cannot be used: { $problem }
fault-no-free-port = { $host } has no free port at { $port }: { $problem }

cli-serve = Open tables for people who play in their browsers, on this machine or on others.
cli-serve-host = address to listen on; 0.0.0.0 lets other machines in
cli-serve-port = port to listen on (else 8000, or the next one that is free); 0 takes any
cli-serve-database = where tables are kept: sqlite:///FILE or postgresql://… (else a file in your data folder)
cli-serve-open = open the join link in your browser
cli-serving = Fabula is at { $address } (Ctrl-C stops it)
cli-serving-others = Others on your network open { $address }
cli-serving-join = Join link, for everybody: { $address }
cli-serve-public = address that people open, where it is another: behind a proxy, for one
cli-serve-keep = remove tables that nobody has touched for so many days (else all are kept)
cli-tidy = Remove tables that nobody has touched for long, and people of whom nothing is left.
cli-tidy-keep = days without a move, a change or a visit after which a table goes
cli-tidied = { $tables ->
        [one] Removed one table
       *[other] Removed { $tables } tables
    } and { $people ->
        [one] one person.
       *[other] { $people } people.
    }
cli-tidy-examples =
    Examples:
      fabula tidy
      fabula tidy --keep 30 --database postgresql://localhost/fabula
cli-serve-examples =
    Examples:
      fabula serve --open
      fabula serve --host 0.0.0.0 --port 8080

## Analysis of games

cli-analyse = Look through a game: what each decision cost, and which three cost most.
cli-analyse-seat = look at the decisions of this seat alone
cli-analyse-tries = how often moves are tried out for each decision; more is slower and surer
cli-analyse-seed = another number, other tries; the same number, the same result
cli-analyse-plot = draw how the chances changed, into this file (SVG)
cli-analyse-puzzles = write the decisions that cost most down as puzzles, into this folder
cli-analyse-examples =
    A move costs as much as its lead is behind that of the best move, when both are tried out with the same luck and
    everybody plays on as it seems best. The chance to win goes by how often such leads have won (fabula calibrate).

    Examples:
      fabula analyse game.fabula
      fabula analyse game.fabula --seat A --tries 1000 --plot game.svg --puzzles mistakes
cli-analyse-thinking = thinking
cli-analyse-title = { $game }: { $decisions ->
    [one] one decision
   *[other] { $decisions } decisions
 }, each with { $tries } tries
cli-analyse-number = no.
cli-analyse-player = player
cli-analyse-played = played
cli-analyse-best = best
cli-analyse-lost = lost
cli-analyse-error = ±
cli-analyse-chance = chance
cli-analyse-chance-lost = of it lost
cli-analyse-worst = { $number ->
    [0] No decision cost anything for sure.
    [one] The decision that cost most:
   *[other] The { $number } decisions that cost most:
 }
cli-analyse-mistake = { $number }. { $player } played { $played } and lost { $known ->
    [yes] { $percent } of the chance to win ({ $lost } of the lead).
   *[no] { $lost } of the lead.
 }
cli-analyse-move = move
cli-analyse-lead = lead
cli-analyse-tried = tries
cli-analyse-reply = After the best move, the reply to fear is { $answer } by { $player }.
cli-analyse-chart-chance = { $game }: the chance to win before each decision
cli-analyse-chart-lost = { $game }: what each decision cost
cli-analyse-plotted = Drawn: { $file }
cli-analyse-kept = Written: { $file }

cli-calibrate = Play games between bots to see whether they win as often as they think.
cli-calibrate-seats = number of seats
cli-calibrate-games = how many games; four positions of each are looked at
cli-calibrate-first = the number of the first game; other numbers, other games
cli-calibrate-fit = measure the curve that says how likely a lead wins, and put it into this file of curves
cli-calibrate-keep = keep what was found in each game in this file; the same command then goes on where it was stopped
cli-calibrate-plot = draw the table into this file (SVG)
cli-calibrate-examples =
    Examples:
      fabula calibrate floors --games 500
      fabula calibrate floors --games 1000 --first 0 --fit chances.json
cli-calibrate-kept = { $file }: a curve from { $positions } positions.
cli-calibrate-title = { $game }: estimated chances, and what was won
cli-calibrate-estimated = estimated
cli-calibrate-won = won
cli-calibrate-positions = positions
cli-calibrate-brier = { $positions } positions: Brier score { $brier } (knowing nothing: { $nothing }); no tenth is off by more than { $off }.

cli-puzzle = Solve a position: find the one move that is clearly best.
cli-puzzle-game = short name of the game, such as floors; or a puzzle in a .json file
cli-puzzle-number = this puzzle alone
cli-puzzle-grade = puzzles of this grade, from 1 (easy) to 4 (hard)
cli-puzzle-list = list the puzzles
cli-puzzle-find = search games between bots for so many new puzzles, and print them, one line of JSON each
cli-puzzle-seats = number of seats of the games that are searched
cli-puzzle-margin = how much further ahead the best move must come out than any other
cli-puzzle-seed = the number of the first game that is searched
cli-puzzle-examples =
    Examples:
      fabula puzzle floors
      fabula puzzle floors --grade 3
      fabula puzzle mistakes/game-42.json
cli-puzzle-graded = grade
cli-puzzle-players = players
cli-puzzle-ahead = ahead by
cli-puzzle-looked = { $number ->
    [one] one position
   *[other] { $number } positions
 }
cli-puzzle-score = { $solved } of { $tried } solved at the first try.
puzzle-title = Puzzle { $number }, grade { $grade }. It is the turn of { $seat }.
puzzle-ask = What is best? Type a move, or help.
puzzle-help =
    Type a move in the game’s notation. Further words: hint (how the solution begins), describe (the board in
    sentences), solution, next, quit.
puzzle-hint = The solution begins with { $word }.
puzzle-solved = That is it.
puzzle-not-best = There is better: this move comes out { $behind } behind. Try again.
puzzle-name-help = help ?
puzzle-name-hint = hint
puzzle-name-describe = describe board
puzzle-name-solution = solution
puzzle-name-next = next
puzzle-name-quit = quit

fault-no-curve = { $game } has no measured curve for { $seats } seats; fabula calibrate { $game } --seats { $seats } --fit FILE makes one.
fault-no-puzzles = There are no puzzles for { $game }.
fault-no-such-puzzle = There is no puzzle { $number }; the last one is { $most }.
fault-no-puzzle = This is no puzzle: { $problem }

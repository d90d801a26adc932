### Puzzles, the analysis board, and the review of a game.

# Whoever has no name.
player-first = Pirmais
player-second = Otrais

## What a move or a position is worth to who is to act

worth-win = { $distance ->
    [0] uzvara uzreiz
    [1] uzvara ar nākamo figūru
    [zero] uzvara pēc { $distance } figūrām
    [one] uzvara pēc { $distance } figūras
   *[other] uzvara pēc { $distance } figūrām
}
worth-win-sometime = uzvara
worth-draw = neizšķirts
worth-loss = { $distance ->
    [0] zaudējums uzreiz
    [1] zaudējums ar nākamo figūru
    [zero] zaudējums pēc { $distance } figūrām
    [one] zaudējums pēc { $distance } figūras
   *[other] zaudējums pēc { $distance } figūrām
}
worth-loss-sometime = zaudējums
worth-unknown = nav zināms

## Moves told step by step

step-places = { $player } liek uz { $cell }.
step-gives = { $player } dod { $piece }.
step-calls = { $player } piesaka quarto un uzvar: { $shape }.
step-you-places = Tu liec uz { $cell }.
step-you-gives = Tu dod { $piece }.
step-you-calls = Tu piesaki quarto un uzvari: { $shape }.
move-whole = { $parts }:
move-place = likt uz { $cell }
move-give = dot { $piece }
move-call = pieteikt: { $shape }
playback-label = Iziet cauri turpinājumam
playback-begins = Te tas sākas.
playback-again = Vēlreiz

## Somebody is to find a move

attempt-place = Noliec figūru, kas rokā.
attempt-give = Izvēlies figūru, ko dot.
attempt-give-or-call = Dod figūru vai sauc.
attempt-end-turn = Sauc vai beidz gājienu.
attempt-point = Pieskaries četrām figūrām.
attempt-take-back = Atcelt nolikšanu
attempt-no-shape = Šīs četras nav ne rinda, ne kolonna, ne diagonāle, ne kvadrāts, kas skaitās. Mēģini vēlreiz.

## The review of a game

accuracy-share = { $percent } %
accuracy-kept = { $kept } no { $judged } gājieniem saglabāja to, kas bija jāsaglabā.
standing-title = Kā kuram klājās
standing-label = Stāvoklis pēc katra gājiena: uz augšu – uzvar { $first }, uz leju – { $second }. Tas pats ir tabulā zemāk.
standing-side = uzvar { $player }
standing-as-table = Tabulā
standing-move = Gājiens
standing-player = Spēlētājs
standing-stood = Pēc tā
standing-verdict = Vērtējums
standing-show = Zīmēt grafiku
standing-wins = { $player }: { $ending }
standing-won = Uzvarēja { $player }
retry-title = Mēģini vēlreiz
retry-about = { $number }. gājiens, kārta: { $player }. Ar labāko spēli iznākums ir { $value }. Atrodi gājienu, kas to saglabā.
retry-right = Pareizi. Iznākums paliek { $value }.
retry-wrong = Šis nav īstais. Skaties, kas seko.
retry-again = Vēlreiz

## The analysis board

analysis-title = Analīze
study-variant = Kas uzvar
study-overlay = Uz laukuma
study-overlay-values = Gājienu vērtība
study-overlay-threats = Draudi
study-overlay-nothing = Nekas
study-worth-title = Ko pozīcija ir vērta
study-worth = Ar labāko spēli: { $ending }.
study-gives = { $player } dod figūru pretiniekam { $other }.
study-places = { $player } liek { $piece }.
study-placed = Nolikta uz { $cell }: tagad izvēlies figūru, ko dot.
study-over = Te partija ir beigusies.
study-progress = Cik gājienu ir novērtēts
study-graded = { $graded } no { $total } gājieniem
study-nodes = · apskatītas pozīcijas: { $nodes }
study-stop = Apturēt
study-stopped = Apturēts pēc { $graded } no { $total } gājieniem.
study-go-on = Turpināt
study-call = Pieteikt: { $shape }
study-best-moves = Labākie gājieni
study-all-moves = { $count ->
    [1] Vienīgais gājiens
    [zero] Visi { $count } gājieni
    [one] Visi { $count } gājieni
   *[other] Visi { $count } gājieni
}
study-group-win = { $count ->
    [1] Viens uzvar
   *[other] { $count } uzvar
}
study-group-draw = { $count ->
    [1] Viens ir neizšķirts
   *[other] { $count } ir neizšķirti
}
study-group-loss = { $count ->
    [1] Viens zaudē
   *[other] { $count } zaudē
}
study-group-unknown = Nav zināms: { $count }
study-line = Labākais turpinājums
study-line-help = Norādi uz lauciņu, figūru vai gājienu, un te tiks izspēlēts tā labākais turpinājums.
study-line-best = Rādīt labāko turpinājumu
study-threats = Draudi
study-no-threats = Neviena figūra vēl neko nevar pabeigt.
study-safe = { $count ->
    [0] Rezervē nav nevienas drošas figūras (no { $total }).
    [zero] { $count } no { $total } figūrām rezervē neuzvar uzreiz.
    [one] { $count } no { $total } figūrām rezervē neuzvar uzreiz.
   *[other] { $count } no { $total } figūrām rezervē neuzvar uzreiz.
}
study-lapsed = Nokavēts un vairs neko nav vērts: { $shapes }.
study-no-moves = Izdari gājienu uz laukuma, un tas tiks te pierakstīts. Ja atgriezies un spēlē citu, sākas variācija.
study-comment = Komentārs: { $word }
study-comment-start = Komentārs sākumam
study-promote = Padarīt par galveno
study-cut = Dzēst no šejienes
study-open-title = Cita pozīcija vai partija
study-paste = Ielīmē pozīciju vai pierakstu
study-paste-about = Pozīcija, piemēram, „A.../.3../..../...5 7”, vai pieraksts
study-copy-link = Kopēt saiti uz šo analīzi
set-up-title = Salikt pozīciju
set-up-help = Izvēlies figūru, tad lauciņu. Lai noliktu figūru paņemtu atpakaļ, pieskaries tai. Kas paliek rokā, tā ir figūra, kas jāliek.
set-up-last = Pēdējā noliktā figūra
set-up-last-none = nav: visi quarto ir nokavēti
set-up-last-about = Quarto, kuros tā ir, vēl var pieteikt.
set-up-empty-hand = Nolikt atpakaļ figūru no rokas
set-up-clear = Notīrīt laukumu
set-up-done = Analizēt
set-up-cancel = Atcelt

## Records, positions by their address, and what a move means

review-better = Labāk: { $words }.
why-gift = { $player } iedeva { $piece }, un ar to bija gatavs quarto: { $shape }.
word-turn = (Nolika uz { $cell }, iedeva { $piece }.)
word-give = (Iedeva { $piece }.)
review-look = skatīt
replay-title = Atvērt pierakstu
replay-about = Izskati partiju, kas saglabāta .qgn failā, te vai kur citur.
replay-file = Izvēlies failu
replay-paste = Vai ielīmē to
replay-open = Atvērt
replay-another = Atvērt citu pierakstu
position-begin = Sākt partiju no šejienes
position-first-gives = Pirmais dod figūru.
position-second-gives = Otrais dod figūru.
position-first-places = Pirmais liek { $piece }.
position-second-places = Otrais liek { $piece }.

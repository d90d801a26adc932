### Puzzles: the commands, and what hints say.

## kvarto puzzles

puzzles-help = Maak puzzels met bewezen antwoorden, bewijs ze, of toon er een.
puzzles-make-help =
    Maak puzzels: er worden willekeurige stellingen getrokken, en die waarvan de oplosser bewijst dat
    er precies één goed antwoord is, blijven. Ctrl-C stopt het, en dezelfde opdracht gaat verder waar
    het was. Hetzelfde startgetal maakt dezelfde puzzels.
puzzles-seed-help = Waar het toeval mee begint.
puzzles-count-help = Hoeveel van elk soort en elke variant (zonder opgave zoveel als er worden meegeleverd).
puzzles-variant-help = Alleen van deze variant; mag vaker worden opgegeven.
puzzles-work-help = De map die bewaart hoever het werk is.
puzzles-into-help = Het bestand voor de voltooide puzzels (zonder opgave dat van het pakket zelf).
puzzles-making = { $variant }, { $kind }
puzzles-stopped = Gestopt. Dezelfde opdracht gaat hier verder.
puzzles-made = { $count ->
    [one] Er staat één puzzel in { $file }.
   *[other] Er staan { $count } puzzels in { $file }.
}
puzzles-check-help =
    Bewijs elke puzzel: dat het antwoord goed is, dat er geen ander is, en dat geen puzzel dezelfde is
    als een andere, maar dan anders bekeken.
puzzles-file-help = Het bestand om te bekijken (zonder opgave dat van het pakket zelf).
puzzles-sample-help = Bewijs maar één op de zoveel puzzels.
puzzles-checking = Bewijzen
puzzles-checked = { $count ->
    [one] Eén puzzel is bewezen.
   *[other] { $count } puzzels zijn bewezen.
}
puzzles-wrong = { $count ->
    [one] Eén puzzel klopt niet.
   *[other] { $count } puzzels kloppen niet.
}
puzzle-is-none = { $puzzle }: er is niet precies één goed antwoord
puzzle-has-other-answers = { $puzzle }: goed is { $proven }, niet { $kept }
puzzle-repeats = { $puzzle }: dit is dezelfde als { $other }
no-puzzle-file = dit is geen puzzelbestand
no-such-puzzle = dit is geen regel met een puzzel: { $text }
puzzles-show-help = Toon de puzzel met deze ID, het antwoord en wat erop volgt.
puzzles-title = { $puzzle }: { $task } ({ $variant }, { $rating } punten)
puzzles-answer = { $count ->
    [one] Antwoord: { $answers }
   *[other] Antwoorden: { $answers }
}
puzzles-line = Zo gaat het verder: { $words }

## What is asked for

puzzle-task-win = Plaats en geef zo dat je wint
puzzle-task-safe = Geef het enige veilige stuk
puzzle-task-hold = Plaats en geef zo dat je niet verliest
puzzle-task-spot = Ontdek de quarto voor hij vervalt
puzzle-task-trap = Welk stuk is een valstrik?

### What is said of moves and games that are looked at again.

value-win = pergalė
value-draw = lygiosios
value-loss = pralaimėjimas
value-unknown = nežinoma
review-missed-as-placer = { $number } ėjimu { $player } užbaigė, bet nepaskelbė: { $shapes }.
review-missed-as-receiver = { $number } ėjimu { $player } galėjo skelbti: { $shapes }.
review-called-others = { $number } ėjimu { $player } paskelbė tai, ką { $other } užbaigė ir nepastebėjo.
review-lapsed = Po to nebegaliojo: { $shapes }.
review-failed-call = { $number } ėjimu { $player } skelbė veltui.
review-left-open = { $count ->
    [one] Paskutinėje pozicijoje galiojo { $shapes }: { $player } galėjo skelbti.
    [few] Paskutinėje pozicijoje galiojo { $shapes }: { $player } galėjo kurį nors skelbti.
    [many] Paskutinėje pozicijoje galiojo { $shapes }: { $player } galėjo kurį nors skelbti.
   *[other] Paskutinėje pozicijoje galiojo { $shapes }: { $player } galėjo kurį nors skelbti.
}
review-turning-point = Partiją nulėmė { $number } ėjimas { $word } ({ $player }): { $before } → { $after }.
review-no-mistakes = Niekas nepadarė klaidų.
review-no-known-mistakes = Klaidų nerasta.
review-unjudged = { $count ->
    [one] Per skirtą laiką neįvertintas { $count } ėjimas.
    [few] Per skirtą laiką neįvertinti { $count } ėjimai.
    [many] Per skirtą laiką neįvertinta { $count } ėjimo.
   *[other] Per skirtą laiką neįvertinta { $count } ėjimų.
}

### What is said of moves and games that are looked at again.

value-win = sigur
value-draw = jafntefli
value-loss = tap
value-unknown = óþekkt
review-missed-as-placer = { $player } lauk við quarto í leik { $number } en kallaði ekki: { $shapes }.
review-missed-as-receiver = { $player } hefði getað kallað í leik { $number }: { $shapes }.
review-called-others = { $player } kallaði í leik { $number } quarto sem { $other } lauk við en sá ekki.
review-lapsed = Þar með féll úr gildi: { $shapes }.
review-failed-call = { $player } kallaði til einskis í leik { $number }.
review-left-open = { $count ->
    [one] Í lokastöðunni var quarto í gildi sem { $player } hefði getað kallað: { $shapes }.
   *[other] Í lokastöðunni voru fleiri en eitt quarto í gildi og { $player } hefði getað kallað eitt þeirra: { $shapes }.
}
review-turning-point = Spilið réðst í leik { $number }: { $player } lék { $word } og matið breyttist: { $before } → { $after }.
review-no-mistakes = Enginn gerði mistök.
review-no-known-mistakes = Engin mistök fundust.
review-unjudged = { $count ->
    [one] { $count } leik tókst ekki að meta innan tímans.
   *[other] { $count } leiki tókst ekki að meta innan tímans.
}

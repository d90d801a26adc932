### What is said of moves and games that are looked at again.

value-win = voitto
value-draw = tasapeli
value-loss = tappio
value-unknown = tuntematon
review-missed-as-placer = { $player } sai siirrossa { $number } valmiiksi quarton eikä huutanut: { $shapes }.
review-missed-as-receiver = { $player } olisi voinut huutaa siirrossa { $number }: { $shapes }.
review-called-others = { $player } huusi siirrossa { $number } quarton, jonka { $other } oli tehnyt mutta ei huomannut.
review-lapsed = Silloin raukesi { $shapes }.
review-failed-call = { $player } huusi turhaan siirrossa { $number }.
review-left-open = { $count ->
    [one] Viimeisessä asemassa oli avoin quarto, ja { $player } olisi voinut huutaa sen: { $shapes }.
   *[other] Viimeisessä asemassa oli avoimia quartoja, ja { $player } olisi voinut huutaa jonkin niistä: { $shapes }.
}
review-turning-point = Peli ratkesi siirrossa { $number }: { $player } pelasi { $word }, ja arvio muuttui: { $before } → { $after }.
review-no-mistakes = Kumpikaan ei tehnyt virheitä.
review-no-known-mistakes = Virheitä ei löytynyt.
review-unjudged = { $count ->
    [one] Yhtä siirtoa ei ehditty arvioida annetussa ajassa.
   *[other] { $count } siirtoa ei ehditty arvioida annetussa ajassa.
}

### Opponents and the arena where they play each other.

## kvarto arena

arena-short-help = Láta stigin spila hvert við annað og meta styrk þeirra.
arena-help =
    Láta stigin spila hvert við annað, hver tvö jafn mörg spil í báðum sætum, og skrifa hve sterkt hvert
    þeirra er: Elo-stig með hálfri breidd 95 % bilsins, síðan stig hvers gegn hverju í prósentum. Ctrl-C
    stöðvar spilin og metur þau sem voru spiluð.
arena-games-help = Hve mörg spil hver tvö stig spila.
arena-levels-help = Hvaða stig, til dæmis 1-4,10.
arena-variant-help = standard, advanced, squares, hard, eða kóði eins og ch:l.
arena-calling-help = Hvort kalla þurfi quarto til að vinna.
arena-seed-help = Sama upphafstala gefur sömu spil.
arena-processes-help = Hve mörg spil eru spiluð í einu.
arena-save-help = Bæta hverjum úrslitum við skrá og halda áfram frá þeim sem í henni eru.
arena-no-such-levels = { $text }: stig eru tölur frá 1 til { $most }, til dæmis 1-4,10
arena-needs-two = minnst tvö stig þurfa að spila
arena-other-tournament = í { $path } eru úrslit annars móts eða eitthvað annað
arena-label = spil
arena-stopped = Stöðvað eftir { $played } af { $all } spilum.
arena-title = { $variant }, { $games } spil
arena-level = stig
arena-name = nafn
arena-elo = Elo
arena-error = ±
arena-played = spil
arena-won = sigrar
arena-drawn = jafnt
arena-lost = töp
arena-score = vinn.
arena-nothing = Ekkert spil var spilað.

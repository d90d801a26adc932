### What can be chosen: a new game, settings; and about the page.

new-title = Uus mäng
new-begin = Alusta
new-open = Ava laud
new-change-title = Muuda lauda
new-change-save = Salvesta
new-opponent = Kellega?
opponent-is-computer-about = Sina ja just nii tugev vastane, kui soovid.
opponent-is-person-about = Kõrvuti või nii, et seade on teie vahel.
opponent-is-invite-about = Saadad lingi; kes selle avab, istub lauda, ükskõik mis seadmes.
opponent-is-watch-about = Nõjatu tahapoole ja vaata, kuidas neil läheb.
new-level = Kui tugev?
new-level-one = Esimene arvuti
new-level-two = Teine arvuti
new-pass = Seade käib käest kätte
new-pass-about = Mängulaud on käikude vahel kaetud, kuni seade on teise käes.
new-preset = Milline mäng?
preset-casual = Vaba
preset-casual-about = Mäng trükitud reeglite järgi, kellata; käike saab tagasi võtta.
preset-tournament = Turniir
preset-tournament-about = Minut käigu kohta ja vale hüüe toob kaotuse.
preset-days = Omas tempos
preset-days-about = Kolm päeva käigu kohta: tule tagasi, millal soovid.
preset-beginners = Algajad
preset-beginners-about = Loevad ainult värv ja pikkus, koos vihjetega.
preset-child = Lapsega
preset-child-about = Sama, ja lapsel tuleb ainult hüüda.
preset-edition = Eesti reeglitega
preset-edition-about =
    { $what ->
        [late-call] Hilise hüüdega, nagu eestikeelsetes trükitud reeglites.
        [hard] Neljal nupul peab olema kaks ühist tunnust, nagu eestikeelsed trükitud reeglid lubavad.
        [squares] Loevad ainult 2 × 2 ruudud, nagu eestikeelsetes trükitud reeglites edasijõudnutele.
        [clock-place] Minut panemiseks ja minut andmiseks, nagu eestikeelsetes trükitud reeglites.
        [clock-main] Viisteist minutit kogu mänguks, nagu eestikeelsetes trükitud reeglites.
       *[clock-move] Minut käigu kohta igas mängus, nagu eestikeelsetes trükitud reeglites.
    }
new-meeting = Kes võib tulla?
new-in-lobby = Näita fuajees
new-in-lobby-about = Lauda võib istuda igaüks, kes seal on, ja jälgida võivad kõik.
new-watched = Teised võivad jälgida
new-watched-about = Igaüks, kellel on link, kui mäng on alanud.
new-rules = Reeglid
new-variant = Mis võidab?
new-features = Mis loeb?
new-shapes = Kus?
new-required = Neljal nupul peab olema kaks ühist tunnust
new-calling = Hüüdmine
calling-spoken = Hüütakse ise
new-false-call = Vale hüüe maksab
false-call-ignore = võimaluse
false-call-forfeit = mängu
new-late-call = Hiline hüüe
new-time = Aeg ja algus
new-clock = Kell
new-starter = Kes alustab?
starter-is = { $player }
new-casual = Vaba mäng
new-casual-about = Saab teha pausi ja käike tagasi võtta.
new-help = Abi mängijatele
new-help-none = pole
new-help-some = vihjed on sees
new-help-casual-only = Vihjed on vaba mängu jaoks.
aid-threats = Näita ohte
aid-threats-about = Väljad, kus nupp teeks joone valmis, ja milline nupp.
aid-safe = Näita ohutuid nuppe
aid-safe-about = Nupud, millega teine kohe võita ei saa.
aid-points = Hüüdes näidatakse kohta
aid-points-about = Väikesed lapsed võivad lihtsalt hüüda.
new-from-position = Mäng algab sellest seisust.
new-from-empty = Alusta tühjalt laualt
settings-title = Seaded
settings-theme = Hele või tume
theme-system = nagu süsteemis
theme-light = hele
theme-dark = tume
settings-set = Nupud
set-wood = Puit
set-wood-about = Treitud puit, veidi ülalt vaadatuna.
set-flat = Lame
set-flat-about = Lihtsad selged joonised, ka väikesele ekraanile.
settings-table = Laua taga
settings-sound = Helid
settings-speech = Hüüded häälega
settings-animation = Liikuvad nupud
settings-coordinates = Tähed ja numbrid laua ääres
settings-contrast = Suur kontrast
about-title = Kvarto kohta
about-game = Kvarto on Blaise Mülleri kahe mängija mäng Quarto arvutis: kogu mäng trükitud reeglite järgi, koos hüüdega. Enamik programme võidab sinu eest kohe, kui neli nuppu klapivad. Siin pead seda ise märkama.
about-page = Arvuti mängib kümnel tasemel, uustulnukast, kes pole mängu kunagi näinud, kuni selleni, kes kunagi ei eksi. Pärast mängu ütleb ta, kus see võideti ja kaotati.
about-privacy-title = Mida hoitakse
about-privacy = Server hoiab alles mängud ja selle, kui kaugel sa õppimise ja ülesannetega oled, ning tunneb sinu brauseri küpsise järgi ära, et saaksid oma laua juurde tagasi tulla. Seaded jäävad brauserisse. Kellelegi teisele ei saadeta midagi. Konto puhul hoitakse ka sinu nime ja parooli räsi. Konto lehelt saad kõik, mida sinu kohta hoitakse, ja seal saad selle ka kustutada.
about-keys-title = Ilma hiireta
about-keys = Nooleklahvidega liigud mängulaual ja nuppude seas, Enter või tühik valib. Käike saab kirjutada laua kõrval olevasse paneeli või mängu menüüs ning ridu, veerge ja diagonaale saab lasta ette lugeda. Pärast mängu saab seda nooleklahvidega läbi vaadata.
about-licence-title = Litsents
about-licence = Kvarto on vaba tarkvara MIT litsentsi all. See pole seotud lauamängu kirjastajaga.
about-version = Versioon { $version }

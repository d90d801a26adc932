### The course: what is said in each step, to attempts, and around them.

learn-title = Læra spilið
learn-lead = { $count ->
    [one] { $count } stutt skref. Þú leikur á alvöru borði og hvert svar hefur verið sannað.
   *[other] { $count } stutt skref. Þú leikur á alvöru borði og hvert svar hefur verið sannað.
}
learn-begin = Byrja
learn-go-on = Halda áfram
learn-again = Aftur frá byrjun
learn-steps = Skrefin
learn-progress = { $done } af { $count } skrefum lokið
learn-done = lokið
learn-rules = Lesa reglurnar

## Whole games for beginners

learn-path = Heil spil
learn-path-about = Fyrst telur aðeins eitt einkenni; bættu öðru við þegar þetta verður of auðvelt. Mótherjinn er mildur.
path-1 = Eitt einkenni
path-2 = Tvö einkenni
path-3 = Þrjú einkenni
path-4 = Öll fjögur
path-counts = Það sem telur: { $features }
path-hints = með vísbendingum
path-play = Spila
path-running = Halda áfram
path-played = spilað
path-won = unnið

## Around a step

lesson-number = Skref { $number } af { $count }
lesson-hint = Vísbending
lesson-check = Athuga
lesson-marked = { $count ->
    [0] Ekkert er merkt enn.
   *[other] Merkt: { $pieces }.
}
lesson-is-marked = merktur
lesson-again = Reyna aftur
lesson-next = Næsta skref
lesson-finish = Öll skref
lesson-start-clock = Ræsa klukkuna
lesson-right = Rétt.
lesson-wrong = Ekki alveg.
lesson-actions = Þú átt leik
lesson-between = Skref
lesson-previous = Fyrra skref
lesson-unknown = Þetta skref er ekki til.

## What is wrong with an attempt

lesson-wrong-piece = Þessi kubbur er { $piece }. Sá sem þú leitar að er ekki { $traits }.
lesson-wrong-no-shape = Þessir fjórir mynda ekkert sem telur.
lesson-wrong-not-alike = Skoðaðu þetta: { $shape }. Kubbarnir fjórir þar eiga ekkert sameiginlegt.
lesson-wrong-lapsed = Jú, þarna er { $shape }: { $alike }. En kubburinn sem síðast var settur er ekki einn þeirra, svo það quarto er fallið úr gildi.
lesson-wrong-completes-nothing = Einn af merktu kubbunum lýkur ekki við neitt: { $piece }.
lesson-wrong-missing = { $count ->
    [one] Gott hingað til en { $count } kubb vantar enn.
   *[other] Gott hingað til en { $count } kubba vantar enn.
}
lesson-wrong-marked = Einn af merktu kubbunum er ekki öruggur: { $piece }. Á { $cell } verður með honum til { $shape }: { $alike }.
lesson-wrong-cell = Á { $cell } verða ekki fjórir eins með þessum kubbi.
lesson-wrong-gives-win = Þú réttir þennan: { $piece }. Mótherjinn setur hann á { $cell } og kallar. Þar er { $shape }: { $alike }.
lesson-wrong-none-safe = Þegar þú hafðir sett kubbinn var engan kubb öruggt að rétta. Þú réttir þennan: { $piece }. Mótherjinn setur hann á { $cell } og kallar. Þar er { $shape }: { $alike }.
lesson-wrong-let-lapse = Þú settir kubbinn og þar með féll úr gildi { $shape }. Enginn getur framar kallað þar.
lesson-wrong-not-called = Þú réttir kubb og kallaðir ekki. Nú kallar mótherjinn. Þar er { $shape }: { $alike }.
lesson-wrong-missed-win = Þú hefðir getað unnið strax: til er reitur þar sem kubburinn í hendi þinni ({ $piece }) gerir fjóra eins.
lesson-wrong-even = Öruggir kubbar sem þú skildir eftir: { $count }. Þú réttir einn, mótherjinn réttir þann síðasta og þá áttu engan.
lesson-wrong-still-safe = Mótherjinn setur kubbinn á { $cell } og á enn einn öruggan til að rétta: { $piece }.
lesson-wrong-time = Mínútan þín er liðin. Í spili með þessari klukku hefðir þú tapað.

## The steps: title, what there is to know, what to do, a hint, and what is said when it is done

lesson-features-title = Einkennin
lesson-features-text = Engir tveir kubbar eru eins. Hver er ljós eða dökkur, lágur eða hár, kringlóttur eða ferkantaður og gegnheill eða holur að ofan: fjögur einkenni, átta gildi.
lesson-features-task = Finndu kubbinn sem er dökkur, hár, kringlóttur og holur.
lesson-features-hint = Taktu eitt einkenni í einu: af þeim dökku aðeins þá háu, af þeim aðeins þá kringlóttu. Þá eru tveir eftir og hola ofan í öðrum.
lesson-features-right = Þetta er hann, og aðeins einn er svona. Hver kubbur er ólíkur öllum hinum í minnst einu einkenni.

lesson-line-title = Fjórir eins
lesson-line-text = Fjórir kubbar í röð, dálki eða skálínu eru quarto ef þeir eru eins að minnsta kosti að einu leyti. Eitt nægir; hitt má vera hvernig sem er.
lesson-line-task = Þrjár línur eru fullar á þessu borði. Bentu á kubbana fjóra í þeirri sem er quarto.
lesson-line-hint = Horfðu ofan á kubbana. Í einni línunni er hola í þeim öllum.
lesson-line-right = Röð 1: fjórir holir kubbar. Í dálki c og á skálínunni eiga þeir fjórir ekkert sameiginlegt.

lesson-three-title = Þrír með eitthvað sameiginlegt
lesson-three-text = Þegar þrír kubbar í línu eiga eitthvað sameiginlegt vantar aðeins þann fjórða. Að koma auga á slíkar þrennur er stærsti hluti spilsins.
lesson-three-task = Í röð 2 eru þrír kubbar og einn auður reitur. Merktu alla kubba sem gerðu þar quarto og athugaðu svo.
lesson-three-hint = Hvað eiga þeir þrír í röð 2 sameiginlegt? Ekki lit, ekki hæð, ekki lögun. Hver sá sem á það líka verður sá fjórði.
lesson-three-right = Þeir þrír eru allir holir, svo hvaða holur kubbur sem er verður sá fjórði.

lesson-complete-title = Ljúktu við línu
lesson-complete-text = Þú velur aldrei kubbinn sem þú setur: mótherjinn rétti þér hann. Samt getur það verið sá sem þig vantar.
lesson-complete-task = Settu kubbinn í hendi þinni þar sem hann gerir fjóra eins.
lesson-complete-hint = Í dálki a eru þrír kringlóttir en kubburinn þinn er ferkantaður. Leitaðu að þremur sem eiga annað einkenni sameiginlegt með honum.
lesson-complete-right = Röð 2: fjórir holir kubbar.

lesson-call-title = Kallaðu
lesson-call-text = Ekki er nóg að ljúka við quarto: það vinnur þegar kallað er. Þegar þú hefur sett kubb og ekki enn rétt annan skaltu ýta á rauða hnappinn og benda á kubbana fjóra.
lesson-call-task = Þú varst að setja kubb á d3. Kallaðu og bentu á það sem þú laukst við.
lesson-call-hint = Tvær fullar línur liggja um d3: röð 3 og dálkur d. Í annarri þeirra eru allir fjórir dökkir.
lesson-call-right = Quarto! Röð 3: fjórir dökkir kubbar. Þú vannst.

lesson-steal-title = Gríptu tækifærið
lesson-steal-text = Mótherjanum getur líka yfirsést quarto. Ef hann réttir þér kubb án þess að kalla er kallið þitt, svo lengi sem þú hefur ekki sett kubbinn.
lesson-steal-task = Mótherjinn setti kubb á d2 og rétti þér annan. Taktu sigurinn af honum.
lesson-steal-hint = Það þarf að vera lína um d2, þar sem síðasti kubburinn var settur. Berðu saman hæðina í dálki d.
lesson-steal-right = Quarto! Dálkur d: fjórir lágir kubbar. Mótherjinn lauk við þá en þú kallaðir.

lesson-lapse-title = Það sem fellur úr gildi
lesson-lapse-text = Ef enginn kallar áður en næsti kubbur er settur fellur quarto úr gildi. Kubbarnir standa kyrrir en enginn getur framar kallað þar. Aðeins má kalla það sem kubburinn sem síðast var settur er hluti af.
lesson-lapse-task = Þú varst að setja kubb á b2. Hér eru tvær línur með fjórum eins; kallaðu þá sem enn gildir.
lesson-lapse-hint = Í röð 1 eru fjórir ferkantaðir kubbar en b2 er ekki í röð 1. Hvaða fulla lína liggur um b2?
lesson-lapse-right = Quarto! Dálkur b: fjórir háir kubbar. Þeir fjórir ferköntuðu í röð 1 eru fallnir úr gildi; kall þar hefði verið rangt.

lesson-safe-title = Réttu öruggan kubb
lesson-safe-text = Þú velur hvað mótherjinn setur. Ef þú réttir kubb sem gefur honum fjóra eins taparðu, svo gáðu hvað vofir yfir áður en þú réttir.
lesson-safe-task = Réttu kubb sem mótherjinn getur ekki unnið strax með.
lesson-safe-hint = Í röð 1 eru þrír háir og kringlóttir. Kubburinn sem þú réttir má því hvorki vera hár né kringlóttur.
lesson-safe-right = Öruggur: hann er lágur og ferkantaður og lýkur ekki við neitt í röð 1.

lesson-block-title = Vörn
lesson-block-text = Stundum er enginn kubbur öruggur. Notaðu þá kubbinn í hendi: settur þar sem hótunin er fyllir hann skarðið og hótunin hverfur.
lesson-block-task = Settu kubbinn þannig að eitthvað sé eftir sem þú getur rétt, og réttu það. Aðeins ein leið er fær.
lesson-block-hint = Skoðaðu dálk d: þrír kubbar sem eru ljósir og kringlóttir og einn laus reitur.
lesson-block-right = Á d4 rýfur kubburinn þinn dálk d og nú er einn kubbur öruggur. Með öllu öðru hefðirðu tapað strax.

lesson-count-title = Teldu þá öruggu
lesson-count-text = Í seinni hluta spilsins fækkar öruggum kubbum. Sá sem veit hve margir eru eftir veit hvað kemur.
lesson-count-task = Merktu alla kubba sem hér er öruggt að rétta og athugaðu svo.
lesson-count-hint = Tvær línur hóta: í dálki c eru þrír gegnheilir, í röð 4 þrír dökkir. Öruggt er það sem er hvorugt.
lesson-count-right = Þrír eru öruggir: þeir ljósu sem eru holir.

lesson-last-safe-title = Réttu síðasta örugga kubbinn
lesson-last-safe-text = Ef þú réttir síðasta örugga kubbinn þarf mótherjinn að setja hann og rétta þér svo eitthvað sem er ekki öruggt. Með því vinnur þú.
lesson-last-safe-task = Settu kubbinn þannig að aðeins einn öruggur sé eftir, og réttu hann.
lesson-last-safe-hint = Búðu til nýja hótun: í röð 1 standa þegar tveir ljósir og háir, og kubburinn þinn er líka ljós og hár.
lesson-last-safe-right = Hvar sem mótherjinn setur kubbinn er ekkert öruggt eftir til að rétta þér.

lesson-parity-title = Slétt tala eða oddatala
lesson-parity-text = Öruggir kubbar eru réttir til skiptis: þú, mótherjinn, þú … Ef oddatala er eftir þegar þú átt að rétta réttir þú þann síðasta. Ef talan er slétt gerir mótherjinn það. Settu því þannig að hún verði oddatala.
lesson-parity-task = Finndu reitinn sem skilur eftir oddatölu öruggra kubba og réttu einn þeirra.
lesson-parity-hint = Á c1 og d2 verða tveir kubbar öruggir, á a1 og a2 enginn. Hvaða reitur er eftir?
lesson-parity-right = Þrír voru öruggir: þú réttir einn, mótherjinn einn og þú þann síðasta. Þá á mótherjinn ekkert öruggt að rétta.

lesson-squares-title = Ferningar
lesson-squares-text = Í spilinu fyrir vana vinna líka fjórir í ferningi, 2 × 2 reitum. Slíkir ferningar eru níu og auðvelt að missa af þeim.
lesson-squares-task = Hér telja ferningar. Settu kubbinn, kallaðu og bentu á það sem þú laukst við.
lesson-squares-hint = Horfðu á miðju borðsins: á þremur af fjórum reitum hennar eru lágir kubbar.
lesson-squares-right = Quarto! Ferningurinn í miðjunni: fjórir lágir kubbar.

lesson-clock-title = Í kapp við klukkuna
lesson-clock-text = Á mótum hefurðu mínútu fyrir hvern leik. Sá sem fellur á tíma tapar; kallið stöðvar klukkuna.
lesson-clock-task = Þú hefur mínútu. Settu kubbinn, kallaðu og bentu á það sem þú laukst við.
lesson-clock-hint = Kubburinn þinn er kringlóttur. Skoðaðu skálínurnar.
lesson-clock-right = Quarto, og í tæka tíð! Skálínan frá a1 til d4: fjórir kringlóttir kubbar. Nú kanntu allt sem þarf; taktu eitt spil.

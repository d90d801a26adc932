### What can be chosen: a new game, settings; and about the page.

new-title = Jauna partija
new-begin = Sākt
new-open = Atvērt galdu
new-change-title = Mainīt galdu
new-change-save = Saglabāt
new-opponent = Ar ko?
opponent-is-computer-about = Pretinieks tik stiprs, cik vien vēlies.
opponent-is-person-about = Plecu pie pleca vai ar ierīci pa vidu.
opponent-is-invite-about = Tu nosūti saiti; kas to atver, tas piesēžas, jebkurā ierīcē.
opponent-is-watch-about = Atlaidies un vēro, kā viņiem veicas.
new-level = Cik stiprs?
new-level-one = Pirmais dators
new-level-two = Otrais dators
new-pass = Ierīce no rokas rokā
new-pass-about = Starp gājieniem laukums ir aizklāts, līdz ierīce nonāk pie otra spēlētāja.
new-preset = Kāda partija?
preset-casual = Draudzības
preset-casual-about = Kā drukātajos noteikumos, bez pulksteņa; gājienus var atcelt.
preset-tournament = Turnīrs
preset-tournament-about = Minūte gājienam, un par kļūdainu saucienu – zaudējums.
preset-days = Bez steigas
preset-days-about = Trīs dienas gājienam: atgriezies, kad vēlies.
preset-beginners = Iesācējiem
preset-beginners-about = Skaitās tikai krāsa un augstums; ar padomiem.
preset-child = Ar bērnu
preset-child-about = Tas pats, un bērnam tikai jāsauc.
preset-edition = Kā drukāts
preset-edition-about =
    { $what ->
        [late-call] Ar vēlo saucienu, kā paredz šīs valodas drukātie noteikumi.
        [hard] Četrām jābūt divām kopīgām pazīmēm, kā atļauj šīs valodas drukātie noteikumi.
        [squares] Skaitās tikai 2 × 2 kvadrāti, kā šīs valodas drukātie noteikumi paredz pieredzējušajiem.
        [clock-place] Minūte likšanai un minūte došanai, kā paredz šīs valodas drukātie noteikumi.
        [clock-main] Piecpadsmit minūtes visai partijai, kā paredz šīs valodas drukātie noteikumi.
       *[clock-move] Minūte gājienam, kā šīs valodas drukātie noteikumi paredz jebkurai partijai.
    }
new-meeting = Kas var nākt?
new-in-lobby = Rādīt vestibilā
new-in-lobby-about = Piesēsties var jebkurš, kas tur ir, un skatīties var visi.
new-watched = Citi var skatīties
new-watched-about = Ikviens, kam ir saite, kad partija sākusies.
new-rules = Noteikumi
new-variant = Kas uzvar?
new-features = Kas skaitās?
new-shapes = Kur?
new-required = Četrām jābūt divām kopīgām pazīmēm
new-calling = Saukšana
calling-spoken = Jāsauc
new-false-call = Par kļūdainu saucienu zaudē
false-call-ignore = iespēju
false-call-forfeit = partiju
new-late-call = Vēlais sauciens
new-time = Laiks un sākums
new-clock = Pulkstenis
new-starter = Kurš sāk?
starter-is = { $player }
new-casual = Draudzības partija
new-casual-about = To var pauzēt, un gājienus var atcelt.
new-help = Palīdzība spēlētājiem
new-help-none = nav
new-help-some = padomi ieslēgti
new-help-casual-only = Padomi ir tikai draudzības partijās.
aid-threats = Rādīt draudus
aid-threats-about = Lauciņi, kur figūra pabeigtu līniju, un kāda figūra.
aid-safe = Rādīt drošās figūras
aid-safe-about = Figūras, ar kurām otrs nevar uzvarēt uzreiz.
aid-points = Quarto ir jāparāda
aid-points-about = Mazi bērni var tikai saukt.
new-from-position = Partija sākas no šīs pozīcijas.
new-from-empty = Sākt no tukša laukuma
settings-title = Iestatījumi
settings-theme = Gaišs vai tumšs
theme-system = kā sistēmā
theme-light = gaišs
theme-dark = tumšs
settings-set = Figūras
set-wood = Koks
set-wood-about = Virpots koks, skats nedaudz no augšas.
set-flat = Plakanas
set-flat-about = Vienkārši zīmējumi: maziem ekrāniem un skaidrībai.
settings-table = Pie galda
settings-sound = Skaņas
settings-speech = Izrunāt saucienus balsī
settings-animation = Figūru kustība
settings-coordinates = Burti un cipari pie laukuma
settings-contrast = Augsts kontrasts
about-title = Par Kvarto
about-game = Kvarto ir Blēza Millera (Blaise Müller) divu spēlētāju spēle Quarto kā programma: viss kā galda spēlē, arī sauciens. Vairums programmu uzvar tavā vietā, tiklīdz četras figūras saskan. Šeit tas jāierauga tev.
about-page = Dators spēlē desmit līmeņos, no tāda, kas spēli redz pirmo reizi, līdz tādam, kas nekad nekļūdās. Pēc partijas tas pastāsta, kur tā tika uzvarēta un zaudēta.
about-privacy-title = Kas tiek glabāts
about-privacy = Serveris glabā partijas un nodarbībās un uzdevumos paveikto, un pazīst tavu pārlūkprogrammu pēc sīkdatnes, lai tu varētu atgriezties pie sava galda. Tavi iestatījumi paliek pārlūkprogrammā. Nevienam citam nekas netiek sūtīts. Ja tev ir konts, serveris glabā arī tavu vārdu un paroles jaucējvērtību. Konta lapā vari saņemt visu, kas par tevi tiek glabāts, un to izdzēst.
about-keys-title = Bez peles
about-keys = Ar bultiņu taustiņiem var pārvietoties pa laukumu un figūrām, ar Enter vai atstarpi – izvēlēties. Gājienus var rakstīt panelī blakus laukumam vai spēles izvēlnē; tur var arī likt nolasīt rindas, kolonnas un diagonāles. Pēc partijas bultiņas ved tai cauri.
# As in English.
about-licence-title = Licence
about-licence = Kvarto ir brīva programmatūra ar MIT licenci. Tā nav saistīta ar galda spēles izdevēju.
about-version = Versija { $version }

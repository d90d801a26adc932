### `kvarto admin`.

admin-help = Starostlivosť o ľudí: premenovať účet, spočítať ľudí, vyhľadať niekoho.
admin-rename-help =
    Dá účtu OLD meno NEW, napríklad preto, že OLD uráža. Nové meno sa objaví vo všetkých partiách.
    Partia otvorená na bežiacom serveri ukazuje staré, kým sa neodloží.
admin-rename-short-help = Dá účtu iné meno.
admin-renamed = { $old } sa teraz volá { $new }, aj vo všetkých partiách.
admin-people-help =
    Povie, koľko je tu ľudí, alebo čo sa vie o účte NAME: odkedy existuje, koľko má partií, v koľkých
    prehliadačoch je prihlásený a kedy tu bol naposledy.
admin-people-short-help = Spočíta ľudí alebo vyhľadá účet.
admin-accounts =
    { $accounts ->
        [one] { $accounts } účet
        [few] { $accounts } účty
        [many] { $accounts } účtu
       *[other] { $accounts } účtov
    }
admin-guests =
    { $guests ->
        [one] { $guests } hosť
        [few] { $guests } hostia
        [many] { $guests } hosťa
       *[other] { $guests } hostí
    }
admin-browsers =
    { $browsers ->
        [one] { $browsers } prehliadač
        [few] { $browsers } prehliadače
        [many] { $browsers } prehliadača
       *[other] { $browsers } prehliadačov
    }
admin-account = { $name }, od { $since }
admin-games =
    { $games ->
        [one] { $games } partia
        [few] { $games } partie
        [many] { $games } partie
       *[other] { $games } partií
    }
admin-last-seen = naposledy tu: { $day }

# People and where they meet.

guest-animals = Saarmas | Rebane | Mäger | Siil | Orav | Kobras | Öökull | Käblik | Punarind | Haigur | Luik | Pistrik | Ronk | Harakas | Toonekurg | Sookurg | Rähn | Pääsuke | Lõoke | Tihane | Jäälind | Pingviin | Lunn | Hüljes | Delfiin | Vaal | Kilpkonn | Lõhe | Krabi | Hirv | Põder | Karu | Hunt | Ilves | Nugis | Nirk | Hiir | Lendorav | Piison | Kaljukits | Laama | Kaamel | Koaala | Panda | Geko | Kiil | Liblikas | Jaaniuss
guest-name = { $animal } { $number }
reserved-names = Admin | Administraator | Anonüümne | Ametlik | Arvuti | Bot | Haldaja | Haldur | Keegi | Kasutajatugi | Kohtunik | Korraldaja | Külaline | Kvarto | Meeskond | Mitte keegi | Mod | Moderaator | Mootor | Mängija | Nimetu | Operaator | Peakasutaja | Quarto | Robot | Server | Süsteem | Tugi | Vastane | Võõrustaja

# People and where they meet.

guest-animals = Ūdra | Barsukas | Ežiukas | Voverė | Bebras | Pelėda | Lakštingala | Liepsnelė | Garnys | Gulbė | Sakalas | Erelis | Gandras | Kregždė | Volungė | Genys | Žuvėdra | Pelikanas | Flamingas | Pingvinas | Ruonis | Delfinas | Gervė | Vėžlys | Lašiša | Krabas | Kiškis | Elnias | Stirna | Briedis | Meška | Vilkas | Lūšis | Kiaunė | Stumbras | Lama | Koala | Panda | Jonvabalis | Drugelis | Liūtas | Tigras
guest-name = { $animal } { $number }
reserved-names = Admin | Administratorius | Administratorė | Administracija | Anonimas | Bot | Botas | Kompiuteris | Variklis | Svečias | Šeimininkas | Kvarto | Quarto | Mod | Moderatorius | Moderatorė | Niekas | Pareigūnas | Operatorius | Žaidėjas | Žaidėja | Teisėjas | Teisėja | Serveris | Komanda | Darbuotojas | Pagalba | Sistema

# People and where they meet.

guest-animals = Ūdrs | Āpsis | Ezis | Vāvere | Bebrs | Lūsis | Zaķis | Alnis | Briedis | Stirna | Vilks | Lācis | Cauna | Sermulis | Sumbrs | Ronis | Delfīns | Valis | Bruņurupucis | Lasis | Pūce | Gulbis | Stārķis | Gārnis | Dzērve | Vanags | Piekūns | Krauklis | Strazds | Sarkanrīklīte | Cielava | Zīlīte | Bezdelīga | Pingvīns | Lama | Kamielis | Koala | Panda | Bizbizmārīte | Jāņtārpiņš
guest-name = { $animal } { $number }
reserved-names = Admin | Administrators | Administratore | Administrācija | Amatpersona | Anonīms | Anonīmais | Anonīma | Atbalsts | Bots | Bot | Dators | Dzinējs | Moderators | Moderatore | Neviens | Operators | Operatore | Oficiāls | Kvarto | Quarto | Personāls | Saimnieks | Serveris | Sistēma | Spēlētājs | Spēlētāja | Tiesnesis | Tiesnese | Viesis | Viešņa

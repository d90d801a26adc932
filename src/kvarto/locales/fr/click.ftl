### What the command line itself says: usage, options, and what was typed wrong.

click-usage = Utilisation :
# As in English.
click-options = Options
click-commands = Commandes
click-show-this-message = Affiche ce message et s’arrête.
click-default = par défaut : { $default }
click-error = Erreur : { $message }
click-aborted = Arrêté.
click-try = Pour obtenir de l’aide : « { $command } { $option } ».
click-no-such-command = La commande { $name } n’existe pas.
click-no-such-option = L’option { $name } n’existe pas.
click-did-you-mean = Vouliez-vous dire { $possibilities } ?
click-missing-command = Il manque une commande.
click-missing-argument = Il manque : argument
click-missing-option = Il manque : option
click-invalid-value-for = Valeur impossible pour { $param_hint } : { $message }
click-invalid-value = Valeur impossible : { $message }
click-takes-no-value = L’option { $name } ne prend pas de valeur.
click-requires-an-argument = L’option { $name } exige une valeur.
click-unexpected-argument = En trop : { $args }
click-not-one-of = { $value } ne fait pas partie des choix : { $choices }.
click-not-a-valid-number = { $value } n’est pas un nombre ({ $number_type }).
click-not-in-range = { $value } n’est pas dans l’intervalle { $range }.
click-does-not-exist = { $filename } n’existe pas.
click-is-a-directory = { $filename } est un dossier.
click-is-a-file = { $filename } est un fichier.
click-is-not-readable = { $filename } ne peut pas être lu.
click-is-not-writable = { $filename } ne peut pas être écrit.

### What goes wrong, said so that one knows what to do next.

## Actions

hand-is-full = la pièce { $piece } est déjà en main
hand-is-empty = il n’y a pas de pièce en main à poser
piece-is-placed = la pièce { $piece } est déjà sur le plateau
cell-is-occupied = la case { $cell } est occupée
game-is-over = la partie est terminée
call-is-pending = { $seat } vient d’annoncer et doit d’abord montrer où
point-before-call = { $seat } doit annoncer avant de montrer
calling-is-automatic = dans cette partie, les quartos sont annoncés automatiquement
nothing-placed-to-call = aucune pièce n’a encore été posée, il n’y a rien à annoncer
call-is-used = { $seat } a déjà fait une annonce pour cette pose
not-your-chance-to-call = { $seat } ne peut pas annoncer en ce moment
not-your-turn-to-give = { $seat } n’a pas de pièce à donner, ce n’est pas son tour
not-your-turn-to-place = { $seat } n’a pas de pièce à poser, ce n’est pas son tour
not-your-turn-to-end-turn = { $seat } ne peut pas finir un tour qui n’est pas le sien
now-is-not-the-time-to-give = { $seat } ne peut pas donner de pièce maintenant
now-is-not-the-time-to-place = { $seat } ne peut pas poser de pièce maintenant
now-is-not-the-time-to-end-turn = seul le dernier tour, après la 16e pose, peut se finir sans donner de pièce
nothing-to-undo = il n’y a rien à reprendre

## At the table

bad-name = un nom compte de 1 à { $longest } caractères visibles ; { $text } ne convient pas
table-not-open = cette table n’a pas été ouverte
too-late = trop tard : le temps prévu est écoulé
already-away = ce joueur est déjà absent
not-away = ce joueur n’est pas absent
game-is-paused = la partie est en pause
not-paused = la partie n’est pas en pause
already-proposed = c’est déjà proposé
just-declined = la proposition a été refusée ; on pourra la refaire après le prochain coup
nothing-proposed = il n’y a aucune proposition à laquelle répondre
only-in-casual-games = ce n’est possible que dans les parties amicales
too-late-to-abort = une partie ne s’annule qu’avant la première pose ; il reste possible d’abandonner
the-clock-decides = cette partie se joue à la pendule, et c’est la pendule qui décide
other-is-here = l’adversaire est à la table
grace-not-over = l’adversaire n’est pas absent depuis assez longtemps
bad-event = cette version ne sait pas lire cet événement : { $text }

## The server

bad-message = ce n’est pas un message du jeu : { $what }
message-too-long = un message compte au plus { $longest } caractères
no-such-game = cette partie n’existe pas ici, ou elle est à quelqu’un d’autre
no-such-lesson = cette leçon n’existe pas
lesson-asks-otherwise = la leçon demande autre chose
not-your-seat = cette place n’est pas la vôtre
not-your-table = seule la personne qui a ouvert cette table peut la modifier
own-table = c’est votre propre table ; c’est à quelqu’un d’autre de s’y asseoir
table-is-taken = quelqu’un d’autre vient de s’asseoir ici
nobody-sits-here-yet = la partie commencera quand quelqu’un se sera assis
not-a-shape = ces quatre cases ne forment ni ligne, ni colonne, ni diagonale, ni carré
no-such-level = il n’y a pas de niveau { $level } ; les niveaux vont de 1 à { $highest }
game-goes-on = la partie n’est pas encore terminée
not-our-page = cette demande vient d’un autre site
nobody-yet = ce navigateur n’est pas encore connu ici ; rechargez la page
not-our-host = ce serveur ne s’appelle pas { $host } ; si c’est bien son nom, lancez-le avec --public-url
server-error = quelque chose s’est mal passé sur le serveur ; l’incident est noté
too-many-requests = trop de demandes à la fois ; réessayez dans { $seconds } s
too-many-open = il y en a déjà trop d’ouvertes ; fermez-en, ou réessayez dans { $seconds } s
name-mixes-scripts = un nom ne peut pas mêler des lettres qui se ressemblent, comme des latines et des cyrilliques
name-misleads = ce nom reste réservé, car on pourrait y voir un invité, l’ordinateur ou un responsable
name-is-taken = quelqu’un porte déjà ce nom, ou un nom qui lui ressemble trop
password-length = un mot de passe compte de { $shortest } à { $longest } caractères
password-is-name = le mot de passe ne peut pas être le nom lui-même
password-is-common = ce mot de passe est l’un des premiers que n’importe qui essaierait
wrong-name-or-password = aucun compte n’a ce nom et ce mot de passe
wrong-name-or-code = aucun compte n’a ce nom et ce code de secours ; un code ne sert qu’une fois
too-many-guesses = trop d’essais ; réessayez dans { $seconds } s
has-account = vous avez déjà un compte
needs-account = il faut un compte pour cela ; connectez-vous d’abord
no-such-account = il n’y a pas de compte au nom de « { $name } »
no-such-return-code = ce code ne correspond à personne ; il est peut-être trop ancien
no-puzzle = ce problème n’existe pas : { $puzzle }
no-puzzles = il n’y a pas de problèmes de ce genre
not-an-answer = cela ne peut pas être une réponse ici : { $text }
no-such-hint = il n’y a pas d’indice { $step } ; le dernier est le { $last }
puzzle-not-begun = ce problème se joue contre la montre ; commencez-le d’abord
page-not-built = La page n’a pas été construite. Lancez "make" dans le dossier de kvarto, ou "python web/build.py".

# What the two seats are called in errors.
error-seat-first = le premier joueur
error-seat-second = le second joueur

### Les textes des pages : accueil, table, plateaux.

## Partout
brand-line = Quatre jeux de cartes de castors, une table ouverte
close = Fermer
cancel = Annuler
copy = Copier
copied = Copié
share = Partager
dismiss = Masquer

## Accueil
home-heading = Les castors entrent en jeu
home-lead = Joue tout de suite contre des robots malins, ou envoie un lien à tes amis. Sans compte, sans publicité.
home-games = Les jeux
home-play = Jouer
home-choose = Choisir
home-by = { $authors } · images : { $illustrators }
home-last = Comme la dernière fois : { $what }
home-count =
    { $count ->
        [0] personne
        [one] { $count } joueur
       *[other] { $count } joueurs
    }
# Read out for the buttons of a game, which only show the words
home-words-game = { $words } : { $game }
home-learn = Apprends en 3 minutes
home-learned = Appris · encore une fois
home-learn-short = Apprends
home-learned-short = Appris
home-learn-mode = Apprendre en une minute : { $mode }
home-rules = Règles
home-rules-game = Règles de { $game }
home-players = { $min } à { $max } joueurs
home-minutes = environ { $minutes } min
home-age = dès { $age } ans
home-soon = Le plateau est encore en chantier
home-preparing = Préparation…
home-resume = Reprendre
home-resume-game = Reprendre : { $game }
home-matches = Mes parties
home-open-tables = Tables ouvertes
home-no-open-tables = Aucune table n’attend de joueurs. Ouvre la tienne !
home-without-server = Sans serveur, tu joues ici sur cet appareil : contre des castors ou à tour de rôle avec d’autres.
home-kept = Tout est sur cet appareil : tu peux aussi jouer sans réseau.
home-free-seats =
    { $count ->
        [0] complet
        [one] { $count } place libre
       *[other] { $count } places libres
    }
game-biber-gang-name = Biber-Gang
game-biber-gang-line = Échange, forme des paires et fais nager tes castors. La plus petite somme gagne.
game-biber-clan-name = BiberClan
game-biber-clan-line = Remplis ta hutte, et garde un œil sur celle des voisins.
game-dam-it-name = Dam It!
game-dam-it-line = Pêche le meilleur bois de la rivière et bâtis les plus beaux barrages.
game-roi-des-castors-name = Le Roi des Castors
game-roi-des-castors-line = Empile des rondins, protège-les et négocie jusqu’à la couronne.

## Table
table-your-turn = À toi de jouer
table-turn-of = C’est à { $name } de jouer
table-bot-for = Un robot joue pour { $name }
table-away = { $name } n’est plus là
table-away-line =
    { $seconds ->
        [0] Attendez, ou laissez un robot jouer en attendant.
       *[other] Au bout de { $seconds } secondes, un robot joue en attendant.
    }
table-away-wait = Attendre
table-away-bot = Laisser jouer un robot
table-reading = En attente de { $names }
table-reading-line = La manche suivante commence quand tout le monde a vu les scores.
proposal-offer = Choisis un coup pour le proposer à { $name }. Personne d’autre ne le voit.
proposal-make = Proposer : { $move }
proposal-made = Proposé à { $name }.
proposal-line = { $name } propose : { $move }
proposal-take = Jouer ainsi
proposal-chat = propose un coup
table-waiting = En attente de joueurs
table-round = Manche { $round } sur { $rounds }
table-board = La table
table-others = Les autres
table-you = toi
table-spectators =
    { $count ->
        [0] personne ne regarde
        [one] { $count } personne regarde
       *[other] { $count } personnes regardent
    }

## Places
seat-person = Personne
seat-bot = Robot
seat-present = en ligne
seat-away = hors ligne
seat-turn = doit jouer
seat-score = Score { $points }
seat-clock = encore { $time }
seat-look = Voir les cartes de { $name }

## Cartes et piles
card-number = { $value }
card-beaver = Castor
card-beaver-as = Castor valant { $value }
card-hidden = face cachée
card-under = face cachée : { $card }
pile-draw = Pioche
pile-discard = Défausse
pile-drawn = Carte piochée
pile-cards =
    { $count ->
        [0] vide
        [one] { $count } carte
       *[other] { $count } cartes
    }
pile-named = { $pile } : { $card }
layout-of = Cartes de { $name }
layout-own = Tes cartes
layout-upper = Rangée du haut, colonne { $column } : { $card }
layout-lower = Rangée du bas, colonne { $column } : { $card }
layout-beaver-pair = Paire de castors
mark-selected = sélectionnée
mark-last-move = dernier coup

## Ce qui est possible
action-now = Ce que tu peux faire
action-back = Retour
action-hint = Touche une carte mise en évidence.
action-hint-keys = Clavier : flèches, Entrée, Échap.
action-none = Rien à faire pour toi en ce moment
biber-gang-verb-turn = Retourner cette carte
biber-gang-verb-draw = Piocher
biber-gang-verb-take = Prendre la carte visible
biber-gang-verb-put = La poser ici
biber-gang-verb-swim = Faire nager le castor jusqu’ici
biber-gang-verb-reveal = Défausser et retourner cette carte
biber-gang-verb-discard = Défausser seulement
biber-gang-ask-turn = Retourne une de tes cartes
biber-gang-ask-draw = Pioche une carte ou prends celle qui est visible
biber-gang-ask-place = Où va la carte ? Ou défausse-la.
biber-gang-ask-reveal = Quelle carte faut-il retourner ?
biber-gang-ask-swim = Où le castor doit-il nager ?
ask-confirm = Touche encore une fois ou valide

## Journal, discussion
log-title = Ce qui s’est passé
log-empty = Il ne s’est encore rien passé.
chat-title = Discussion
chat-empty = Personne n’a encore rien dit. Dis bonjour !
chat-message = Ton message
chat-send = Envoyer
chat-private = entre partenaires
chat-among = Seulement pour { $names }
chat-reactions = Réactions
chat-unread =
    { $count ->
        [0] aucun nouveau message
        [one] { $count } nouveau message
       *[other] { $count } nouveaux messages
    }
reaction-laugh = Ha ha !
reaction-wink = Tu vas voir !
reaction-wow = Waouh !
reaction-heart = Bien joué !
reaction-thanks = Merci !
reaction-tail-slap = Coup de queue !

## Menu et réglages
menu-title = Menu
menu-rules = Règles
menu-settings = Réglages
menu-hint = Conseil
menu-invite = Inviter
menu-undo = Annuler le coup
menu-hand-over = Laisser la place à un robot
menu-leave = Quitter la table
language-label = Langue
theme-label = Apparence
theme-system = Comme l’appareil
theme-light = Clair
theme-dark = Sombre

## Connexion
connection-trying = Connexion perdue. Nouvel essai…
connection-offline = Tu es hors ligne. Ta place est gardée.
connection-back = Connexion rétablie
connection-retry = Réessayer

## Scores
score-title = Score de la manche { $round }
score-final = Score final
score-player = Joueur
score-round = Manche
score-total = Total
score-rank = Rang
score-winner = { $names } gagne !
score-winners = { $names } gagnent ensemble !
score-explain = Le décompte de { $name }
score-pairs =
    { $count ->
        [0] aucune paire
        [one] Paire de { $value }
       *[other] { $count } paires de { $value }
    }
score-singles = Cartes seules : { $cards }
score-beaver-pair = Paire de castors
score-next = Manche suivante
round-over = La manche est finie
score-to-scores = Voir les points
score-you-win = Tu gagnes !
score-see-cards = Voir les cartes

## En chemin
loading = Un instant…
see-rule = Règle { $rule }
link-qr = Code QR du lien
home-go-on = Continuer
home-to-lobby = À la table
home-forget = Retirer { $game } de la liste
home-bots =
    { $count ->
        [0] aucun robot
        [one] { $count } robot
       *[other] { $count } robots
    }
home-fan = Beaverboard est un projet de fans, non officiel. Les jeux appartiennent à leurs auteurs et éditeurs.
lost-title = Il n’y a rien ici
lost-line = Le castor a cherché partout. Le lien est peut-être incomplet ?
lost-table = Cette table n’existe pas
lost-table-line = Elle a été rangée, ou le lien est incomplet.
lost-deleted = Cette table a été rangée
lost-damaged = Cette table n’est plus lisible
lost-closed = Cette table est fermée
lost-closed-line = Personne n’y a joué depuis longtemps.
lost-home = Vers les jeux

## Une nouvelle table
level-random = Insouciant
level-greedy = Éveillé
level-kit = Bébé castor (facile)
level-yearling = Jeune castor (moyen)
level-builder = Bâtisseur (difficile)
level-master = Maître castor (très difficile)

## Avant la donne
lobby-title = { $game } : la table est prête
lobby-missing =
    { $count ->
        [0] Il ne manque personne
        [one] Il reste { $count } place libre
       *[other] Il reste { $count } places libres
    }
lobby-complete = Tout le monde est là
lobby-seats = Autour de la table
lobby-invite = Inviter des amis
lobby-link = Qui ouvre ce lien peut s’asseoir
lobby-bot-level = Niveau des robots
lobby-add-bot = Robot
lobby-add-bot-to = Un robot à la place { $seat }
lobby-remove = Libérer la place de { $name }
lobby-make-host = Confier la table à { $name }
lobby-mute = Couper la parole à { $name }
lobby-unmute = Rendre la parole à { $name }
lobby-hand-over = Faire jouer un robot pour { $name }
lobby-take-back = Laisser { $name } rejouer
lobby-chat-off = Désactiver la discussion
lobby-chat-on = Activer la discussion
lobby-start = Distribuer les cartes
lobby-start-fill = Commencer maintenant
lobby-start-fill-line =
    { $count ->
        [0] Aucune place n’est libre.
        [one] Un robot prend la place libre.
       *[other] Des robots prennent les { $count } places libres.
    }
lobby-wait-host = La partie commence dès la distribution.
join-name = Comment t’appelles-tu ?
join-sit = S’asseoir

## Les places en détail
seat-number = Place { $seat }
seat-open = Place libre
seat-open-line = libre
seat-bot-level = Robot, { $level }
seat-bot-simple = Robot, encore simple, bientôt : { $level }
bots-simple = Les robots jouent simplement pendant les premières minutes, puis au niveau choisi.
bots-ready = Les robots jouent maintenant au niveau choisi.
seat-host = dirige la table
seat-muted = muet
seat-stand-in-empty = libre ; un robot joue en attendant
seat-stand-in-away = hors ligne ; un robot joue en attendant
seat-stand-in-clock = temps écoulé ; un robot joue en attendant
seat-stand-in-handed = un robot joue à sa place
stand-in-line = Un robot joue pour toi
stand-in-back = Reprendre la main
watch-line = Tu regardes la partie.

## À la table
table-over = La partie est terminée
biber-gang-ask-lay = Où va la carte ?
hint-says = Peut-être : { $move } ?
chat-off = La discussion est désactivée.
menu-seats = Qui est à la table
menu-device = Continuer sur un autre appareil
menu-home = Vers les jeux
menu-scores = Scores
menu-replay = Revoir
device-line = Ce lien emporte ta place. Il n’est que pour toi et ne sert qu’une fois.
invite-watch = Qui ouvre ce lien peut regarder
leave-title = Quitter la table ?
leave-line = Ta place devient libre.
leave-line-playing = Ta place devient libre, et un robot continue jusqu’à ce que quelqu’un s’asseye.
leave-stay = Rester
curtain-title = Au tour de { $name }
curtain-line = Passe l’appareil. Les autres ne regardent pas !
curtain-lift = Je suis { $name }
score-see-scores = Voir les scores
rematch = Rejouer
rematch-go = Vers la partie suivante

## Confort
animation-label = Mouvement des cartes
animation-slow = lent
animation-normal = normal
animation-off = aucun
bot-pace-label = Les robots jouent
bot-pace-calm = tranquillement
bot-pace-brisk = vivement
bot-pace-instant = tout de suite
bots-skip = Passer à mon tour
confirm-moves-label = Confirmer chaque coup
sound-label = Sons
notifications-label = Me prévenir quand c’est à moi

## Le mélange était-il honnête ?
fair-title = Le mélange était-il honnête ?
fair-line = Le serveur a fixé sa part avant la donne, et chaque place y a ajouté la sienne. Vérifie que tout a été respecté.
fair-check = Vérifier le mélange
fair-commitment = Le serveur a tenu ce qu’il avait fixé avant la donne.
fair-commitment-bad = La part du serveur n’est pas celle qu’il avait fixée !
fair-contribution = Ta propre part est dans le mélange.
fair-contribution-bad = Ta propre part manque dans le mélange !
fair-contribution-none = Tu n’as pas donné de part ici.
fair-key = Clé du mélange :
fair-record = Enregistrement de la partie

## A game that brings no sentences
plain-line = { $line }

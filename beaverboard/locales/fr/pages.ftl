### Les textes des pages : accueil, table, plateaux.

## Partout
brand-line = Quatre jeux de cartes de castors, une table ouverte
close = Fermer
cancel = Annuler
copy = Copier
copied = Copié
share = Partager
dismiss = Masquer
points =
    { $count ->
        [0] aucun point
        [one] { $count } point
       *[other] { $count } points
    }

## Accueil
home-heading = Les castors entrent en jeu
home-lead = Joue tout de suite contre des robots malins, ou envoie un lien à tes amis. Sans compte, sans publicité.
home-games = Les jeux
home-play = Jouer
home-play-game = Jouer tout de suite à { $game }
home-friends = Entre amis
home-friends-game = Ouvrir une table de { $game } entre amis
home-rules = Règles
home-rules-game = Règles de { $game }
home-players = { $min } à { $max } joueurs
home-minutes = environ { $minutes } min
home-age = dès { $age } ans
home-soon = Le plateau est encore en chantier
home-preparing = Préparation …
home-resume = Reprendre
home-resume-game = Reprendre : { $game }
home-open-tables = Tables ouvertes
home-no-open-tables = Aucune table n’attend de joueurs. Ouvre la tienne !
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
card-none = pas de carte
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
layout-pair = Paire de { $value }
layout-beaver-pair = Paire de castors
layout-pair-points = compte { $points }
mark-selected = sélectionnée
mark-last-move = dernier coup

## Ce qui est possible
action-now = Ce que tu peux faire
action-confirm = Valider
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
sound-on = Son activé
sound-off = Son coupé

## Connexion
connection-trying = Connexion perdue. Nouvel essai …
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
score-see-cards = Voir les cartes

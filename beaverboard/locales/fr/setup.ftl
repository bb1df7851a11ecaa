### Préparer une table : la façon de jouer, les règles maison, les boîtes, soi-même.

setup-way = Comment veux-tu jouer ?
setup-way-alone = Seul
setup-way-friends = Entre amis
setup-way-device = Sur cet appareil
setup-way-alone-line = Contre des robots ; les cartes sont distribuées tout de suite.
setup-way-friends-line = Tu reçois un lien à leur envoyer.
setup-way-device-line = Vous vous passez l’appareil.
setup-mode = Variante
setup-seats = Combien de joueurs ?
setup-level = Quelle force pour les robots ?
setup-level-friends = Robots sur les places qui restent libres
setup-who = Qui est assis où
setup-seat = Place { $seat }
setup-name = Nom à la place { $seat }
setup-open = Libre, pour un ami
setup-here = Quelqu’un ici
setup-bot = Robot : { $level }
setup-house = Règles maison
setup-house-changed =
    { $count ->
        [0] comme dans les règles
        [one] { $count } changement
       *[other] { $count } changements
    }
setup-seconds = Temps par coup
setup-seconds-line = Une fois écoulé, un robot joue.
setup-no-clock = Sans horloge
setup-seconds-each = { $seconds } s
setup-listed = Montrer parmi les tables ouvertes
setup-listed-line = Toute personne qui ouvre la première page peut s’asseoir.
setup-hints = Conseils autorisés
setup-hints-line = Chacun peut demander ce que ferait le meilleur robot.
setup-chat = Discussion
setup-chat-line = De courts messages et des réactions.
setup-friendly-undo = Reprise amicale
setup-friendly-undo-line = On peut aussi reprendre ce que les autres ont vu.
lobby-friendly-undo = Reprise amicale
lobby-strict-undo = Ce que les autres ont vu ne se reprend plus
setup-open-table = Ouvrir la table
setup-start = C’est parti
setup-wrong = Certains nombres ne conviennent pas encore. Ils sont signalés dans les règles maison.
option-rounds = Manches
option-rounds-line = On additionne les points d’autant de manches.
option-memory_aid = Aide-mémoire
option-memory_aid-line = Les cartes que tu as vues restent marquées. Sans lui, à toi de t’en souvenir, comme à une vraie table, et il n’y a pas de conseils.
option-begins = Qui commence
option-begins-line = Le sort décide, ou vous vous mettez d’accord.
option-begins-lot = Tirage au sort
option-is = { $option } : { $value }
option-back = Revenir à ce qui est imprimé
number-more = Plus : { $what }
number-fewer = Moins : { $what }
number-bounds = Un nombre entier de { $low } à { $high }.
number-printed = { $number } sur la carte

## Ce qui est imprimé sur les cartes
box-title = Les cartes de la boîte
box-line = Ce sont les nombres du jeu du commerce, autant que nous les connaissons. Ta boîte dit autre chose ? Indique-le.
box-choose = Nombres
box-printed = Comme imprimé
box-own = Nos propres nombres
box-name = Un nom pour ces nombres
box-example = Notre boîte
box-keep = Garder
box-kept = « { $name } » reste sur cet appareil.
box-not-kept = Ce navigateur ne garde rien. Le lien garde aussi les nombres.
box-forget = Oublier « { $name } »
box-share = Partager par un lien
box-came = Les nombres de « { $name } » sont arrivés avec le lien.
box-bad = Ce lien n’apporte aucun nombre utilisable.
origin-partly = connu en partie
origin-reconstructed = reconstitué par nous
origin-own = à vous
origin-line = ≈ ne vient pas d’une carte imprimée : les images de la règle sont perdues, nous l’avons reconstitué.

## Soi-même
you-title = Toi
you-line = C’est ainsi que les autres te voient, de partie en partie.
you-beaver = Ton castor
you-colour = Ta couleur
you-change = Choisir un castor et une couleur
beaver-bare = Au naturel
beaver-hat = Avec un chapeau
beaver-scarf = Avec une écharpe
beaver-glasses = Avec des lunettes
beaver-flower = Avec une fleur
beaver-crown = Avec une couronne
colour-brown = Brun
colour-sand = Sable
colour-dark = Brun foncé
colour-grey = Gris
colour-red = Roux
colour-black = Noir
colour-blue = Bleu
colour-green = Vert
name-label = Ton nom
name-default = Castor

## Ce qui est convenu, à la table
menu-agreed = Règles maison
agreed-title = Ce qui est convenu à cette table
agreed-usual = Tout est comme dans les règles.
agreed-yes = oui
agreed-no = non
agreed-partners = { $names } jouent ensemble.

## Avant la distribution
lobby-invited = { $name } t’invite
lobby-invited-you = On t’invite à jouer
lobby-learn = D’abord apprendre
lobby-agreed = Ce qui est convenu
lobby-change = Changer
lobby-change-title = Changer ce qui est convenu
lobby-change-line = Toute la table voit ce que tu changes.
lobby-change-done = C’est convenu
lobby-change-move = { $name } occupe la place { $seat }, qui disparaîtrait. Échangez d’abord les places.
lobby-changed = Nouveau à cette table : { $what }
lobby-swap = { $one } et { $other } échangent leurs places
lobby-swapped = { $one } et { $other } ont échangé leurs places.
lobby-partners = avec { $names }
lobby-shuffling = On mélange les cartes…
lobby-news = Ce qui s’est passé

## La page des règles
rules-turn = Un tour en images
rules-contents = Sommaire
rules-search = Chercher dans les règles
rules-found =
    { $count ->
        [0] Rien trouvé
        [one] { $count } passage
       *[other] { $count } passages
    }
rules-question = Les règles pour cette question

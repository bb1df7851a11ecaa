# Dam It! : pourquoi un coup est refusé
dam-it-refused-over = La partie est terminée.
dam-it-refused-unknown = Ce coup n’existe pas.
dam-it-refused-too-few-cubes = Tu n’as pas assez de cubes pour atteindre cette carte : il en faut un par carte qui la précède.
dam-it-refused-not-garbage = Une carte évacuation ne débarrasse que des déchets.
dam-it-refused-no-disposal = Tu n’as pas de carte évacuation en main.
dam-it-refused-empty-stack = Il n’y a plus de barrage dans cette pile.
dam-it-refused-not-in-hand = Tu n’as pas toutes ces cartes en main.
dam-it-refused-too-little = Ces cartes valent moins que le coût du barrage.

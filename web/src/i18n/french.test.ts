import { expect, it } from 'vitest'
import { polishFrench } from './french'

it.each([
  ['Les cartes de Odette', 'Les cartes d’Odette'],
  ['Les cartes de Bo', 'Les cartes de Bo'],
  ['Hutte de Émile, de onze cartes', 'Hutte d’Émile, de onze cartes'],
  ['Plus que Anna', 'Plus qu’Anna'],
  ['Une table de Le Roi des Castors', 'Une table du Roi des Castors'],
  ['Le code Oscar', 'Le code Oscar'],
  ['Robot : « moyen » !', 'Robot\u00a0: «\u00a0moyen\u00a0»\u00a0!'],
])('%s', (written, printed) => expect(polishFrench(written)).toBe(printed))

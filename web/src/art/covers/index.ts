import type { Component } from 'svelte'
import BiberClanCover from './BiberClanCover.svelte'
import BiberGangCover from './BiberGangCover.svelte'
import DamItCover from './DamItCover.svelte'
import RoiDesCastorsCover from './RoiDesCastorsCover.svelte'

/** The covers by game. */
export const COVERS: Record<string, Component> = {
  'biber-gang': BiberGangCover,
  'biber-clan': BiberClanCover,
  'dam-it': DamItCover,
  'roi-des-castors': RoiDesCastorsCover,
}

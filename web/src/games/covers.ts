import type { Component } from 'svelte'
import BiberClanCover from './biber-clan/Cover.svelte'
import BiberGangCover from './biber-gang/Cover.svelte'
import DamItCover from './dam-it/Cover.svelte'
import RoiDesCastorsCover from './roi-des-castors/Cover.svelte'

/** The covers by game. */
export const COVERS: Record<string, Component> = {
  'biber-gang': BiberGangCover,
  'biber-clan': BiberClanCover,
  'dam-it': DamItCover,
  'roi-des-castors': RoiDesCastorsCover,
}

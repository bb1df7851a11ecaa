/** What the people of a table look like, for everything below the page that shows it. */
import { getContext, setContext } from 'svelte'
import { FURS, type Look, type Wear } from '../art/looks'
import { furOfSeat, type Fur } from '../art/palette'

const LOOKS = Symbol('looks')

export const showLooks = (seats: () => readonly Look[]): void => void setContext(LOOKS, seats)

export const looks = (): (() => readonly Look[]) => getContext<(() => readonly Look[]) | undefined>(LOOKS) ?? (() => [])

export const drawn = (look: Look | undefined, seat: number): { fur: Fur; wear: Wear } => ({
  fur: look?.colour ? FURS[look.colour] : furOfSeat(seat),
  wear: look?.beaver ?? 'bare',
})

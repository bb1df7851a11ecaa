/** The addresses of our pages. A static site may lie anywhere and answers at one address only: there the path of a page
 *  stands behind a question mark. */
const SITE = import.meta.env.MODE === 'site'

/** The address of one of our pages, for links. */
export const to = (path: string): string => (SITE ? `?${path}` : path)

/** The same in full, to give away. */
export const wholeAddress = (path: string): string => (SITE ? new URL(to(path), location.href).href : location.origin + path)

type Address = Pick<Location, 'origin' | 'pathname' | 'search'>

/** The path of one of our pages. */
export const pathOf = ({ pathname, search }: Omit<Address, 'origin'>): string => (SITE ? search.slice(1) || '/' : pathname)

export const isOurs = (link: Address): boolean => link.origin === location.origin && (!SITE || link.pathname === location.pathname)

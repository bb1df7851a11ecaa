/** Where the page is: `/`, `/t/<table>`, `/r/<table or file>`, `/matches`, `/rules/<game>`. */
import { isOurs, pathOf, to } from './address'

export type Route =
  | { page: 'home' }
  | { page: 'table'; id: string }
  | { page: 'replay'; id: string | null }
  | { page: 'matches' }
  | { page: 'rules'; game: string; anchor: string }
  | { page: 'lost' }

export function routeOf(path: string, hash = ''): Route {
  const [first, second, more] = path.split('/').filter(Boolean)
  if (first === undefined || first === 'index.html') return { page: 'home' }
  if (first === 't' && second && more === undefined) return { page: 'table', id: decodeURIComponent(second) }
  if (first === 'r' && more === undefined) return { page: 'replay', id: second === undefined ? null : decodeURIComponent(second) }
  if (first === 'matches' && second === undefined) return { page: 'matches' }
  if (first === 'rules' && second && more === undefined) return { page: 'rules', game: second, anchor: hash.slice(1) }
  return { page: 'lost' }
}

const here = () => routeOf(pathOf(location), location.hash)

let current = $state.raw<Route>(here())

export const route = (): Route => current

export function go(path: string): void {
  history.pushState(null, '', to(path))
  current = here()
  scrollTo(0, 0)
}

/** A link of ours is followed without loading the page anew. */
function follow(event: MouseEvent): void {
  const link = (event.target as Element).closest('a')
  if (!link || event.defaultPrevented || event.button !== 0) return
  if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return
  if (link.target || link.hasAttribute('download') || !isOurs(link)) return
  if (pathOf(link) === pathOf(location) && link.hash) return
  event.preventDefault()
  go(pathOf(link) + link.hash)
}

export function startRouter(): void {
  addEventListener('popstate', () => (current = here()))
  addEventListener('click', follow)
}

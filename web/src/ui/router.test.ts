import { expect, it, vi } from 'vitest'

vi.stubGlobal('location', { pathname: '/', hash: '' })
const { routeOf } = await import('./router.svelte')

it('knows the addresses of the pages', () => {
  expect(routeOf('/')).toEqual({ page: 'home' })
  expect(routeOf('/t/abc')).toEqual({ page: 'table', id: 'abc' })
  expect(routeOf('/rules/biber-gang', '#BG-3.5')).toEqual({ page: 'rules', game: 'biber-gang', anchor: 'BG-3.5' })
  expect(routeOf('/r/abc', '#ply=3')).toEqual({ page: 'replay', id: 'abc' })
  expect(routeOf('/r/')).toEqual({ page: 'replay', id: null })
  expect(routeOf('/matches')).toEqual({ page: 'matches' })
  expect(routeOf('/r/a/b')).toEqual({ page: 'lost' })
  expect(routeOf('/t')).toEqual({ page: 'lost' })
  expect(routeOf('/t/a/b')).toEqual({ page: 'lost' })
})

// Opens the pages where there is no net, with a friendly word. Hashed files never change and are kept; pages come
// from the net first; what is alive (/api, /ws) is none of its business.
const CACHE = 'beaverboard-1'
const OFFLINE = '/offline.html'
const KEPT = [OFFLINE, '/offline.css', '/offline.js', '/icon.svg', '/theme.js']

self.addEventListener('install', (event) => {
  event.waitUntil(caches.open(CACHE).then((cache) => cache.addAll(KEPT)))
  self.skipWaiting()
})

self.addEventListener('activate', (event) => {
  const clear = async () => {
    for (const name of await caches.keys()) if (name !== CACHE) await caches.delete(name)
    await self.clients.claim()
  }
  event.waitUntil(clear())
})

async function keptOrFetched(request) {
  const cache = await caches.open(CACHE)
  const kept = await cache.match(request)
  if (kept) return kept
  const fetched = await fetch(request)
  if (fetched.ok) await cache.put(request, fetched.clone())
  return fetched
}

async function fetchedOrOffline(request) {
  try {
    return await fetch(request)
  } catch {
    return (await caches.match(OFFLINE)) ?? Response.error()
  }
}

self.addEventListener('fetch', (event) => {
  const { request } = event
  const url = new URL(request.url)
  if (request.method !== 'GET' || url.origin !== location.origin) return
  if (url.pathname.startsWith('/api/') || url.pathname.startsWith('/ws/')) return
  if (request.mode === 'navigate') event.respondWith(fetchedOrOffline(request))
  else if (url.pathname.startsWith('/assets/') || KEPT.includes(url.pathname)) event.respondWith(keptOrFetched(request))
})

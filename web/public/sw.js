// Opens the pages without a network. What is named by its contents is kept; all else comes from the net first; what is
// alive (api, ws) is none of its business. When the page asks, everything is fetched that `files.json` lists: the pages and
// the games then start cold on a train. Without that list there is a friendly word.
const CACHE = 'beaverboard-2'
const at = (name) => new URL(name, location).href
const HOME = at('./')
const OFFLINE = at('offline.html')
const FIRST = ['offline.html', 'offline.css', 'offline.js', 'icon.svg', 'theme.js'].map(at)

self.addEventListener('install', (event) => {
  event.waitUntil(caches.open(CACHE).then((cache) => cache.addAll(FIRST)))
  self.skipWaiting()
})

self.addEventListener('activate', (event) => {
  const clear = async () => {
    for (const name of await caches.keys()) if (name !== CACHE) await caches.delete(name)
    await self.clients.claim()
  }
  event.waitUntil(clear())
})

const neverChanges = (address) => address.startsWith(at('assets/'))

async function fetchedAndKept(cache, request) {
  const fetched = await fetch(request, { cache: 'no-cache' })
  if (fetched.ok) await cache.put(request, fetched.clone())
  return fetched
}

async function keepAll() {
  const listed = await fetch(at('files.json'), { cache: 'no-cache' })
  if (!listed.ok) return false
  const wanted = [HOME, ...(await listed.json()).map(at)]
  const cache = await caches.open(CACHE)
  const missing = async (address) => !(neverChanges(address) && (await cache.match(address))) && !(await fetchedAndKept(cache, address)).ok
  if ((await Promise.all(wanted.map(missing))).some(Boolean)) return false
  for (const { url } of await cache.keys()) if (!wanted.includes(url)) await cache.delete(url)
  return true
}

self.addEventListener('message', (event) => {
  if (event.data !== 'keep') return
  // Without a network all is here if the first page is: it was kept together with the rest.
  const isHere = async () => Boolean(await caches.match(HOME))
  event.waitUntil(keepAll().catch(isHere).then((kept) => event.source.postMessage({ kept })))
})

async function opened(request) {
  return fetch(request).catch(async () => (await caches.match(HOME)) ?? (await caches.match(OFFLINE)) ?? Response.error())
}

async function found(request) {
  const kept = await caches.match(request)
  if (kept && neverChanges(request.url)) return kept
  if (neverChanges(request.url)) return fetchedAndKept(await caches.open(CACHE), request)
  return fetch(request).catch(() => kept ?? Response.error())
}

self.addEventListener('fetch', (event) => {
  const { request } = event
  if (request.method !== 'GET' || !request.url.startsWith(HOME)) return
  if (request.url.startsWith(at('api/')) || request.url.startsWith(at('ws/'))) return
  event.respondWith(request.mode === 'navigate' ? opened(request) : found(request))
})

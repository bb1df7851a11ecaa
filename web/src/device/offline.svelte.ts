/** What the service worker keeps, so that the pages and the games are there without a network. */
let kept = $state(false)

/** Whether everything is on this device. */
export const keptForOffline = (): boolean => kept

/** Has all of it fetched that is not here yet. Only over HTTPS and on one's own machine; elsewhere the pages work without. */
export async function keepForOffline(): Promise<void> {
  const { serviceWorker } = navigator
  await serviceWorker.register(`${import.meta.env.BASE_URL}sw.js`)
  serviceWorker.addEventListener('message', ({ data }: MessageEvent<{ kept?: boolean }>) => (kept = data.kept ?? kept))
  const { active } = await serviceWorker.ready
  active?.postMessage('keep')
}

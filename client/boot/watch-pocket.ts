import { connection } from './page-facts.ts'

/** Loads the offer to keep the guide once it is in view, on a page that has it. */
export function watchPocket(): void {
  const root = document.querySelector('[data-pocket]')
  if (root) new IntersectionObserver(onSight).observe(root)
}

async function onSight(
  [entry]: IntersectionObserverEntry[],
  observer: IntersectionObserver,
): Promise<void> {
  if (!entry?.isIntersecting) return
  observer.disconnect()
  const chunk = await import('./pocket.ts')
  await chunk.offerPocket(entry.target)
}

/**
 * Registers the service worker, which keeps shown pages for when there is no network (docs/decisions/005), unless the visitor
 * saves data. Browsers have none without https, and some have none in private windows.
 */
export function registerServiceWorker(): void {
  if (!import.meta.env.PROD || connection().saveData) return
  navigator.serviceWorker?.register('/service-worker.js').catch(() => undefined)
}

/** Tells the service worker to keep a page that was swapped in: it sees only documents by itself. */
export function keepShownPage(): void {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- that is for windows
  navigator.serviceWorker?.controller?.postMessage(location.href)
}

/** In Chromium only, so not in the types. */
interface InstallPrompt extends Event {
  prompt: () => Promise<{ outcome: 'accepted' | 'dismissed' }>
}

/** The browser's offer to install the site, which can be taken once. */
export const installing: { offer?: InstallPrompt | undefined } = {}

/** Keeps the browser's offer to install the site, which it makes once and before anything asks for it, instead of its own bar. */
export function watchInstallPrompt(): void {
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault()
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- that is what this event is
    installing.offer = event as InstallPrompt
  })
}

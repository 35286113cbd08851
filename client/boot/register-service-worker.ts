import { connection } from './connection.ts'

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

import { connection } from './connection.ts'

/**
 * Registers the service worker, which keeps the pages that are shown for when there is no network (docs/decisions/005): where
 * the browser has one (not without https, nor in every private window) and the visitor does not save data.
 */
export function registerServiceWorker(): void {
  if (!import.meta.env.PROD || connection().saveData) return
  navigator.serviceWorker?.register('/service-worker.js').catch(() => undefined)
}

/** Has the service worker keep a page that was put in place: it sees only documents by itself. */
export function keepShownPage(): void {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- that is for windows
  navigator.serviceWorker?.controller?.postMessage(location.href)
}

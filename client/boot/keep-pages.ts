import { connection } from './connection.ts'

/**
 * Has the pages that are shown kept for when there is no network (docs/decisions/005), where the browser can (not without
 * https, nor in every private window) and the visitor does not save data.
 */
export function keepPages(): void {
  if (!import.meta.env.PROD || connection().saveData) return
  navigator.serviceWorker?.register('/service-worker.js').catch(() => undefined)
}

/** Has the page kept that was put in place: the service worker sees only documents. */
export function keepPage(): void {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- that is for windows
  navigator.serviceWorker?.controller?.postMessage(location.href)
}

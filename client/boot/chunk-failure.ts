import { wholePath } from './page-address.ts'
import { words } from './page-facts.ts'
import { showToast } from './toasts.ts'
import { RELOAD_GUARD_MS } from './limits.ts'

/** True while `loadFully` replaces this document. Its `navigate` events must not be intercepted. */
export let isBeingLeft = false

/**
 * Loads `url` as a new document. `location.reload` would not do: it keeps the scroll position and
 * the history entry.
 */
export function loadFully(url: URL): void {
  // Both calls fire `navigate` synchronously. A later event comes from the visitor, and must work
  // even if the new document never arrives.
  isBeingLeft = true
  try {
    // Otherwise an address that differs only in its hash would stay in this document.
    history.replaceState(null, '', `${url.pathname}?`)
    location.replace(url)
  } finally {
    isBeingLeft = false
  }
}

const KEY = 'reload'

/**
 * Returns whether `path` may be reloaded now: at most once in 10 s, and never without session
 * storage.
 */
export function mayReload(path: string): boolean {
  try {
    const [last, time] = sessionStorage.getItem(KEY)?.split(' ') ?? []
    if (last === path && Date.now() < Number(time) + RELOAD_GUARD_MS) return false
    sessionStorage.setItem(KEY, `${path} ${Date.now()}`)
    return true
  } catch {
    return false
  }
}

const known = new Set<unknown>()

/**
 * Handles a chunk that cannot be loaded, mostly because a new build has replaced it. Reloads the
 * page once. A toast offers a reload instead if that has already been tried, if there is no
 * network, or if the visitor would lose something.
 */
export function recoverFromChunkFailure(error: unknown): void {
  // An import reports its failure twice: by Vite's event and by its rejection.
  if (known.has(error)) return
  known.add(error)
  if (navigator.onLine && !isAtStake() && mayReload(wholePath(location))) return location.reload()
  const { incomplete, reload } = words()
  showToast({
    text: incomplete,
    type: 'error',
    durationMs: 0,
    action: { label: reload, run: () => loadFully(new URL(location.href)) },
  })
}

/** Returns whether a reload would post a form again, or lose typed text. */
function isAtStake(): boolean {
  const fields = document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(
    'input, textarea',
  )
  return (
    document.querySelector('.fault-summary') !== null ||
    [...fields].some(
      (field) =>
        ('checked' in field && field.checked !== field.defaultChecked) ||
        field.value !== field.defaultValue,
    )
  )
}

/** Ignores the failure of a chunk that the page does not need. */
export function ignoreChunkFailure(error: unknown): void {
  known.add(error)
}

/** Watches all dynamic imports of the client. */
export function watchChunks(): void {
  // Vite's event comes before the rejection. A caller that ignores the failure can only do so after
  // it.
  addEventListener('vite:preloadError', ({ payload }) => {
    setTimeout(recoverFromChunkFailure, 0, payload)
  })
}

import { loadFully } from './load-fully.ts'
import { wholePath } from './page-address.ts'
import { mayReload } from './reload-guard.ts'
import { showToast } from './toasts.ts'
import { words } from './words.ts'

const known = new Set<unknown>()

/**
 * Answers a chunk that can't be had, most often since a new build has replaced it: one full load of the address; after
 * that, without a network, or where a load would cost the visitor something, a toast that offers one.
 */
export function recoverFromChunkFailure(error: unknown): void {
  // An island's import tells of its failure twice: through Vite's event and by itself.
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

/** A form that was answered with its faults would be posted again by a reload; what was typed would be gone. */
function isAtStake(): boolean {
  const [entry] = performance.getEntriesByType('navigation')
  if (entry instanceof PerformanceNavigationTiming && entry.responseStatus >= 400) return true
  const fields = document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(
    'input, textarea',
  )
  return [...fields].some(({ value, defaultValue }) => value !== defaultValue)
}

/** Watches every dynamic import of the client's. */
export function watchChunks(): void {
  addEventListener('vite:preloadError', ({ payload }) => recoverFromChunkFailure(payload))
}

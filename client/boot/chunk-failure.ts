import { wholePath } from './page-address.ts'
import { mayReload } from './reload-guard.ts'
import { showToast } from './toasts.ts'
import { words } from './words.ts'

const known = new Set<unknown>()

/**
 * Answers a chunk that can't be had, most often since a new build has replaced it: one full load of the address; after
 * that, or without a network, a toast that offers another.
 */
export function recoverFromChunkFailure(error: unknown): void {
  // An island's import tells of its failure twice: through Vite's event and by itself.
  if (known.has(error)) return
  known.add(error)
  if (navigator.onLine && mayReload(wholePath(location))) return location.reload()
  const { incomplete, reload } = words()
  showToast({
    text: incomplete,
    type: 'error',
    durationMs: 0,
    action: { label: reload, run: () => location.reload() },
  })
}

/** Watches every dynamic import of the client's. */
export function watchChunks(): void {
  addEventListener('vite:preloadError', ({ payload }) => recoverFromChunkFailure(payload))
}

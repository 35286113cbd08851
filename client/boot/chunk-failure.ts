import { loadFully } from './load-fully.ts'
import { wholePath } from './page-address.ts'
import { mayReload } from './reload-guard.ts'
import { showToast } from './toasts.ts'
import { words } from './words.ts'

const known = new Set<unknown>()

/**
 * Handles a chunk that can't be loaded, mostly because a new build has replaced it: reloads the page once. A second time,
 * without a network, or if a reload would lose something of the visitor's, a toast offers to reload.
 */
export function recoverFromChunkFailure(error: unknown): void {
  // An island's import reports its failure twice: through Vite's event and by rejecting.
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

/** Whether a reload would post again a form that came back with faults, or lose what was typed. */
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

/** Watches all dynamic imports of the client. */
export function watchChunks(): void {
  addEventListener('vite:preloadError', ({ payload }) => recoverFromChunkFailure(payload))
}

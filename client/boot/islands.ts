import { recoverFromChunkFailure } from './chunk-failure.ts'
import { whenIdle } from './preload.ts'

/**
 * Hydrates the island at a marker and sets the marker's `data-state`. Returns the function that
 * unmounts it.
 */
export type Hydrate = (element: Element) => Promise<() => void>

const waking = new Map<Element, AbortController>()

/**
 * Hydrates the page's islands, each at the time that its marker names. Browsers from before 2023
 * (Chrome 110, Safari 16.3) can't parse the islands' code: the page then stays as served.
 */
export function startIslands(hydrate: Hydrate): void {
  if (!('toWellFormed' in String.prototype)) return
  for (const element of document.querySelectorAll<HTMLElement>('site-island')) {
    if (waking.has(element)) continue
    const controller = new AbortController()
    waking.set(element, controller)
    const isWanted = element.getAttribute('on') === 'idle' ? whenIdle() : Promise.resolve()
    void isWanted.then(() => wake(element, controller.signal, hydrate))
  }
}

/** Unmounts the islands below `root`. Islands that have not hydrated yet never will. */
export function stopIslands(root: Node): void {
  for (const [element, controller] of waking) {
    if (!root.contains(element)) continue
    controller.abort()
    waking.delete(element)
  }
}

async function wake(element: HTMLElement, signal: AbortSignal, hydrate: Hydrate): Promise<void> {
  if (signal.aborted) return
  element.dataset['state'] = 'loading'
  try {
    const end = await hydrate(element)
    if (signal.aborted) return end()
    signal.addEventListener('abort', end)
  } catch (error) {
    element.dataset['state'] = 'failed'
    recoverFromChunkFailure(error)
  }
}

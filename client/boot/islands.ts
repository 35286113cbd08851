import { recoverFromChunkFailure } from './chunk-failure.ts'
import { whenIdle } from './when-idle.ts'

/** Hydrates the island at a marker, which shows its state in `data-state`; returns the function that unmounts it. */
export type Hydrate = (element: Element) => Promise<() => void>

const waking = new Map<Element, AbortController>()

/**
 * Wakes the page's islands, each when its marker says so. Browsers from before 2023 (Chrome 110, Safari 16.3) can't
 * read the islands' code: there the page stays as it was served.
 */
export function startIslands(hydrate: Hydrate): void {
  if (!('toWellFormed' in String.prototype)) return
  for (const element of document.querySelectorAll<HTMLElement>('site-island')) {
    if (waking.has(element)) continue
    const controller = new AbortController()
    waking.set(element, controller)
    void whenWanted(element, controller.signal).then(() =>
      wake(element, controller.signal, hydrate),
    )
  }
}

/** Ends the islands below `root`: those that have woken leave nothing behind, the others never wake. */
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
    signal.addEventListener('abort', end, { once: true })
  } catch (error) {
    element.dataset['state'] = 'failed'
    recoverFromChunkFailure(error)
  }
}

function whenWanted(element: Element, signal: AbortSignal): Promise<void> {
  const on: unknown = element.getAttribute('on')
  switch (on) {
    case 'visible':
      return whenVisible(element, signal)
    case 'interaction':
      return whenTouched(element, signal)
    case 'idle':
      return whenIdle()
    default:
      return Promise.resolve()
  }
}

function whenVisible(element: Element, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const observer = new IntersectionObserver((entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return
      observer.disconnect()
      resolve()
    })
    observer.observe(element)
    signal.addEventListener('abort', () => observer.disconnect(), { once: true })
  })
}

function whenTouched(element: Element, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    for (const type of ['pointerenter', 'focusin', 'touchstart']) {
      element.addEventListener(type, () => resolve(), { once: true, passive: true, signal })
    }
  })
}

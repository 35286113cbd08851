import { recoverFromChunkFailure } from './chunk-failure.ts'
import { whenIdle } from './preload.ts'

/** Loads React. `hydrateIsland` returns the function that unmounts the island. */
type LoadReact = () => Promise<{ hydrateIsland: (element: Element) => Promise<() => void> }>

/** The islands of the page, each with the function that unmounts it once it is hydrated. */
const islands = new Map<Element, (() => void) | undefined>()

/**
 * Hydrates the page's islands, each at the time that its marker names. Browsers from before 2023
 * (Chrome 110, Safari 16.3) can't parse the islands' code: the page then stays as served.
 */
export function startIslands(load: LoadReact): void {
  if (!('toWellFormed' in String.prototype)) return
  for (const element of document.querySelectorAll<HTMLElement>('site-island')) {
    islands.set(element, undefined)
    void wake(element, load)
  }
}

/** Unmounts the islands below `root`. Islands that have not hydrated yet never will. */
export function stopIslands(root: Node): void {
  for (const [element, end] of islands) {
    if (!root.contains(element)) continue
    islands.delete(element)
    end?.()
  }
}

/** Hydrates an island when it is wanted, and sets its `data-state`. */
async function wake(element: HTMLElement, load: LoadReact): Promise<void> {
  if (element.matches('[on]:not(:focus-within)')) {
    await new Promise((resolve) => {
      for (const type of ['focusin', 'click']) element.addEventListener(type, resolve)
    })
    // React takes longer to start than a frame, so the press is painted first.
    await whenIdle()
  }
  if (!islands.has(element)) return
  element.dataset['state'] = 'loading'
  try {
    const { hydrateIsland } = await load()
    const end = await hydrateIsland(element)
    if (islands.has(element)) islands.set(element, end)
    else end()
  } catch (error) {
    element.dataset['state'] = 'failed'
    recoverFromChunkFailure(error)
  }
}

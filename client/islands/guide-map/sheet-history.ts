import { hashOfPoint } from './point-link.ts'
import { replaceHash } from './replace-hash.ts'

/** Marks a history entry that was pushed for a sheet: the one before it is the guide without a sheet. */
const MARK = 'isPointSheet'

let isGoingBack = false

/** Names the point in the address: in a new history entry, so that going back closes the sheet, or in place of another point. */
export function nameInAddress(id: string): void {
  const hash = hashOfPoint(id)
  if (isPointNamed()) {
    replaceHash(hash)
    return
  }
  // The guide restores the list's position itself: the browser would also do so when a walk's panel opens.
  history.scrollRestoration = 'manual'
  history.pushState({ ...history.state, [MARK]: true }, '', hash)
}

/** Takes the point out of the address: by going back if the entry was pushed for the sheet, not if a link led to it. */
export function forgetInAddress(): void {
  if (isGoingBack || !isPointNamed()) return
  if (history.state?.[MARK] !== true) {
    replaceHash('')
    return
  }
  isGoingBack = true
  const arrive = (): void => {
    isGoingBack = false
  }
  addEventListener('popstate', arrive, { once: true })
  history.back()
}

function isPointNamed(): boolean {
  return location.hash.startsWith(hashOfPoint(''))
}

/** Runs `task`: at once, or when the `history.back()` that is under way has arrived. */
export function onceBack(task: () => void): void {
  if (isGoingBack) addEventListener('popstate', task, { once: true })
  else task()
}

/** Puts the current category into the address: the history entry just reached may be older than that choice. */
export function keepCategory(category: string | undefined): void {
  const address = new URL(location.href)
  if (category === undefined) address.searchParams.delete('category')
  else address.searchParams.set('category', category)
  if (address.search !== location.search) history.replaceState(history.state, '', address)
}

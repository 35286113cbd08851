import { hashOfPoint } from './point-link.ts'
import { replaceHash } from './replace-hash.ts'

/** Marks a history entry that was pushed for a sheet: the entry before it is the guide without a sheet. */
const MARK = 'isPointSheet'

let isGoingBack = false

/** Names the point in the address: in a new history entry, so that going back closes the sheet, or in place of another point. */
export function nameInAddress(id: string): void {
  const hash = hashOfPoint(id)
  if (isPointNamed()) {
    replaceHash(hash)
    return
  }
  // The guide restores the list's position itself: the browser would do so for the panel of a walk too.
  history.scrollRestoration = 'manual'
  history.pushState({ ...history.state, [MARK]: true }, '', hash)
}

/** Takes the point out of the address: by going back where the entry was pushed for the sheet, which that of a link was not. */
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

/** Puts the category that is shown into the address: the history entry just reached may be older than that choice. */
export function keepCategory(category: string | undefined): void {
  const address = new URL(location.href)
  if (category === undefined) address.searchParams.delete('category')
  else address.searchParams.set('category', category)
  if (address.search !== location.search) history.replaceState(history.state, '', address)
}

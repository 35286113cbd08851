import { hashOfPoint } from './point-link.ts'
import { replaceHash } from './replace-hash.ts'

/** Marks an entry of the history that a sheet was given: the guide without one lies right behind it. */
const MARK = 'isPointSheet'

let isGoingBack = false

/** Names the point in the address: in an entry of its own, so that going back closes the sheet, or in place of another. */
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

/** Takes the point out of the address: by going back where the entry is the sheet's own, which that of a link is not. */
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

/** Runs `task`; not before the way back is gone, where one is under way. */
export function onceBack(task: () => void): void {
  if (isGoingBack) addEventListener('popstate', task, { once: true })
  else task()
}

/** Names the category that is shown: the entry that was come to may be older than the choice of it. */
export function keepCategory(category: string | undefined): void {
  const address = new URL(location.href)
  if (category === undefined) address.searchParams.delete('category')
  else address.searchParams.set('category', category)
  if (address.search !== location.search) history.replaceState(history.state, '', address)
}

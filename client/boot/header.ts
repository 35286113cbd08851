import { STILL_PX } from './limits.ts'

/** Says on the root when the page has been scrolled up, and not to its top: the stylesheet has the header come back. */
export function startHeader(): void {
  let last = scrollY
  addEventListener('scroll', () => {
    const now = scrollY
    if (Math.abs(now - last) < STILL_PX) return
    document.documentElement.toggleAttribute('data-up', now < last && now > 0)
    last = now
  })
}

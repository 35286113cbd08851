import { isEscape } from '../../shared/key-press.ts'
import { STILL_PX } from './limits.ts'

/** Closes a menu of the header on Escape, and when something outside it is pressed or focused; the browser itself opens it. */
export function startSiteMenu(): void {
  addEventListener('keydown', (event) => {
    if (!isEscape(event)) return
    openMenu()?.querySelector('summary')?.focus()
    closeMenu()
  })
  addEventListener('pointerdown', closeOutside)
  // An open menu would cover what has the focus.
  addEventListener('focusin', closeOutside)
  // Otherwise it would still be open when the visitor comes back.
  addEventListener('pagehide', closeMenu)
}

export function closeMenu(): void {
  openMenu()?.removeAttribute('open')
}

function closeOutside({ target }: Event): void {
  if (target instanceof Node && !openMenu()?.contains(target)) closeMenu()
}

function openMenu(): HTMLDetailsElement | null {
  return document.querySelector('.site-header > details[open]')
}

/** Marks the root while the page is scrolled up; the stylesheet then shows the header. */
export function startHeader(): void {
  let last = scrollY
  addEventListener('scroll', () => {
    const now = scrollY
    if (Math.abs(now - last) < STILL_PX) return
    document.documentElement.toggleAttribute('data-up', now < last && now > 0)
    last = now
  })
}

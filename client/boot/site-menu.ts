import { isEscape } from '../../shared/key-press.ts'
import { STILL_PX } from './limits.ts'

/** Closes a header menu on Escape, or on a press or focus outside it. The browser opens it. */
export function startSiteMenu(): void {
  addEventListener('keydown', (event) => {
    if (!isEscape(event)) return
    const menu = openMenu()
    menu?.querySelector('summary')?.focus()
    if (menu) menu.open = false
  })
  addEventListener('pointerdown', closeOutside)
  // An open menu would cover the focused element.
  addEventListener('focusin', closeOutside)
  // Without this, the menu would still be open when the visitor goes back to the page.
  addEventListener('pagehide', closeHeader)
  // The event does not bubble.
  addEventListener('toggle', markPage, true)
}

/** Marks the link to the current page in the menu. */
function markPage(): void {
  for (const link of document.querySelectorAll<HTMLAnchorElement>('.site-menu-groups ul a'))
    link.ariaCurrent = link.href === location.origin + location.pathname ? 'page' : null
}

/** Closes the menus of the header, and the tools of large text, as on a new page. */
export function closeHeader(): void {
  for (const part of document.querySelectorAll<HTMLDetailsElement>('.site-header details'))
    part.open = false
}

function closeOutside({ target }: Event): void {
  const menu = openMenu()
  if (menu && target instanceof Node && !menu.contains(target)) menu.open = false
}

function openMenu(): HTMLDetailsElement | null {
  return document.querySelector('.site-header > [open]')
}

/** Marks the root element while the visitor scrolls up. The stylesheet then shows the header. */
export function startHeader(): void {
  let last = scrollY
  addEventListener('scroll', () => {
    const now = scrollY
    if (Math.abs(now - last) < STILL_PX) return
    document.documentElement.toggleAttribute('data-up', now < last && now > 0)
    last = now
  })
}

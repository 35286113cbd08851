/** Closes the open menu on Escape and when something beside it is pressed or focused; opening is the browser's own. */
export function startSiteMenu(): void {
  addEventListener('keydown', ({ key }) => {
    if (key !== 'Escape') return
    openMenu()?.querySelector('summary')?.focus()
    closeMenu()
  })
  addEventListener('pointerdown', closeBeside)
  // An open menu would cover what has the focus.
  addEventListener('focusin', closeBeside)
  // Else it would still be open when the visitor comes back.
  addEventListener('pagehide', closeMenu)
}

export function closeMenu(): void {
  openMenu()?.removeAttribute('open')
}

function closeBeside({ target }: Event): void {
  if (target instanceof Node && !openMenu()?.contains(target)) closeMenu()
}

function openMenu(): HTMLDetailsElement | null {
  return document.querySelector('details.site-menu[open]')
}

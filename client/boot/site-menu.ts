/** Closes the open menu on Escape and when something beside it is pressed or focused; opening is the browser's own. */
export function startSiteMenu(): void {
  addEventListener('keydown', ({ key }) => {
    if (key !== 'Escape') return
    const menu = openMenu()
    if (menu === null) return
    menu.open = false
    menu.querySelector('summary')?.focus()
  })
  addEventListener('pointerdown', closeBeside)
  // An open menu would cover what has the focus.
  addEventListener('focusin', closeBeside)
  // Else it would still be open when the visitor comes back.
  addEventListener('pagehide', () => openMenu()?.removeAttribute('open'))
}

function closeBeside({ target }: Event): void {
  const menu = openMenu()
  if (menu !== null && target instanceof Node && !menu.contains(target)) menu.open = false
}

function openMenu(): HTMLDetailsElement | null {
  return document.querySelector('details.site-menu[open]')
}

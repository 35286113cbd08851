/** Closes the open menu on Escape and on a press beside it; opening is the browser's own. */
export function startSiteMenu(): void {
  addEventListener('keydown', ({ key }) => {
    if (key !== 'Escape') return
    const menu = openMenu()
    if (menu === null) return
    menu.open = false
    menu.querySelector('summary')?.focus()
  })
  addEventListener('pointerdown', ({ target }) => {
    const menu = openMenu()
    if (menu !== null && target instanceof Node && !menu.contains(target)) menu.open = false
  })
}

function openMenu(): HTMLDetailsElement | null {
  return document.querySelector('details.site-menu[open]')
}

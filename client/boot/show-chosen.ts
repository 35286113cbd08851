/** From the left edge of the row, so that the end of the link before it shows that there is more. */
const LEFT_PX = 99

/** Scrolls the chosen link of a filter into sight, where its row is wider than the window. */
export function showChosen(): void {
  const link = document.querySelector<HTMLElement>('.category-filter [aria-current]')
  link?.closest('ul')?.scrollTo(link.offsetLeft - LEFT_PX, 0)
}

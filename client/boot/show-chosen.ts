/** From the window's edge: what stands before it is seen to go on. */
const LEFT_PX = 99

/** Brings what a filter is narrowed to into sight, where its links have to be pushed sideways. */
export function showChosen(): void {
  const link = document.querySelector<HTMLElement>('.category-filter [aria-current]')
  link?.closest('ul')?.scrollTo(link.offsetLeft - LEFT_PX, 0)
}

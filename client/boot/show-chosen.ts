/** Brings what a filter is narrowed to into sight, where its links have to be pushed sideways. */
export function showChosen(): void {
  for (const link of document.querySelectorAll('.category-filter [aria-current]')) {
    const row = link.closest('ul')
    if (row === null) continue
    const [all, one] = [row.getBoundingClientRect(), link.getBoundingClientRect()]
    row.scrollLeft += one.left + one.width / 2 - (all.left + all.width / 2)
  }
}

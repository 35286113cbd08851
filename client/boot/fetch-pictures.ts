import { connection } from './page-facts.ts'

/**
 * Fetches the pictures further down (`loading="lazy"`), so that a visitor who scrolls quickly, or prints, finds no empty
 * frames. Only on a quick connection that is not metered; hidden ones stay unfetched.
 */
export function fetchPictures(): void {
  const { saveData, effectiveType } = connection()
  if (!saveData && effectiveType === '4g') fetchShown()
}

/** Has all pictures on paper, on any connection: who prints asks for them. */
export function fetchForPaper(): void {
  // At `beforeprint` the page is still that of the screen.
  matchMedia('print').addEventListener('change', fetchShown)
}

function fetchShown(): void {
  for (const picture of document.images)
    if (picture.getClientRects().length > 0) picture.loading = 'eager'
}

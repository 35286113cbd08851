import { connection } from './connection.ts'

/**
 * Fetches the pictures further down (`loading="lazy"`), so that a visitor who scrolls quickly, or prints, finds no empty
 * frames. Only on a quick connection that is not metered; hidden ones stay unfetched.
 */
export function fetchPictures(): void {
  const { saveData, effectiveType } = connection()
  if (saveData || effectiveType !== '4g') return
  for (const picture of document.images)
    if (picture.getClientRects().length > 0) picture.loading = 'eager'
}

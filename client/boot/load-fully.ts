let isLeaving = false

/** Whether this document is just being sent away, so that what is told of that must not be held back. */
export function isBeingLeft(): boolean {
  return isLeaving
}

/**
 * Loads `url` in the place of the entry that is reached, as a new document. A reload would not do: it is the same
 * document to the browser, which then keeps the scroll position and goes back without loading anything.
 */
export function loadFully(url: URL): void {
  // Both tell of a navigation at once. Later ones are the visitor's: the new document may never come.
  isLeaving = true
  try {
    // Else the way to an address with a hash would be one inside the document.
    history.replaceState(null, '', `${url.pathname}?`)
    location.replace(url)
  } finally {
    isLeaving = false
  }
}

let isLeaving = false

/** Whether this document is about to be replaced by another one. */
export function isBeingLeft(): boolean {
  return isLeaving
}

/**
 * Loads `url` in the place of the entry that is reached, as a new document. A reload would not do: it is the same
 * document to the browser, which then keeps the scroll position and goes back without loading anything.
 */
export function loadFully(url: URL): void {
  isLeaving = true
  // Else the way to an address with a hash would be one inside the document.
  history.replaceState(null, '', `${url.pathname}?`)
  location.replace(url)
}

let isLeaving = false

/**
 * Whether `loadFully` is replacing this document right now: the `navigate` events that it causes
 * must not be intercepted.
 */
export function isBeingLeft(): boolean {
  return isLeaving
}

/**
 * Loads `url` in the place of the entry that is reached, as a new document. A reload would not do: it is the same
 * document to the browser, which then keeps the scroll position and goes back without loading anything.
 */
export function loadFully(url: URL): void {
  // Both calls fire `navigate` synchronously. Any event after them is the visitor's own, as the new document
  // may never come.
  isLeaving = true
  try {
    // Else the way to an address with a hash would be one inside the document.
    history.replaceState(null, '', `${url.pathname}?`)
    location.replace(url)
  } finally {
    isLeaving = false
  }
}

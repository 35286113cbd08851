let isLeaving = false

/**
 * Whether `loadFully` is replacing this document right now: the `navigate` events that it causes
 * must not be intercepted.
 */
export function isBeingLeft(): boolean {
  return isLeaving
}

/**
 * Loads `url` as a new document, in place of the history entry just reached. A reload would not do: it is the same
 * document to the browser, which then keeps the scroll position and goes back without loading anything.
 */
export function loadFully(url: URL): void {
  // Both calls fire `navigate` synchronously. Any event after them is the visitor's own, as the new document
  // may never come.
  isLeaving = true
  try {
    // Otherwise going to an address with a hash would stay inside the document.
    history.replaceState(null, '', `${url.pathname}?`)
    location.replace(url)
  } finally {
    isLeaving = false
  }
}

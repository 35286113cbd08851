/** Whether `loadFully` is replacing this document right now: its `navigate` events must not be intercepted. */
export let isBeingLeft = false

/**
 * Loads `url` as a new document, in place of the history entry just reached. Not by a reload: to the browser that is the same
 * document, so it keeps the scroll position, and later goes back without loading anything.
 */
export function loadFully(url: URL): void {
  // Both calls fire `navigate` synchronously. Later events are the visitor's own: the new document may never arrive.
  isBeingLeft = true
  try {
    // Otherwise an address with a hash would stay inside this document.
    history.replaceState(null, '', `${url.pathname}?`)
    location.replace(url)
  } finally {
    isBeingLeft = false
  }
}

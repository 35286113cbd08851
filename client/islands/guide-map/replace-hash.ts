/** Replaces the hash of the address, `''` for none, in the history's present entry. */
export function replaceHash(hash: string): void {
  history.replaceState(history.state, '', location.pathname + location.search + hash)
}

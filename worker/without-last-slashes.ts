/** A path without the slashes at its end. */
export function withoutLastSlashes(path: string): string {
  // The lookbehind starts at the first slash of a run only: starting at each would take quadratic time.
  return path.replace(/(?<!\/)\/+$/, '')
}

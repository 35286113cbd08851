/** A path without the slashes at its end. */
export function withoutLastSlashes(path: string): string {
  // Tried once per run of slashes: from each slash of a run that does not end the path it would take its length squared.
  return path.replace(/(?<!\/)\/+$/, '')
}

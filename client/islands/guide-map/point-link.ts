/** The id of a point's row in the list: `point-12`. */
export function idOfPoint(id: string): string {
  return `point-${id}`
}

/** The hash of the address of a point: `#point-12`. */
export function hashOfPoint(id: string): string {
  return `#${idOfPoint(id)}`
}

/** The id that a hash names, where it is among `ids`; anything else names none. */
export function pointOfHash(hash: string, ids: ReadonlySet<string>): string | undefined {
  const id = /^#point-(\d{1,10})$/.exec(hash)?.[1]
  return id !== undefined && ids.has(id) ? id : undefined
}

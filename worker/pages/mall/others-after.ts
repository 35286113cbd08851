/** How many other things the page of one leads on to: a row of them on a wide window. */
const OTHERS = 4

/** The things that follow one in a list, from its beginning again at its end; the first ones where it is not among them. */
export function othersAfter<Thing extends { id: string }>(
  { id }: { id: string },
  list: readonly Thing[],
): Thing[] {
  const index = list.findIndex((thing) => thing.id === id)
  return [...list.slice(index + 1), ...list.slice(0, Math.max(index, 0))].slice(0, OTHERS)
}

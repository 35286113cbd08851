/** A mark on the screen: the middle of its circle in pixels, and the name to stand below it where there is room. */
interface LabelCandidate {
  key: string
  x: number
  y: number
  /** Empty for a mark without a name. */
  name: string
  /** Where it is not a point's. */
  radius?: number
}

/** A part of the screen, in the same pixels. */
export interface Box {
  left: number
  top: number
  right: number
  bottom: number
}

const CIRCLE_RADIUS = 16
/** Without the outer part of the pale ring around it. */
export const CLUSTER_CIRCLE = 20
const LINE_HEIGHT = 20
const WIDE_LETTER = 14
const NARROW_LETTER = 7.5
/** On both sides of a name together. */
const PADDING = 8

/**
 * The keys of the marks whose names may be shown, so that none covers a circle or another name, or reaches into one of the
 * boxes `withoutNames`; earlier ones go first.
 */
export function placeLabels(
  candidates: readonly LabelCandidate[],
  withoutNames: readonly Box[],
): ReadonlySet<string> {
  const circles = candidates.map(({ x, y, radius = CIRCLE_RADIUS }) => ({
    left: x - radius,
    top: y - radius,
    right: x + radius,
    bottom: y + radius,
  }))
  const taken: Box[] = [...withoutNames, ...circles]
  const placed = new Set<string>()
  for (const candidate of candidates) {
    const box = boxOf(candidate)
    if (candidate.name === '' || taken.some((other) => overlaps(box, other))) continue
    taken.push(box)
    placed.add(candidate.key)
  }
  return placed
}

function boxOf({ x, y, name }: LabelCandidate): Box {
  const half = widthOf(name) / 2
  // One pixel below the circle, so that a name does not collide with its own.
  const top = y + CIRCLE_RADIUS + 1
  return { left: x - half, top, right: x + half, bottom: top + LINE_HEIGHT }
}

/** Roughly how wide a name is: measuring each would make the browser lay out the page each time. */
function widthOf(name: string): number {
  let width = PADDING
  for (const letter of name) width += letter > '\u2E7F' ? WIDE_LETTER : NARROW_LETTER
  return width
}

function overlaps(a: Box, b: Box): boolean {
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom
}

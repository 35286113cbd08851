import type { Bounds, Guide } from '../../../../contract/guide.ts'
import type { Coordinates } from '../../../../contract/values.ts'

type Framed = Pick<Guide, 'bounds' | 'points' | 'origin'>

/** Free space around the outermost landmark, as a share of the frame. */
const MARGIN = 0.04
/** A frame shows at least this share of the area, each way: its landmarks may stand close together. */
const MIN_SHARE = 0.4
/** Fewer landmarks say little about where the sights are: one is often just the gate. */
const MIN_LANDMARKS = 3

/**
 * What the map opens with: all landmarks, or all points where landmarks are few, and where distances are given from. The whole area
 * where a guide names no landmark.
 */
export function firstFrame({ bounds, points, origin }: Framed): Bounds {
  const landmarks = points.filter(({ landmark }) => landmark === true)
  if (landmarks.length === 0) return bounds
  const shown = landmarks.length < MIN_LANDMARKS ? points : landmarks
  const { southWest, northEast } = boxAround([
    ...shown.map(({ coordinates }) => coordinates),
    origin,
  ])
  const [west, east] = spanOf(bounds, 0, [southWest[0], northEast[0]])
  const [south, north] = spanOf(bounds, 1, [southWest[1], northEast[1]])
  return { southWest: [west, south], northEast: [east, north] }
}

/** The smallest box that holds all of some places. */
export function boxAround(places: readonly Coordinates[]): Bounds {
  const longitudes = places.map(([longitude]) => longitude)
  const latitudes = places.map(([, latitude]) => latitude)
  return {
    southWest: [Math.min(...longitudes), Math.min(...latitudes)],
    northEast: [Math.max(...longitudes), Math.max(...latitudes)],
  }
}

/** From one end of an axis to the other with a margin, within the area and no shorter than a share of it. */
function spanOf(
  { southWest, northEast }: Bounds,
  axis: 0 | 1,
  [low, high]: readonly [number, number],
): [number, number] {
  const [least, most] = [southWest[axis], northEast[axis]]
  const missing = Math.max((most - least) * MIN_SHARE - (high - low), 0)
  const margin = (high - low) * MARGIN + missing / 2
  return [Math.max(low - margin, least), Math.min(high + margin, most)]
}

/**
 * What a map was made to show: it is brought into view again when the map gets another size, as when a phone is turned or the list
 * over the map pulled up, until the visitor moves the map.
 */
export class KeptView {
  #show: (() => void) | undefined

  /** `element` holds the map. */
  constructor(element: HTMLElement) {
    // The keys and the wheel too, which maps report in no other way.
    for (const type of ['pointerdown', 'wheel', 'keydown'])
      element.addEventListener(type, () => this.release(), { passive: true })
  }

  /** Shows something now, and again whenever the map's size changes. */
  keep(show: () => void): void {
    this.#show = show
    show()
  }

  /** The map's size has changed. */
  showAgain(): void {
    this.#show?.()
  }

  /** The visitor moves the map. */
  release(): void {
    this.#show = undefined
  }
}

/**
 * Resolves once an element is drawn with a size. Maps measure their element when they are made: in a hidden container, or in a
 * tab that nobody has looked at yet, there is nothing to measure.
 */
export async function whenDrawn(element: Element): Promise<void> {
  return new Promise((resolve) => {
    // An observer reports from the first frame on, and nothing of what is not drawn.
    const observer = new ResizeObserver(() => {
      if (!hasSize(element)) return
      observer.disconnect()
      resolve()
    })
    observer.observe(element)
  })
}

/** Whether an element has a width and a height at present. */
export function hasSize({ clientWidth, clientHeight }: Element): boolean {
  return clientWidth > 0 && clientHeight > 0
}

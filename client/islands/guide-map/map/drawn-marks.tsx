import { type CSSProperties, memo, type ReactNode } from 'react'
import type { Guide, GuidePoint } from '../../../../contract/guide.ts'
import { hashOfPoint } from '../address.ts'
import { MapSign } from './map-icon.tsx'
import { clusterIndex, type Feature, isCluster, keyOf, mapWidthAt, WORLD } from './clusters.ts'
import type { Position } from './curve.ts'
import { arrange, type Side, STEP, stepOf } from './labels.ts'
import { isOverview, projectionOf } from './map-view.ts'
import type { MapMark } from './map-engine.ts'
import { marksFor } from './marks.ts'

/**
 * A mark on the map when it opens. Its position is a share of the map's width and height, from 0 to
 * 1.
 */
interface FirstMark extends Position {
  key: string
  mark: MapMark | undefined
  /** Number of points that the mark represents. */
  count: number
  /** The mark is shown if the whole map is at least `from` and less than `to` pixels wide. */
  from: number
  to: number
  /** The side of the name; undefined without a name. */
  side: Side | undefined
  /** How far a cluster moves aside, in pixels. */
  shift: Position | undefined
}

/** The smallest and the largest width of the area when the map opens, in pixels. */
const SMALLEST = 200
const LARGEST = 5000

/**
 * Returns the first marks, each with the map widths at which the stylesheet shows it. A mark whose
 * name or place differs between widths is there several times.
 */
function firstMarks(
  guide: Guide,
  { points, isChinese }: { points: readonly GuidePoint[]; isChinese: boolean },
): FirstMark[] {
  const { width, height, project } = projectionOf(guide.bounds, 1)
  const shown = new Set(points)
  const marks = marksFor(guide, {
    points: guide.points.filter((point) => shown.has(point)),
    isChinese,
  })
  const landmarks = marks.filter(({ isLandmark }) => isLandmark)
  const index = clusterIndex(marks.filter(({ isLandmark }) => !isLandmark))
  const { first, last } = zoomsOf(guide)
  const found: FirstMark[] = []
  const latest = new Map<string, FirstMark>()
  for (let step = first; step <= last; step += STEP) {
    const from = step === first ? 0 : mapWidthAt(guide.bounds, step)
    const to = step === last ? Infinity : mapWidthAt(guide.bounds, step + STEP)
    const others = index.getClusters(WORLD, Math.floor(step))
    const { sides, shifts } = arrange(guide, { landmarks, others }, step)
    const add = (mark: Omit<FirstMark, 'y' | 'x' | 'from' | 'to'>, place: Position): void => {
      const before = latest.get(mark.key)
      if (before?.to === from && isSame(before, mark)) before.to = to
      else {
        const next = { ...mark, ...place, from, to }
        latest.set(mark.key, next)
        found.push(next)
      }
    }
    for (const mark of landmarks) {
      const key = `point ${mark.id}`
      const side = sides.get(key)
      add({ key, mark, count: 1, side, shift: undefined }, project(mark.coordinates))
    }
    for (const feature of others) add(...otherMark(feature, shifts))
  }
  return found
    .filter(({ x, y }) => x >= 0 && x <= width && y >= 0 && y <= height)
    .map((mark) => ({ ...mark, y: mark.y / height }))

  function otherMark(feature: Feature, shifts: ReadonlyMap<string, Position>) {
    const key = keyOf(feature)
    const [longitude = 0, latitude = 0] = feature.geometry.coordinates
    const look = isCluster(feature)
      ? { mark: undefined, count: feature.properties.point_count }
      : { mark: feature.properties, count: 1 }
    const shift = shifts.get(key)
    return [{ key, ...look, side: undefined, shift }, project([longitude, latitude])] as const
  }
}

function isSame(
  one: Pick<FirstMark, 'side' | 'shift'>,
  other: Pick<FirstMark, 'side' | 'shift'>,
): boolean {
  return (
    one.side === other.side && one.shift?.x === other.shift?.x && one.shift?.y === other.shift?.y
  )
}

/** Returns the range of possible zooms when the map opens, as steps of `arrange`. */
function zoomsOf({ bounds }: Guide): { first: number; last: number } {
  const [first, last] = [SMALLEST, LARGEST].map((width) =>
    Math.max(0, stepOf(Math.log2(width / mapWidthAt(bounds, 0)))),
  )
  return { first: first ?? 0, last: last ?? 0 }
}

interface DrawnMarksProps {
  guide: Guide
  points: readonly GuidePoint[]
  isChinese: boolean
}

/**
 * Props of an element whose markup React must not change. Not an empty string, because the Trusted
 * Types policy rejects even that.
 */
export const KEPT_MARKUP = { __html: globalThis.trustedTypes?.emptyHTML ?? '' }

/**
 * The first marks of the map. The browser keeps the server's markup, so it needs no code for them.
 */
export const DrawnMarks = memo(
  function DrawnMarks({ guide, ...chosen }: DrawnMarksProps): ReactNode {
    if (import.meta.env.SSR)
      return (
        <div
          className={`map-marks${isOverview(guide, chosen.points.length) ? ' is-overview' : ''}`}
          aria-hidden="true"
        >
          {firstMarks(guide, chosen).map((mark) => (
            <DrawnMark {...mark} key={`${mark.key} ${mark.from}`} />
          ))}
        </div>
      )
    return (
      <div
        className="map-marks"
        aria-hidden="true"
        suppressHydrationWarning
        // oxlint-disable-next-line react/no-danger -- empty, so that React keeps the server's markup
        dangerouslySetInnerHTML={KEPT_MARKUP}
      />
    )
  },
  () => true,
)

function DrawnMark({ mark, count, side, ...place }: Omit<FirstMark, 'key'>): ReactNode {
  const style = styleOf(place)
  if (mark === undefined)
    return (
      <span className="map-mark map-mark-cluster" style={style}>
        {count}
      </span>
    )
  const { id, name, sign, isLandmark } = mark
  return (
    <a
      className={`map-mark map-mark-point${isLandmark ? ' map-mark-landmark' : ''}${side ? ' is-labelled' : ''}`}
      data-side={side}
      href={hashOfPoint(id)}
      tabIndex={-1}
      aria-label={isLandmark ? name : undefined}
      style={style}
    >
      <span className="map-mark-circle">
        <MapSign sign={sign} />
      </span>
    </a>
  )
}

function styleOf({
  x,
  y,
  from,
  to,
  shift,
}: Pick<FirstMark, 'x' | 'y' | 'from' | 'to' | 'shift'>): CSSProperties {
  return Object.fromEntries([
    ['--x', x.toFixed(4)],
    ['--y', y.toFixed(4)],
    ...(from > 0 ? [['--from', lengthOf(from)]] : []),
    ...(to < Infinity ? [['--to', lengthOf(to)]] : []),
    ...(shift
      ? [
          ['--right', `${shift.x}px`],
          ['--down', `${shift.y}px`],
        ]
      : []),
  ])
}

function lengthOf(pixels: number): string {
  return `${pixels.toFixed(1)}px`
}

import { type CSSProperties, memo, type ReactNode } from 'react'
import type { Guide, GuidePoint } from '../../../../contract/guide.ts'
import { hashOfPoint } from '../address.ts'
import { MapSign } from './map-icon.tsx'
import {
  clusterIndex,
  type Feature,
  isCluster,
  keyOf,
  nearest,
  TILE_SIZE,
  CLUSTER_CIRCLE,
  placeLabels,
} from './clusters.ts'
import type { Position } from './curve.ts'
import { firstFrame, projectionOf } from './map-view.ts'
import type { MapMark } from './map-engine.ts'
import { marksFor } from './marks.ts'

/**
 * A mark on the map when it opens. Its position is a share of the map's width and height, from 0 to
 * 1.
 */
interface FirstMark extends Position {
  mark: MapMark | undefined
  /** Number of points that the mark represents. */
  count: number
  /** The mark is shown if the whole map is at least `from` and less than `to` pixels wide. */
  from: number
  to: number
  /** Smallest map width at which the name is shown. */
  named: number
  /** For a cluster, the nearest landmark and the distance to it, relative to the map's width. */
  beside: { x: number; right: number; down: number } | undefined
}

/** The smallest and the largest part of a window that the first frame can fill, in pixels. */
const SMALLEST = { width: 160, height: 120 }
const LARGEST = { width: 3840, height: 2160 }
/** A cluster may move aside only within this distance in pixels of a landmark. */
const NEAR_LANDMARK = 56

/** Returns the first marks, each with the map widths at which the stylesheet shows it. */
function firstMarks(
  guide: Guide,
  { points, isChinese }: { points: readonly GuidePoint[]; isChinese: boolean },
): FirstMark[] {
  const { width, height, project } = projectionOf(guide.bounds, 1)
  const place = (mark: MapMark): Position => project(mark.coordinates)
  const shown = new Set(points)
  const marks = marksFor(guide, {
    points: guide.points.filter((point) => shown.has(point)),
    isChinese,
  })
  const landmarks = marks.filter(({ isLandmark }) => isLandmark)
  const index = clusterIndex(marks.filter(({ isLandmark }) => !isLandmark))
  const { first, last, widthAt } = zoomsOf(guide)
  const found = new Map<string, FirstMark>()
  for (const mark of landmarks)
    found.set(`point ${mark.id}`, firstMark(place(mark), { mark, from: 0 }))
  for (let zoom = first; zoom <= last; zoom += 1) {
    const from = zoom === first ? 0 : widthAt(zoom)
    const to = zoom === last ? Infinity : widthAt(zoom + 1)
    for (const feature of index.getClusters([-180, -85, 180, 85], zoom)) {
      const known = found.get(keyOf(feature))
      if (known) known.to = to
      else found.set(keyOf(feature), { ...markOf(feature, from), to })
    }
    nameLandmarks([...found.values()], widthAt(zoom))
  }
  const besides = landmarks.map(place)
  return [...found.values()]
    .filter(({ x, y }) => x >= 0 && x <= width && y >= 0 && y <= height)
    .map((mark) => ({ ...mark, y: mark.y / height, beside: besideOf(mark, besides) }))

  function markOf(feature: Feature, from: number): FirstMark {
    const [longitude = 0, latitude = 0] = feature.geometry.coordinates
    const at = project([longitude, latitude])
    if (!isCluster(feature)) return firstMark(at, { mark: feature.properties, from })
    return firstMark(at, { mark: undefined, from, count: feature.properties.point_count })
  }
}

function firstMark(
  { x, y }: Position,
  { mark, from, count = 1 }: { mark: MapMark | undefined; from: number; count?: number },
): FirstMark {
  return { x, y, mark, count, from, to: Infinity, named: Infinity, beside: undefined }
}

/**
 * Returns the range of possible zooms of the first frame, and a function for the map's width at a
 * zoom.
 */
function zoomsOf(guide: Guide): {
  first: number
  last: number
  widthAt: (zoom: number) => number
} {
  const { width, project } = projectionOf(guide.bounds, 1)
  const { southWest, northEast } = firstFrame(guide)
  const [start, end] = [
    project([southWest[0], northEast[1]]),
    project([northEast[0], southWest[1]]),
  ]
  const share = (guide.bounds.northEast[0] - guide.bounds.southWest[0]) / 360
  const widthAt = (zoom: number): number => width * share * TILE_SIZE * 2 ** zoom
  const zoomFor = (size: { width: number; height: number }): number => {
    const fitting = Math.min(size.width / (end.x - start.x), size.height / (end.y - start.y))
    return Math.max(0, Math.floor(Math.log2(fitting / widthAt(0))))
  }
  return { first: zoomFor(SMALLEST), last: zoomFor(LARGEST), widthAt }
}

/** Shows the names of landmarks that fit on a map of this width or more. */
function nameLandmarks(all: readonly FirstMark[], width: number): void {
  const here = all
    .filter(({ from, to }) => from <= width && width < to)
    .toSorted((one, other) => rankOf(one) - rankOf(other))
  const placed = placeLabels(
    here.map(({ x, y, mark }, key) => ({
      key: String(key),
      x: x * width,
      y: y * width,
      name: mark?.name ?? '',
      ...(mark ? {} : { radius: CLUSTER_CIRCLE }),
    })),
    [],
  )
  here.forEach((each, key) => {
    if (each.mark?.isLandmark !== true) return
    each.named = placed.has(String(key)) ? Math.min(each.named, width) : Infinity
  })
}

function rankOf({ mark }: FirstMark): number {
  return mark?.isLandmark === true ? 0 : 1
}

function besideOf(
  { x, y, mark, from }: FirstMark,
  landmarks: readonly Position[],
): FirstMark['beside'] {
  const near = mark === undefined ? nearest({ x, y }, landmarks) : undefined
  if (near === undefined || Math.hypot(x - near.x, y - near.y) * from > NEAR_LANDMARK)
    return undefined
  return { x: near.x, right: x - near.x, down: Math.abs(y - near.y) }
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
        <div className="map-marks" aria-hidden="true">
          {firstMarks(guide, chosen).map((mark) => (
            <DrawnMark key={`${mark.x} ${mark.y} ${mark.count} ${mark.from}`} {...mark} />
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

function DrawnMark({ mark, count, ...place }: FirstMark): ReactNode {
  const style = styleOf(place)
  if (mark === undefined)
    return (
      <span
        className={`map-mark map-mark-cluster${place.beside ? ' map-mark-beside' : ''}`}
        style={style}
      >
        {count}
      </span>
    )
  const { id, name, sign, isLandmark } = mark
  return (
    <a
      className={`map-mark map-mark-point${isLandmark ? ' map-mark-landmark' : ''}${place.named === Infinity ? '' : ' is-labelled'}`}
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
  named,
  beside,
}: Omit<FirstMark, 'mark' | 'count'>): CSSProperties {
  return Object.fromEntries([
    ['--x', shareOf(beside?.x ?? x)],
    ['--y', shareOf(y)],
    ...(from > 0 ? [['--from', lengthOf(from)]] : []),
    ...(to < Infinity ? [['--to', lengthOf(to)]] : []),
    ...(named > 0 && named < Infinity ? [['--named', lengthOf(named)]] : []),
    ...(beside
      ? [
          ['--side', beside.right < 0 ? '-1' : '1'],
          ['--right', shareOf(Math.abs(beside.right))],
          ['--down', shareOf(beside.down)],
        ]
      : []),
  ])
}

function shareOf(share: number): string {
  return share.toFixed(4)
}

function lengthOf(pixels: number): string {
  return `${pixels.toFixed(1)}px`
}

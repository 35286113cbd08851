import { type CSSProperties, memo, type ReactNode } from 'react'
import { useIntl } from 'react-intl'
import type { Guide, GuidePoint } from '../../../../contract/guide.ts'
import type { Coordinates } from '../../../../contract/values.ts'
import { Picture } from '../../../ui/picture.tsx'
import { curveThrough, type Position, trailPaths } from './curve.ts'
import { hashOfPoint } from '../address.ts'
import { DrawnMarks } from './drawn-marks.tsx'
import { firstFrame, type Projection, projectionOf } from './map-view.ts'
import { ICON_SIZE, useIsChinese } from './map-icon.tsx'
import { idOfIcon, type Sign, signsOf } from './marks.ts'
import type { MapTexts } from './map-engine.ts'
import { CHINESE_TAG } from '../../../../locales/chinese.ts'

/** Width of the map and radius of a point, in units of the drawing. */
const MAP_WIDTH = 1000
const POINT_RADIUS = 13
/**
 * The painting is drawn smaller and then scaled up. Otherwise browsers would not count a narrow
 * file as the largest contentful paint.
 */
const PAINTING_SCALE = 4
/** Width of the painting's faded edges, as a share of its size. `map.css` has the same value. */
const EDGE = 0.04

interface MapDrawingProps {
  /** Whether the drawing is visible. A hidden drawing need not be up to date. */
  isShown: boolean
  guide: Guide
  points: readonly GuidePoint[]
  walk: readonly Coordinates[] | undefined
  texts: Pick<MapTexts, 'startSign' | 'endSign'>
}

interface DrawnProps {
  guide: Guide
  projection: Projection
}

/** The map as a drawing: painting, trails, and points that link to the list. */
export const MapDrawing = memo(function MapDrawing({
  guide,
  points,
  walk,
  texts,
}: MapDrawingProps): ReactNode {
  const intl = useIntl()
  const projection = projectionOf(guide.bounds, MAP_WIDTH)
  const label = intl.formatMessage(
    {
      id: 'guideMap.map',
      defaultMessage: '地图：{name}',
      description: 'Name of the drawn map, for screen readers; name is that of the area',
    },
    { name: guide.name },
  )
  return (
    <figure className="guide-map" aria-label={label}>
      <svg
        viewBox={`0 0 ${projection.width} ${rounded(projection.height)}`}
        preserveAspectRatio="xMidYMid slice"
      >
        <DrawnGuide guide={guide} points={points} />
        {walk && <WalkLine positions={walk.map(projection.project)} texts={texts} />}
      </svg>
      <DrawnMarks guide={guide} points={points} isChinese={useIsChinese()} />
    </figure>
  )
}, isUpToDate)

function isUpToDate(before: MapDrawingProps, { isShown, points, walk }: MapDrawingProps): boolean {
  return !isShown || (before.isShown && before.points === points && before.walk === walk)
}

/** Memoized, so that a new walk does not render the points again. */
const DrawnGuide = memo(function DrawnGuide({
  guide,
  points,
}: Pick<MapDrawingProps, 'guide' | 'points'>): ReactNode {
  const projection = projectionOf(guide.bounds, MAP_WIDTH)
  const signOfPoint = signsOf(guide, useIsChinese())
  // Landmarks are drawn last, above all other points.
  const drawn = points
    .filter(({ coordinates }) => isOnMap(projection, coordinates))
    .toSorted((one, other) => Number(isLandmark(one)) - Number(isLandmark(other)))
  const roomy = roomyPoints(drawn, projection)
  return (
    <>
      <Painting guide={guide} projection={projection} />
      <Trails guide={guide} projection={projection} />
      {drawn.map((point) => (
        <PointMark
          key={point.id}
          point={point}
          sign={signOfPoint(point)}
          projection={projection}
          isCrowded={!roomy.has(point)}
        />
      ))}
    </>
  )
})

function isLandmark({ landmark }: GuidePoint): boolean {
  return landmark === true
}

/** Least distances of a printed point from other points and from landmarks, which have names. */
const ROOM = { point: 2.2 * POINT_RADIUS, landmark: 4.2 * POINT_RADIUS }

/** Returns the points that paper has room for: landmarks, and others that are not close to them. */
function roomyPoints(
  points: readonly GuidePoint[],
  { project }: Projection,
): ReadonlySet<GuidePoint> {
  const roomy = new Set(points.filter(isLandmark))
  for (const point of points) {
    const { x, y } = project(point.coordinates)
    const hasRoom = [...roomy].every((other) => {
      const at = project(other.coordinates)
      return Math.hypot(at.x - x, at.y - y) > ROOM[isLandmark(other) ? 'landmark' : 'point']
    })
    if (hasRoom) roomy.add(point)
  }
  return roomy
}

/**
 * Returns the background colours that are shown until the map's markup arrives, and the first frame,
 * relative to the size of the drawing. The stylesheet fits it into the window, and gives the map as
 * much of the window as it can fill.
 */
export function frameStyle(guide: Guide): CSSProperties {
  const { illustration } = guide
  const { width, height, project } = projectionOf(guide.bounds, MAP_WIDTH)
  const { southWest, northEast } = firstFrame(guide)
  const start = project([southWest[0], northEast[1]])
  const end = project([northEast[0], southWest[1]])
  const shares = {
    '--frame-x': (start.x + end.x) / 2 / width,
    '--frame-y': (start.y + end.y) / 2 / height,
    '--frame-width': (end.x - start.x) / width,
    '--frame-height': (end.y - start.y) / height,
    '--map-ratio': width / height,
  }
  return Object.fromEntries([
    ['--ground', illustration?.colour],
    ['--dark-ground', illustration?.dark?.colour],
    ...Object.entries(shares).map(([name, share]) => [name, share.toFixed(4)]),
  ])
}

function Painting({ guide: { illustration }, projection }: DrawnProps) {
  if (illustration === undefined) return null
  const { southWest, northEast } = illustration.bounds
  const topLeft = projection.project([southWest[0], northEast[1]])
  const bottomRight = projection.project([northEast[0], southWest[1]])
  const width = Math.abs(bottomRight.x - topLeft.x)
  const height = Math.abs(bottomRight.y - topLeft.y)
  const place = `translate(${rounded(topLeft.x)} ${rounded(topLeft.y)})`
  return (
    <>
      <foreignObject
        transform={`${place} scale(${PAINTING_SCALE})`}
        width={rounded(width) / PAINTING_SCALE}
        height={rounded(height) / PAINTING_SCALE}
      >
        <div className="map-painting">
          <Picture image={illustration} sizes="(min-width: 56rem) 60vw, 100vw" isFirst />
        </div>
      </foreignObject>
      <g transform={place}>
        <Edges width={width} height={height} />
      </g>
    </>
  )
}

/** Fades the painting's edges by drawing over them, because WebKit misplaces masks in an SVG. */
function Edges({ width, height }: { width: number; height: number }) {
  const [across, down] = [rounded(width * EDGE), rounded(height * EDGE)]
  const [w, h] = [rounded(width), rounded(height)]
  return (
    <g className="map-edges" fill="url(#map-edge)">
      <defs>
        <linearGradient id="map-edge">
          <stop />
          <stop offset="1" stopOpacity="0" />
        </linearGradient>
      </defs>
      <rect width={across} height={h} />
      <rect width={across} height={h} transform={`matrix(-1 0 0 1 ${w} 0)`} />
      <rect width={down} height={w} transform="matrix(0 1 1 0 0 0)" />
      <rect width={down} height={w} transform={`matrix(0 -1 1 0 0 ${h})`} />
    </g>
  )
}

function Trails({ guide: { trails }, projection: { project } }: DrawnProps) {
  return (
    <>
      <defs>
        <path
          id="map-trails"
          d={trailPaths(trails)
            .map((path) => curveData(path.map(project)))
            .join('')}
        />
      </defs>
      <use href="#map-trails" className="map-trail-halo" fill="none" />
      <use href="#map-trails" className="map-trail" fill="none" stroke="currentColor" />
    </>
  )
}

/** A walk, with a seal at each end. */
function WalkLine({
  positions,
  texts,
}: Pick<MapDrawingProps, 'texts'> & { positions: readonly Position[] }) {
  const line = curveData(positions)
  return (
    <g className="drawn-walk">
      <path className="drawn-walk-halo" d={line} />
      <path d={line} />
      <WalkEnd at={positions[0]} sign={texts.startSign} />
      <WalkEnd at={positions.at(-1)} sign={texts.endSign} />
    </g>
  )
}

function WalkEnd({ at, sign }: { at: Position | undefined; sign: string }) {
  if (at === undefined) return null
  const [corner, size] = [-POINT_RADIUS, 2 * POINT_RADIUS]
  return (
    <g transform={`translate(${rounded(at.x)} ${rounded(at.y)})`}>
      <rect x={corner} y={corner} width={size} height={size} />
      <text textAnchor="middle" dominantBaseline="central">
        {sign}
      </text>
    </g>
  )
}

/** Returns the curve through positions as the `d` of an SVG path. */
function curveData(positions: readonly Position[]): string {
  const pieces = curveThrough(positions).map(
    ({ controls, end }) => `C${[...controls, end].map(textOf).join(' ')}`,
  )
  return `M${positions.slice(0, 1).map(textOf).join('')}${pieces.join('')}`
}

function textOf({ x, y }: Position): string {
  return `${rounded(x)},${rounded(y)}`
}

interface PointMarkProps {
  point: GuidePoint
  sign: Sign
  projection: Projection
  /** Whether paper has no room for the point. */
  isCrowded: boolean
}

function PointMark({ point, sign, projection, isCrowded }: PointMarkProps): ReactNode {
  const { x, y } = projection.project(point.coordinates)
  const kind = `${isLandmark(point) ? ' map-point-landmark' : ''}${isCrowded ? ' map-point-crowded' : ''}`
  return (
    <g className={`map-point${kind}`} transform={`translate(${rounded(x)} ${rounded(y)})`}>
      <a href={hashOfPoint(point.id)}>
        <title>{point.name}</title>
        <circle r={POINT_RADIUS} fill="none" stroke="currentColor" />
        {'icon' in sign ? (
          <use
            href={`#${idOfIcon(sign.icon)}`}
            x={-ICON_SIZE / 2}
            y={-ICON_SIZE / 2}
            width={ICON_SIZE}
            height={ICON_SIZE}
          />
        ) : (
          <text
            textAnchor="middle"
            dominantBaseline="central"
            lang={CHINESE_TAG}
            aria-hidden="true"
          >
            {sign.character}
          </text>
        )}
      </a>
    </g>
  )
}

function isOnMap({ width, height, project }: Projection, place: Coordinates): boolean {
  const { x, y } = project(place)
  return x >= 0 && x <= width && y >= 0 && y <= height
}

/** Rounds to a tenth of a unit. Screens cannot show more. */
function rounded(length: number): number {
  return Math.round(length * 10) / 10
}

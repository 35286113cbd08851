import type { ReactNode } from 'react'
import { useIntl, defineMessages, FormattedMessage } from 'react-intl'
import { Picture } from '../../client/ui/picture.tsx'
import { Seal } from '../../client/ui/site-picture.tsx'
import { LengthText } from '../../client/ui/quantity.tsx'
import { distanceBetween } from '../../contract/distance.ts'
import type { Bounds, Guide } from '../../contract/guide.ts'
import type { Coordinates } from '../../contract/values.ts'
import { isChinese } from '../../locales/chinese.ts'
import { Await } from '../render/await.tsx'
import type { Deferred } from '../sections/define-page.ts'
import { hashOfPlace } from '../../client/islands/guide-map/address.ts'
import { MapLink } from '../../client/ui/map-link.tsx'
import { href } from '../href.ts'
import { hasPage } from '../site-pages.ts'
import { useLanguage } from '../../client/ui/use-language.ts'
import { MapIconAlone } from '../../client/islands/guide-map/map/map-icon.tsx'
import { projectionOf } from '../../client/islands/guide-map/map/map-view.ts'
import { NEUTRAL } from '../../client/islands/guide-map/map/marks.ts'

function useGuideAddress(coordinates: Coordinates): string {
  return href(useLanguage(), 'guide') + hashOfPlace(coordinates)
}

/** The signs at a place: a character on Chinese pages, a pictogram on others. */
const ICONS = { 宿: 'stay', 食: 'food', 景: 'sight', 会: NEUTRAL, 到: NEUTRAL } as const
type Mark = keyof typeof ICONS

interface Frame {
  /** Height divided by width. */
  ratio?: number | undefined
  /** Width of the whole painting, in widths of the window. */
  zoom?: number | undefined
}

interface PlaceMapProps extends Frame {
  guide: Deferred<Pick<Guide, 'illustration'>>
  place: { title: string; coordinates?: Coordinates | undefined }
  mark: Mark
  /** Shows the name below the sign, where the page has no title with this name. */
  isNamed?: boolean
}

/** A place on the painted map, as a link to the guide. Renders nothing outside the map. */
export function PlaceMap({ guide, place, ...look }: PlaceMapProps): ReactNode {
  const { title, coordinates } = place
  if (coordinates === undefined) return null
  return (
    <Await resolve={guide}>
      {({ illustration }) =>
        illustration && <MarkedMap {...{ illustration, title, coordinates, ...look }} />
      }
    </Await>
  )
}

/** Wider than the picture on the screen, because the window shows only a part of the painting. */
const SIZES = '(min-width: 48em) 1600px, (min-resolution: 2.5dppx) 61vw, 800px'

interface MarkedMapProps extends Omit<PlaceMapProps, 'guide' | 'place'> {
  illustration: Painting
  title: string
  coordinates: Coordinates
}

function MarkedMap(props: MarkedMapProps): ReactNode {
  const { illustration, title, coordinates, mark, ratio = RATIO, zoom, isNamed } = props
  const intl = useIntl()
  const address = useGuideAddress(coordinates)
  const view = mapWindow(illustration, coordinates, { ratio, zoom })
  if (view === undefined) return null
  const label = intl.formatMessage(
    {
      id: 'placeMap.label',
      defaultMessage: '在导览地图上看：{name}',
      description: 'Name of a part of the painted map with a place in it, a link to the guide map',
    },
    { name: title },
  )
  return (
    <a className="place-map" style={{ aspectRatio: 1 / ratio }} href={address} aria-label={label}>
      <span
        style={{ ...view.painting, aspectRatio: `${illustration.width} / ${illustration.height}` }}
      >
        <Picture image={{ ...illustration, alt: '' }} sizes={SIZES} />
      </span>
      <span className="place-map-mark" style={view.mark}>
        {/* Next to a name, a character would become a part of it. */}
        {isChinese(intl.locale) && !isNamed ? (
          <Seal text={mark} />
        ) : (
          <span className="seal">
            <MapIconAlone icon={ICONS[mark]} />
          </span>
        )}
        {isNamed && <b>{title}</b>}
      </span>
    </a>
  )
}

const names = defineMessages({
  apple: { id: 'mapChoice.apple', defaultMessage: '苹果地图' },
  google: { id: 'mapChoice.google', defaultMessage: '谷歌地图' },
  other: { id: 'mapChoice.other', defaultMessage: '其他地图应用' },
})

interface MapChoiceProps {
  name: string
  coordinates: Coordinates
}

/** Links to other maps. AMap is first in Chinese, otherwise the maps that foreigners use. */
export function MapChoice({ name, coordinates }: MapChoiceProps): ReactNode {
  const intl = useIntl()
  const others = addresses(name.toWellFormed(), coordinates).map(({ map, href }) => (
    <a
      key={map}
      className="map-link"
      href={href}
      aria-label={intl.formatMessage(
        {
          id: 'mapChoice.label',
          defaultMessage: '{map}：{name}',
          description:
            'Name of a link to a place in another map, for screen readers; map is the text of the link',
        },
        { map: intl.formatMessage(names[map]), name },
      )}
    >
      {intl.formatMessage(names[map])}
    </a>
  ))
  const amap = <MapLink key="amap" name={name} coordinates={coordinates} />
  return isChinese(intl.locale) ? [amap, ...others] : [...others, amap]
}

/**
 * Returns the addresses of a place on other maps. In China, Apple and Google Maps use GCJ-02, like
 * our coordinates. A `geo:` address would need WGS 84, but GCJ-02 cannot be converted exactly. So
 * the `geo:` address contains only the name.
 */
function addresses(name: string, [longitude, latitude]: Coordinates) {
  const query = encodeURIComponent(name)
  const place = `${latitude},${longitude}`
  return [
    { map: 'apple', href: `https://maps.apple.com/?ll=${place}&q=${query}` },
    { map: 'google', href: `https://www.google.com/maps/search/?api=1&query=${place}` },
    { map: 'other', href: `geo:0,0?q=${query}` },
  ] as const
}

export function PlaceLinks({ name, coordinates }: MapChoiceProps): ReactNode {
  const intl = useIntl()
  const address = useGuideAddress(coordinates)
  const label = intl.formatMessage(
    {
      id: 'placeLinks.label',
      defaultMessage: '在导览地图上看：{name}',
      description:
        'Name of the link to a place on the guide map, for screen readers; begins with the text of the link',
    },
    { name },
  )
  return (
    <div className="map-links">
      {hasPage('guide') && (
        <a className="map-link" href={address} aria-label={label}>
          <FormattedMessage id="placeLinks.guide" defaultMessage="在导览地图上看" />
        </a>
      )}
      <MapChoice name={name} coordinates={coordinates} />
    </div>
  )
}

/** Usual width of the whole painting, in widths of the window. */
const ZOOM = 2.5

/** The same, for a route. Otherwise the marks of a short one would be at the same place. */
const ZOOM_OF_ROUTE = 3

/** Usual height of a window divided by its width. */
const RATIO = 9 / 16

/** Maximum share of a window that the places fill, so that none of them is at the edge. */
const FILL = 0.72

/** The same, downwards. */
const FILL_DOWN = 0.58

/** Where the middle of a route is. There is room above it: places are marked at the foot. */
const MIDDLE_OF_ROUTE = 0.6

type Painting = NonNullable<Guide['illustration']>

/** The visible part of a painted map. Values are percentages of the box that shows it, for CSS. */
interface MapWindow {
  painting: { left: string; top: string; width: string }
  mark: { left: string; top: string }
}

export function mapWindow(
  painting: Painting,
  place: Coordinates,
  frame: Frame = {},
): MapWindow | undefined {
  const { window, at } = routeWindow(painting, [place], frame) ?? {}
  const mark = at?.(place)
  if (window === undefined || mark === undefined) return undefined
  return { painting: window, mark: { left: percent(mark.x), top: percent(mark.y) } }
}

export interface RouteWindow {
  window: MapWindow['painting']
  ratio: number
  /** Returns a place as fractions of the window; undefined if it is not on the painting. */
  at: (place: Coordinates) => { x: number; y: number } | undefined
}

/**
 * Returns a window around several places; undefined if none is on the painting. If they are far
 * apart, some may be outside the window.
 */
export function routeWindow(
  { width, height, bounds }: Painting,
  places: readonly Coordinates[],
  { ratio = RATIO, zoom = places.length > 1 ? ZOOM_OF_ROUTE : ZOOM }: Frame = {},
): RouteWindow | undefined {
  const projection = projectionOf(bounds, 1)
  const onPainting = (place: Coordinates) => {
    const { x, y } = projection.project(place)
    const down = y / projection.height
    return x < 0 || x > 1 || down < 0 || down > 1 ? undefined : { x, y: down }
  }
  const found = places.flatMap((place) => onPainting(place) ?? [])
  if (found.length === 0) return undefined
  const [left, right] = extent(found.map(({ x }) => x))
  const [top, bottom] = extent(found.map(({ y }) => y))
  // The height of the painting, if it is as wide as the window. The unit is the height of the
  // window.
  const windowsHigh = height / width / ratio
  const nearest = Math.min(zoom, FILL / (right - left), FILL_DOWN / ((bottom - top) * windowsHigh))
  const paintingWidth = Math.max(nearest, 1, 1 / windowsHigh)
  const across = startOf((left + right) / 2, paintingWidth)
  const middle = found.length > 1 ? MIDDLE_OF_ROUTE : 0.5
  const down = startOf((top + bottom) / 2, paintingWidth * windowsHigh, middle)
  return {
    ratio,
    window: { left: percent(across), top: percent(down), width: percent(paintingWidth) },
    at(place) {
      const on = onPainting(place)
      return (
        on && {
          x: across + on.x * paintingWidth,
          y: down + on.y * paintingWidth * windowsHigh,
        }
      )
    },
  }
}

/** Returns the usual window if it contains all places, or else one with the painting's ratio. */
export function wholeRouteWindow(
  painting: Painting,
  places: readonly Coordinates[],
): RouteWindow | undefined {
  const usual = routeWindow(painting, places)
  const isOutside = places.some((place) => {
    const at = usual?.at(place)
    return at !== undefined && (Math.min(at.x, at.y) < 0 || Math.max(at.x, at.y) > 1)
  })
  return isOutside
    ? routeWindow(painting, places, { ratio: painting.height / painting.width })
    : usual
}

function extent(values: readonly number[]): [least: number, most: number] {
  return [Math.min(...values), Math.max(...values)]
}

/**
 * Returns the offset of the painting in the window along one axis, in windows. `size` is the length
 * of the painting in windows. The point at `fraction` of the painting is at `middle` of the window,
 * unless the painting would then end inside the window.
 */
function startOf(fraction: number, size: number, middle = 0.5): number {
  return Math.min(0, Math.max(1 - size, middle - fraction * size))
}

/** The possible lengths of the scale on a printed map, in metres. */
const SCALES = [2000, 1000, 500, 200, 100, 50]

/** Only on paper: the scale of a map. `share` is the width of `bounds`, in widths of the map. */
export function PaperScale({ bounds, share = 1 }: { bounds: Bounds; share?: number }): ReactNode {
  const { southWest, northEast } = bounds
  const width = distanceBetween(southWest, [northEast[0], southWest[1]]) / share
  const metres = SCALES.find((each) => each < width / 5) ?? 20
  return (
    <span className="paper-scale" style={{ inlineSize: percent(metres / width) }}>
      <LengthText metres={metres} />
    </span>
  )
}

/** Formats a fraction for CSS: `percent(0.25) // '25.0%'`. */
export function percent(part: number): string {
  return `${(part * 100).toFixed(1)}%`
}

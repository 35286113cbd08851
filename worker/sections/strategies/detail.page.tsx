import type { Strategy } from '../../parts/clean-content.ts'
import { href } from '../../href.ts'
import { Await } from '../../render/await.tsx'
import { ArticleView, articleHead } from '../../parts/article-view.tsx'
import { definePage, type ViewContext } from '../define-page.ts'
import { loadGuide } from '../../parts/load-guide.ts'
import { useLanguage } from '../../../client/ui/use-language.ts'
import {
  breadcrumbList,
  describedItem,
  operator,
  typed,
  type Typed,
} from '../../parts/structured-data.ts'
import { StrategyFacts, StrategyStops } from './strategy-facts.tsx'
import detailsStyles from '../../../client/styles/shared/details.css?sheet'
import articleStyles from '../../../client/styles/shared/article.css?sheet'
import strategiesStyles from './strategies.css?sheet'
import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { curveThrough } from '../../../client/islands/guide-map/map/curve.ts'
import { Picture } from '../../../client/ui/picture.tsx'
import { signsOf } from '../../../client/islands/guide-map/map/marks.ts'
import type { Guide } from '../../../contract/guide.ts'
import type { Coordinates } from '../../../contract/values.ts'
import { PaperScale, percent, type RouteWindow, wholeRouteWindow } from '../../parts/place-map.tsx'
import { legsOf, markNames, stopMarks } from './stop-marks.ts'

/** Width of the map's `viewBox`, in its own units. */
const WIDTH = 160

/**
 * The painting is `zoom` times as wide as its box, which shows a part of it. On wide windows, the
 * box has 520 px next to the text. Larger files than for 2.5 times would be too slow for phones.
 */
function sizesAt(zoom: number): string {
  const [px, sharp, vw] = [520, 61, 95].map((width) => Math.round(Math.min(zoom, 2.5) * width))
  return `(min-width: 60em) ${px}px, (min-resolution: 2.5dppx) ${sharp}vw, ${vw}vw`
}

function StrategyMap({ strategy, guide }: { strategy: Strategy; guide: Guide }): ReactNode {
  const intl = useIntl()
  const address = href(useLanguage(), 'guide')
  const { illustration } = guide
  const trails = strategy.trails.flatMap((id) => guide.trails.filter((each) => each.id === id))
  const stops = stopsOn(strategy, guide)
  const places = [
    ...trails.flatMap(({ path }) => path),
    ...stops.map(({ coordinates }) => coordinates),
  ]
  const view = illustration && wholeRouteWindow(illustration, places)
  if (illustration === undefined || view === undefined) return null
  const label = intl.formatMessage(
    {
      id: 'strategy.map',
      defaultMessage: '在导览地图上看：{name}',
      description:
        'Name of a part of the painted map with the way of a visit guide, a link to the guide map',
    },
    { name: strategy.title },
  )
  const { window, ratio } = view
  const shown = stops.flatMap(({ number, coordinates }) => {
    const at = view.at(coordinates)
    return at === undefined ? [] : { number, ...at }
  })
  const marks = stopMarks(shown, ratio)
  const nameOf = (number: number) => stops.find((stop) => stop.number === number)?.name
  const names = markNames(marks, nameOf, ratio)
  return (
    <a className="place-map" style={{ aspectRatio: 1 / ratio }} href={address} aria-label={label}>
      <span style={{ ...window, aspectRatio: `${illustration.width} / ${illustration.height}` }}>
        <Picture
          image={{ ...illustration, alt: '' }}
          sizes={sizesAt(Number.parseFloat(window.width) / 100)}
        />
      </span>
      <svg className="place-map-way" viewBox={`0 0 ${WIDTH} ${WIDTH * ratio}`} aria-hidden="true">
        {trails.map(({ id, path }) => (
          <path key={id} d={curve(path, view)} pathLength={1} />
        ))}
        <g className="place-map-legs">
          {legsOf(stops, trails).map((leg) => (
            <path key={leg.number} d={lineOf(leg, view)} />
          ))}
        </g>
      </svg>
      {marks.map(({ numbers, x, y }) => {
        const [first = 0] = numbers
        const named = names.get(first)
        return (
          <span
            key={first}
            className="place-map-stops"
            data-name={named?.name}
            data-side={named?.side}
            style={{ left: percent(x), top: percent(y) }}
          >
            {numbers.map((number) => (
              <span key={number} className="place-map-stop" data-number={number} />
            ))}
          </span>
        )
      })}
      <PaperScale bounds={illustration.bounds} share={Number.parseFloat(window.width) / 100} />
    </a>
  )
}

/** Returns the stops that are points on the map, with their numbers. */
function stopsOn({ stops }: Strategy, guide: Guide) {
  const sign = signsOf(guide, false)
  return stops.flatMap((stop, index) => {
    const point = guide.points.find(({ id }) => id === stop.point)
    if (point === undefined) return []
    const known = sign(point)
    const isPier = 'icon' in known && known.icon === 'boat'
    return { number: index + 1, name: point.name, coordinates: point.coordinates, isPier }
  })
}

/** Returns the places in the units of the map's `viewBox`. */
function drawn(path: readonly Coordinates[], view: RouteWindow) {
  return path
    .flatMap((place) => view.at(place) ?? [])
    .map(({ x, y }) => ({ x: x * WIDTH, y: y * WIDTH * view.ratio }))
}

function lineOf({ path }: { path: readonly Coordinates[] }, view: RouteWindow): string {
  return `M${drawn(path, view).map(written).join('L')}`
}

/** Returns the SVG path of a trail, with the same curve as on the map of the guide. */
function curve(path: readonly Coordinates[], view: RouteWindow): string {
  const at = drawn(path, view)
  const [start] = at
  if (start === undefined) return ''
  const pieces = curveThrough(at).map(
    ({ controls: [one, other], end }) => `C${written(one)} ${written(other)} ${written(end)}`,
  )
  return `M${written(start)}${pieces.join('')}`
}

function written({ x, y }: { x: number; y: number }): string {
  return `${x.toFixed(1)} ${y.toFixed(1)}`
}

export default definePage({
  route: 'strategies/detail',
  styles: [detailsStyles, articleStyles, strategiesStyles],
  sharePicture: 'strategies',
  load: async ({ backend, optional, params, languageId }) => {
    const guide = loadGuide({ backend, optional, languageId })
    const strategy = await backend('strategyDetail', { query: { id: params.id, languageId } })
    const { stops, trails } = strategy
    const isOnMap = trails.length > 0 || stops.some(({ point }) => point !== undefined)
    return { strategy, guide: isOnMap ? guide : undefined }
  },
  head: ({ data: { strategy }, ...context }) => ({
    ...articleHead(strategy),
    places: strategy.stops.flatMap(({ title, point }) => (point === undefined ? [] : title)),
    needs: {
      facilities: [...(strategy.plan?.rides ?? []), ...(strategy.reachedBy ?? [])],
      trails: strategy.trails,
    },
    structured: [touristTrip(strategy, context), breadcrumbList(context.crumbs, strategy.title)],
  }),
  view: ({ data: { strategy, guide }, crumbs }) => (
    <ArticleView article={strategy} crumbs={crumbs} route="strategies/detail" areDatesLast>
      <StrategyFacts strategy={strategy} />
      <Await resolve={guide}>{(known) => <StrategyMap strategy={strategy} guide={known} />}</Await>
      <StrategyStops strategy={strategy} />
    </ArticleView>
  ),
})

function touristTrip(strategy: Strategy, context: ViewContext): Typed<'TouristTrip'> {
  return typed('TouristTrip', {
    ...describedItem(strategy, context),
    provider: operator(context),
    itinerary: {
      '@type': 'ItemList',
      itemListElement: strategy.stops.map(({ title }, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        name: title,
      })),
    },
  })
}

import { type RefObject, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { useIntl } from 'react-intl'
import type { Guide, GuidePoint, Trail } from '../../../../contract/guide.ts'
import type { Coordinates } from '../../../../contract/values.ts'
import { afterPaint } from '../after-paint.ts'
import type { AmapSettings, GuideState, Place } from '../guide-state.ts'
import type { Shown } from '../list/use-shown.ts'
import { amenitiesAlong } from '../trail/trail-facts.ts'
import { trailWords } from '../trail/trail-words.tsx'
import type { Walk, WalkRequest } from '../walk/walk.ts'
import type { AmapFailure } from './amap/load-amap.ts'
import type { GuideMap, MapContext, MapMark, MapTexts } from './map-engine.ts'
import { useIsChinese } from './map-icon.tsx'
import { marksFor } from './marks.ts'

/** Placeholders in the texts. The map replaces them with values. */
const BLANKS = { count: '{count}', place: '{place}' }

/** Returns the names of the map and its marks; `name` is the area. */
export function useMapTexts(name: string): MapTexts {
  const intl = useIntl()
  return useMemo(
    () => ({
      map: intl.formatMessage(
        {
          id: 'guideMap.canvas',
          defaultMessage: '可移动的地图：{name}。方向键移动，加减号缩放。',
          description:
            'Name of the map that can be moved, for screen readers; says which keys move it',
        },
        { name },
      ),
      cluster: intl.formatMessage(
        {
          id: 'guideMap.cluster',
          defaultMessage: '{count} 处，点开看',
          description: 'Name of a mark that stands for many points and opens on a click',
        },
        BLANKS,
      ),
      clusterAround: intl.formatMessage(
        {
          id: 'guideMap.clusterAround',
          defaultMessage: '{place}一带 {count} 处，点开看',
          description:
            'Name of a mark that stands for many points and opens on a click; place is one of them',
        },
        BLANKS,
      ),
      start: intl.formatMessage({ id: 'guideMap.start', defaultMessage: '起点' }),
      end: intl.formatMessage({ id: 'guideMap.end', defaultMessage: '终点' }),
      startSign: intl.formatMessage({ id: 'guideMap.startSign', defaultMessage: '起' }),
      endSign: intl.formatMessage({ id: 'guideMap.endSign', defaultMessage: '终' }),
      position: intl.formatMessage(trailWords.here),
    }),
    [intl, name],
  )
}

export interface Opened {
  /** The open map; undefined while the drawing is shown. */
  map: GuideMap | undefined
  /** Why AMap's map did not open, if AMap is configured. */
  failure: AmapFailure | undefined
}

export interface OpenMap extends Opened {
  /** Tries AMap again. Undefined while that is running, or if AMap has no key. */
  retry: (() => void) | undefined
}

const NOT_OPEN: Opened = { map: undefined, failure: undefined }

/** Opens the map in `container` when the island hydrates. Closes it when the island is unmounted. */
export function useOpenMap(
  container: RefObject<HTMLElement | null>,
  amap: AmapSettings | undefined,
  context: Omit<MapContext, 'container'>,
): OpenMap {
  const [opened, setOpened] = useState(NOT_OPEN)
  const [isRetrying, setRetrying] = useState(false)
  const shown = useRef<GuideMap>(undefined)
  const first = useRef({ amap, context })

  const show = useCallback((next: Opened) => {
    if (shown.current !== next.map) shown.current?.close()
    shown.current = next.map
    setOpened(next)
  }, [])

  useEffect(() => {
    const element = container.current
    let isGone = false
    async function open(): Promise<void> {
      if (element === null) return
      const settings = first.current
      const next = await openMap({ ...settings.context, container: element }, settings.amap)
      if (isGone) next.map?.close()
      else show(next)
    }
    open().catch(reportError)
    return () => {
      isGone = true
      show(NOT_OPEN)
    }
  }, [container, show])

  async function askAgain(settings: AmapSettings, element: HTMLElement): Promise<void> {
    setRetrying(true)
    try {
      const { map, failure } = await tryAmap({ ...context, container: element }, settings)
      // The visitor may have left the page while the map was loading.
      if (container.current !== element) map?.close()
      else show({ map: map ?? shown.current, failure })
    } finally {
      setRetrying(false)
    }
  }

  function retry(): void {
    if (amap && container.current) askAgain(amap, container.current).catch(reportError)
  }
  return { ...opened, retry: isRetrying || amap === undefined ? undefined : retry }
}

/** Replaced on the server, because the worker must not load code of the maps. */
const importEmbedded = import.meta.env.SSR ? inBrowserOnly : () => import('./embedded/early-map.ts')
const importAmap = import.meta.env.SSR ? inBrowserOnly : () => import('./amap/open-amap.ts')

function inBrowserOnly(): never {
  throw new Error('Maps are opened in a browser')
}

/** Opens AMap's map if there is a key. Without a key, or if AMap fails, opens the embedded map. */
async function openMap(context: MapContext, amap: AmapSettings | undefined): Promise<Opened> {
  const opened = amap ? await tryAmap(context, amap) : NOT_OPEN
  if (opened.map) return opened
  const { takeOver } = await importEmbedded()
  return { ...opened, map: await takeOver(context) }
}

/** Opens AMap's map, or returns why it did not open. */
async function tryAmap(context: MapContext, amap: AmapSettings): Promise<Opened> {
  const { openAmap } = await importAmap()
  return openAmap(context, amap)
}

interface Marked
  extends Pick<GuideState, 'chosen' | 'position'>, Pick<Shown, 'points' | 'trails' | 'search'> {
  trail: Trail | undefined
}

/** Shows the points of the list, the chosen point or trail, and the position on the map. */
export function useMarks(
  map: GuideMap | undefined,
  guide: Guide,
  { points, trails, search, chosen, trail, position }: Marked,
): void {
  const isChinese = useIsChinese()
  useEffect(
    () => afterPaint(() => map?.showPoints(marksOf(guide, points, { chosen, trail, isChinese }))),
    [map, guide, points, chosen, trail, isChinese],
  )
  useEffect(() => afterPaint(() => map?.choose(chosen)), [map, chosen])
  useEffect(() => afterPaint(() => map?.showTrail(trail?.path)), [map, trail])
  useEffect(() => {
    const places = [
      ...points.map(({ coordinates }) => coordinates),
      ...trails.flatMap(({ path }) => path),
    ]
    if (search === '' || places.length === 0) return undefined
    return afterPaint(() => map?.showPlaces(places))
  }, [map, search, points, trails])
  useEffect(() => afterPaint(() => map?.showPosition(position)), [map, position])
}

function marksOf(
  guide: Guide,
  listed: readonly GuidePoint[],
  { chosen, trail, isChinese }: Pick<Marked, 'chosen' | 'trail'> & { isChinese: boolean },
): MapMark[] {
  const help = trail && amenitiesAlong(trail.path, guide.points)
  const shown = new Set([...listed, ...(help?.toilets ?? []), ...(help?.seats ?? [])])
  const points = guide.points.filter((point) => shown.has(point) || point.id === chosen)
  return marksFor(guide, { points, isChinese })
}

/** The state of a search for a walk. */
export type WalkSearch =
  | { state: 'idle' | 'finding' | 'none' | 'failed' }
  | { state: 'found'; walk: Walk }

type MapWalkRequest = WalkRequest & { map: GuideMap }

const IDLE: WalkSearch = { state: 'idle' }
const FINDING: WalkSearch = { state: 'finding' }

/** Finds the walk between the two chosen places, and draws it on the open map. */
export function useWalk(
  map: GuideMap | undefined,
  { points }: Guide,
  { from, to, position, preference }: GuideState,
): WalkSearch {
  const request = useMemo<MapWalkRequest | undefined>(() => {
    const coordinatesOf = (place: Place | undefined): Coordinates | undefined =>
      place?.kind === 'here' ? position : points.find(({ id }) => id === place?.id)?.coordinates
    const [start, end] = [coordinatesOf(from), coordinatesOf(to)]
    return map && start && end && { map, from: start, to: end, preference }
  }, [map, points, from, to, position, preference])
  const [answer, setAnswer] = useState<{ to: MapWalkRequest; search: WalkSearch }>()
  useEffect(() => {
    let isStale = false
    async function ask(question: MapWalkRequest): Promise<void> {
      const found = await search(question)
      if (!isStale) setAnswer({ to: question, search: found })
    }
    // Runs as a separate task, so that the panel is painted first. The search is slow on a phone.
    const timer = request && setTimeout(ask, 0, request)
    return () => {
      isStale = true
      clearTimeout(timer)
    }
  }, [request])
  // Ignores the result if it belongs to an earlier request.
  const current = answer !== undefined && answer.to === request ? answer.search : FINDING
  useEffect(() => {
    if (request === undefined) return undefined
    request.map.showWalk({ ...request, path: current.state === 'found' ? current.walk.path : [] })
    return () => request.map.showWalk(undefined)
  }, [request, current])
  return request === undefined ? IDLE : current
}

async function search({ map, ...request }: MapWalkRequest): Promise<WalkSearch> {
  try {
    const walk = await map.findWalk(request)
    return walk ? { state: 'found', walk } : { state: 'none' }
  } catch {
    return { state: 'failed' }
  }
}

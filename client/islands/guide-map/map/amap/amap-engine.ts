import type { Coordinates } from '../../../../../contract/values.ts'
import type { Bounds } from '../../../../../contract/guide.ts'
import { boxAround, firstFrame, KeptView, addScaleBar } from '../map-view.ts'
import type { MapContext, MapEngine, MapMark, ShownWalk } from '../map-engine.ts'
import { addMapElement, pointMark, positionMark, sealMark } from '../marks.ts'
import { findWalk, hasStepFreeTrail, trailNetwork } from '../../walk/find-walk.ts'
import type { Preference, Walk, WalkRequest } from '../../walk/walk.ts'
import { AmapClusters } from './amap-clusters.ts'
import {
  inTime,
  type AmapMap,
  type AmapNamespace,
  type AmapOverlay,
  type AmapWalkingResult,
} from './load-amap.ts'

type LineLook = Readonly<Record<string, unknown>>

/** How lines look on AMap's map, as options of its `Polyline`. */
interface LineLooks {
  trail: LineLook
  walk: LineLook
}

/** AMap draws on a canvas and takes colours only, so they are read from the style sheet. */
function lineLooks(element: HTMLElement): LineLooks {
  const styles = getComputedStyle(element)
  const colour = (name: string): string => styles.getPropertyValue(name).trim()
  const line = {
    isOutline: true,
    outlineColor: colour('--paper'),
    borderWeight: 2,
    strokeOpacity: 1,
    lineJoin: 'round',
    lineCap: 'round',
  }
  return {
    trail: {
      ...line,
      strokeColor: colour('--malachite'),
      strokeWeight: 3,
      strokeStyle: 'dashed',
      strokeDasharray: [2, 7],
      zIndex: 20,
    },
    walk: { ...line, strokeColor: colour('--cinnabar'), strokeWeight: 5, zIndex: 30 },
  }
}

/** The walk that AMap finds; nothing where it finds none. Rejects when AMap reports an error or does not answer. */
function askAmapForWalk(
  amap: AmapNamespace,
  from: Coordinates,
  to: Coordinates,
): Promise<Walk | undefined> {
  const answer = new Promise<Walk | undefined>((resolve, reject) => {
    new amap.Walking({ hideMarkers: true }).search(from, to, (status, result) => {
      if (status === 'no_data') resolve(undefined)
      else if (status === 'complete' && isResult(result)) resolve(walkOf(result))
      else reject(new Error(String(result)))
    })
  })
  return inTime(answer)
}

function isResult(result: unknown): result is AmapWalkingResult {
  return (
    typeof result === 'object' &&
    result !== null &&
    'routes' in result &&
    Array.isArray(result.routes)
  )
}

/** The first route of a result in metres and minutes; AMap says nothing of the climb. */
function walkOf({ routes: [route] }: AmapWalkingResult): Walk | undefined {
  if (route === undefined) return undefined
  return {
    length: route.distance,
    minutes: route.time / 60,
    climb: undefined,
    path: route.steps.flatMap(({ path }) =>
      path.map((place): Coordinates => [place.getLng(), place.getLat()]),
    ),
    steps: route.steps.map(({ instruction, distance, time }) => ({
      kind: 'worded',
      text: instruction,
      length: distance,
      minutes: time / 60,
    })),
  }
}

/** A chosen point is shown at least this near. */
const POINT_ZOOM = 17
const ABOVE_POINTS = 200
/** Free space above, below, left and right of a walk, in pixels: the map's buttons are on the right. */
const WALK_PADDING = [56, 56, 48, 88]

/** Opens AMap's map over the area of the guide. Rejects if it is not drawn in time, and then removes it. */
export async function openAmapEngine(amap: AmapNamespace, context: MapContext): Promise<MapEngine> {
  const element = addMapElement(context.container, context.texts.map)
  let map: AmapMap | undefined
  try {
    const opened = new amap.Map(element, mapOptions(context))
    map = opened
    await inTime(new Promise<void>((resolve) => opened.on('complete', resolve)))
    return new AmapEngine({ amap, map, element }, context)
  } catch (reason) {
    map?.destroy()
    element.remove()
    throw reason
  }
}

function mapOptions({ guide: { bounds } }: MapContext) {
  const { southWest, northEast } = bounds
  const isDark = matchMedia('(prefers-color-scheme: dark)').matches
  return {
    center: [(southWest[0] + northEast[0]) / 2, (southWest[1] + northEast[1]) / 2],
    zoom: 14,
    viewMode: '2D',
    resizeEnable: true,
    mapStyle: isDark ? 'amap://styles/dark' : 'amap://styles/normal',
  }
}

interface Opened {
  amap: AmapNamespace
  map: AmapMap
  element: HTMLElement
}

class AmapEngine implements MapEngine {
  readonly preferences: readonly Preference[]
  readonly #opened: Opened
  readonly #context: MapContext
  readonly #clusters: AmapClusters
  readonly #looks: LineLooks
  readonly #view: KeptView
  #marks: readonly MapMark[] = []
  #chosen: readonly AmapOverlay[] = []
  #trail: readonly AmapOverlay[] = []
  #walk: readonly AmapOverlay[] = []
  #position: readonly AmapOverlay[] = []

  constructor(opened: Opened, context: MapContext) {
    this.preferences = hasStepFreeTrail(context.guide) ? ['quickest', 'step-free'] : []
    this.#opened = opened
    this.#context = context
    this.#clusters = new AmapClusters(opened, context)
    this.#looks = lineLooks(opened.element)
    const { map, element } = opened
    this.#view = new KeptView(element)
    map.on('resize', () => this.#view.showAgain())
    const showScale = addScaleBar(element, context.guide.bounds)
    map.on('zoomchange', () => showScale(map.getZoom()))
    showScale(map.getZoom())
    this.#showBounds(firstFrame(context.guide))
    map.add(context.guide.trails.map(({ path }) => this.#line(path, 'trail')))
  }

  showPoints(marks: readonly MapMark[]): void {
    this.#marks = marks
    this.#clusters.showPoints(marks)
  }

  choose(id: string | undefined): void {
    const mark = this.#marks.find((each) => each.id === id)
    this.#clusters.leaveOut(mark?.id)
    this.#chosen = this.#replace(this.#chosen, mark ? [this.#chosenMarker(mark)] : [])
    const { map } = this.#opened
    if (mark)
      this.#view.keep(() =>
        map.setZoomAndCenter(Math.max(map.getZoom(), POINT_ZOOM), mark.coordinates),
      )
  }

  showTrail(path: readonly Coordinates[] | undefined): void {
    this.#trail = this.#replace(this.#trail, path ? [this.#line(path, 'walk')] : [])
    if (path) this.#fit(this.#trail)
  }

  showPlaces(places: readonly Coordinates[]): void {
    this.#showBounds(boxAround(places))
  }

  showWalk(walk: ShownWalk | undefined): void {
    const { texts } = this.#context
    const lines = walk && walk.path.length > 0 ? [this.#line(walk.path, 'walk')] : []
    const ends = walk
      ? [
          this.#marker(sealMark(texts.startSign, texts.start), walk.from),
          this.#marker(sealMark(texts.endSign, texts.end), walk.to),
        ]
      : []
    this.#walk = this.#replace(this.#walk, [...lines, ...ends])
    if (lines.length > 0) this.#fit(this.#walk)
  }

  showPosition(position: Coordinates | undefined): void {
    const { texts } = this.#context
    this.#position = this.#replace(
      this.#position,
      position ? [this.#marker(positionMark(texts.position), position)] : [],
    )
    if (position) this.#view.keep(() => this.#opened.map.setCenter(position))
  }

  zoomBy(levels: 1 | -1): void {
    this.#view.release()
    if (levels > 0) this.#opened.map.zoomIn()
    else this.#opened.map.zoomOut()
  }

  showAll(): void {
    this.#showBounds(this.#context.guide.bounds)
  }

  /** AMap's walk; without steps, of which AMap knows nothing, and where AMap finds none, the one over the guide's own trails. */
  async findWalk(request: WalkRequest): Promise<Walk | undefined> {
    const overTrails = (): Walk | undefined => findWalk(trailNetwork(this.#context.guide), request)
    if (request.preference === 'step-free') return overTrails()
    try {
      const found = await askAmapForWalk(this.#opened.amap, request.from, request.to)
      return found ?? overTrails()
    } catch (error) {
      const walk = overTrails()
      if (walk === undefined) throw error
      return walk
    }
  }

  close(): void {
    this.#clusters.close()
    this.#opened.map.destroy()
    this.#opened.element.remove()
  }

  #showBounds({ southWest, northEast }: Bounds): void {
    const bounds = new this.#opened.amap.Bounds(southWest, northEast)
    this.#view.keep(() => this.#opened.map.setBounds(bounds, true))
  }

  #fit(overlays: readonly AmapOverlay[]): void {
    this.#view.keep(() => this.#opened.map.setFitView(overlays, false, WALK_PADDING))
  }

  #chosenMarker(mark: MapMark): AmapOverlay {
    const element = pointMark(mark, () => this.#context.onChoose(mark.id))
    element.ariaPressed = 'true'
    element.classList.add('is-labelled')
    return this.#marker(element, mark.coordinates)
  }

  #marker(content: HTMLElement, position: Coordinates): AmapOverlay {
    return new this.#opened.amap.Marker({
      content,
      position,
      anchor: 'center',
      zIndex: ABOVE_POINTS,
    })
  }

  #line(path: readonly Coordinates[], kind: keyof LineLooks): AmapOverlay {
    return new this.#opened.amap.Polyline({ path, ...this.#looks[kind] })
  }

  #replace(old: readonly AmapOverlay[], next: readonly AmapOverlay[]): readonly AmapOverlay[] {
    this.#opened.map.remove(old)
    this.#opened.map.add(next)
    return next
  }
}

import { type KeyboardEvent, type ReactNode, type RefObject, useCallback, useRef } from 'react'
import { isEscape } from '../../../shared/key-press.ts'
import type { GuidePoint, Trail } from '../../../contract/guide.ts'
import type { Coordinates } from '../../../contract/values.ts'
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx'
import { useIsHydrated } from '../use-is-hydrated.ts'
import { EVERYTHING, isNarrowing, type Narrowed } from './address.ts'
import type { GuideMapProps, Place } from './guide-state.ts'
import { GuideFilter } from './list/guide-filter.tsx'
import { GuideList } from './list/guide-list.tsx'
import { PointSheet, TrailSheet } from './list/sheets.tsx'
import { SearchField } from './list/search-field.tsx'
import { useOpenPoints, type Shown, useShown } from './list/use-shown.ts'
import { IconShapes } from './map/map-icon.tsx'
import {
  useMapTexts,
  useMarks,
  useOpenMap,
  type UseOpenMapResult,
  useWalk,
  type WalkSearch,
} from './map/use-map.ts'
import { MapStage, type MapStageProps, SkipToMap } from './map/map-stage.tsx'
import { useLocate } from './locate.tsx'
import { SheetGrip, goToStop, sheetStops, stopAt, stopBeside } from './sheet-grip.tsx'
import { type GuideActions, useGuideState, type UseGuideStateResult } from './use-guide-state.ts'
import { WalkPanel } from './walk/walk-panel.tsx'

/** List and map of a guide. */
export function GuideView(props: GuideMapProps): ReactNode {
  const { guide } = props
  const canvas = useRef<HTMLDivElement>(null)
  const side = useRef<HTMLDivElement>(null)
  const parts = useGuide(props, { canvas, side })
  const { state, dispatch, actions, narrow, stage, shown, now, walk, point, trail } = parts
  const isHydrated = useIsHydrated()
  const isNarrowed = isNarrowing(state)
  const locate = useLocate(dispatch, guide.bounds)

  function closeOnEscape({ nativeEvent }: KeyboardEvent): void {
    if (!isEscape(nativeEvent)) return
    if (point ?? trail) actions.choose(undefined)
    else stepDown(side.current)
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- a key that closes what is open, wherever one is
    <div className="guide" data-awake={isHydrated ? '' : undefined} onKeyDown={closeOnEscape}>
      {isHydrated && <SkipToMap />}
      <IconShapes guide={guide} />
      <div className="guide-side" ref={side}>
        <SheetGrip side={side} />
        {/* An element of its own: next to the list, each change would make the browser style all rows again. */}
        <div className="guide-chosen">
          <ChosenSheet
            {...props}
            point={point}
            trail={trail}
            actions={actions}
            onWalkFromHere={(id) => walkThere(id, locate, actions)}
          />
          <WalkPanel
            guide={guide}
            state={state}
            search={walk}
            preferences={stage.engine?.preferences ?? []}
            facilities={props.facilities}
            actions={actions}
            dispatch={dispatch}
          />
        </div>
        <SearchField
          value={state.search}
          shown={shown}
          isNarrowed={isNarrowed}
          onChange={(search) => dispatch({ type: 'set', change: { search } })}
          onWiden={() => narrow(EVERYTHING)}
        />
        {props.crumbs.length > 0 && <Breadcrumbs crumbs={props.crumbs} current={guide.name} />}
        <GuideFilter
          guide={guide}
          links={props.links}
          narrowed={state}
          shown={shown}
          now={now}
          onNarrow={narrow}
        />
        <GuideList
          guide={guide}
          title={props.title}
          links={props.links}
          entrance={props.entrance}
          facilities={props.facilities}
          shown={shown}
          actions={actions}
          onNarrow={narrow}
        />
      </div>
      <MapStage guide={guide} canvas={canvas} side={side} {...stage} onLocate={locate} />
    </div>
  )
}

/** Begins a walk to a point where the visitor is, if that can be found out. */
async function walkThere(
  id: string,
  locate: () => Promise<boolean>,
  actions: GuideActions,
): Promise<void> {
  if (!(await locate())) return
  actions.startFrom({ kind: 'here' })
  actions.headTo({ kind: 'point', id })
}

/** Brings the sheet of a phone down to the next stop. */
function stepDown(side: HTMLElement | null): void {
  const tops = side && sheetStops(side)
  const next = tops && stopBeside(stopAt(scrollY, tops), -1)
  if (side && next) goToStop(side, next)
}

/** Brings the sheet of a phone up so far that one sees what is found; never down. */
function showResults(side: HTMLElement | null): void {
  const tops = side && sheetStops(side)
  if (side && tops && stopAt(scrollY, tops) === 'peek') goToStop(side, 'half')
}

interface ChosenSheetProps extends Pick<
  GuideMapProps,
  'guide' | 'entrance' | 'links' | 'facilities'
> {
  point: GuidePoint | undefined
  trail: Trail | undefined
  actions: GuideActions
  onWalkFromHere: (id: string) => Promise<void>
}

/** The sheet of the chosen point or trail; nothing where none is chosen. */
function ChosenSheet({ point, trail, onWalkFromHere, ...context }: ChosenSheetProps): ReactNode {
  const { guide, entrance, links, facilities, actions } = context
  if (point !== undefined)
    return (
      <PointSheet
        point={point}
        guide={guide}
        entrance={entrance}
        links={links}
        actions={actions}
        onWalkFromHere={() => onWalkFromHere(point.id)}
      />
    )
  if (trail === undefined) return null
  return <TrailSheet trail={trail} guide={guide} facilities={facilities} actions={actions} />
}

interface GuideElements {
  /** Where the map that can be moved is put. */
  canvas: RefObject<HTMLElement | null>
  side: RefObject<HTMLElement | null>
}

interface UseGuideResult extends UseGuideStateResult {
  /** The map that is open, and what the drawing shows. */
  stage: UseOpenMapResult & Pick<MapStageProps, 'points' | 'walk' | 'texts'>
  /** Narrows list and map, and lets one see what that leaves. */
  narrow: (narrowed: Narrowed) => void
  shown: Shown
  /** When it is, in milliseconds, where that is known. */
  now: number | undefined
  walk: WalkSearch
  /** The point whose sheet is open. */
  point: GuidePoint | undefined
  /** The trail whose sheet is open. */
  trail: Trail | undefined
}

/** Everything that the list and the map of a guide share, kept in step. */
function useGuide(
  { guide, narrowed, now, amap }: GuideMapProps,
  { canvas, side }: GuideElements,
): UseGuideResult {
  const { state, dispatch, actions } = useGuideState(guide, narrowed, side)
  const { chosen, position, from, to, preference } = state
  const texts = useMapTexts(guide.name)
  const map = useOpenMap(canvas, amap, { guide, texts, onChoose: actions.choose })
  const open = useOpenPoints(guide, now)
  const shown = useShown(guide, state, open)
  const trail = guide.trails.find(({ id }) => id === state.trail)
  useMarks(map.engine, guide, { ...shown, chosen, trail, position })
  const coordinatesOf = (place: Place | undefined): Coordinates | undefined => {
    if (place?.kind === 'here') return position
    return guide.points.find(({ id }) => id === place?.id)?.coordinates
  }
  const walk = useWalk({
    engine: map.engine,
    from: coordinatesOf(from),
    to: coordinatesOf(to),
    preference,
  })
  const point = guide.points.find(({ id }) => id === chosen)
  const narrow = useCallback(
    (change: Narrowed): void => {
      dispatch({ type: 'set', change })
      showResults(side.current)
    },
    [dispatch, side],
  )
  const stage = {
    ...map,
    texts,
    points: shown.points,
    walk: walk.state === 'found' ? { path: walk.walk.path, texts } : undefined,
  }
  return { state, dispatch, actions, narrow, stage, shown, now: open?.at, walk, point, trail }
}

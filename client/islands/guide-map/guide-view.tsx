import { type KeyboardEvent, type ReactNode, type RefObject, useRef } from 'react'
import { isEscape } from '../../../shared/key-press.ts'
import type { GuidePoint, Trail } from '../../../contract/guide.ts'
import type { Coordinates } from '../../../contract/values.ts'
import { useIsHydrated } from '../use-is-hydrated.ts'
import type { GuideMapProps } from './guide-props.ts'
import type { Place } from './guide-state.ts'
import { GuideList } from './list/guide-list.tsx'
import { PointSheet } from './list/point-sheet.tsx'
import { SearchField } from './list/search-field.tsx'
import { type Shown, useShown } from './list/use-shown.ts'
import { useMapTexts } from './map/map-texts.ts'
import { MapStage } from './map/map-stage.tsx'
import { SkipToMap } from './map/skip-to-map.tsx'
import { useMarks } from './map/use-marks.ts'
import { useOpenMap, type UseOpenMapResult } from './map/use-open-map.ts'
import { useLocate } from './position/use-locate.ts'
import { useGuideState, type UseGuideStateResult } from './use-guide-state.ts'
import { TrailSheet } from './trail/trail-sheet.tsx'
import { useWalk, type WalkSearch } from './walk/use-walk.ts'
import { WalkPanel } from './walk/walk-panel.tsx'

/** List and map of a guide. */
export function GuideView(props: GuideMapProps): ReactNode {
  const { guide, links } = props
  const canvas = useRef<HTMLDivElement>(null)
  const side = useRef<HTMLDivElement>(null)
  const { state, dispatch, actions, map, shown, walk, point, trail } = useGuide(props, {
    canvas,
    side,
  })
  const isHydrated = useIsHydrated()
  const isNarrowed = state.category !== undefined || state.trails !== undefined
  const locate = useLocate(dispatch, guide.bounds)

  function closeOnEscape({ nativeEvent }: KeyboardEvent): void {
    if (isEscape(nativeEvent) && (point ?? trail)) actions.choose(undefined)
  }

  async function walkFromHere(id: string): Promise<void> {
    if (!(await locate())) return
    actions.startFrom({ kind: 'here' })
    actions.headTo({ kind: 'point', id })
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- a key that closes what is open, wherever one is
    <div className="guide" data-awake={isHydrated ? '' : undefined} onKeyDown={closeOnEscape}>
      {isHydrated && <SkipToMap />}
      <div className="guide-side" ref={side}>
        {point !== undefined && (
          <PointSheet
            point={point}
            guide={guide}
            entrance={props.entrance}
            links={links}
            actions={actions}
            onWalkFromHere={() => walkFromHere(point.id)}
          />
        )}
        {trail !== undefined && (
          <TrailSheet trail={trail} guide={guide} facilities={props.facilities} actions={actions} />
        )}
        <WalkPanel
          guide={guide}
          state={state}
          search={walk}
          hasPreferences={map.engine?.hasPreferences ?? false}
          dispatch={dispatch}
        />
        <SearchField
          value={state.search}
          shown={shown}
          isNarrowed={isNarrowed}
          onChange={(search) => dispatch({ type: 'set', change: { search } })}
        />
        <GuideList
          {...props}
          shown={shown}
          category={state.category}
          filter={state.trails}
          actions={actions}
          isNarrowed={isNarrowed || state.search !== ''}
          onNarrow={(change) => dispatch({ type: 'set', change })}
        />
      </div>
      <MapStage guide={guide} points={shown.points} canvas={canvas} {...map} onLocate={locate} />
    </div>
  )
}

interface GuideElements {
  /** Where the map that can be moved is put. */
  canvas: RefObject<HTMLElement | null>
  side: RefObject<HTMLElement | null>
}

interface UseGuideResult extends UseGuideStateResult {
  map: UseOpenMapResult
  shown: Shown
  walk: WalkSearch
  /** The point whose sheet is open. */
  point: GuidePoint | undefined
  /** The trail whose sheet is open. */
  trail: Trail | undefined
}

/** Everything that the list and the map of a guide share, kept in step. */
function useGuide(
  { guide, category, trails, amap }: GuideMapProps,
  { canvas, side }: GuideElements,
): UseGuideResult {
  const { state, dispatch, actions } = useGuideState(guide, { category, trails }, side)
  const { chosen, position, from, to, preference } = state
  const texts = useMapTexts(guide.name)
  const map = useOpenMap(canvas, amap, { guide, texts, onChoose: actions.choose })
  const shown = useShown(guide, state)
  const trail = guide.trails.find(({ id }) => id === state.trail)
  useMarks(map.engine, guide, { points: shown.points, chosen, trail, position })
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
  return { state, dispatch, actions, map, shown, walk, point, trail }
}

import { defineIsland, useIsHydrated } from './define-island.ts'
import { type KeyboardEvent, type ReactNode, useMemo, useRef } from 'react'
import { isEscape } from '../../shared/key-press.ts'
import { Breadcrumbs } from '../ui/area-opening.tsx'
import type { GuideMapProps } from './guide-map/guide-state.ts'
import { GuideFilter } from './guide-map/list/guide-filter.tsx'
import { GuideList } from './guide-map/list/guide-list.tsx'
import { SearchField } from './guide-map/list/search-field.tsx'
import { PointSheet, TrailSheet } from './guide-map/list/sheets.tsx'
import { useOpenPoints, useShown } from './guide-map/list/use-shown.ts'
import { IconShapes } from './guide-map/map/map-icon.tsx'
import { frameStyle } from './guide-map/map/map-drawing.tsx'
import { MapStage, SkipToMap } from './guide-map/map/map-stage.tsx'
import { isWide } from './guide-map/map/map-view.ts'
import { useMapTexts, useMarks, useOpenMap, useWalk } from './guide-map/map/use-map.ts'
import { lowerSheet, SheetGrip } from './guide-map/sheet-grip.tsx'
import { GuideContext, useGuideState } from './guide-map/use-guide-state.ts'
import { WalkPanel } from './guide-map/walk/walk-panel.tsx'

function GuideView(props: GuideMapProps): ReactNode {
  const { guide, crumbs } = props
  const canvas = useRef<HTMLDivElement>(null)
  const side = useRef<HTMLDivElement>(null)
  const isHydrated = useIsHydrated()
  const { state, dispatch, actions } = useGuideState(guide, props.filter, side)
  const context = useMemo(
    () => ({ ...props, side, actions, dispatch }),
    [props, side, actions, dispatch],
  )
  const texts = useMapTexts(guide.name)
  const map = useOpenMap(canvas, props.amap, { guide, texts, onChoose: actions.choose })
  const open = useOpenPoints(guide, props.now)
  const { category, isOpen, isStepFree, trails } = state
  const filter = useMemo(
    () => ({ category, isOpen, isStepFree, trails }),
    [category, isOpen, isStepFree, trails],
  )
  const shown = useShown(guide, { filter, search: state.search, open })
  const point = guide.points.find(({ id }) => id === state.chosen)
  const trail = guide.trails.find(({ id }) => id === state.trail)
  useMarks(map.map, guide, { ...shown, chosen: state.chosen, position: state.position, trail })
  const search = useWalk(map.map, guide, state)
  function closeOnEscape({ nativeEvent }: KeyboardEvent): void {
    if (!isEscape(nativeEvent)) return
    if (point ?? trail) actions.choose(undefined)
    else lowerSheet(side.current)
  }
  return (
    <GuideContext value={context}>
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- Escape closes the open sheet from anywhere */}
      <div
        className="guide"
        data-awake={isHydrated ? '' : undefined}
        data-wide={isWide(guide)}
        style={frameStyle(guide)}
        onKeyDown={closeOnEscape}
      >
        {isHydrated && <SkipToMap />}
        <IconShapes guide={guide} />
        <div className="guide-side" ref={side}>
          <SheetGrip side={side} />
          {/* In an element of its own: next to the list, each change would restyle all rows. */}
          <div className="guide-chosen">
            {point !== undefined && <PointSheet point={point} />}
            {trail !== undefined && <TrailSheet trail={trail} />}
            <WalkPanel state={state} search={search} preferences={map.map?.preferences ?? []} />
          </div>
          <SearchField state={state} shown={shown} />
          {crumbs.length > 0 && <Breadcrumbs crumbs={crumbs} current={guide.name} />}
          <GuideFilter
            filter={filter}
            counts={shown.counts}
            fitting={shown.fitting}
            now={open?.at}
          />
          <GuideList shown={shown} />
        </div>
        <MapStage
          {...map}
          canvas={canvas}
          points={shown.points}
          walk={search.state === 'found' ? search.walk.path : undefined}
          texts={texts}
        />
      </div>
    </GuideContext>
  )
}

/**
 * The guide map. Without script, it is a drawn map with points that link to the list. Each point in
 * the list has hours, steps, distance and a link to AMap. Below the points are the trails and the
 * child maps. The filters are links.
 */
export default defineIsland('guide-map', GuideView, {
  messagePrefixes: ['breadcrumbs', 'difficulty', 'filter', 'list', 'mapLink'],
})

import { type ReactNode, useEffect, useRef, useState } from 'react'
import type { Coordinates } from '../../../contract/listing.ts'
import type { GuideMapProps } from './guide-props.ts'
import { GuideSide } from './guide-side.tsx'
import type { Place } from './guide-state.ts'
import { MapStage } from './map-stage.tsx'
import { PointSheet } from './point-sheet.tsx'
import { SearchField } from './search-field.tsx'
import { useGuide } from './use-guide.ts'
import { useLocation } from './use-location.ts'
import { useMap } from './use-map.ts'
import { useMapWords } from './use-map-words.ts'
import { useMarks, useShown } from './use-shown.ts'
import { useWalk } from './use-walk.ts'
import { WalkPanel } from './walk-panel.tsx'

/** List and map of a guide. */
export function GuideView(props: GuideMapProps): ReactNode {
  const { guide, links } = props
  const { state, dispatch, actions } = useGuide(guide, props.category)
  const { chosen, position } = state
  const canvas = useRef<HTMLDivElement>(null)
  const side = useRef<HTMLDivElement>(null)
  const words = useMapWords(guide.name)
  const map = useMap(canvas, props.amap, { guide, words, onChoose: actions.choose })
  const shown = useShown(guide, state)
  useMarks(map.engine, guide, { ...shown, chosen, position })
  const search = useWalk({
    engine: map.engine,
    from: coordinatesOf(state.from),
    to: coordinatesOf(state.to),
    wish: state.wish,
  })
  const locate = useLocation(dispatch)
  const isAwake = useAwake()
  useEffect(() => showTop(side.current), [chosen, state.from, state.to])
  const point = guide.points.find(({ id }) => id === chosen)

  function coordinatesOf(place: Place | undefined): Coordinates | undefined {
    if (place === undefined) return undefined
    if (place.kind === 'here') return position
    return guide.points.find(({ id }) => id === place.id)?.coordinates
  }

  async function walkFromHere(id: string): Promise<void> {
    if (!(await locate())) return
    actions.startFrom({ kind: 'here' })
    actions.headTo({ kind: 'point', id })
  }

  return (
    <div className="guide" data-awake={isAwake}>
      <div className="guide-side" ref={side}>
        {point !== undefined && (
          <PointSheet
            point={point}
            guide={guide}
            links={links}
            actions={actions}
            onWalkFromHere={() => void walkFromHere(point.id)}
          />
        )}
        <SearchField
          value={state.search}
          found={shown.found}
          onChange={(value) => dispatch({ type: 'search', search: value })}
        />
        <GuideSide
          {...props}
          {...shown}
          category={state.category}
          actions={actions}
          onNarrow={(category) => dispatch({ type: 'narrow', category })}
        >
          <WalkPanel
            guide={guide}
            state={state}
            search={search}
            hasWishes={map.engine?.hasWishes ?? false}
            dispatch={dispatch}
          />
        </GuideSide>
      </div>
      <MapStage
        guide={guide}
        groups={shown.groups}
        canvas={canvas}
        {...map}
        onLocate={() => void locate()}
      />
    </div>
  )
}

/** Nothing on the server and in the first drawing of the browser; then what needs script may show. */
function useAwake(): '' | undefined {
  const [isAwake, setAwake] = useState(false)
  useEffect(() => setAwake(true), [])
  return isAwake ? '' : undefined
}

/** Brings what was chosen into sight: the side's own start on a wide screen, the page's on a phone. */
function showTop(side: HTMLElement | null): void {
  if (side?.querySelector('.point-sheet, .walk-panel') === null) return
  side?.scrollTo({ top: 0 })
  scrollTo({ top: 0 })
}

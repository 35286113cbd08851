import { type KeyboardEvent, type ReactNode, useRef } from 'react'
import { isEscape } from '../../../shared/escape.ts'
import type { GuideMapProps } from './guide-props.ts'
import { GuideSide } from './guide-side.tsx'
import { MapStage } from './map-stage.tsx'
import { PointSheet } from './point-sheet.tsx'
import { SearchField } from './search-field.tsx'
import { SkipToMap } from './skip-to-map.tsx'
import { useGuideMap } from './use-guide-map.ts'
import { WalkPanel } from './walk-panel.tsx'

/** List and map of a guide. */
export function GuideView(props: GuideMapProps): ReactNode {
  const { guide, links } = props
  const canvas = useRef<HTMLDivElement>(null)
  const side = useRef<HTMLDivElement>(null)
  const { state, dispatch, actions, map, shown, walk, locate, isHydrated, point } = useGuideMap(
    props,
    { canvas, side },
  )

  function closeOnEscape({ nativeEvent }: KeyboardEvent): void {
    if (isEscape(nativeEvent) && point !== undefined) actions.choose(undefined)
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
            links={links}
            actions={actions}
            onWalkFromHere={() => walkFromHere(point.id)}
          />
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
          hasCategory={state.category !== undefined}
          onChange={(search) => dispatch({ type: 'set', change: { search } })}
        />
        <GuideSide
          {...props}
          {...shown}
          category={state.category}
          actions={actions}
          isNarrowed={state.category !== undefined || state.search !== ''}
          onNarrow={(category) => dispatch({ type: 'set', change: { category } })}
        />
      </div>
      <MapStage guide={guide} groups={shown.groups} canvas={canvas} {...map} onLocate={locate} />
    </div>
  )
}

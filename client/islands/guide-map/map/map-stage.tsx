import type { ReactNode, RefObject } from 'react'
import type { Guide, GuidePoint } from '../../../../contract/guide.ts'
import { showFocused } from '../sheet/stops.ts'
import type { AmapFailure } from './amap/amap-failure.ts'
import { MapControls } from './map-controls.tsx'
import { type DrawnWalk, MapDrawing } from './map-drawing.tsx'
import type { MapEngine, MapTexts } from './map-engine.ts'
import { MapLegend } from './map-legend.tsx'
import { MapNotice } from './map-notice.tsx'

export interface MapStageProps {
  guide: Guide
  points: readonly GuidePoint[]
  /** The walk that is shown. */
  walk: DrawnWalk | undefined
  texts: MapTexts
  /** Where the map that can be moved is put. */
  canvas: RefObject<HTMLDivElement | null>
  engine: MapEngine | undefined
  failure: AmapFailure | undefined
  retry: (() => void) | undefined
  onLocate: () => Promise<unknown>
  /** The list, which may cover the map. */
  side: RefObject<HTMLElement | null>
}

/** What React puts into the canvas, which is the map's own: it may have been opened before the island has woken. */
const NOTHING = { __html: '' }

/** The map: the server's drawing until one that can be moved is there, and on paper. */
export function MapStage(props: MapStageProps): ReactNode {
  const { guide, points, walk, texts, canvas, engine, failure, retry, onLocate, side } = props
  return (
    <div
      className="guide-stage"
      data-map={engine === undefined ? 'drawing' : 'open'}
      tabIndex={-1}
      onFocus={({ target }) => showFocused(side.current, target)}
      suppressHydrationWarning
    >
      <MapDrawing guide={guide} points={points} walk={walk} />
      <div
        className="map-canvas"
        ref={canvas}
        data-texts={JSON.stringify(texts)}
        suppressHydrationWarning
        // oxlint-disable-next-line react/no-danger -- nothing
        dangerouslySetInnerHTML={NOTHING}
      />
      {engine !== undefined && <MapControls engine={engine} onLocate={onLocate} />}
      <MapLegend guide={guide} />
      {failure !== undefined && <MapNotice failure={failure} retry={retry} />}
    </div>
  )
}

import { type ReactNode, type RefObject, useEffect, useSyncExternalStore } from 'react'
import { defineMessages, FormattedMessage, useIntl } from 'react-intl'
import type { GuidePoint } from '../../../../contract/guide.ts'
import type { Coordinates } from '../../../../contract/values.ts'
import { LocateButton, useLocate } from '../locate.tsx'
import { showFocused } from '../sheet-grip.tsx'
import { useGuide } from '../use-guide-state.ts'
import type { AmapFailure } from './amap/load-amap.ts'
import { KEPT_MARKUP } from './drawn-marks.tsx'
import { MapDrawing } from './map-drawing.tsx'
import type { GuideMap, MapTexts } from './map-engine.ts'
import { MapLegend } from './map-legend.tsx'
import type { OpenMap } from './use-map.ts'
import { CHINESE_TAG } from '../../../../locales/chinese.ts'

const messages = defineMessages({
  closer: { id: 'guideMap.zoomIn', defaultMessage: '放大' },
  farther: { id: 'guideMap.zoomOut', defaultMessage: '缩小' },
  locate: { id: 'guideMap.locate', defaultMessage: '定位' },
  locating: { id: 'guideMap.locating', defaultMessage: '定位…' },
  retrying: { id: 'guideMap.retrying', defaultMessage: '正在重试……' },
  retry: { id: 'guideMap.retry', defaultMessage: '重试' },
})

/** The buttons on the map. Only a click on one of them requests the position. */
function MapControls({ map }: { map: GuideMap }): ReactNode {
  const intl = useIntl()
  const locate = useLocate()
  return (
    <div className="map-controls">
      <button
        type="button"
        aria-label={intl.formatMessage(messages.closer)}
        onClick={() => map.zoomBy(1)}
      >
        <span className="map-control-plus" />
      </button>
      <button
        type="button"
        aria-label={intl.formatMessage(messages.farther)}
        onClick={() => map.zoomBy(-1)}
      >
        <span className="map-control-minus" />
      </button>
      <button type="button" onClick={() => map.showAll()}>
        <FormattedMessage id="guideMap.showAll" defaultMessage="归位" />
      </button>
      <LocateButton
        onLocate={locate}
        label={intl.formatMessage(messages.locate)}
        busyLabel={intl.formatMessage(messages.locating)}
      />
    </div>
  )
}

/** Skips the list before the map, which has hundreds of links and buttons. */
export function SkipToMap(): ReactNode {
  return (
    <button className="skip-link" type="button" onClick={focusMap}>
      <FormattedMessage id="guideMap.skip" defaultMessage="跳到地图" />
    </button>
  )
}

/** Moves the focus to the open map, otherwise to its drawing. */
function focusMap(): void {
  const stage = document.querySelector<HTMLElement>('.guide-stage')
  const room = stage?.querySelector<HTMLElement>('.map-room') ?? stage
  room?.focus()
}

const reasons = defineMessages({
  script: { id: 'guideMap.scriptFailed', defaultMessage: '它的脚本没能加载。' },
  previous: { id: 'guideMap.loadedBefore', defaultMessage: '上一次加载没有成功。' },
  timeout: { id: 'guideMap.timedOut', defaultMessage: '它迟迟没有回应。' },
})

interface MapNoticeProps {
  failure: AmapFailure
  /** Undefined while AMap is being tried again. */
  retry: (() => void) | undefined
}

/** Explains why AMap's map did not open, and offers a retry. The embedded map works meanwhile. */
function MapNotice({ failure: { kind, text }, retry }: MapNoticeProps): ReactNode {
  const intl = useIntl()
  useEffect(
    () => () => {
      // The focused button disappears together with the notice.
      if (document.activeElement === document.body) focusMap()
    },
    [],
  )
  return (
    <div className="map-notice" aria-live="polite">
      <p>
        <FormattedMessage
          id="guideMap.amapFailed"
          defaultMessage="高德地图暂不可用，已换用本站的地图。"
        />
      </p>
      <p lang={kind === 'told' ? CHINESE_TAG : undefined}>
        {kind === 'told' ? text : intl.formatMessage(reasons[kind])}
      </p>
      <button type="button" aria-disabled={retry === undefined || undefined} onClick={retry}>
        {intl.formatMessage(retry === undefined ? messages.retrying : messages.retry)}
      </button>
    </div>
  )
}

interface MapStageProps extends OpenMap {
  points: readonly GuidePoint[]
  walk: readonly Coordinates[] | undefined
  texts: MapTexts
  canvas: RefObject<HTMLDivElement | null>
}

function onPrint(listener: () => void): () => void {
  const printing = matchMedia('print')
  printing.addEventListener('change', listener)
  return () => printing.removeEventListener('change', listener)
}

/** The map. Until it opens, and on paper, a drawing is shown instead. */
export function MapStage(props: MapStageProps): ReactNode {
  const { points, walk, texts, canvas, map, failure, retry } = props
  const { guide, side } = useGuide()
  const isPrinting = useSyncExternalStore(
    onPrint,
    () => matchMedia('print').matches,
    () => false,
  )
  return (
    <div
      className="guide-stage"
      data-map={map === undefined ? 'drawing' : 'open'}
      tabIndex={-1}
      onFocus={({ target }) => showFocused(side.current, target)}
      suppressHydrationWarning
    >
      <MapDrawing
        guide={guide}
        points={points}
        walk={walk}
        texts={texts}
        isShown={map === undefined || isPrinting}
      />
      <div
        className="map-canvas"
        ref={canvas}
        data-texts={JSON.stringify(texts)}
        suppressHydrationWarning
        // oxlint-disable-next-line react/no-danger -- empty, because the early map may already be open inside
        dangerouslySetInnerHTML={KEPT_MARKUP}
      />
      {map !== undefined && <MapControls map={map} />}
      <MapLegend guide={guide} />
      {failure !== undefined && <MapNotice failure={failure} retry={retry} />}
    </div>
  )
}

import type { ReactNode } from 'react'
import { defineMessages, FormattedMessage, useIntl } from 'react-intl'
import { LocateButton } from '../position/locate-button.tsx'
import type { MapEngine } from './map-engine.ts'

const messages = defineMessages({
  closer: { id: 'guideMap.zoomIn', defaultMessage: '放大', description: 'Button of the map' },
  farther: { id: 'guideMap.zoomOut', defaultMessage: '缩小', description: 'Button of the map' },
  locate: {
    id: 'guideMap.locate',
    defaultMessage: '定位',
    description: 'Button of the map: shows where the visitor is; very short',
  },
  locating: {
    id: 'guideMap.locating',
    defaultMessage: '定位…',
    description: 'Button of the map while the device looks where it is; very short',
  },
})

interface MapControlsProps {
  engine: MapEngine
  /** Asks the device where it is, then marks it. */
  onLocate: () => Promise<unknown>
}

/** The buttons on the map. The position is asked for on a click and never before. */
export function MapControls({ engine, onLocate }: MapControlsProps): ReactNode {
  const intl = useIntl()
  return (
    <div className="map-controls">
      <button
        type="button"
        aria-label={intl.formatMessage(messages.closer)}
        onClick={() => engine.zoomBy(1)}
      >
        <span className="map-control-plus" />
      </button>
      <button
        type="button"
        aria-label={intl.formatMessage(messages.farther)}
        onClick={() => engine.zoomBy(-1)}
      >
        <span className="map-control-minus" />
      </button>
      <button type="button" onClick={() => engine.showAll()}>
        <FormattedMessage
          id="guideMap.showAll"
          defaultMessage="归位"
          description="Button of the map: shows the whole area again; very short"
        />
      </button>
      <LocateButton
        onLocate={onLocate}
        label={intl.formatMessage(messages.locate)}
        busyLabel={intl.formatMessage(messages.locating)}
      />
    </div>
  )
}

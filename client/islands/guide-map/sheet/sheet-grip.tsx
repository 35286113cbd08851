import type { KeyboardEvent, ReactNode, RefObject } from 'react'
import { defineMessages, FormattedMessage, useIntl } from 'react-intl'
import { useDrag } from './use-drag.ts'
import { goToStop, type Stop, stopBeside } from './stops.ts'
import { useStop } from './use-stop.ts'

const messages = defineMessages({
  up: {
    id: 'guideMap.sheetUp',
    defaultMessage: '把列表往上拉',
    description: 'Button at the upper edge of the list, which lies over the map of a phone',
  },
  down: {
    id: 'guideMap.sheetDown',
    defaultMessage: '放下列表，看地图',
    description: 'The same button where the list covers the map',
  },
})

const STEPS: Readonly<Record<string, 1 | -1>> = { ArrowUp: 1, ArrowDown: -1 }

interface SheetGripProps {
  /** The list, which is a sheet over the map on a phone. */
  side: RefObject<HTMLElement | null>
}

/** What moves the sheet of a phone besides a finger, and the way back to the map from deep in the list. */
export function SheetGrip({ side }: SheetGripProps): ReactNode {
  const intl = useIntl()
  const stop = useStop(side) ?? 'peek'
  const { listeners, endsDrag } = useDrag(side)
  function go(to: Stop | undefined): void {
    if (side.current && to) goToStop(side.current, to)
  }
  function step(event: KeyboardEvent): void {
    const steps = STEPS[event.key]
    if (steps === undefined) return
    event.preventDefault()
    go(stopBeside(stop, steps))
  }
  return (
    <>
      <button
        className="sheet-grip needs-script"
        type="button"
        aria-label={intl.formatMessage(stop === 'full' ? messages.down : messages.up)}
        onClick={(event) => endsDrag(event) || go(stopBeside(stop, 1) ?? 'peek')}
        {...listeners}
        onKeyDown={step}
      />
      {stop === 'full' && (
        <button className="map-pill" type="button" onClick={() => go('half')}>
          <FormattedMessage
            id="guideMap.toMap"
            defaultMessage="地图"
            description="Button over the list, which covers the map of a phone: back to the map"
          />
        </button>
      )}
    </>
  )
}

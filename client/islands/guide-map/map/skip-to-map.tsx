import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'

/** For keyboards: the list before the map has hundreds of links and buttons. */
export function SkipToMap(): ReactNode {
  return (
    <button className="skip-link" type="button" onClick={focusMap}>
      <FormattedMessage
        id="guideMap.skip"
        defaultMessage="跳到地图"
        description="Button before the guide’s list, for keyboards"
      />
    </button>
  )
}

/** Moves the focus to the map; once it is there, to the one that can be moved. */
export function focusMap(): void {
  const stage = document.querySelector<HTMLElement>('.guide-stage')
  const room = stage?.querySelector<HTMLElement>('.map-room') ?? stage
  room?.focus()
}

import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import { focusMap } from './focus-map.ts'

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

import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import type { Site } from '../../contract/scenic.ts'
import { Hotline } from './hotline.tsx'

/** The number to call, by its name. */
export function HotlineFact({ site }: { site: Site }): ReactNode {
  return (
    <FormattedMessage
      id="footer.hotline"
      defaultMessage="游客热线 {hotline}"
      description="hotline: the number, and when it is answered"
      values={{ hotline: <Hotline site={site} /> }}
    />
  )
}

/** Today's opening hours. */
export function OpeningHours({ site: { openingHours } }: { site: Site }): ReactNode {
  return (
    <FormattedMessage
      id="footer.hours"
      defaultMessage="开放时间 {hours}"
      description="Today's opening hours: 06:30–17:30"
      values={{ hours: `${openingHours.opens}–${openingHours.closes}` }}
    />
  )
}

import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import type { Site } from '../../contract/scenic.ts'
import { TelephoneLink } from './telephone-link.tsx'

/** The number to call, and when somebody answers. */
export function Hotline({ site }: { site: Site }): ReactNode {
  return (
    <FormattedMessage
      id="footer.hotline"
      defaultMessage="游客热线 {telephone} {hours}"
      description="hours: when the hotline is staffed, may be empty"
      values={{ telephone: <TelephoneLink number={site.telephone} />, hours: site.telephoneHours }}
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

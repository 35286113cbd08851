import type { ReactNode } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import type { Alert } from '../../../contract/alert.ts'
import type { Language } from '../../../locales/languages.ts'
import { href } from '../../href.ts'
import { ClosedNotice } from './closed-words.tsx'
import type { Offer, Party } from './combinations.ts'
import { DayOutOfRange } from '../mall/day-out-of-range.tsx'
import { type Closing, type DaysOff, withoutClosed } from './days-off.ts'
import { type Days, within } from '../mall/days.ts'
import { PartyWays } from './party-ways.tsx'

/** What was asked, and what is closed when. */
export interface Asked {
  party: Party
  daysOff: DaysOff
  alerts: readonly Alert[]
}

interface PartyResultProps extends Asked {
  offer: Offer
  days: Days
  /** Whom to call where there is no answer. */
  telephone: string
  language: Language
}

/**
 * What a party asked for that is closed on its day, then which tickets it needs and what they cost without that; no tickets on a day
 * on which the whole area is closed.
 */
export function PartyResult({ days, daysOff, alerts, ...props }: PartyResultProps): ReactNode {
  const { party, offer, language } = props
  if (within(days, party.day) !== party.day) return <DayOutOfRange {...days} />
  const area = daysOff.area(party.day)
  const closings = daysOff.rides(party.day)
  const asked = closings.filter(({ service = '' }) => party.rides.has(service))
  const notices = (area ? [area] : asked).map((closing) => (
    <ClosedNotice
      key={closing.name}
      closing={closing}
      alerts={alerts}
      hrefOn={(day) => hrefOf({ ...party, day }, language)}
      language={language}
    />
  ))
  if (area) return notices
  const rides = [...party.rides].filter((ride) => asked.every(({ service }) => service !== ride))
  return (
    <>
      {notices}
      {asked.length > 0 && <Without closings={asked} />}
      <PartyWays
        {...props}
        party={{ ...party, rides: new Set(rides) }}
        offer={withoutClosed(offer, closings)}
      />
    </>
  )
}

/** The address of the sum for a party. */
function hrefOf({ visitors, day, rides }: Party, language: Language): string {
  const counts = Object.entries(visitors).filter(([, count]) => count > 0)
  const query = { ...Object.fromEntries(counts), day, ride: [...rides].join(' ') || undefined }
  return `${href(language, 'tickets', {}, query)}#who`
}

function Without({ closings }: { closings: readonly Closing[] }): ReactNode {
  const intl = useIntl()
  return (
    <p>
      <FormattedMessage
        id="party.without"
        defaultMessage="不坐{rides}，这一天这样买："
        description="Above a sum for a day on which some rides that were asked for are closed"
        values={{ rides: intl.formatList(closings.map(({ name }) => name)) }}
      />
    </p>
  )
}

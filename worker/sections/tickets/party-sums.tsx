import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import type { Language } from '../../../locales/languages.ts'
import { href } from '../../href.ts'
import { type Offer, type Party, ridesOf } from './combinations.ts'
import { type Days, within } from '../mall/days.ts'
import { PartyForm } from './party-form.tsx'
import { type Asked, PartyResult } from './party-result.tsx'

interface PartySumsProps {
  asked: Asked | undefined
  offer: Offer
  days: Days
  telephone: string
  language: Language
}

/** Asks who is coming, and says which tickets they need and what they pay; nothing where the area does not say whom its tickets are for. */
export function PartySums({ asked, ...props }: PartySumsProps): ReactNode {
  const { offer, days, language } = props
  if (offer.visitors.length === 0 || !offer.tickets.some(({ sale }) => sale)) return null
  return (
    <section className="party" id="who">
      <h2>
        <FormattedMessage
          id="party.title"
          defaultMessage="几个人来"
          description="Heading over the form that works out which tickets a party needs"
        />
      </h2>
      <PartyForm
        visitors={offer.visitors}
        rides={ridesOf(offer)}
        party={
          asked ? { ...asked.party, day: within(days, asked.party.day) } : twoAdults(days.first)
        }
        days={days}
        action={`${href(language, 'tickets')}#who`}
      />
      {asked && <PartyResult {...asked} {...props} />}
    </section>
  )
}

/** What the form has chosen before anybody chooses. */
function twoAdults(day: string): Party {
  return {
    visitors: { adult: 2, child: 0, student: 0, small: 0, senior: 0 },
    day,
    rides: new Set(),
  }
}

import type { ReactNode } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import type { Fare, Visitor, VisitorKind } from '../../../contract/ticket.ts'
import { factLine } from '../../../shared/fact-line.ts'
import type { Party } from './combinations.ts'
import type { Days } from '../mall/days.ts'
import { visitorBounds, visitorName } from './visitor-words.ts'

/** How many of one kind can be chosen. */
const MOST = 9

interface PartyFormProps {
  visitors: readonly Visitor[]
  rides: readonly Fare[]
  /** What is chosen. */
  party: Party
  days: Days
  action: string
}

/** Asks who is coming, when, and what they want to ride. A form that is sent to the page's own address, so that an answer has one. */
export function PartyForm({ visitors, rides, party, days, action }: PartyFormProps): ReactNode {
  const intl = useIntl()
  return (
    <form className="party-form" action={action}>
      {visitors.map((visitor) => (
        <PartyCount key={visitor.id} visitor={visitor} chosen={party.visitors[visitor.id]} />
      ))}
      {rides.length > 0 && (
        <fieldset>
          <legend className="visually-hidden">
            <FormattedMessage
              id="party.rides"
              defaultMessage="要坐什么"
              description="Question above a choice of rides: bus, cable car, boat"
            />
          </legend>
          {rides.map(({ service = '', name }) => (
            <label key={service}>
              <input
                type="checkbox"
                name="ride"
                value={service}
                defaultChecked={party.rides.has(service)}
              />
              {name}
            </label>
          ))}
        </fieldset>
      )}
      <label className="party-day">
        <span>
          <FormattedMessage
            id="party.day"
            defaultMessage="哪一天"
            description="Label of the field for the day of the visit"
          />
        </span>
        <input type="date" name="day" min={days.first} max={days.last} defaultValue={party.day} />
      </label>
      <button className="button">
        {intl.formatMessage({
          id: 'party.ask',
          defaultMessage: '算一算',
          description: 'Button that works out which tickets a party needs and what they cost',
        })}
      </button>
    </form>
  )
}

function PartyCount({ visitor, chosen }: { visitor: Visitor; chosen: number }): ReactNode {
  const intl = useIntl()
  const { id, note } = visitor
  return (
    <label>
      <span>{visitorName(intl, id)}</span>
      <select name={id satisfies VisitorKind} defaultValue={chosen}>
        {Array.from({ length: MOST + 1 }, (_, count) => (
          <option key={count} value={count}>
            {intl.formatNumber(count)}
          </option>
        ))}
      </select>
      <small>{factLine(visitorBounds(intl, visitor), note)}</small>
    </label>
  )
}

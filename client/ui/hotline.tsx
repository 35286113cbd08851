import type { ReactNode } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import type { Site } from '../../contract/menu.ts'
import { NUMBER_DIRECTION } from '../../shared/text-direction.ts'
import { telephoneNumber } from '../../shared/telephone-number.ts'
import type { OpeningChange } from '../../shared/opening-hours.ts'
import { dayWords } from './opening-words.ts'
import { timedTexts } from '../../shared/timed-text.ts'
import { TimedText } from './date-text.tsx'

export function TelephoneLink({ number }: { number: string }): ReactNode {
  return (
    <a href={`tel:${telephoneNumber(number)}`} dir={NUMBER_DIRECTION}>
      {number}
    </a>
  )
}

/** The part of the site's facts that says how to reach people. */
export type HotlineFacts = Pick<Site, 'telephone' | 'telephoneHours'>

export function Hotline({
  site: { telephone, telephoneHours },
}: {
  site: HotlineFacts
}): ReactNode {
  return (
    <span>
      {telephoneHours === undefined ? (
        <TelephoneLink number={telephone} />
      ) : (
        <span key={telephoneHours}>
          <FormattedMessage
            id="hotline.withHours"
            defaultMessage="{telephone}（{hours}）"
            description="The telephone number of the hotline and when it is answered"
            values={{
              telephone: <TelephoneLink number={telephone} />,
              // A word joiner keeps “06:00–20:00” in one line.
              hours: telephoneHours.replaceAll('–', '–\u2060'),
            }}
          />
        </span>
      )}
    </span>
  )
}

/** The hotline for anything that can't wait for a form. */
export function UrgentHotline({ site }: { site: HotlineFacts }): ReactNode {
  return (
    <span>
      <FormattedMessage
        id="complaintForm.urgent"
        defaultMessage="着急的事请拨 {hotline}"
        description="Beside the complaint form, and below what kept a complaint from being sent"
        values={{ hotline: <Hotline site={site} /> }}
      />
    </span>
  )
}

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

/** The opening hours of the day with its date. Renders nothing if they are unknown. */
export function OpeningHours({ opening }: { opening: readonly OpeningChange[] }): ReactNode {
  const intl = useIntl()
  const [current] = opening
  if (current === undefined) return null
  const hours = (
    <TimedText
      entries={timedTexts(opening, ({ today }) => dayWords(intl, today))}
      otherwise={dayWords(intl, current.state.today)}
    />
  )
  return (
    <FormattedMessage
      id="footer.hours"
      defaultMessage="开放时间 {hours}"
      description="The day’s opening hours: 开放时间 11月25日 06:30–17:30"
      values={{ hours }}
    />
  )
}

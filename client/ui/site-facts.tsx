import type { ReactNode } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import type { Site } from '../../contract/menu.ts'
import type { OpeningChange } from '../../shared/opening-hours.ts'
import { Hotline } from './hotline.tsx'
import { dayWords, nextDayHours } from './opening-words.ts'
import { timedTexts } from '../../shared/timed-text.ts'
import { TimedText } from './date-text.tsx'

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

/** The opening hours of the day, after closing of the next day. Renders nothing without hours. */
export function OpeningHours({ opening }: { opening: readonly OpeningChange[] }): ReactNode {
  const intl = useIntl()
  const [current] = opening
  if (current === undefined) return null
  const hours = (
    <TimedText
      entries={timedTexts(opening, (each) => dayWords(intl, nextDayHours(each)))}
      otherwise={dayWords(intl, nextDayHours(current.state))}
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

import type { ReactNode } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { ContentTitle } from '../../../client/ui/content-title.tsx'
import { DateNumerals } from '../../../client/ui/date-numerals.tsx'
import { tagOf } from '../../../shared/language.ts'
import type { MessageListed, ScenicEvent } from '../../../contract/message.ts'
import type { Language } from '../../../locales/languages.ts'
import { href } from '../../href.ts'
import { periodInShort } from '../activities/event-words.ts'
import { SectionTitle } from './section-title.tsx'
import { seals, timeZone } from '../../../shared/site.ts'
import { isEventOver } from '../../../shared/event-period.ts'

export interface ComingActivitiesProps {
  activities: { list: readonly MessageListed[] }
  language: Language
  now: Date
}

/** What is on soon, by date; nothing where nothing is. */
export function ComingActivities({ activities, language, now }: ComingActivitiesProps): ReactNode {
  const intl = useIntl()
  const coming = activities.list.filter(({ event }) => event && !isEventOver(event, now, timeZone))
  if (coming.length === 0) return null
  return (
    <section className="coming">
      <SectionTitle
        title={intl.formatMessage({
          id: 'home.activities',
          defaultMessage: '近期活动',
          description: 'Heading over the coming activities: what the season has on',
        })}
        seal={seals.activities}
      />
      <ul className="coming-rows">
        {coming.map((activity) => (
          <ActivityRow key={activity.id} activity={activity} language={language} />
        ))}
      </ul>
      <p className="more">
        <a href={href(language, 'activities/list')}>
          <FormattedMessage
            id="home.allActivities"
            defaultMessage="全部活动"
            description="Link to the list of activities"
          />
        </a>
      </p>
    </section>
  )
}

function ActivityRow({
  activity: { id, title, summary, event, inLanguage },
  language,
}: {
  activity: MessageListed
  language: Language
}): ReactNode {
  const lang = tagOf(inLanguage)
  return (
    <li className="coming-row">
      {event && <DateNumerals iso={event.startAt} />}
      <div className="coming-text" lang={lang}>
        <h3>
          <a href={href(language, 'activities/detail', { id })}>
            <ContentTitle text={title} />
          </a>
        </h3>
        {summary !== '' && <p>{summary}</p>}
      </div>
      {event && <WhenAndWhere event={event} lang={lang} />}
    </li>
  )
}

function WhenAndWhere({ event, lang }: { event: ScenicEvent; lang: string }): ReactNode {
  const intl = useIntl()
  return (
    <ul className="coming-facts">
      <li>{periodInShort(intl, event)}</li>
      <li lang={lang}>{event.venue}</li>
    </ul>
  )
}

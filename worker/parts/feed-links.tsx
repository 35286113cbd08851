import type { ReactNode } from 'react'
import { FormattedMessage, type IntlShape } from 'react-intl'
import type { Language } from '../../locales/languages.ts'
import { feedHref, type FeedName } from '../href.ts'
import { titles } from '../sections/index.ts'
import type { PageHead } from '../sections/define-page.ts'

const EM_SPACE = '\u2003'

/** Returns the links in a list's head that feed readers and calendars look for. */
export function feedHeadLinks(
  { intl, language }: { intl: IntlShape; language: Language },
  name: FeedName | 'activities',
): Pick<Required<PageHead>, 'links'> {
  const title = intl.formatMessage(titles[name])
  const alternate = (type: string, href: string) => ({ rel: 'alternate', type, title, href })
  return {
    links:
      name === 'activities'
        ? [alternate('text/calendar', feedHref(language, 'activities.ics'))]
        : [
            alternate('application/atom+xml', feedHref(language, `${name}.atom`)),
            alternate('application/feed+json', feedHref(language, `${name}.json`)),
          ],
  }
}

export function FeedLinks({ name, language }: { name: FeedName; language: Language }): ReactNode {
  return (
    <p className="more">
      <a href={feedHref(language, `${name}.atom`)}>
        <FormattedMessage
          id="feeds.atom"
          defaultMessage="订阅（Atom）"
          description="Link below a list, to its feed in the format Atom"
        />
      </a>
      {EM_SPACE}
      <a href={feedHref(language, `${name}.json`)}>
        <FormattedMessage
          id="feeds.json"
          defaultMessage="订阅（JSON Feed）"
          description="Link below a list, to its feed in the format JSON Feed"
        />
      </a>
    </p>
  )
}

/** A link to a calendar file: of the activity with this `id`, or of all activities. */
export function CalendarLink({ id, language }: { id?: string; language: Language }): ReactNode {
  return (
    <p className="more">
      <a href={feedHref(language, id === undefined ? 'activities.ics' : `activities/${id}.ics`)}>
        <FormattedMessage
          id="feeds.calendar"
          defaultMessage="{which, select, one {加入日历} other {全部活动加入日历}}"
          description="Link to a calendar file: of one activity, or of all of them"
          values={{ which: id === undefined ? 'all' : 'one' }}
        />
      </a>
    </p>
  )
}

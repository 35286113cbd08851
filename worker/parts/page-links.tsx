import type { ReactNode } from 'react'
import {
  FormattedMessage,
  type MessageDescriptor,
  defineMessages,
  useIntl,
  type IntlShape,
} from 'react-intl'
import type { Language } from '../../locales/languages.ts'
import { useLanguage } from '../../client/ui/use-language.ts'
import { href, feedHref, type FeedName } from '../href.ts'
import { type PlainRoute, titles } from '../sections/index.ts'
import { hasPage } from '../site-pages.ts'
import { telephoneNumber } from '../../shared/telephone-number.ts'
import { TOILETS } from '../../contract/map-kinds.ts'
import type { Site } from '../../contract/menu.ts'
import type { PageHead } from '../sections/define-page.ts'

interface PageLinksProps {
  to: readonly { route: PlainRoute; words: MessageDescriptor }[]
  className?: string
}

/** Links to the given pages, except disabled ones. Renders nothing if all are disabled. */
export function PageLinks({ to, className }: PageLinksProps): ReactNode {
  const language = useLanguage()
  const there = to.filter(({ route }) => hasPage(route))
  if (there.length === 0) return null
  return (
    <ul className={className}>
      {there.map(({ route, words }) => (
        <li key={route}>
          <a href={href(language, route)}>
            <FormattedMessage {...words} />
          </a>
        </li>
      ))}
    </ul>
  )
}

/** Returns the address of all opening hours; undefined if the introduction page is disabled. */
export function hoursHref(language: Language): string | undefined {
  if (!hasPage('introduction')) return undefined
  return `${href(language, 'introduction')}#hours`
}

const words = defineMessages({
  call: { id: 'elderTargets.call', defaultMessage: '打电话问' },
  tickets: { id: 'elderTargets.tickets', defaultMessage: '买票' },
  map: { id: 'elderTargets.map', defaultMessage: '看地图' },
  toilets: { id: 'elderTargets.toilets', defaultMessage: '卫生间' },
})

/** Four big buttons for readers of large text: hotline, tickets, map, toilets. */
export function ElderTargets({ site: { telephone } }: { site: Site }): ReactNode {
  const intl = useIntl()
  const language = useLanguage()
  const toilets = href(language, 'guide', {}, { category: TOILETS })
  const targets = [
    { word: words.call, address: `tel:${telephoneNumber(telephone)}` },
    { word: words.tickets, address: href(language, 'tickets'), page: 'tickets' },
    { word: words.map, address: href(language, 'guide'), page: 'guide' },
    { word: words.toilets, address: toilets, page: 'guide' },
  ] as const
  return (
    <ul className="elder-on elder-targets">
      {targets.map(
        ({ word, address, ...of }) =>
          (!('page' in of) || hasPage(of.page)) && (
            <li key={address}>
              <a className="button" href={address}>
                {intl.formatMessage(word)}
              </a>
            </li>
          ),
      )}
    </ul>
  )
}

/** Returns the `<link>` elements by which feed readers and calendars find the files of a list. */
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

export function FeedLink({ name }: { name: FeedName }): ReactNode {
  return (
    <p className="more">
      <a href={feedHref(useLanguage(), `${name}.atom`)}>
        <FormattedMessage
          id="feeds.follow"
          defaultMessage="订阅更新（RSS）"
          description="Link to the feed of a list. Readers know feeds by the name RSS"
        />
      </a>
    </p>
  )
}

/** A link to a calendar file: of the activity with this `id`, or of all activities. */
export function CalendarLink({ id }: { id?: string }): ReactNode {
  const file = id === undefined ? 'activities.ics' : (`activities/${id}.ics` as const)
  return (
    <p className="more">
      <a href={feedHref(useLanguage(), file)}>
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

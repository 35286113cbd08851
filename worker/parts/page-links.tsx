import type { ReactNode } from 'react'
import { FormattedMessage, type MessageDescriptor, defineMessages, useIntl } from 'react-intl'
import type { Language } from '../../locales/languages.ts'
import { href } from '../href.ts'
import type { PlainRoute } from '../sections/index.ts'
import { hasPage } from '../site-pages.ts'
import { telephoneNumber } from '../../shared/telephone-number.ts'
import { TOILETS } from '../../contract/map-kinds.ts'
import type { Site } from '../../contract/menu.ts'

interface PageLinksProps {
  to: readonly { route: PlainRoute; words: MessageDescriptor }[]
  language: Language
  className?: string
}

/** Links to those of the given pages that the site has. Renders nothing if all are missing. */
export function PageLinks({ to, language, className }: PageLinksProps): ReactNode {
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

/** Returns the address of all opening hours; undefined if the site has no introduction page. */
export function hoursHref(language: Language): string | undefined {
  if (!hasPage('introduction')) return undefined
  return `${href(language, 'introduction')}#hours`
}

const words = defineMessages({
  call: {
    id: 'elderTargets.call',
    defaultMessage: '打电话问',
    description: 'Big button for readers of large text: rings the hotline; very short',
  },
  tickets: {
    id: 'elderTargets.tickets',
    defaultMessage: '买票',
    description: 'Big button for readers of large text: leads to the tickets; very short',
  },
  map: {
    id: 'elderTargets.map',
    defaultMessage: '看地图',
    description: 'Big button for readers of large text: leads to the guide map; very short',
  },
  toilets: {
    id: 'elderTargets.toilets',
    defaultMessage: '卫生间',
    description:
      'Big button for readers of large text: leads to the toilets on the guide map; very short',
  },
})

interface ElderTargetsProps {
  language: Language
  site: Site
}

/** Four big buttons for readers of large text: hotline, tickets, map, toilets. */
export function ElderTargets({ language, site: { telephone } }: ElderTargetsProps): ReactNode {
  const intl = useIntl()
  const tickets = { word: words.tickets, address: href(language, 'tickets') }
  const guide = [
    { word: words.map, address: href(language, 'guide') },
    {
      word: words.toilets,
      address: href(language, 'guide', {}, { category: TOILETS }),
    },
  ]
  const targets = [
    { word: words.call, address: `tel:${telephoneNumber(telephone)}` },
    ...(hasPage('tickets') ? [tickets] : []),
    ...(hasPage('guide') ? guide : []),
  ]
  return (
    <ul className="elder-on elder-targets">
      {targets.map(({ word, address }) => (
        <li key={address}>
          <a className="button" href={address}>
            {intl.formatMessage(word)}
          </a>
        </li>
      ))}
    </ul>
  )
}

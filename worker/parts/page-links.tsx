import type { ReactNode } from 'react'
import { FormattedMessage, type MessageDescriptor } from 'react-intl'
import type { Language } from '../../locales/languages.ts'
import { href } from '../href.ts'
import type { PlainRoute } from '../sections/index.ts'
import { hasPage } from '../site-pages.ts'

interface PageLinksProps {
  to: readonly { route: PlainRoute; words: MessageDescriptor }[]
  language: Language
  className?: string
}

/** Links to those of some pages that the site has; nothing where it has none of them. */
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

/** Where all opening hours stand; nothing where the site does without that page. */
export function hoursHref(language: Language): string | undefined {
  if (!hasPage('introduction')) return undefined
  return `${href(language, 'introduction')}#hours`
}

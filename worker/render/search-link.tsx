import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import type { Language } from '../../locales/languages.ts'
import { href } from '../href.ts'
import { hasPage } from '../site-pages.ts'

/** A lens that leads to the search over the site; nothing where the site does without one. */
export function SearchLink({ language }: { language: Language }): ReactNode {
  const intl = useIntl()
  if (!hasPage('search')) return null
  const label = intl.formatMessage({
    id: 'header.search',
    defaultMessage: '搜索全站',
    description: 'Link in the menu, above all pages, to the search over the site',
  })
  return (
    <a className="site-search" href={href(language, 'search')} aria-label={label}>
      <svg viewBox="0 0 20 20" fill="none" stroke="currentColor" aria-hidden="true">
        <circle cx="8" cy="8" r="6" />
        <path d="m13 13 6 6" />
      </svg>
    </a>
  )
}

import { langAttributes } from '../../shared/text-direction.ts'
import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'

export interface Crumb {
  title: string
  href: string
}

/** The path from the home page to this page. The page itself is not a link. */
export function Breadcrumbs({
  crumbs,
  current,
  lang,
}: {
  crumbs: readonly Crumb[]
  current: string
  /** The language of `current`, if it may differ from the page's. */
  lang?: string
}): ReactNode {
  const intl = useIntl()
  const label = intl.formatMessage({ id: 'breadcrumbs.label', defaultMessage: '所在位置' })
  return (
    <nav className="breadcrumbs" aria-label={label}>
      <ol>
        {crumbs.map(({ title, href }) => (
          <li key={href}>
            <a href={href}>{title}</a>
          </li>
        ))}
        <li aria-current="page" {...langAttributes(lang)}>
          {current}
        </li>
      </ol>
    </nav>
  )
}

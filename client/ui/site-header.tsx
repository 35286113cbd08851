import type { ReactNode } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { Seal } from './seal.tsx'

export interface NavigationItem {
  id: string
  title: string
  href: string
}

interface NavigationGroup extends NavigationItem {
  children: NavigationItem[]
}

interface SiteHeaderProps {
  name: string
  seal: string | undefined
  homeHref: string
  groups: NavigationGroup[]
  /** The index of the group that the page belongs to, -1 for none. */
  current: number
  /** The same page in the other languages. */
  languages: { name: string; tag: string; href: string }[]
}

/** The site's name, its menu and the way to the other language. The menu opens without script. */
export function SiteHeader({
  name,
  seal,
  homeHref,
  groups,
  current,
  languages,
}: SiteHeaderProps): ReactNode {
  return (
    <header className="site-header">
      <a className="site-name" href={homeHref}>
        {seal !== undefined && <Seal text={seal} />}
        {name}
      </a>
      <GroupLinks groups={groups} current={current} />
      <ul className="site-languages">
        {languages.map((language) => (
          <li key={language.tag}>
            <a href={language.href} lang={language.tag} hrefLang={language.tag}>
              {language.name}
            </a>
          </li>
        ))}
      </ul>
      <FullMenu groups={groups} current={current} />
    </header>
  )
}

function GroupLinks({ groups, current }: Pick<SiteHeaderProps, 'groups' | 'current'>): ReactNode {
  const intl = useIntl()
  const label = intl.formatMessage({
    id: 'header.groups',
    defaultMessage: '主导航',
    description: 'Name of the header navigation',
  })
  return (
    <nav className="site-groups" aria-label={label}>
      <ul>
        {groups.map((group, index) => (
          <li key={group.id}>
            <a href={group.href} aria-current={index === current ? 'true' : undefined}>
              {group.title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** All pages by group, like spines on a shelf. */
function FullMenu({ groups, current }: Pick<SiteHeaderProps, 'groups' | 'current'>): ReactNode {
  return (
    <details className="site-menu">
      <summary>
        <FormattedMessage
          id="header.menu"
          defaultMessage="菜单"
          description="Opens all pages by group"
        />
      </summary>
      <ul className="site-menu-groups">
        {groups.map((group, index) => (
          <li key={group.id}>
            <a
              className="site-menu-title"
              href={group.href}
              aria-current={index === current ? 'true' : undefined}
            >
              {group.title}
            </a>
            <ul>
              {group.children.map((item) => (
                <li key={item.id}>
                  <a href={item.href}>{item.title}</a>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </details>
  )
}

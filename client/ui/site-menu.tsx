import type { ReactNode } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { CachedFragment } from './cached-fragment.tsx'

/** A link of the menu. */
export interface MenuLink {
  id: string
  title: string
  href: string
}

/** A group of the menu with its pages. */
export interface MenuGroup extends MenuLink {
  children: MenuLink[]
}

interface SiteMenuProps {
  groups: () => MenuGroup[]
  /** The index of the group that the page belongs to, -1 for none. */
  current: number
  /** Stands below the groups. */
  facts: ReactNode
}

/** All pages by group, like spines on a shelf; opened by the browser itself. */
export function SiteMenu({ groups, current, facts }: SiteMenuProps): ReactNode {
  const intl = useIntl()
  const label = intl.formatMessage({
    id: 'header.allPages',
    defaultMessage: '全部页面',
    description: 'Name of the navigation in the open menu, for screen readers',
  })
  return (
    <CachedFragment as="details" name={`menu ${current}`} className="site-menu">
      {() => (
        <>
          <summary>
            <span className="site-menu-open">
              <FormattedMessage
                id="header.menu"
                defaultMessage="菜单"
                description="Opens all pages by group"
              />
            </span>
            <span className="site-menu-close">
              <FormattedMessage
                id="header.closeMenu"
                defaultMessage="收起"
                description="In the place of “menu” while the menu is open: closes it"
              />
            </span>
          </summary>
          <nav className="site-menu-panel" aria-label={label}>
            <ul className="site-menu-groups">
              {groups().map((group, index) => (
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
            <ul className="site-menu-facts">{facts}</ul>
          </nav>
        </>
      )}
    </CachedFragment>
  )
}

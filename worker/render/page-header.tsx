import type { ReactNode } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { inLanguage, tagOf } from '../../shared/language.ts'
import { langAttributes } from '../../shared/text-direction.ts'
import { search } from '../../shared/search.ts'
import { ElderSwitch } from '../../client/ui/elder-switch.tsx'
import { SiteMark } from '../../client/ui/site-picture.tsx'
import { HotlineFact, OpeningHours } from '../../client/ui/site-facts.tsx'
import { type Language, LANGUAGES, languageNames } from '../../locales/languages.ts'
import { href, hrefOfLink } from '../href.ts'
import { hasPage } from '../site-pages.ts'
import { type Frame, ShellPart, type ShellProps } from './frame.tsx'

/** Returns the address of the search page. Its anchor moves the focus to the search field. */
function searchHref(language: Language): string {
  return `${href(language, 'search')}#q`
}

export function SearchIcon(): ReactNode {
  return (
    <svg viewBox="0 0 20 20" fill="none" stroke="currentColor" aria-hidden="true">
      <circle cx="8" cy="8" r="6" />
      <path d="m13 13 6 6" />
    </svg>
  )
}

/** The search icon, a link to the site search; null if search is disabled. */
function SearchLink({ language }: { language: Language }): ReactNode {
  const intl = useIntl()
  if (!hasPage('search')) return null
  const label = intl.formatMessage({ id: 'header.search', defaultMessage: '搜索全站' })
  return (
    <a className="site-search" href={searchHref(language)} aria-label={label}>
      <SearchIcon />
    </a>
  )
}

/** Characters of the site name above which a phone has no room for the menu or the seal. */
const ROOM = { menu: 3, seal: 4 } as const

/** The header: skip link, site name, menu, large text and languages, all without script. */
export function PageHeader({ frame }: { frame: Frame }): ReactNode {
  const intl = useIntl()
  const groupsLabel = intl.formatMessage({ id: 'header.groups', defaultMessage: '主导航' })
  const { language, site } = frame
  const name = site.shortName ?? site.name
  return (
    <>
      <a className="skip-link" href="#main">
        <FormattedMessage id="frame.skip" defaultMessage="跳到正文" />
      </a>
      <header
        className="site-header"
        data-long={name.length > ROOM.menu || undefined}
        data-longer={name.length > ROOM.seal || undefined}
      >
        <a className="site-name" href={inLanguage(language, '/')}>
          <SiteMark seal={site.seal} />
          {name}
        </a>
        <ShellPart
          as="nav"
          className="site-groups"
          aria-label={groupsLabel}
          draw={GroupList}
          frame={frame}
        />
        <ElderSwitch hasTools />
        <LanguageSwitch frame={frame} />
        <SearchLink language={language} />
        <ShellPart as="details" className="site-menu" draw={SiteMenu} frame={frame} />
      </header>
    </>
  )
}

/** A link to the page in the other language, or a menu of links if there are more. */
function LanguageSwitch({ frame }: { frame: Frame }): ReactNode {
  const intl = useIntl()
  const others = translations(frame)
  const list = (
    <ul className="site-languages">
      {others.map(({ tag, href: address, name }) => (
        <li key={tag}>
          <a href={address} {...langAttributes(tag)} hrefLang={tag}>
            {name}
          </a>
        </li>
      ))}
    </ul>
  )
  if (others.length < 2) return list
  const label = intl.formatMessage(
    {
      id: 'header.languages',
      defaultMessage: '语言：{name}',
      description: 'Opens the list of the other languages; name is that of the current one',
    },
    { name: languageNames[frame.language] },
  )
  return (
    <details className="language-menu">
      <summary aria-label={label}>
        <svg viewBox="0 0 20 20" fill="none" stroke="currentColor" aria-hidden="true">
          <circle cx="10" cy="10" r="8" />
          <ellipse cx="10" cy="10" rx="3.5" ry="8" />
          <path d="M2 10h16" />
        </svg>
        <span>{languageNames[frame.language]}</span>
      </summary>
      {list}
    </details>
  )
}

/** Returns links to the page in other languages, without a query that has no page there. */
export function translations({ language, path, query, lacking = [], preview }: Frame) {
  return LANGUAGES.filter((other) => other !== language).map((other) => ({
    name: languageNames[other],
    tag: tagOf(other),
    href:
      (preview?.prefix ?? '') +
      inLanguage(other, path) +
      (lacking.includes(other) ? '' : search(query)),
  }))
}

function menuHref(language: Language, { url }: { url: string }): string {
  return hrefOfLink(language, url) ?? inLanguage(language, '/')
}

function GroupList({ menu, language, menuIndex }: ShellProps): ReactNode {
  return (
    <ul>
      {menu.map((group, index) => (
        <li key={group.id}>
          <a
            href={menuHref(language, group)}
            aria-current={index === menuIndex ? 'true' : undefined}
          >
            {group.title}
          </a>
        </li>
      ))}
    </ul>
  )
}

/** A menu of all pages by group, with the telephone numbers. It opens without script. */
function SiteMenu(props: ShellProps): ReactNode {
  const intl = useIntl()
  const label = intl.formatMessage({ id: 'header.allPages', defaultMessage: '全部页面' })
  return (
    <>
      <summary>
        <span className="site-menu-open">
          <FormattedMessage id="header.menu" defaultMessage="菜单" />
        </span>
        <span className="site-menu-close">
          <FormattedMessage id="header.closeMenu" defaultMessage="收起" />
        </span>
      </summary>
      <nav className="site-menu-panel" aria-label={label}>
        {/* Narrow phones have no room for this link in their header. */}
        {hasPage('search') && (
          <ul className="site-menu-facts">
            <li>
              <a href={searchHref(props.language)}>
                <FormattedMessage id="header.search" defaultMessage="搜索全站" />
              </a>
            </li>
          </ul>
        )}
        <MenuGroups {...props} />
        <ul className="site-menu-facts">
          <li>
            <HotlineFact site={props.site} />
          </li>
          <li>
            <OpeningHours opening={props.opening} />
          </li>
        </ul>
      </nav>
    </>
  )
}

function MenuGroups({ menu, language, menuIndex }: ShellProps): ReactNode {
  return (
    <ul className="site-menu-groups">
      {menu.map((group, index) => (
        <li key={group.id}>
          <a
            className="site-menu-title"
            href={menuHref(language, group)}
            aria-current={index === menuIndex ? 'true' : undefined}
          >
            {group.title}
          </a>
          <ul>
            {group.children.map((item) => (
              <li key={item.id}>
                <a href={menuHref(language, item)}>{item.title}</a>
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ul>
  )
}

import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { ElderSwitch } from './elder-switch.tsx'
import { CachedFragment } from './cached-fragment.tsx'
import { Seal } from './seal.tsx'
import { type MenuGroup, SiteMenu } from './site-menu.tsx'

interface SiteHeaderProps {
  name: string
  seal: string | undefined
  homeHref: string
  /** The menu; called only where it is drawn anew. */
  groups: () => MenuGroup[]
  /** The index of the group that the page belongs to, -1 for none. */
  current: number
  /** The same page in the other languages. */
  languages: { name: string; tag: string; href: string }[]
  /** Stands below the open menu: whom to call, when it is open. */
  facts: ReactNode
}

/** The site's name, its menu, large text and the way to the other language. All of it works without script. */
export function SiteHeader(props: SiteHeaderProps): ReactNode {
  const { name, seal, homeHref, groups, current, languages, facts } = props
  return (
    <header className="site-header">
      <a className="site-name" href={homeHref}>
        {seal !== undefined && <Seal text={seal} />}
        {name}
      </a>
      <GroupLinks groups={groups} current={current} />
      <ElderSwitch />
      <ul className="site-languages">
        {languages.map((language) => (
          <li key={language.tag}>
            <a href={language.href} lang={language.tag} hrefLang={language.tag}>
              {language.name}
            </a>
          </li>
        ))}
      </ul>
      <SiteMenu groups={groups} current={current} facts={facts} />
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
    <CachedFragment as="nav" name={`groups ${current}`} className="site-groups" aria-label={label}>
      {() => (
        <ul>
          {groups().map((group, index) => (
            <li key={group.id}>
              <a href={group.href} aria-current={index === current ? 'true' : undefined}>
                {group.title}
              </a>
            </li>
          ))}
        </ul>
      )}
    </CachedFragment>
  )
}

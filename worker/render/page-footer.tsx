import type { CSSProperties, ReactNode } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { factLine } from '../../shared/fact-line.ts'
import { inLanguage, tagOf } from '../../shared/language.ts'
import { ElderSwitch } from '../../client/ui/elder-switch.tsx'
import { SiteMark } from '../../client/ui/seal.tsx'
import { nightGround } from '../../client/ui/site-picture.tsx'
import { HotlineFact, OpeningHours } from '../../client/ui/site-facts.tsx'
import type { Site } from '../../contract/menu.ts'
import type { Language } from '../../locales/languages.ts'
import { href } from '../href.ts'
import { hasPage } from '../site-pages.ts'
import { footerGroups, groupTitles } from './footer-links.ts'
import type { Frame } from './frame.ts'
import { ShellPart, type ShellProps } from './shell-part.tsx'

/** Always by night. */
const GROUND: CSSProperties & Record<`--${string}`, string | undefined> = {
  '--ground': nightGround('hero'),
}

/** The way up, address, hotline, opening hours, links by what people look for, and the filings that the law requires. */
export function PageFooter({ frame }: { frame: Frame }): ReactNode {
  return (
    <ShellPart
      as="footer"
      className="site-footer"
      style={GROUND}
      draw={FooterContent}
      frame={frame}
    />
  )
}

function FooterContent({ site, language, opening }: ShellProps): ReactNode {
  return (
    <>
      <div>
        <p>
          <a className="site-name" href={inLanguage(language, '/')}>
            <SiteMark seal={site.seal} />
            {site.name}
          </a>
        </p>
        <SiteAddress site={site} opening={opening} />
        <p>
          <a href="#top">
            <FormattedMessage
              id="footer.top"
              defaultMessage="回到页首 ↑"
              description="Link at the end of a page to its top"
            />
          </a>
        </p>
      </div>
      {footerGroups.map(({ id, links }) => (
        <LinkGroup key={id} id={id} links={links} language={language} />
      ))}
      <Filings site={site} />
    </>
  )
}

interface LinkGroupProps {
  id: keyof typeof groupTitles
  links: (typeof footerGroups)[number]['links']
  language: Language
}

/** The links of a group to pages that the site has; help also turns on large text. */
function LinkGroup({ id, links, language }: LinkGroupProps): ReactNode {
  const intl = useIntl()
  const shown = links.filter(({ route }) => hasPage(route))
  if (shown.length === 0) return null
  return (
    <nav aria-labelledby={`footer-${id}`}>
      <p className="site-footer-title" id={`footer-${id}`}>
        {intl.formatMessage(groupTitles[id])}
      </p>
      <ul>
        {shown.map(({ route, title, ...to }) => (
          <li key={title.id}>
            <a href={href(language, route) + ('anchor' in to ? `#${to.anchor}` : '')}>
              {intl.formatMessage(title)}
            </a>
          </li>
        ))}
        {id === 'help' && (
          <li>
            <ElderSwitch />
          </li>
        )}
      </ul>
    </nav>
  )
}

function Filings({ site }: { site: Site }): ReactNode {
  return (
    <ul className="site-footer-filings">
      <li>
        <FormattedMessage
          id="footer.copyright"
          defaultMessage="© {operator}"
          description="operator: who runs the scenic area"
          values={{ operator: site.operator }}
        />
      </li>
      {[site.icp, site.publicSecurity].map(
        (filing) =>
          filing && (
            <li key={filing.number}>
              <a href={filing.url} lang={tagOf('zh')}>
                {filing.number}
              </a>
            </li>
          ),
      )}
    </ul>
  )
}

function SiteAddress({ site, opening }: Pick<Frame, 'site' | 'opening'>): ReactNode {
  return (
    <address>
      <p>{factLine(site.address, site.postalCode)}</p>
      <p>
        <HotlineFact site={site} />
      </p>
      <p>
        <OpeningHours opening={opening} />
      </p>
    </address>
  )
}

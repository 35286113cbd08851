import type { ReactNode } from 'react'
import { defineMessages, FormattedMessage, useIntl } from 'react-intl'
import { factLine } from '../../shared/fact-line.ts'
import { tagOf } from '../../shared/language.ts'
import type { Site } from '../../contract/scenic.ts'
import { ElderSwitch } from './elder-switch.tsx'
import { CachedFragment } from './cached-fragment.tsx'
import { Seal } from './seal.tsx'
import { HotlineFact, OpeningHours } from './site-facts.tsx'
import type { MenuLink } from './site-menu.tsx'

const helpTitles = defineMessages({
  questions: {
    id: 'footer.questions',
    defaultMessage: '常见问题',
    description: 'Link in the footer to the questions and answers',
  },
  complaint: {
    id: 'footer.complaint',
    defaultMessage: '投诉建议',
    description: 'Link in the footer to the complaint form',
  },
  contact: {
    id: 'footer.contact',
    defaultMessage: '联系我们',
    description: 'Link in the footer to the telephone numbers',
  },
  accessibility: {
    id: 'footer.accessibility',
    defaultMessage: '无障碍声明',
    description: 'Link in the footer to the accessibility statement',
  },
})

const HELP_PAGES = ['questions', 'complaint', 'contact', 'accessibility'] as const

interface SiteFooterProps {
  site: Site
  homeHref: string
  groups: () => MenuLink[]
  /** The addresses of the pages that help. */
  help: Record<keyof typeof helpTitles, string>
}

/** Address, hotline, opening hours, links to all areas and to help, and the filings that the law requires. */
export function SiteFooter({ site, homeHref, groups, help }: SiteFooterProps): ReactNode {
  return (
    <CachedFragment as="footer" name="footer" className="site-footer">
      {() => (
        <>
          <div>
            <p>
              <a className="site-name" href={homeHref}>
                {site.seal !== undefined && <Seal text={site.seal} />}
                {site.name}
              </a>
            </p>
            <SiteAddress site={site} />
          </div>
          <nav aria-labelledby="footer-groups">
            <p className="site-footer-title" id="footer-groups">
              <FormattedMessage
                id="footer.groups"
                defaultMessage="栏目"
                description="Over the groups of the menu in the footer"
              />
            </p>
            <ul>
              {groups().map((group) => (
                <li key={group.id}>
                  <a href={group.href}>{group.title}</a>
                </li>
              ))}
            </ul>
          </nav>
          <HelpLinks help={help} />
          <Filings site={site} />
        </>
      )}
    </CachedFragment>
  )
}

function HelpLinks({ help }: Pick<SiteFooterProps, 'help'>): ReactNode {
  const intl = useIntl()
  return (
    <nav aria-labelledby="footer-help">
      <p className="site-footer-title" id="footer-help">
        <FormattedMessage
          id="footer.help"
          defaultMessage="帮助"
          description="Over the pages that help in the footer"
        />
      </p>
      <ul>
        {HELP_PAGES.map((name) => (
          <li key={name}>
            <a href={help[name]}>{intl.formatMessage(helpTitles[name])}</a>
          </li>
        ))}
        <li>
          <ElderSwitch />
        </li>
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

function SiteAddress({ site }: { site: Site }): ReactNode {
  return (
    <address>
      <p>{factLine(site.address, site.postalCode)}</p>
      <p>
        <HotlineFact site={site} />
      </p>
      <p>
        <OpeningHours site={site} />
      </p>
    </address>
  )
}

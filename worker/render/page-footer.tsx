import type { CSSProperties, ReactNode } from 'react'
import { defineMessages, FormattedMessage, useIntl } from 'react-intl'
import { factLine } from '../../shared/fact-line.ts'
import { inLanguage, tagOf } from '../../shared/language.ts'
import { ElderSwitch } from '../../client/ui/elder-switch.tsx'
import { SiteMark } from '../../client/ui/seal.tsx'
import { nightGround } from '../../client/ui/site-picture.tsx'
import { HotlineFact, OpeningHours } from '../../client/ui/site-facts.tsx'
import type { Site } from '../../contract/scenic.ts'
import type { Language } from '../../locales/languages.ts'
import { href } from '../href.ts'
import { hasPage } from '../site-pages.ts'
import { CachedFragment } from './cached-fragment.tsx'
import type { Frame } from './frame.ts'
import { menuHref } from './page-header.tsx'

const helpTitles = defineMessages({
  lost: {
    id: 'footer.lost',
    defaultMessage: '失物招领',
    description: 'Link in the footer to what to do about a lost thing',
  },
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

/** The pages that help; an anchor leads to the part of one. */
const HELP = [
  { route: 'service/questions', title: helpTitles.questions },
  { route: 'information/contact', anchor: 'lost', title: helpTitles.lost },
  { route: 'service/complaint', title: helpTitles.complaint },
  { route: 'information/contact', title: helpTitles.contact },
  { route: 'service/accessibility', title: helpTitles.accessibility },
] as const

/** Always by night. */
const GROUND: CSSProperties & Record<`--${string}`, string | undefined> = {
  '--ground': nightGround('hero'),
}

/** Address, hotline, opening hours, links to all areas and to help, and the filings that the law requires. */
export function PageFooter({
  frame: { site, menu, language, opening },
}: {
  frame: Frame
}): ReactNode {
  return (
    <CachedFragment
      as="footer"
      className="site-footer"
      style={GROUND}
      draw={FooterContent}
      inputs={{ site, menu, language, opening }}
    />
  )
}

function FooterContent({
  site,
  menu,
  language,
  opening,
}: Pick<Frame, 'site' | 'menu' | 'language' | 'opening'>): ReactNode {
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
          {menu.map((group) => (
            <li key={group.id}>
              <a href={menuHref(language, group)}>{group.title}</a>
            </li>
          ))}
        </ul>
      </nav>
      <HelpLinks language={language} />
      <Filings site={site} />
    </>
  )
}

function HelpLinks({ language }: { language: Language }): ReactNode {
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
        {HELP.filter(({ route }) => hasPage(route)).map(({ route, title, ...to }) => (
          <li key={title.id}>
            <a href={href(language, route) + ('anchor' in to ? `#${to.anchor}` : '')}>
              {intl.formatMessage(title)}
            </a>
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

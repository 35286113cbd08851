import type { CSSProperties, ReactNode } from 'react'
import { FormattedMessage, useIntl, defineMessages } from 'react-intl'
import { factLine } from '../../shared/fact-line.ts'
import { inLanguage, tagOf } from '../../shared/language.ts'
import { langAttributes } from '../../shared/text-direction.ts'
import { ElderSwitch } from '../../client/ui/elder-switch.tsx'
import { Channels, channelsTitle, hasChannels } from '../../client/ui/channels.tsx'
import { SiteMark, nightGround } from '../../client/ui/site-picture.tsx'
import { HotlineFact, OpeningHours } from '../../client/ui/site-facts.tsx'
import type { Site } from '../../contract/menu.ts'
import { CHINESE_TAG } from '../../locales/chinese.ts'
import { type Language, languageFallbacks } from '../../locales/languages.ts'
import { footerPages } from '../../shared/site.ts'
import { href } from '../href.ts'
import { firstRoute, sections } from '../sections/index.ts'
import { hasPage } from '../site-pages.ts'
import { type Frame, ShellPart, type ShellProps } from './frame.tsx'

/** Link texts. Each is the name of the linked page. */
const titles = defineMessages({
  conditions: { id: 'footer.conditions', defaultMessage: '今日开放情况' },
  traffic: { id: 'footer.traffic', defaultMessage: '怎么来' },
  guide: { id: 'footer.guide', defaultMessage: '导览地图' },
  strategies: { id: 'footer.strategies', defaultMessage: '游玩攻略' },
  announcements: { id: 'footer.announcements', defaultMessage: '公告' },
  activities: { id: 'footer.activities', defaultMessage: '近期活动' },
  tickets: { id: 'footer.tickets', defaultMessage: '门票与价格' },
  hotels: { id: 'footer.hotels', defaultMessage: '住宿' },
  restaurants: { id: 'footer.restaurants', defaultMessage: '餐饮' },
  products: { id: 'footer.products', defaultMessage: '购物' },
  lost: { id: 'footer.lost', defaultMessage: '失物招领' },
  questions: { id: 'footer.questions', defaultMessage: '常见问题' },
  complaint: { id: 'footer.complaint', defaultMessage: '投诉建议' },
  contact: { id: 'footer.contact', defaultMessage: '联系我们' },
  accessibility: { id: 'footer.accessibility', defaultMessage: '无障碍声明' },
})

const groupTitles = defineMessages({
  before: { id: 'footer.before', defaultMessage: '行前' },
  booking: { id: 'footer.booking', defaultMessage: '预订' },
  help: { id: 'footer.help', defaultMessage: '帮助' },
})

/**
 * The links by what visitors need. Each leads to the first page of a section, `lost` to a part of
 * the page of contacts.
 */
const footerGroups = [
  ['before', ['conditions', 'traffic', 'guide', 'strategies', 'announcements', 'activities']],
  ['booking', ['tickets', 'hotels', 'restaurants', 'products']],
  ['help', ['questions', 'lost', 'complaint', 'contact', 'accessibility']],
] as const

const GROUND: CSSProperties & Record<`--${string}`, string | undefined> = {
  '--ground': nightGround('hero'),
}

/** The footer: link to the top, address, hotline, hours, links by need, and filings. */
export function PageFooter({ frame }: { frame: Frame }): ReactNode {
  return (
    <ShellPart
      as="footer"
      className="site-footer"
      // No pictures of the stylesheet in a preview. Chromium ignores the page's referrer policy for
      // masks and for pictures in custom properties: the request would contain the address of the
      // preview, and so its token.
      {...(frame.preview === undefined ? { style: GROUND } : { 'data-preview': '' })}
      draw={FooterContent}
      frame={frame}
    />
  )
}

function FooterContent({ site, language, opening }: ShellProps): ReactNode {
  const intl = useIntl()
  return (
    <>
      <div>
        <p className="site-footer-top">
          <a className="site-name" href={inLanguage(language, '/')}>
            <SiteMark seal={site.seal} />
            {site.name}
          </a>
          <a href="#top">
            <FormattedMessage id="footer.top" defaultMessage="回到页首 ↑" />
          </a>
        </p>
        <address>
          <p>{factLine(site.address, site.postalCode)}</p>
          <p>
            <HotlineFact site={site} />
          </p>
          <p>
            <OpeningHours opening={opening} />
          </p>
        </address>
        {hasChannels && (
          <nav aria-labelledby="footer-channels">
            <p className="site-footer-title" id="footer-channels">
              {intl.formatMessage(channelsTitle)}
            </p>
            <Channels language={language} size={96} />
          </nav>
        )}
      </div>
      {footerGroups.map(([id, links]) => (
        <LinkGroup key={id} id={id} links={links} language={language} />
      ))}
      <Filings site={site} language={language} />
    </>
  )
}

interface LinkGroupProps {
  id: keyof typeof groupTitles
  links: readonly (keyof typeof titles)[]
  language: Language
}

/** The links of a group, without disabled pages. The help has the button for large text. */
function LinkGroup({ id, links, language }: LinkGroupProps): ReactNode {
  const intl = useIntl()
  const shown = links
    .map((name) => ({ name, route: firstRoute(sections[name === 'lost' ? 'contact' : name]) }))
    .filter(({ route }) => hasPage(route))
  if (shown.length === 0) return null
  return (
    <nav aria-labelledby={`footer-${id}`}>
      <p className="site-footer-title" id={`footer-${id}`}>
        {intl.formatMessage(groupTitles[id])}
      </p>
      <ul>
        {shown.map(({ name, route }) => (
          <li key={name}>
            <a href={href(language, route) + (name === 'lost' ? '#lost' : '')}>
              {intl.formatMessage(titles[name])}
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

/** The operator, links to its own pages (for example privacy), and the filing numbers. */
function Filings({ site, language }: { site: Site; language: Language }): ReactNode {
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
      {footerPages.map(({ id, titles }) => {
        const written = languageFallbacks[language].find((each) => titles[each]) ?? language
        return (
          <li key={id}>
            <a
              href={href(language, 'about/detail', { id })}
              {...langAttributes(written === language ? undefined : tagOf(written))}
            >
              {titles[written]}
            </a>
          </li>
        )
      })}
      {[site.icp, site.publicSecurity].map(
        (filing) =>
          filing && (
            <li key={filing.number}>
              <a href={filing.url} {...langAttributes(CHINESE_TAG)}>
                {filing.number}
              </a>
            </li>
          ),
      )}
    </ul>
  )
}

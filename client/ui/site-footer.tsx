import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import type { Site } from '../../contract/scenic.ts'
import type { NavigationItem } from './site-header.tsx'
import { TelephoneLink } from './telephone-link.tsx'

interface SiteFooterProps {
  site: Site
  homeHref: string
  groups: NavigationItem[]
}

/** Whom to call, where it is, when it is open, and the filings that the law asks for. */
export function SiteFooter({ site, homeHref, groups }: SiteFooterProps): ReactNode {
  return (
    <footer className="site-footer">
      <div className="site-footer-facts">
        <p>
          <a className="site-name" href={homeHref}>
            {site.name}
          </a>
        </p>
        <SiteAddress site={site} />
      </div>
      <ul className="site-footer-groups">
        {groups.map((group) => (
          <li key={group.id}>
            <a href={group.href}>{group.title}</a>
          </li>
        ))}
      </ul>
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
                <a href={filing.url}>{filing.number}</a>
              </li>
            ),
        )}
      </ul>
    </footer>
  )
}

function SiteAddress({ site }: { site: Site }): ReactNode {
  const { opens, closes } = site.openingHours
  return (
    <address>
      <p>{[site.address, site.postalCode].filter(Boolean).join(' · ')}</p>
      <p>
        <FormattedMessage
          id="footer.hotline"
          defaultMessage="游客热线 {telephone} {hours}"
          description="hours: when the hotline is staffed, may be empty"
          values={{
            telephone: <TelephoneLink number={site.telephone} />,
            hours: site.telephoneHours,
          }}
        />
      </p>
      <p>
        <FormattedMessage
          id="footer.hours"
          defaultMessage="开放时间 {hours}"
          description="Today's opening hours: 06:30–17:30"
          values={{ hours: `${opens}–${closes}` }}
        />
      </p>
    </address>
  )
}

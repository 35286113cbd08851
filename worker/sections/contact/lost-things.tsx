import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import { TelephoneLink } from '../../../client/ui/telephone-link.tsx'
import type { Site } from '../../../contract/menu.ts'
import type { Language } from '../../../locales/languages.ts'
import { href } from '../../href.ts'
import { hasPage } from '../../site-pages.ts'
import type { Scenic } from '../../parts/clean-content.ts'

interface LostThingsProps {
  lost: Scenic['lost']
  site: Site
  language: Language
}

/** What to do about a lost thing: the number, the steps, the form. Where the area says nothing of it, its own number helps. */
export function LostThings({ lost, site, language }: LostThingsProps): ReactNode {
  const { telephone, openingHours, steps } = lost ?? {
    telephone: site.telephone,
    openingHours: site.telephoneHours,
    steps: [],
  }
  return (
    <section className="lost-things" id="lost">
      <h2>
        <FormattedMessage
          id="contact.lost"
          defaultMessage="丢了东西"
          description="Heading over what to do about a lost thing"
        />
      </h2>
      <p className="contact-telephone">
        <TelephoneLink number={telephone} />
      </p>
      {openingHours !== undefined && <p className="contact-hours">{openingHours}</p>}
      {steps.length > 0 && (
        <ol>
          {steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
      )}
      {hasPage('complaint') && (
        <p className="more">
          <a href={href(language, 'complaint', {}, { about: 'lost' })}>
            <FormattedMessage
              id="contact.toLostForm"
              defaultMessage="写下丢了什么，找到了打给您"
              description="Link from the steps about a lost thing to the form in which to describe it"
            />
          </a>
        </p>
      )}
    </section>
  )
}

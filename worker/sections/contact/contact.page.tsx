import type { ReactNode } from 'react'
import { defineMessage, FormattedMessage } from 'react-intl'
import { SPACE } from '../../../shared/fact-line.ts'
import { telephoneNumber } from '../../../shared/telephone-number.ts'
import { channels } from '../../../shared/site.ts'
import { Channels, channelsTitle, hasChannels } from '../../../client/ui/channels.tsx'
import { AreaOpening } from '../../../client/ui/area-opening.tsx'
import type { Scenic } from '../../parts/clean-content.ts'
import { ChineseParts } from '../../parts/chinese-parts.tsx'
import { contactDescription, lostTitle } from './section.ts'
import { definePage, type ViewContext } from '../define-page.ts'
import { SeasonTable } from '../introduction/season-table.tsx'
import { MapChoice } from '../../parts/place-map.tsx'
import { ElderTargets, PageLinks } from '../../parts/page-links.tsx'
import { useLanguage } from '../../../client/ui/use-language.ts'
import { operator, postalAddress, typed, type Typed } from '../../parts/structured-data.ts'
import { titles } from '../index.ts'
import serviceStyles from '../../../client/styles/shared/service.css?sheet'
import tablesStyles from '../../../client/styles/shared/tables.css?sheet'
import contactStyles from './contact.css?sheet'
import { TelephoneLink } from '../../../client/ui/hotline.tsx'
import type { Site } from '../../../contract/menu.ts'
import { href } from '../../href.ts'
import { hasPage, sealOf } from '../../site-pages.ts'

type Contact = Scenic['contacts'][number]

/** Numbers for emergencies are first. Without contacts, the site's own number. */
export function ContactList({ contacts, site }: { contacts: readonly Contact[]; site: Site }) {
  const { urgent = [], others = [] } = Object.groupBy(contacts, (each) =>
    each.urgent === true ? 'urgent' : 'others',
  )
  const listed = contacts.length > 0 ? [...urgent, ...others] : [hotline(site)]
  return (
    <section>
      <h2>
        <FormattedMessage id="contact.contacts" defaultMessage="电话与邮箱" />
      </h2>
      <ul className="contact-list">
        {listed.map((contact) => (
          <ContactRow key={contact.telephone} contact={contact} />
        ))}
      </ul>
    </section>
  )
}

function hotline({ operator, telephone, telephoneHours, email }: Site): Contact {
  return { name: operator, telephone, openingHours: telephoneHours, email }
}

function ContactRow({ contact }: { contact: Contact }): ReactNode {
  const { name, telephone, email, openingHours, urgent } = contact
  return (
    <li className={urgent === true ? 'contact-urgent' : undefined}>
      <h3>{name}</h3>
      <p className="contact-telephone">
        <TelephoneLink number={telephone} />
      </p>
      {openingHours !== undefined && <p className="contact-hours">{openingHours}</p>}
      {email !== undefined && (
        <p className="contact-text">
          <a href={`mailto:${email}`}>{email}</a>
        </p>
      )}
    </li>
  )
}

export default definePage({
  route: 'contact',
  styles: [tablesStyles, serviceStyles, contactStyles],
  sharePicture: 'service',
  load: async ({ backend, languageId }) => ({
    scenic: await backend('scenic', { params: { languageId } }),
  }),
  head: ({ data: { scenic }, ...context }) => ({
    contentLanguage: scenic.inLanguage,
    contentLanguages: scenic.languages,
    title: context.intl.formatMessage(titles.contact),
    description: context.intl.formatMessage(contactDescription),
    structured: [organization(scenic, context)],
  }),
  view: ({ data: { scenic }, intl, language, site }) => (
    <>
      <AreaOpening
        title={intl.formatMessage(titles.contact)}
        seal={sealOf('contact')}
        picture="opening-contact"
      />
      <ElderTargets site={site} />
      <ContactList contacts={scenic.contacts} site={site} />
      {hasChannels && (
        <section>
          <h2>{intl.formatMessage(channelsTitle)}</h2>
          <Channels language={language} size={148} />
        </section>
      )}
      <div className="side-by-side">
        <LostProperty lost={scenic.lost} contacts={scenic.contacts} site={site} />
        <SeasonTable seasons={scenic.openingHours} />
        <Address scenic={scenic} postalCode={site.postalCode} />
      </div>
      <PageLinks to={NEXT_STEPS} className="more ways-on" />
    </>
  ),
})

function Address({ scenic, postalCode }: { scenic: Scenic; postalCode: string | undefined }) {
  const { name, address, coordinates } = scenic
  return (
    <section>
      <h2>
        <FormattedMessage id="contact.address" defaultMessage="地址" />
      </h2>
      <address className="lead">
        <p>
          <ChineseParts text={address} />
        </p>
        {postalCode !== undefined && (
          <p>
            <FormattedMessage
              id="contact.postalCode"
              defaultMessage="邮编 {postalCode}"
              description="The postal code of the scenic area"
              values={{ postalCode }}
            />
          </p>
        )}
        <div className="map-links">
          <MapChoice name={name} coordinates={coordinates} />
        </div>
      </address>
    </section>
  )
}

const NEXT_STEPS = [
  {
    route: 'complaint',
    words: defineMessage({ id: 'contact.toComplaint', defaultMessage: '写下投诉或建议' }),
  },
  {
    route: 'questions',
    words: defineMessage({ id: 'contact.toQuestions', defaultMessage: '先看看常见问题' }),
  },
] as const

/** The operator's pages on other sites. Search engines link them to the operator. */
const SAME_AS = [channels.weibo, channels.douyin, channels.videoChannel].filter(
  (page) => page !== undefined,
)

function organization(scenic: Scenic, context: ViewContext): Typed<'Organization'> {
  return typed('Organization', {
    ...operator(context),
    ...(SAME_AS.length > 0 && { sameAs: SAME_AS }),
    address: postalAddress(scenic.address),
    contactPoint: scenic.contacts.map(({ name: contactType, telephone, email }) =>
      typed('ContactPoint', { contactType, telephone: telephoneNumber(telephone), email }),
    ),
  })
}

interface LostPropertyProps {
  lost: Scenic['lost']
  contacts: readonly Contact[]
  site: Site
}

/**
 * The telephone number, steps and form for lost property. By default, the number of the site. A
 * number that a contact has too is small, with the contact's name.
 */
export function LostProperty({ lost, contacts, site }: LostPropertyProps): ReactNode {
  const form = href(useLanguage(), 'complaint', {}, { about: 'lost' })
  const { telephone, openingHours, steps } = lost ?? {
    telephone: site.telephone,
    openingHours: site.telephoneHours,
    steps: [],
  }
  const contact = contacts.find((each) => each.telephone === telephone)
  return (
    <section className="lost-things" id="lost">
      <h2>
        <FormattedMessage {...lostTitle} />
      </h2>
      <p className={contact ? 'contact-text' : 'contact-telephone'}>
        {contact && (
          <>
            {contact.name}
            {SPACE}
          </>
        )}
        <TelephoneLink number={telephone} />
      </p>
      {openingHours !== undefined && openingHours !== contact?.openingHours && (
        <p className="contact-hours">{openingHours}</p>
      )}
      {steps.length > 0 && (
        <ol>
          {steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
      )}
      {hasPage('complaint') && (
        <p className="more">
          <a href={form}>
            <FormattedMessage id="contact.toLostForm" defaultMessage="写下丢了什么、丢在哪里" />
          </a>
        </p>
      )}
    </section>
  )
}

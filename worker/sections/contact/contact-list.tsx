import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import { TelephoneLink } from '../../../client/ui/telephone-link.tsx'
import type { Site } from '../../../contract/menu.ts'
import type { Scenic } from '../../parts/clean-content.ts'

type Contact = Scenic['contacts'][number]

interface ContactListProps {
  contacts: readonly Contact[]
  site: Site
}

/** Whom to call or write to, and when they answer; the site's own number if the backend names nobody. */
export function ContactList({ contacts, site }: ContactListProps): ReactNode {
  const listed = contacts.length > 0 ? contacts : [hotline(site)]
  return (
    <section>
      <h2>
        <FormattedMessage
          id="contact.contacts"
          defaultMessage="电话与邮箱"
          description="Heading over telephone numbers and e-mail addresses"
        />
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

function ContactRow({
  contact: { name, telephone, email, openingHours },
}: {
  contact: Contact
}): ReactNode {
  return (
    <li>
      <h3>{name}</h3>
      <p className="contact-telephone">
        <TelephoneLink number={telephone} />
      </p>
      {openingHours !== undefined && <p className="contact-hours">{openingHours}</p>}
      {email !== undefined && (
        <p className="contact-email">
          <a href={`mailto:${email}`}>{email}</a>
        </p>
      )}
    </li>
  )
}

import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import { TelephoneLink } from '../../../client/ui/telephone-link.tsx'
import type { Scenic } from '../../../contract/scenic.ts'

type Contact = Scenic['contacts'][number]

/** Whom to call or write to, and when somebody is there. */
export function ContactList({ contacts }: { contacts: readonly Contact[] }): ReactNode {
  return (
    <section className="contacts">
      <h2>
        <FormattedMessage
          id="contact.contacts"
          defaultMessage="电话与邮箱"
          description="Heading over telephone numbers and e-mail addresses"
        />
      </h2>
      <ul className="contact-list">
        {contacts.map((contact) => (
          <ContactRow key={contact.telephone} contact={contact} />
        ))}
      </ul>
    </section>
  )
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

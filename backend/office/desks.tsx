import { Hono } from 'hono'
import { FormattedMessage } from 'react-intl'
import { complaints } from './complaints/desk.tsx'
import { devices } from './devices.tsx'
import { history } from './history.tsx'
import type { Desk, OfficeEnv } from './office-env.ts'
import { people } from './people.tsx'
import { publishing } from './publishing/desk.tsx'
import { hasRole } from './staff.ts'
import { today } from './today/desk.tsx'

/** All parts of the office, in the order of its list. */
export const desks: readonly Desk[] = [today, complaints, publishing, people, history, devices]

/** The list of what a person may do. */
export const home = new Hono<OfficeEnv>().get('/', (c) => {
  const [person, intl] = [c.get('person'), c.get('intl')]
  const mine = desks.filter(({ role }) => role === undefined || hasRole(person, role))
  return c.render(
    <>
      <p>
        <FormattedMessage
          id="office.hello"
          defaultMessage="{name}，您好。"
          description="Above the list of what a person may do in the office"
          values={{ name: person.name }}
        />
      </p>
      <ul className="rows">
        {mine.map(({ path, title, about }) => (
          <li key={path}>
            <a href={`/office/${path}`}>
              <strong>{intl.formatMessage(title)}</strong>
              <span>{intl.formatMessage(about)}</span>
            </a>
          </li>
        ))}
      </ul>
    </>,
  )
})

import { Hono } from 'hono'
import type { ReactNode } from 'react'
import { defineMessages, FormattedMessage } from 'react-intl'
import { factLine } from '../../shared/fact-line.ts'
import { stored } from '../database/rows.ts'
import { BackLink, Notice, OfficeForm, TimeText } from './document.tsx'
import { keyOf, readForm } from './form.ts'
import { type LoggedEntry, readEntry } from './log.ts'
import type { Desk, OfficeEnv } from './office-env.ts'
import { endSessions, listSessions, type Session } from './sessions.ts'
import { removeSession } from './sign-in.tsx'

const texts = defineMessages({
  title: { id: 'office.devices', defaultMessage: '我的设备' },
  about: { id: 'office.devices.about', defaultMessage: '查看登录了哪些设备，退出登录' },
})

const routes = new Hono<OfficeEnv>()
  .get('/', async (c) => {
    const person = c.get('person')
    const sessions = await listSessions(c.env.DB, person.id)
    return c.render(
      <>
        <Done entry={await readEntry(c.env.DB, c.req.query('done') ?? '')} />
        <SessionList sessions={sessions} action="/office/devices" current={person.session} />
        <OfficeForm action="/office/devices">
          <button name="session" value="all">
            <FormattedMessage id="office.devices.all" defaultMessage="全部退出" />
          </button>
        </OfficeForm>
        <BackLink />
      </>,
      { title: c.get('intl').formatMessage(texts.title) },
    )
  })
  .post('/', async (c) => {
    const person = c.get('person')
    const form = await readForm(c)
    const key = keyOf(form)
    const { session = '' } = form
    const isAll = session === 'all'
    const ending = { key, session: isAll ? undefined : session, who: person.name }
    await endSessions(c.env.DB, person, ending)
    if (isAll || session === person.session) removeSession(c)
    return c.redirect(`/office/devices?done=${key}`, 303)
  })

export const devices: Desk = { path: 'devices', ...texts, routes }

/** A notice about the last change of a person or a device. */
export function Done({ entry }: { entry: LoggedEntry | undefined }): ReactNode {
  if (entry === undefined) return null
  const { devices: ended = [] } = stored<{ devices?: readonly string[] }>(entry.detail)
  return (
    <Notice kind="done">
      <p>
        <FormattedMessage
          id="office.people.done"
          defaultMessage="{action, select, signOut {已退出登录：{devices}。} removePerson {已移除{name}，所有设备都已退出。} other {{name}的权限已更改，立即生效。}}"
          description="After a device was signed out, a person removed, or the roles of a person changed"
          values={{ action: entry.action, name: entry.subject, devices: factLine(...ended) }}
        />
      </p>
    </Notice>
  )
}

interface SessionListProps {
  sessions: readonly Session[]
  action: string
  current: string
}

/** The signed-in devices, each with a button to sign it out. */
export function SessionList({ sessions, action, current }: SessionListProps): ReactNode {
  return (
    <ul className="rows">
      {sessions.map(({ id, device, createdAt, seenAt }) => (
        <li key={id}>
          <OfficeForm action={action}>
            <div>
              <strong>
                {device}
                {id === current && (
                  <FormattedMessage id="office.devices.this" defaultMessage="（这台）" />
                )}
              </strong>
              <span>
                <FormattedMessage
                  id="office.devices.times"
                  defaultMessage="{created} 登录，{seen} 最后使用"
                  description="When a device was signed in, and when it was last used"
                  values={{
                    created: <TimeText at={createdAt} />,
                    seen: <TimeText at={seenAt} />,
                  }}
                />
              </span>
            </div>
            <button name="session" value={id}>
              <FormattedMessage id="office.devices.signOut" defaultMessage="退出" />
            </button>
          </OfficeForm>
        </li>
      ))}
    </ul>
  )
}

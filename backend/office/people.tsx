import { type Context, Hono } from 'hono'
import type { ReactNode } from 'react'
import { defineMessages, FormattedMessage, type MessageDescriptor, useIntl } from 'react-intl'
import { QrCode } from '../../client/ui/qr-code.tsx'
import { Done, SessionList } from './devices.tsx'
import { BackLink, Notice, OfficeForm, originOf } from './document.tsx'
import { type Form, keyOf, readForm } from './form.ts'
import { readEntry, runOnce } from './log.ts'
import type { Desk, OfficeEnv } from './office-env.ts'
import { refusal } from './refusal.tsx'
import { endSessions, listPeople, listSessions, readPersonById } from './sessions.ts'
import {
  addPerson,
  linkPath,
  newToken,
  type Person,
  readPerson,
  removePerson,
  renewLink,
  type Role,
  ROLES,
  setRoles,
} from './staff.ts'

const texts = defineMessages({
  title: { id: 'office.people', defaultMessage: '人员' },
  about: {
    id: 'office.people.about',
    defaultMessage: '添加同事，发登录链接，更改权限，移除同事，让丢失的手机退出登录',
  },
  wrong: {
    id: 'office.people.wrong',
    defaultMessage: '请填写姓名（最多 40 个字），并至少选择一项权限。',
  },
  self: {
    id: 'office.people.self',
    defaultMessage: '不能移除自己，也不能取消自己的管理员权限。请让另一位管理员来操作。',
  },
  noRole: { id: 'office.people.noRole', defaultMessage: '请至少选择一项权限。' },
})

const routes = new Hono<OfficeEnv>()
  .get('/', (c) => listPage(c))
  .post('/', add)
  .get('/:id', async (c) => {
    const person = await readPersonById(c.env.DB, c.req.param('id'))
    return person ? personPage(c, person) : refusal(c, 404)
  })
  .post('/:id', change)

const { title, about } = texts
export const people: Desk = { path: 'people', role: 'admin', title, about, routes }

async function listPage(c: Context<OfficeEnv>, draft?: Draft): Promise<Response> {
  const everyone = await listPeople(c.env.DB)
  const intl = c.get('intl')
  return c.render(
    <>
      <Done entry={await readEntry(c.env.DB, c.req.query('done') ?? '')} />
      <ul className="rows">
        {everyone.map((person) => (
          <li key={person.id}>
            <a href={`/office/people/${person.id}`}>
              <strong>{person.name}</strong>
              <span>
                {person.roles.map((role) => intl.formatMessage(roleNames[role])).join(' · ')}
                <FormattedMessage
                  id="office.people.devices"
                  defaultMessage="{count, plural, =0 { · 未登录} other { · # 台设备}}"
                  description="After the roles of a person: on how many devices the person is signed in"
                  values={{ count: person.devices }}
                />
              </span>
            </a>
          </li>
        ))}
      </ul>
      <AddForm draft={draft} />
      <BackLink />
    </>,
    { title: intl.formatMessage(texts.title), isUnsent: draft !== undefined },
  )
}

async function add(c: Context<OfficeEnv>): Promise<Response> {
  const form = await readForm(c)
  const key = keyOf(form)
  const { name = '' } = form
  const roles = rolesOf(form)
  const person = readPerson({ name, roles })
  const intl = c.get('intl')
  const refuse = (error: string) => {
    c.status(400)
    return listPage(c, { error, name, roles })
  }
  if ('error' in person) return refuse(intl.formatMessage(texts.wrong))
  const everyone = await listPeople(c.env.DB)
  const namesake = everyone.find((each) => each.name === person.name)
  if (namesake !== undefined) {
    if (await readEntry(c.env.DB, key)) return linkPage(c, namesake)
    const taken = intl.formatMessage(
      {
        id: 'office.people.taken',
        defaultMessage: '已经有人叫{name}。请换一个能区分的名字，例如加上班组。',
        description: 'A person with this name exists',
      },
      { name },
    )
    return refuse(taken)
  }
  const who = c.get('person').name
  const entry = { key, who, action: 'addPerson', subject: person.name, detail: { roles } }
  await runOnce(c.env.DB, entry, [addPerson(person, Date.now())])
  return linkPage(c, person)
}

/** Creates a link and shows it once, because only its hash is stored. */
async function linkPage(c: Context<OfficeEnv>, person: Person): Promise<Response> {
  const now = Date.now()
  const { token, hash } = await newToken()
  const who = c.get('person').name
  const entry = { key: crypto.randomUUID(), who, action: 'newLink', subject: person.name }
  await runOnce(c.env.DB, entry, renewLink(person.id, hash, now))
  const address = originOf(c) + linkPath(token)
  return c.render(
    <>
      <p>
        <FormattedMessage
          id="office.people.link"
          defaultMessage="请{name}用手机扫描二维码，或把链接发给{name}。24 小时内有效，只能用一次。"
          description="Above a new one-time link and its QR code"
          values={{ name: person.name }}
        />
      </p>
      <div className="code">
        <QrCode address={address} />
      </div>
      <p className="address">{address}</p>
      <BackLink />
    </>,
    { title: person.name, isUnsent: true },
  )
}

async function personPage(
  c: Context<OfficeEnv>,
  person: Person,
  error?: string,
): Promise<Response> {
  const action = `/office/people/${person.id}`
  const sessions = await listSessions(c.env.DB, person.id)
  return c.render(
    <>
      {error !== undefined && <Notice kind="refused">{error}</Notice>}
      <Done entry={await readEntry(c.env.DB, c.req.query('done') ?? '')} />
      <OfficeForm action={action}>
        <RoleFields roles={person.roles} />
        <button name="do" value="roles">
          <FormattedMessage id="office.people.changeRoles" defaultMessage="保存权限" />
        </button>
      </OfficeForm>
      <SessionList sessions={sessions} action={action} current={c.get('person').session} />
      <OfficeForm action={action}>
        <button name="do" value="link" className="primary">
          <FormattedMessage id="office.people.newLink" defaultMessage="生成新的登录链接" />
        </button>
      </OfficeForm>
      <OfficeForm action={action}>
        <label className="choice">
          <input type="checkbox" name="sure" value="on" required />
          <FormattedMessage
            id="office.people.sure"
            defaultMessage="移除后，{name}的所有设备立即退出"
            description="Box to tick before a person is removed"
            values={{ name: person.name }}
          />
        </label>
        <button name="do" value="remove" className="danger">
          <FormattedMessage
            id="office.people.remove"
            defaultMessage="移除{name}"
            description="Button that removes a person from the office"
            values={{ name: person.name }}
          />
        </button>
      </OfficeForm>
      <BackLink />
    </>,
    { title: person.name },
  )
}

async function change(c: Context<OfficeEnv>): Promise<Response> {
  const form = await readForm(c)
  const key = keyOf(form)
  const { id: own, name: who } = c.get('person')
  const person = await readPersonById(c.env.DB, c.req.param('id') ?? '')
  if (person === undefined) return c.redirect(`/office/people?done=${key}`, 303)
  const roles = rolesOf(form)
  const isRemoved = form['do'] === 'remove' && form['sure'] === 'on'
  const error = faultOf(form, { roles, isOwn: person.id === own })
  if (error !== undefined) {
    c.status(400)
    return personPage(c, person, c.get('intl').formatMessage(error))
  }
  const entry = { key, who, subject: person.name }
  if (form['do'] === 'link') return linkPage(c, person)
  if (isRemoved)
    await runOnce(c.env.DB, { ...entry, action: 'removePerson' }, [removePerson(person.id)])
  else if (form['do'] === 'roles')
    await runOnce(
      c.env.DB,
      { ...entry, action: 'changeRoles', detail: { before: person.roles, roles } },
      [setRoles({ id: person.id, roles })],
    )
  else if (form['session'] !== undefined)
    await endSessions(c.env.DB, person, { key, session: form['session'], who })
  return c.redirect(`/office/people${isRemoved ? '' : `/${person.id}`}?done=${key}`, 303)
}

function faultOf(
  form: Form,
  { roles, isOwn }: { roles: readonly Role[]; isOwn: boolean },
): MessageDescriptor | undefined {
  if (form['do'] === 'roles' && roles.length === 0) return texts.noRole
  const losesOffice =
    (form['do'] === 'remove' && form['sure'] === 'on') ||
    (form['do'] === 'roles' && !roles.includes('admin'))
  return isOwn && losesOffice ? texts.self : undefined
}

const roleNames = defineMessages({
  duty: { id: 'office.role.duty', defaultMessage: '值班' },
  complaints: { id: 'office.role.complaints', defaultMessage: '投诉' },
  editor: { id: 'office.role.editor', defaultMessage: '编辑' },
  admin: { id: 'office.role.admin', defaultMessage: '管理员' },
}) satisfies Record<Role, unknown>

function RoleFields({ roles = [] }: { roles?: readonly string[] | undefined }): ReactNode {
  const intl = useIntl()
  return (
    <fieldset>
      <legend>
        <FormattedMessage id="office.people.roles" defaultMessage="权限" />
      </legend>
      {ROLES.map((role) => (
        <label className="choice" key={role}>
          <input
            type="checkbox"
            name={`role-${role}`}
            value="on"
            defaultChecked={roles.includes(role)}
          />
          {intl.formatMessage(roleNames[role])}
        </label>
      ))}
    </fieldset>
  )
}

function rolesOf(form: Form): Role[] {
  return ROLES.filter((role) => form[`role-${role}`] === 'on')
}

interface Draft {
  error: string
  name: string
  roles: readonly string[]
}

function AddForm({ draft }: { draft: Draft | undefined }): ReactNode {
  return (
    <section>
      <h2>
        <FormattedMessage id="office.people.add" defaultMessage="添加同事" />
      </h2>
      <OfficeForm action="/office/people">
        {draft && <Notice kind="refused">{draft.error}</Notice>}
        <label>
          <FormattedMessage id="office.people.name" defaultMessage="姓名" />
          <input name="name" required maxLength={40} defaultValue={draft?.name} />
        </label>
        <RoleFields roles={draft?.roles} />
        <button className="primary">
          <FormattedMessage id="office.people.addAndLink" defaultMessage="添加并生成登录链接" />
        </button>
      </OfficeForm>
    </section>
  )
}

import type { ReactNode } from 'react'
import { defineMessages, FormattedMessage, useIntl } from 'react-intl'
import { Notice, OfficeForm } from './document.tsx'
import type { Form } from './form.ts'
import { type Role, ROLES } from './staff.ts'

const roleNames = defineMessages({
  duty: { id: 'office.role.duty', defaultMessage: '值班' },
  complaints: { id: 'office.role.complaints', defaultMessage: '投诉' },
  editor: { id: 'office.role.editor', defaultMessage: '编辑' },
  admin: { id: 'office.role.admin', defaultMessage: '管理员' },
}) satisfies Record<Role, unknown>

/** The roles of a person as text. */
export function RoleList({ roles }: { roles: readonly Role[] }): ReactNode {
  const intl = useIntl()
  return roles.map((role) => intl.formatMessage(roleNames[role])).join(' · ')
}

/** A checkbox for each role. */
export function RoleFields({ roles = [] }: { roles?: readonly string[] | undefined }): ReactNode {
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

/** Returns the roles whose checkboxes are selected. */
export function rolesOf(form: Form): Role[] {
  return ROLES.filter((role) => form[`role-${role}`] === 'on')
}

/** The values of a refused form for a new person. */
export interface Draft {
  error: string
  name: string
  roles: readonly string[]
}

/** The form that adds a person. */
export function AddForm({ draft }: { draft: Draft | undefined }): ReactNode {
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

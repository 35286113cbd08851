import { type Context, Hono } from 'hono'
import { deleteCookie, getCookie, setCookie } from 'hono/cookie'
import { createMiddleware } from 'hono/factory'
import { FormattedMessage } from 'react-intl'
import { OfficeForm } from './document.tsx'
import { keyOf, readForm } from './form.ts'
import type { OfficeEnv } from './office-env.ts'
import { refusal } from './refusal.tsx'
import { deviceOf, personOfLink, personOfSession, SESSION_MS, useLink } from './sessions.ts'
import { hasRole, type Role } from './staff.ts'

const COOKIE = 'office'

const LOCAL_HOST = /^(?:(?:[\w-]+\.)*localhost|127(?:\.\d+){3}|\[::1\])$/

/** Returns whether a request was sent without TLS from the reader's own machine. */
function isLocal(c: Context): boolean {
  const { protocol, hostname } = new URL(c.req.url)
  return protocol === 'http:' && LOCAL_HOST.test(hostname)
}

/** Accepts only requests from signed-in people. */
export const needsPerson = createMiddleware<OfficeEnv>(async (c, next) => {
  const token = isLocal(c) ? getCookie(c, COOKIE) : getCookie(c, COOKIE, 'host')
  const person = token === undefined ? undefined : await personOfSession(c.env.DB, token)
  if (person === undefined) return refusal(c, 401)
  c.set('person', person)
  return next()
})

/** Returns a middleware that accepts only people with a role. */
export function needsRole(role: Role) {
  return createMiddleware<OfficeEnv>((c, next) =>
    hasRole(c.get('person'), role) ? next() : refusal(c, 403),
  )
}

/** Opening a link does not use it, because chat programs open links for previews. */
export const signIn = new Hono<OfficeEnv>()
  .get('/:token', async (c) => {
    const token = c.req.param('token')
    const person = await personOfLink(c.env.DB, token)
    if (person === undefined) return refusal(c, 410)
    const title = c.get('intl').formatMessage({ id: 'office.signIn', defaultMessage: '登录' })
    return c.render(
      <OfficeForm action={`/office/sign-in/${token}`}>
        <p>
          <FormattedMessage
            id="office.signIn.once"
            defaultMessage="这个链接只能用一次。登录后，这台设备 30 天内不用再登录。"
          />
        </p>
        <button className="primary">
          <FormattedMessage
            id="office.signIn.as"
            defaultMessage="以{name}的身份登录"
            description="Button on the page behind a one-time link"
            values={{ name: person.name }}
          />
        </button>
      </OfficeForm>,
      { title },
    )
  })
  .post('/:token', async (c) => {
    const session = await useLink(c.env.DB, {
      token: c.req.param('token'),
      key: keyOf(await readForm(c)),
      device: deviceOf(c.req.header('User-Agent') ?? ''),
    })
    if (session === undefined) return refusal(c, 410)
    setSession(c, session)
    return c.redirect('/office', 303)
  })

function setSession(c: Context, token: string): void {
  const maxAge = SESSION_MS / 1000
  const options = { path: '/', maxAge, httpOnly: true, sameSite: 'Strict' } as const
  // Browsers accept a `__Host-` cookie only over https. Behind a proxy, the request may be http.
  if (isLocal(c)) setCookie(c, COOKIE, token, options)
  else setCookie(c, COOKIE, token, { ...options, secure: true, prefix: 'host' })
}

export function removeSession(c: Context): void {
  if (isLocal(c)) deleteCookie(c, COOKIE, { path: '/' })
  else deleteCookie(c, COOKIE, { path: '/', secure: true, prefix: 'host' })
}

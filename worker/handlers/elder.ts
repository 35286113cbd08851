import type { Context } from 'hono'
import { setCookie } from 'hono/cookie'
import elderRules from '../../client/styles/elder.css?inline'
import { ELDER_COOKIE, ELDER_COOKIE_MAX_AGE_S, ELDER_FIELD } from '../../shared/constants.ts'
import { ELDER_ATTRIBUTE } from '../../shared/elder-mode.ts'
import type { AppEnv } from '../scope.ts'
import { cookieValue } from '../edge/language.ts'
import { readForm, unread } from './read-form.ts'

/** Turns large text on or off by cookie and leads back, by 303, to the page of this site that asked. */
export async function switchElderMode(c: Context<AppEnv>): Promise<Response> {
  c.header('Cache-Control', 'no-store')
  const form = await readForm(c.req.raw)
  if (typeof form === 'string') throw unread(form)
  const isOn = form.get(ELDER_FIELD) === '1'
  setCookie(c, ELDER_COOKIE, isOn ? '1' : '0', {
    path: '/',
    maxAge: isOn ? ELDER_COOKIE_MAX_AGE_S : 0,
    sameSite: 'Lax',
    secure: c.get('scope').url.protocol === 'https:',
  })
  return c.redirect(ownPath(c.req.header('Referer'), c.req.url), 303)
}

/** Large text for readers without script; nothing for the others. */
export function elderStyles(c: Context<AppEnv>): Response {
  c.header('Cache-Control', 'private, no-cache')
  c.header('Vary', 'Cookie')
  c.header('Content-Type', 'text/css; charset=UTF-8')
  const isOn = cookieValue(c.req.raw.headers.get('Cookie'), ELDER_COOKIE) === '1'
  return c.body(isOn ? withoutScript(elderRules) : '')
}

/** The rules without their `[data-elder]` condition: only readers who turned large text on are sent them. */
function withoutScript(rules: string): string {
  return `@layer elder{${rules.replaceAll(`[${ELDER_ATTRIBUTE}]`, '')}}`
}

/** Path and query of an address of this site; `/` for any other, where the browser does not say, and for `//host`. */
export function ownPath(referer: string | undefined, own: string): string {
  const url = URL.parse(referer ?? '')
  if (url?.origin !== new URL(own).origin || url.pathname.startsWith('//')) return '/'
  return url.pathname + url.search
}

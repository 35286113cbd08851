import type { Context } from 'hono'
import { setCookie } from 'hono/cookie'
import elderRules from '../../client/styles/elder.css?inline'
import settingRules from '../../client/styles/elder-settings.css?inline'
import { ELDER_COOKIE, ELDER_COOKIE_MAX_AGE_S, ELDER_FIELD } from '../../shared/constants.ts'
import { chosenAfter, chosenIn } from '../../shared/elder-settings.ts'
import type { AppEnv } from '../scope.ts'
import { cookieValue } from '../edge/cookies.ts'
import { readForm, unread } from './read-form.ts'

/** Sets the cookie of large text and its settings. Redirects to the page with the form. */
export async function switchElderMode(c: Context<AppEnv>): Promise<Response> {
  c.header('Cache-Control', 'no-store')
  const form = await readForm(c.req.raw)
  if (typeof form === 'string') throw unread(form)
  const chosen = chosenAfter(form.get(ELDER_FIELD), chosenBy(c))
  const isOn = chosen !== undefined
  setCookie(c, ELDER_COOKIE, isOn ? `1${chosen}` : '0', {
    path: '/',
    maxAge: isOn ? ELDER_COOKIE_MAX_AGE_S : 0,
    sameSite: 'Lax',
    secure: c.get('scope').url.protocol === 'https:',
  })
  return c.redirect(ownPath(c.req.header('Referer'), c.req.url), 303)
}

/** Returns the styles of large text for readers without script; empty while it is off. */
export function elderStyles(c: Context<AppEnv>): Response {
  c.header('Cache-Control', 'private, no-cache')
  c.header('Vary', 'Cookie')
  c.header('Content-Type', 'text/css; charset=UTF-8')
  const chosen = chosenBy(c)
  return c.body(chosen === undefined ? '' : withoutScript(elderRules + settingRules, chosen))
}

function chosenBy(c: Context<AppEnv>): string | undefined {
  return chosenIn(cookieValue(c.req.raw.headers.get('Cookie'), ELDER_COOKIE))
}

/** Returns the chosen rules without `[data-elder]`, which nothing sets without script. */
function withoutScript(rules: string, chosen: string): string {
  const own = rules.replaceAll(/\[data-elder(?:\*=["']?(\w)["']?)?\]/g, (_, letter?: string) =>
    letter === undefined || chosen.includes(letter) ? '' : ':not(*)',
  )
  return `@layer elder{${own}}`
}

/** Returns the path and query of a `Referer` on this site; `/` for any other `Referer`. */
export function ownPath(referer: string | undefined, own: string): string {
  const url = URL.parse(referer ?? '')
  if (url?.origin !== new URL(own).origin || url.pathname.startsWith('//')) return '/'
  return url.pathname + url.search
}

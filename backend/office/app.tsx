import { reactRenderer } from '@hono/react-renderer'
import { type Context, Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { setCookie } from 'hono/cookie'
import { csrf } from 'hono/csrf'
import { createMiddleware } from 'hono/factory'
import { HTTPException } from 'hono/http-exception'
import { languageDetector } from 'hono/language'
import { DEFAULT_LANGUAGE, isLanguage, LANGUAGES } from '../../locales/languages.ts'
import { createRemoteJWKSet, jwtVerify } from 'jose'
import { FormattedMessage } from 'react-intl'
import type { Bindings } from '../bindings.ts'
import { complaints } from './complaints/desk.tsx'
import { devices } from './devices.tsx'
import { OfficeDocument, POLICY } from './document.tsx'
import { readForm } from './form.ts'
import { history } from './history.tsx'
import { intlOf, officeLanguage } from './intl.ts'
import type { Desk, OfficeEnv } from './office-env.ts'
import { people } from './people.tsx'
import { publishing } from './publishing/desk.tsx'
import { previews, type Reads, withLink } from './publishing/preview-links.ts'
import { refusal } from './refusal.tsx'
import { needsPerson, needsRole, signIn } from './sign-in.tsx'
import { hasRole } from './staff.ts'
import { today } from './today/desk.tsx'

const MAX_BODY_BYTES = 64 * 1024
const LANGUAGE_COOKIE = 'office-language'
const LANGUAGE_COOKIE_S = 365 * 24 * 60 * 60

const HEADERS = {
  'Cache-Control': 'no-store',
  'Content-Security-Policy': POLICY,
  'X-Robots-Tag': 'noindex, nofollow',
  // With `no-referrer`, browsers would submit forms with `Origin: null`.
  'Referrer-Policy': 'same-origin',
}

const withHeaders = createMiddleware<OfficeEnv>(async (c, next) => {
  await next()
  for (const [name, value] of Object.entries(HEADERS)) c.res.headers.set(name, value)
})

const withTexts = createMiddleware<OfficeEnv>(async (c, next) => {
  const detected: string = c.get('language')
  const language = officeLanguage(isLanguage(detected) ? detected : DEFAULT_LANGUAGE)
  c.set('language', language)
  c.set('intl', intlOf(language))
  await next()
})

const METHODS = ['GET', 'HEAD', 'POST']

const onlyForms = createMiddleware<OfficeEnv>(async (c, next) => {
  if (METHODS.includes(c.req.method)) return next()
  c.header('Allow', METHODS.join(', '))
  return refusal(c, 405)
})

const throughAccess = createMiddleware<OfficeEnv>(async (c, next) => {
  const hasPassed = await hasPassedAccess(c.env, c.req.header('Cf-Access-Jwt-Assertion'))
  return hasPassed ? next() : refusal(c, 403, 'access')
})

const keySets = new Map<string, ReturnType<typeof createRemoteJWKSet>>()

/**
 * Returns whether Cloudflare Access has accepted a request. `token` is the header
 * `Cf-Access-Jwt-Assertion`. It must be signed by the configured team for the configured
 * application. Always true if Access is not configured. False if only one of its two variables is
 * set.
 */
async function hasPassedAccess(
  { ACCESS_TEAM_DOMAIN: team = '', ACCESS_AUDIENCE: audience = '' }: Bindings,
  token: string | undefined,
): Promise<boolean> {
  if (team === '' && audience === '') return true
  if (team === '' || audience === '' || token === undefined) return false
  const issuer = new URL(team).origin
  const keys = keySets.get(issuer) ?? createRemoteJWKSet(new URL('/cdn-cgi/access/certs', issuer))
  keySets.set(issuer, keys)
  try {
    await jwtVerify(token, keys, { issuer, audience, algorithms: ['RS256'] })
    return true
  } catch (error) {
    // oxlint-disable-next-line no-console -- for the user, a wrong audience and unreachable keys have the same effect
    console.warn(JSON.stringify({ level: 'warn', failure: 'access', message: String(error) }))
    return false
  }
}

const desks: readonly Desk[] = [today, complaints, publishing, people, history, devices]

const home = new Hono<OfficeEnv>().get('/', (c) => {
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

/** The pages for the site's staff, below `/office`. `reads` handles the calls of previews. */
export function createOffice(reads: Reads) {
  const app = new Hono<OfficeEnv>()
    .use(withHeaders)
    .use(
      languageDetector({
        order: ['cookie', 'header'],
        lookupCookie: LANGUAGE_COOKIE,
        supportedLanguages: [...LANGUAGES],
        fallbackLanguage: DEFAULT_LANGUAGE,
        caches: false,
      }),
      withTexts,
      reactRenderer(OfficeDocument),
      onlyForms,
    )
    // Before the Cloudflare Access check, because people with a preview link need no account.
    .route('/office/previews/link', previews(reads, withLink))
    .use(
      throughAccess,
      // Behind a proxy, the address of a request may differ from the site's address.
      csrf({
        origin: (origin, c) => origin === new URL(c.req.url).origin || origin === c.env.SITE_ORIGIN,
      }),
      bodyLimit({ maxSize: MAX_BODY_BYTES, onError: (c) => refusal(c, 413) }),
    )
    .post('/office/language', switchLanguage)
    .route('/office/sign-in', signIn)
    .use(needsPerson)
    .route('/office/previews/staff', previews(reads, needsRole('editor')))
    .route('/office', home)
  for (const { path, role, routes } of desks) {
    if (role) app.use(`/office/${path}/*`, needsRole(role))
    app.route(`/office/${path}`, routes)
  }
  app.notFound((c) => refusal(c, 404))
  app.onError((error, c) => {
    if (error instanceof HTTPException)
      return error.status === 403 ? refusal(c, 403, 'foreign') : refusal(c, 400)
    // oxlint-disable-next-line no-console -- only this place logs unexpected errors
    console.error(JSON.stringify({ level: 'error', cause: error.stack ?? error.message }))
    return refusal(c, 500)
  })
  return app
}

async function switchLanguage(c: Context<OfficeEnv>): Promise<Response> {
  const { language, path = '' } = await readForm(c)
  if (!isLanguage(language)) throw new HTTPException(400)
  setCookie(c, LANGUAGE_COOKIE, language, {
    path: '/office',
    maxAge: LANGUAGE_COOKIE_S,
    httpOnly: true,
    sameSite: 'Lax',
    secure: new URL(c.req.url).protocol === 'https:',
  })
  return c.redirect(/^\/office(?:\/[\w/-]*)?$/.test(path) ? path : '/office', 303)
}

import { type Context, Hono } from 'hono'
import { etag, RETAINED_304_HEADERS } from 'hono/etag'
import { type RobotsRule, robotsRules } from '../../shared/site.ts'
import type { AppEnv } from '../scope.ts'
import { methodNotAllowed, PageError } from '../page-error.ts'
import { build } from 'virtual:client-build'
import { LANGUAGES } from '../../locales/languages.ts'
import { inLanguage } from '../../shared/language.ts'
import { STANDALONE_PATHS } from '../site-pages.ts'

/**
 * Gives polled responses an `ETag`, a hash of the body, and responds with 304 to the same hash.
 * Keeps the CORS header on the 304, because browsers require it there too.
 */
export const validated = etag({
  retainedHeaders: [...RETAINED_304_HEADERS, 'access-control-allow-origin'],
})

/** A rule for all crawlers. They must not fetch payloads, which only repeat the pages. */
const FOR_ALL = 'Disallow: /*_payload.json'

export function robots(c: Context<AppEnv>): Response {
  const text = robotsText(robotsRules, c.get('scope').settings.SITE_ORIGIN)
  return c.text(text, 200, { 'Cache-Control': 'public, max-age=3600' })
}

/** Returns a group per rule, each with the common rules: a crawler reads only its own group. */
export function robotsText(rules: readonly RobotsRule[], origin: string): string {
  const others: RobotsRule = { agents: ['*'], disallow: [] }
  const all = rules.some(({ agents }) => agents.includes('*')) ? rules : [...rules, others]
  return [...all.map(groupOf), `Sitemap: ${origin}/sitemap.xml`, ''].join('\n')
}

function groupOf({ agents, disallow, crawlDelay }: RobotsRule): string {
  const isShut = disallow.includes('/')
  return [
    ...agents.map((agent) => `User-agent: ${agent}`),
    ...(isShut ? ['Disallow: /'] : ['Allow: /', FOR_ALL]),
    ...(isShut ? [] : disallow.map((path) => `Disallow: ${path}`)),
    ...(crawlDelay === undefined ? [] : [`Crawl-delay: ${crawlDelay}`]),
    '',
  ].join('\n')
}

/** Serves the data of this build: `latest.json` uncached, the file of the build id for ever. */
export const builds = new Hono<AppEnv>()
  .get('/latest.json', (c) => c.json(build, 200, { 'Cache-Control': 'no-store' }))
  .all('/latest.json', methodNotAllowed('GET', 'HEAD'))
  .get('/meta/:file', validated, (c) => {
    if (c.req.param('file') !== `${build.id}.json`)
      throw new PageError(404, { statusMessage: 'No such build' })
    return c.json(build, 200, { 'Cache-Control': 'public, max-age=31536000, immutable' })
  })
  .all('/meta/:file', methodNotAllowed('GET', 'HEAD'))

/** The time after a build for which the contact is valid. RFC 9116 recommends less than a year. */
const VOUCHED_MS = 180 * 24 * 60 * 60 * 1000

/** Responds with the contact for reports of vulnerabilities (RFC 9116); 404 without one. */
export function securityTxt(c: Context<AppEnv>): Response {
  const { SECURITY_CONTACT, SITE_ORIGIN } = c.get('scope').settings
  c.header('Cache-Control', 'no-store')
  if (SECURITY_CONTACT === undefined) return c.text('404 Not Found', 404)
  const lines = [
    `Contact: ${SECURITY_CONTACT}`,
    `Expires: ${new Date(build.timestamp + VOUCHED_MS).toISOString()}`,
    `Preferred-Languages: ${LANGUAGES.join(', ')}`,
    `Canonical: ${SITE_ORIGIN}/.well-known/security.txt`,
    '',
  ]
  return c.text(lines.join('\n'))
}

/**
 * Serves the rules by which browsers load documents in advance. They cover only pages that are
 * always loaded as documents (the guide and the form), because the client preloads the payloads of
 * all others. Loading starts only when a link is pressed: otherwise phones would load every visible
 * link.
 */
export function speculationRules(c: Context<AppEnv>): Response {
  const pathname = STANDALONE_PATHS.flatMap((path) =>
    LANGUAGES.map((language) => inLanguage(language, path)),
  )
  const where = {
    and: [
      { href_matches: pathname.map((each) => ({ pathname: each })) },
      { not: { selector_matches: '[target], [download], [rel~=external]' } },
    ],
  }
  const rules = { prefetch: [{ where, eagerness: 'conservative' }] }
  return c.body(JSON.stringify(rules), 200, {
    'Content-Type': 'application/speculationrules+json',
    'Cache-Control': 'public, max-age=3600',
  })
}

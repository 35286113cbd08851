import type { Context } from 'hono'
import { type RobotsRule, robotsRules } from '../../shared/site.ts'
import type { AppEnv } from '../scope.ts'

/** For everyone: payloads repeat the pages. */
const FOR_ALL = 'Disallow: /*_payload.json'

/** Every page may be crawled, but for what the site's rules say (RFC 9309). */
export function robots(c: Context<AppEnv>): Response {
  const text = robotsText(robotsRules, c.get('scope').settings.SITE_ORIGIN)
  return c.text(text, 200, { 'Cache-Control': 'public, max-age=3600' })
}

/** `robots.txt` with a group for each rule: a crawler reads only the one that names it, so each group says what holds for all. */
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

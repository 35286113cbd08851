import type { Context } from 'hono'
import { type RobotsRule, robotsRules } from '../../shared/site.ts'
import type { AppEnv } from '../scope.ts'

/** Rule for all crawlers: payloads repeat the pages. */
const FOR_ALL = 'Disallow: /*_payload.json'

/**
 * Serves `robots.txt` (RFC 9309). It allows every page except those that the site's rules exclude.
 */
export function robots(c: Context<AppEnv>): Response {
  const text = robotsText(robotsRules, c.get('scope').settings.SITE_ORIGIN)
  return c.text(text, 200, { 'Cache-Control': 'public, max-age=3600' })
}

/**
 * Returns `robots.txt` with a group for each rule. A crawler reads only the group that names it, so
 * each group repeats the common rules.
 */
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

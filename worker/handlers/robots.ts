import type { Context } from 'hono'
import type { AppEnv } from '../scope.ts'

/** Every page may be crawled; payloads repeat the pages. */
export function robots(c: Context<AppEnv>): Response {
  const lines = [
    'User-agent: *',
    'Allow: /',
    'Disallow: /*_payload.json',
    '',
    `Sitemap: ${c.get('scope').settings.SITE_ORIGIN}/sitemap.xml`,
    '',
  ]
  return c.text(lines.join('\n'), 200, { 'Cache-Control': 'public, max-age=3600' })
}

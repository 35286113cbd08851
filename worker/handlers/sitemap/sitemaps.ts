import { type Handler, Hono } from 'hono'
import { LANGUAGES } from '../../../locales/languages.ts'
import { validated } from '../../edge/validated.ts'
import { methodNotAllowed } from '../../page-error.ts'
import type { AppEnv } from '../../scope.ts'

/** Loads the code of the answers with the first that is asked for. */
const answers = () => import('./sitemap-answers.ts')

/** The index of all sitemaps, one of the pages of each language, and one of its news. */
export const sitemaps = new Hono<AppEnv>()
offer('/sitemap.xml', async (c) => (await answers()).sitemapIndex(c))
for (const language of LANGUAGES) {
  offer(`/sitemap-${language}.xml`, async (c) => (await answers()).languageSitemap(c, language))
  offer(`/sitemap-news-${language}.xml`, async (c) => (await answers()).newsSitemap(c, language))
}

function offer(path: string, handler: Handler<AppEnv>): void {
  sitemaps.get(path, validated, handler).all(path, methodNotAllowed('GET', 'HEAD'))
}

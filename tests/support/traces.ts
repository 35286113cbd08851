import type { CrawledPage } from '../../tools/check-site/crawl.ts'
import { EXAMPLE } from '../../tools/site/folder.ts'
import { readSite } from '../../tools/site/read-site.ts'

/** Matches the names and telephone numbers of the example and of the test site. */
export const TRACES = new RegExp([EXAMPLE, 'tests/site'].flatMap(tracesOf).join('|'), 'i')

/** Paths of a site's answers that are not pages. */
export const OTHER_ANSWERS = [
  '/manifest.webmanifest',
  '/manifest-en.webmanifest',
  '/nothing-here',
  '/sitemap.xml',
  '/robots.txt',
  '/service-worker.js',
]

/** Returns the crawled pages with signs of another site. */
export function tracedPages(pages: ReadonlyMap<string, CrawledPage>): string[] {
  return [...pages].flatMap(([path, { html }]) => (TRACES.test(html) ? [path] : []))
}

/** Returns the telephone number and the most unusual part of each name. */
function tracesOf(folder: string): string[] {
  const { name, hotline } = readSite(folder)
  const [longest = ''] = name.en.split(' ').toSorted((one, other) => other.length - one.length)
  return [name.zh.slice(0, 2), longest, hotline.slice(0, '0000-000'.length)]
}

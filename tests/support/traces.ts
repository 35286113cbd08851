import type { CrawledPage } from '../../tools/check-site/crawl.ts'
import { EXAMPLE } from '../../tools/site/folder.ts'
import { readSite } from '../../tools/site/read-site.ts'

/** What gives away that a page was another site's: the names and telephone numbers of the example and of the suites' own site. */
export const TRACES = new RegExp([EXAMPLE, 'tests/site'].flatMap(tracesOf).join('|'), 'i')

/** What a site answers besides its pages. */
export const OTHER_ANSWERS = [
  '/manifest.webmanifest',
  '/manifest-en.webmanifest',
  '/nothing-here',
  '/sitemap.xml',
  '/robots.txt',
  '/service-worker.js',
]

/** Returns the crawled pages that contain traces of another site. */
export function tracedPages(pages: ReadonlyMap<string, CrawledPage>): string[] {
  return [...pages].flatMap(([path, { html }]) => (TRACES.test(html) ? [path] : []))
}

/** Returns the parts of names that only this area has: two characters, or a word. */
function tracesOf(folder: string): string[] {
  const { name, hotline } = readSite(folder)
  const [longest = ''] = name.en.split(' ').toSorted((one, other) => other.length - one.length)
  return [name.zh.slice(0, 2), longest, hotline.slice(0, '0000-000'.length)]
}

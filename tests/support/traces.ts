import type { CrawledPage } from '../../tools/check-site/crawl.ts'
import { EXAMPLE } from '../../tools/site/folder.ts'
import { readSite } from '../../tools/site/read-site.ts'

/**
 * Signs of another site on a page: the names and telephone numbers of the example and of the test
 * site.
 */
export const TRACES = new RegExp([EXAMPLE, 'tests/site'].flatMap(tracesOf).join('|'), 'i')

/** Answers of a site other than its pages. */
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

/** Returns the parts of names that are unique to this area: two characters, or a word. */
function tracesOf(folder: string): string[] {
  const { name, hotline } = readSite(folder)
  const [longest = ''] = name.en.split(' ').toSorted((one, other) => other.length - one.length)
  return [name.zh.slice(0, 2), longest, hotline.slice(0, '0000-000'.length)]
}

import type { CrawledPage } from './crawl.ts'

/** Its script finds what an address names, a point or a walk, in what it has loaded. */
const NAMES_BY_SCRIPT = /\/infomation\/guide(?:\?|$)/

/** Links of a site's pages, in menus, texts and all else, that lead to no page, or to a part that their page does not have. */
export function faultsOfLinks(pages: ReadonlyMap<string, CrawledPage>): string[] {
  const dead = [...pages].flatMap(([path, { status, from }]) =>
    status < 400 ? [] : [`${from}: links to ${path}, which answers ${status}`],
  )
  const parts = [...pages].flatMap(([from, { targets }]) =>
    targets.flatMap(({ path, part }) => {
      const page = pages.get(path)
      const isThere =
        !part || page?.status !== 200 || NAMES_BY_SCRIPT.test(path) || page.ids.has(decodeURI(part))
      return isThere ? [] : [`${from}: links to ${path}#${part}, and there is no such part`]
    }),
  )
  return [...dead, ...new Set(parts)]
}

import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { isLeftBehind } from '../../backend/content/items.ts'
import type { PageName } from '../../shared/site-names.ts'

/** What in `content` a page shows, where that is things of a kind. */
const SHOWN: readonly [PageName, ...string[]][] = [
  ['mall', 'hotels', 'tickets', 'products', 'restaurants'],
  ['hotels', 'hotels'],
  ['tickets', 'tickets'],
  ['products', 'products'],
  ['restaurants', 'restaurants'],
  ['publicity', 'publicity'],
  ['news', 'news', 'notices'],
  ['publicNotices', 'notices'],
  ['culture', 'culture'],
  ['announcements', 'announcements'],
  ['activities', 'activities'],
  ['guide', 'guides.zh.yaml'],
  ['questions', 'questions'],
  ['strategies', 'strategies'],
]

/** The pages of which the content has nothing at all. A folder without content says nothing: another backend answers. */
export function leftOutOf(folder: string): PageName[] {
  const content = join(folder, 'content')
  if (!existsSync(content)) return []
  return SHOWN.flatMap(([page, ...names]) =>
    names.some((name) => isThere(join(content, name))) ? [] : [page],
  )
}

/** Whether there is a file, or a folder with something in it. */
function isThere(path: string): boolean {
  if (!existsSync(path)) return false
  return !path.endsWith('.yaml') ? readdirSync(path).some((name) => !isLeftBehind(name)) : true
}

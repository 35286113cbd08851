import { SITE_PICTURES } from '../../shared/site-pictures.ts'
import type { Language } from '../../locales/languages.ts'

/** The kind of a page by the beginning of its address, longer ones first; all other pages share the mountain itself. */
const KINDS = [
  ['/mall/hotel', 'stay'],
  ['/mall/ticket', 'tickets'],
  ['/mall/restaurant', 'food'],
  ['/mall', 'shopping'],
  ['/scenic/information', 'news'],
  ['/scenic', 'scenic'],
  ['/service/strategy', 'strategies'],
  ['/service', 'service'],
  ['/infomation/guide', 'guide'],
  ['/infomation/activity', 'activities'],
  ['/infomation/announcement', 'news'],
  ['/infomation/corporateCulture', 'scenic'],
  ['/infomation', 'service'],
] as const

/** The picture that programs show beside a link to a page: its kind's, with a title in the page's language. */
export function sharePicture(path: string, language: Language) {
  const [, kind] = KINDS.find(([start]) => path === start || path.startsWith(`${start}/`)) ?? [
    '',
    'home',
  ]
  return SITE_PICTURES[`share-${kind}-${language}`]
}

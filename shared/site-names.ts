/** The pages that a site may leave out, each with its details. */
export const PAGE_NAMES = [
  'mall',
  'hotels',
  'tickets',
  'products',
  'restaurants',
  'introduction',
  'publicity',
  'news',
  'publicNotices',
  'culture',
  'announcements',
  'activities',
  'guide',
  'contact',
  'questions',
  'traffic',
  'conditions',
  'strategies',
  'complaint',
  'accessibility',
  'search',
  'about',
] as const
export type PageName = (typeof PAGE_NAMES)[number]

/** A section of the site. Public notices belong to the news; every site has a home page. */
export type SectionName = 'home' | Exclude<PageName, 'publicNotices'>

/** What may have a seal next to its title: a page, or the view without a network. */
export const SEALED = [...PAGE_NAMES, 'offline'] as const
export type Sealed = (typeof SEALED)[number]

/** The sections of the home page, in the order they have unless a site says otherwise. */
export const HOME_SECTIONS = ['announcements', 'recommendations', 'activities', 'guide'] as const
export type HomeSectionName = (typeof HOME_SECTIONS)[number]

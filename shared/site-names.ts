/** The pages that a site can disable. Disabling a list also disables its detail pages. */
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

/**
 * A section of the site. Every site has `home`. Public notices are not a section, because they
 * belong to the news.
 */
export type SectionName = 'home' | Exclude<PageName, 'publicNotices'>

/** The pages that can have a seal next to their title, including the offline page. */
export const SEALED = [...PAGE_NAMES, 'offline'] as const
export type Sealed = (typeof SEALED)[number]

/** The sections of the home page, in their default order. */
export const HOME_SECTIONS = ['announcements', 'recommendations', 'activities', 'guide'] as const
export type HomeSectionName = (typeof HOME_SECTIONS)[number]

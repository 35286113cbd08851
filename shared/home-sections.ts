/** The sections of the home page, in their default order. */
export const HOME_SECTIONS = ['announcements', 'recommendations', 'activities', 'guide'] as const
export type HomeSectionName = (typeof HOME_SECTIONS)[number]

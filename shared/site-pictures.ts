import pictures from './site-pictures.json' with { type: 'json' }

/** The site's own pictures; each has a twin for dark pages where one is named so. */
export const SITE_PICTURES = pictures
export type SitePictureName = keyof typeof pictures

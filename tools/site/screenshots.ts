import type { Language } from '../../locales/languages.ts'

/** What a browser shows of the site before it is installed, each taken by `npm run screenshots`: the window's size, and pixels per pixel. */
export const SCREENSHOTS = [
  { form: 'narrow', width: 390, height: 844, scale: 2 },
  { form: 'wide', width: 1440, height: 900, scale: 1 },
] as const

/** Where a screenshot is in a site's folder. */
export function screenshotFile(
  form: (typeof SCREENSHOTS)[number]['form'],
  language: Language,
): string {
  return `public/screenshot-${form}-${language}.jpg`
}

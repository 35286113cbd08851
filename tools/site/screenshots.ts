import type { Language } from '../../locales/languages.ts'

/** What a browser shows of the site before it is installed, each taken by `npm run screenshots`: the window's size, pixels per pixel, and what it says to those who don't see it. */
export const SCREENSHOTS = [
  {
    form: 'narrow',
    width: 390,
    height: 844,
    scale: 2,
    label: { zh: '{name}首页，手机上', en: 'The home page of {name} on a phone' },
  },
  {
    form: 'wide',
    width: 1440,
    height: 900,
    scale: 1,
    label: { zh: '{name}首页，电脑上', en: 'The home page of {name} on a computer' },
  },
] as const

/** Where a screenshot is in a site's folder. */
export function screenshotFile(
  form: (typeof SCREENSHOTS)[number]['form'],
  language: Language,
): string {
  return `public/screenshot-${form}-${language}.jpg`
}

import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { LANGUAGES, type Language } from '../../locales/languages.ts'
import { inLanguage, manifestPath, tagOf } from '../../shared/language.ts'
import { sections } from '../../worker/sections/index.ts'
import { coloursOf, themeColours } from './brand-colours.ts'
import { readSite } from './read-site.ts'
import { readTexts } from './read-texts.ts'
import { SCREENSHOTS, screenshotFile } from './screenshots.ts'

/** Where a long press on the icon leads, if the site has the page. */
const SHORTCUTS = [sections.tickets, sections.guide, sections.conditions]

const ICONS = [192, 512].map((size) => ({
  src: `/icon-${size}.png`,
  sizes: `${size}x${size}`,
  type: 'image/png',
  purpose: 'any maskable',
}))

/** What a home screen needs to know in each language, by path. */
export function manifestsOf(folder: string): Map<string, string> {
  return new Map(
    LANGUAGES.map((language) => [
      manifestPath(language),
      JSON.stringify(manifestOf(folder, language)),
    ]),
  )
}

function manifestOf(folder: string, language: Language) {
  const { name, shortName = name, without, ...look } = readSite(folder)
  const texts = readTexts(folder)[language]
  const shortcuts = SHORTCUTS.filter(({ name }) => !without.includes(name))
  const screenshots = SCREENSHOTS.filter(({ form }) =>
    existsSync(join(folder, screenshotFile(form, language))),
  )
  return {
    // In either language it is one app.
    id: '/',
    lang: tagOf(language),
    name: name[language],
    short_name: shortName[language],
    start_url: inLanguage(language, '/'),
    scope: '/',
    // With the way back; as `browser` no browser would offer to install it.
    display: 'minimal-ui',
    background_color: coloursOf(look.theme).light['silk'],
    theme_color: themeColours(look).light,
    icons: ICONS,
    shortcuts: shortcuts.map(({ title, pages }) => ({
      name: texts[title.id],
      url: inLanguage(language, pages),
    })),
    ...(screenshots.length > 0 && {
      screenshots: screenshots.map(({ form, width, height, scale, label }) => ({
        src: screenshotFile(form, language).replace('public', ''),
        sizes: `${width * scale}x${height * scale}`,
        type: 'image/jpeg',
        form_factor: form,
        label: label[language].replace('{name}', () => name[language]),
      })),
    }),
  }
}

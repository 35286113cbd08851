import { hash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import * as v from 'valibot'
import type { Plugin } from 'vite'
import {
  backendTexts,
  offlineTexts,
  reasonTexts,
  screenshotTexts,
  siteTexts,
  warningTexts,
} from '../../locales/plain-texts.ts'
import { focus } from '../../contract/image.ts'
import { tzlib_get_ical_block } from 'timezones-ical-library'
import { SITE_PICTURE_NAMES, type SitePictures } from '../../shared/site-pictures.ts'
import {
  largeStylesOfBrand,
  stylesOfBrand,
  themeColours,
  inTheme,
  stylesOfTheme,
} from './brand-colours.ts'
import { drawnPictures } from './drawn.ts'
import { readFreePages } from './free-pages.ts'
import { LOGO, MAPPING } from './folder.ts'
import { forLanguages, stylesOfLanguages } from './language-styles.ts'
import { languageConstants } from './languages.ts'
import { dominantLanguage, readOfficeTexts, readTexts, textLanguage } from './read-texts.ts'
import { readIfThere } from './read-data.ts'
import { readSite, type Site } from './read-site.ts'
import { CHINESE_TAG } from '../../locales/chinese.ts'
import { regionConstants } from './site-region.ts'

const picture = v.strictObject({
  src: v.string(),
  width: v.number(),
  height: v.number(),
  colour: v.pipe(v.string(), v.hexColor()),
  focus: v.optional(focus),
  variants: v.array(v.strictObject({ src: v.string(), width: v.number(), type: v.string() })),
})

const NIGHT_NAMES = SITE_PICTURE_NAMES.map((name) => `${name}-night` as const)

const pictures = v.strictObject(
  v.entriesFromList([...SITE_PICTURE_NAMES, ...NIGHT_NAMES], v.optional(picture)),
)

/**
 * Makes the data of a site's folder available to bundles: `virtual:site` for pages, and smaller
 * modules for the service worker and the reference backend. The service worker is one file that
 * must stay small. The backend must not contain the site's pictures.
 */
export function siteModules(folder: string): Plugin {
  return {
    name: 'shanmen:site',
    // Vite would otherwise resolve `#site-languages` and `#site-region` with `package.json`.
    enforce: 'pre',
    // Reports mistakes in the folder before anything is built.
    async config() {
      await modulesOf(folder)
    },
    // Without `#`: in the development server, it would end the address of the module.
    resolveId: {
      filter: { id: /^(?:virtual:site|#site-)/ },
      handler: (id) => `\0${id.replace('#', 'virtual:')}`,
    },
    load: {
      filter: { id: /^\0virtual:site/ },
      async handler(id) {
        if (id === '\0virtual:site/mapping') return mappingOf(folder)
        if (id.startsWith(TEXTS)) return textsModule(folder, id.slice(TEXTS.length))
        const { [id.slice(1)]: values = {} } = await modulesOf(folder)
        return Object.entries(values)
          .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)}`)
          .join('\n')
      },
    },
  }
}

/** Adds theme and colours to the styles before the security policy gets their hashes. */
export function siteStyles(folder: string): Plugin {
  return {
    name: 'shanmen:site-styles',
    enforce: 'pre',
    transform: {
      filter: { id: /\/(?:client\/styles|worker|backend)\/.*\.css(?:\?|$)/ },
      handler(code, id) {
        const site = readSite(folder)
        return {
          code: forLanguages(inTheme(site.theme, code) + ownStyles(id, site), site.languages),
          map: null,
        }
      },
    },
  }
}

const LANGUAGE_MENU = readFileSync('client/styles/base/language-menu.css', 'utf8')

/** Returns the rules to append to a sheet. The one for readers without script has no imports. */
function ownStyles(id: string, site: Site): string {
  if (id.includes('elder.css'))
    return stylesOfTheme(site.theme, 'large-text') + largeStylesOfBrand(site)
  if (id.includes('elder-page.css')) return `@layer elder{${largeStylesOfBrand(site)}}`
  if (!/(?:site|office)\.css/.test(id)) return ''
  const isOffice = id.includes('office.css')
  const own = isOffice ? focusOfSide(site.folder) : site.languages.length < 3 ? '' : LANGUAGE_MENU
  return own + stylesOfBrand(site) + stylesOfLanguages(site.languages, site.theme === 'scroll')
}

/** The focus of the office's picture. The policy of the office forbids inline styles. */
function focusOfSide(folder: string): string {
  const { hero, 'hero-tall': tall = hero } = picturesOf(folder)
  const [one = 'initial', other = 'initial'] = [hero?.focus, tall?.focus]
  return `.side{--focus:${one}}@media (min-width:60em){.side{--focus:${other}}}`
}

async function modulesOf(folder: string): Promise<Record<string, object>> {
  const site = readSite(folder)
  const pages = await readFreePages(folder)
  const {
    accessibility: accessibilityStatement,
    entrance,
    home: homeSections,
    name: siteNames,
    robots: robotsRules,
    seal,
    seals,
    timeZone,
    complaintDays,
    complaintRetentionDays,
    receiptPrefix,
    without,
  } = site
  const constants = languageConstants(site)
  const words = plainWords(folder, site)
  return {
    'virtual:site-languages': constants,
    'virtual:site-region': await regionConstants(site),
    'virtual:site': {
      accessibilityStatement,
      calendarZone: calendarZoneOf(timeZone),
      channels: channelsOf(site),
      complaintDays,
      entrance: entrance ?? words(({ entrance: text }) => text, siteTexts),
      footerPages: (without.includes('about') ? [] : pages)
        .filter(({ versions }) => Object.values(versions).some(({ footer }) => footer))
        .map(({ id, versions }) => ({
          id,
          titles: Object.fromEntries(
            Object.entries(versions).map(([language, { title }]) => [language, title]),
          ),
        })),
      homeSections,
      logo: addressOf(join(folder, LOGO), LOGO),
      pictures: picturesOf(folder),
      robotsRules,
      seal,
      seals,
      siteNames,
      siteTexts: words(({ table }) => ({ table }), siteTexts),
      theme: site.theme,
      themeColours: themeColours(site),
      timeZone,
      without,
    },
    'virtual:site/offline': {
      chineseTag: CHINESE_TAG,
      defaultLanguage: constants.DEFAULT_LANGUAGE,
      hasSearch: !without.includes('search'),
      seal: seals.offline ?? '',
      words: words((texts, language) => {
        const { direction, formats } = formatsOf(dominantLanguage(site.folder, language))
        return {
          ...texts,
          direction,
          formats,
          searchPath: `${constants.languages[language]?.prefix}/search`,
          guidePath: `${constants.languages[language]?.prefix}/pocket.json`,
        }
      }, offlineTexts),
    },
    'virtual:site/pages': { pages },
    'virtual:site/backend': {
      complaintRetentionDays,
      reasons: words((texts) => texts, reasonTexts),
      receiptPrefix,
      sentences: words((texts) => texts, backendTexts),
      timeZone,
      warnings: words((texts) => texts, warningTexts),
    },
  }
}

function formatsOf(language: string) {
  const { languageDirections, languageFormats, languages } = languageConstants({
    languages: [language],
    languageIds: {},
  })
  return {
    tag: languages[language]?.tag,
    direction: languageDirections[language] === 'rtl' ? ' dir="rtl"' : '',
    formats: languageFormats[language],
  }
}

function plainWords(folder: string, { languages }: Pick<Site, 'languages'>) {
  const texts: Readonly<Record<string, Record<string, string>>> = readTexts(folder)
  return <Name extends string, Value>(
    make: (words: Readonly<Record<Name, string>>, language: string) => Value,
    descriptors: Readonly<Record<Name, { id: string }>>,
  ): Record<string, Value> =>
    Object.fromEntries(
      languages.map((language) => {
        const named = Object.entries<{ id: string }>(descriptors)
        const words = named.map(([name, { id }]) => [name, texts[language]?.[id]])
        return [language, make(Object.fromEntries(words), language)]
      }),
    )
}

const TEXTS = '\0virtual:site/texts/'

/** Texts of other modules. They are omitted: an isolate parses them before its first response. */
const PLAIN = new Set(
  [backendTexts, offlineTexts, reasonTexts, screenshotTexts, siteTexts, warningTexts].flatMap(
    (texts) => Object.values(texts).map(({ id }) => id),
  ),
)

/**
 * Returns a module of texts: `<catalogue>zh.json` has one language, `<catalogue>all` all languages
 * of the site. A language without texts shows those of another one.
 */
function textsModule(folder: string, name: string): string {
  const catalogue = name.startsWith('office.') ? 'office.' : ''
  const part = name.slice(catalogue.length)
  const texts = catalogue === '' ? readTexts(folder) : readOfficeTexts(folder)
  if (part !== 'all') {
    const own = Object.entries<string>(Reflect.get(texts, part.replace('.json', '')))
    return JSON.stringify(Object.fromEntries(own.filter(([id]) => !PLAIN.has(id))))
  }
  const languages = Object.keys(texts)
  const shown = languages.map((language) => textLanguage(folder, catalogue, language))
  // Some languages show the texts of a language that the site does not offer.
  const used = shown.map((each, index) => (each in texts ? each : (languages[index] ?? each)))
  const imports = [...new Set(used)].map(
    (each) => `import ${nameOf(each)} from 'virtual:site/texts/${catalogue}${each}.json'`,
  )
  const entries = languages.map(
    (each, index) => `${JSON.stringify(each)}: ${nameOf(used[index] ?? each)}`,
  )
  const written = languages.map((each, index) => {
    const own = catalogue === '' ? dominantLanguage(folder, each) : (shown[index] ?? each)
    const { tag, formats } = formatsOf(own)
    return [each, { tag, formats }] as const
  })
  return `${imports.join('\n')}
export const texts = { ${entries.join(', ')} }
export const written = ${JSON.stringify(Object.fromEntries(written))}`
}

function nameOf(language: string): string {
  return `of_${language.replaceAll('-', '_')}`
}

/** Returns the name and rules of a time zone (RFC 5545 `VTIMEZONE`), if rules are known. */
function calendarZoneOf(timeZone: string): { name: string; rules: string } | undefined {
  const [rules, named] = tzlib_get_ical_block(timeZone)
  const name = named?.replace(/^TZID=/, '')
  return rules && name ? { name, rules } : undefined
}

function mappingOf(folder: string): string {
  const file = resolve(folder, MAPPING)
  if (!existsSync(file)) return 'export const mapping = {}'
  return `export { mapping } from ${JSON.stringify(file)}`
}

function channelsOf({ folder, channels: { wechat, miniProgram, ...pages } }: Site) {
  const shown = (code: typeof wechat) => {
    const picture = code && addressOf(join(folder, 'public', code.picture), code.picture)
    return picture === undefined ? undefined : { name: code?.name, picture }
  }
  return { wechat: shown(wechat), miniProgram: shown(miniProgram), ...pages }
}

/** Returns a file's address with a version for caches; undefined if it does not exist. */
function addressOf(file: string, name: string): string | undefined {
  if (!existsSync(file)) return undefined
  const version = hash('sha256', readFileSync(file)).slice(0, 8)
  return `/${encodeURIComponent(name)}?v=${version}`
}

/** Returns the share cards, the pictures of the list, and photographs of such a name. */
export function picturesOf(folder: string): SitePictures {
  const listed = readIfThere(folder, 'pictures.json', pictures) ?? {}
  checkFiles(folder, listed)
  const photographs = readIfThere(folder, 'converted/pictures.json', v.record(v.string(), picture))
  const named = Object.entries(photographs ?? {}).filter(
    ([name]) => name in pictures.entries && !name.startsWith('share-'),
  )
  return { ...drawnPictures(folder), ...listed, ...Object.fromEntries(named) }
}

/** Throws if a file from the list does not exist. A page would show an empty space instead. */
function checkFiles(folder: string, listed: SitePictures): void {
  const missing = Object.entries(listed).flatMap(([name, { src = '', variants = [] } = {}]) =>
    [src, ...variants.map((variant) => variant.src)]
      .map((address) => address.replace(/^\/|\?.*/g, ''))
      .filter((file) => file.startsWith('pictures/') && !existsSync(join(folder, file)))
      .map((file) => `pictures.json: ${name}: there is no file ${file}`),
  )
  if (missing.length > 0) throw new Error(missing.join('\n'))
}

import * as v from 'valibot'
import * as kinds from '../../contract/kinds.ts'
import { telephone, text, label, typedDate } from '../../contract/values.ts'
import { HOME_SECTIONS } from '../../shared/constants.ts'
import { type PageName, pageNames, SECTIONS } from '../../worker/sections/index.ts'
import { gitServer } from '../editor/git-server.ts'
import { brandColoursOn, type Theme, theme, THEMES } from './brand-colours.ts'
import { checkNames } from './check-folder.ts'
import { PAGES } from './folder.ts'
import { inLanguagesOf, languageConstants, languageFields } from './languages.ts'
import { choiceOf } from './site-languages.ts'
import { readData, textLike } from './read-data.ts'
import { regionFields } from './site-region.ts'
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { isLeftBehind } from '../../backend/content/items.ts'
import { isNewer, OLDEST, productVersion, version } from './version.ts'

const sentence = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(500))

const contact = v.pipe(
  v.strictObject({
    telephone: v.optional(v.message(telephone, 'must be a telephone number')),
    email: v.optional(v.pipe(v.string(), v.email())),
  }),
  v.check(
    ({ telephone: number, email }) => number !== undefined || email !== undefined,
    'needs a telephone or an email',
  ),
)

const page = v.message(
  v.pipe(v.string(), v.url(), v.startsWith('https://')),
  'must be an address that begins with https://',
)

function channelsField(languages: readonly string[]) {
  const code = v.strictObject({
    name: inLanguagesOf(languages, label),
    picture: textLike(
      /^[^./\\][^/\\]*\.(?:png|jpe?g|webp|svg)$/i,
      'must be the name of a picture in public/, as wechat.png',
    ),
  })
  return v.strictObject({
    wechat: v.optional(code),
    miniProgram: v.optional(code),
    videoChannel: v.optional(page),
    douyin: v.optional(page),
    weibo: v.optional(page),
  })
}

/**
 * The field for the accessibility statement in `site.yaml`. The statement is legally relevant, so
 * nothing in it has a default: the standard, the result, and the date, tester and method of the
 * test.
 */
function accessibilityField(languages: readonly string[]) {
  const sentences = inLanguagesOf(languages, sentence)
  return v.strictObject({
    standard: label,
    level: v.optional(label),
    conforms: v.picklist(
      ['fully', 'partly'],
      ({ input }) => `${String(input)} is neither fully nor partly`,
    ),
    tested: v.message(typedDate, 'must be a date as 2026-10-12'),
    testedBy: sentences,
    method: sentences,
    limits: v.optional(v.pipe(v.array(sentences), v.maxLength(20)), []),
    contact: v.optional(contact),
    enforcement: v.optional(inLanguagesOf(languages, sentence, { url: v.optional(page) })),
  })
}

/** The pages that need at least one item, and the names of their content. */
const SHOWN: readonly (readonly [PageName, ...string[]])[] = [
  ...SECTIONS.flatMap((section) => {
    if (!('kinds' in section)) return []
    const shown: readonly string[] = Object.values(section.kinds)
    const folders = Object.entries(kinds).flatMap(([name, kind]) =>
      'folder' in kind && shown.includes(name) ? [kind.folder] : [],
    )
    return folders.length === 0 ? [] : [[section.name, ...folders] as const]
  }),
  ['mall', 'hotels', 'tickets', 'products', 'restaurants'],
  ['tickets', 'tickets'],
  ['publicNotices', 'notices'],
  ['questions', 'questions'],
  ['guide', 'guides.<language>.yaml'],
]

/** Returns the pages without content; none without `content`, which another backend then has. */
function leftOutOf(folder: string, [first]: readonly string[]): PageName[] {
  const own: PageName[] = isThere(join(folder, PAGES)) ? [] : ['about']
  const content = join(folder, 'content')
  if (!existsSync(content)) return own
  const shown = SHOWN.flatMap(([page, ...names]) =>
    names.some((name) => isThere(join(content, name.replace('<language>', first ?? ''))))
      ? []
      : [page],
  )
  return [...shown, ...own]
}

/** Returns whether a path is a file or a non-empty folder. */
function isThere(path: string): boolean {
  if (!existsSync(path)) return false
  return path.endsWith('.yaml') || readdirSync(path).some((name) => !isLeftBehind(name))
}

const filing = v.strictObject({
  number: text,
  url: v.pipe(v.string(), v.url(), v.startsWith('https://')),
})

const seal = textLike(/^\p{L}{1,4}$/u, 'must be 1 to 4 characters')

const timeZone = v.message(
  v.pipe(v.string(), v.check(isTimeZone)),
  'must be the name of a time zone, as Asia/Shanghai',
)

const wholeNumber = (from: number, to: number) =>
  v.message(
    v.pipe(v.number(), v.integer(), v.minValue(from), v.maxValue(to)),
    `must be a whole number from ${from} to ${to}`,
  )
const workingDays = wholeNumber(1, 90)

const siteFile = v.strictObject({
  /** The version of the product for which the folder was made. */
  shanmen: v.optional(version, OLDEST),
  ...languageFields,
  ...regionFields,
  seal: v.optional(seal),
  theme,
  hotline: v.message(telephone, 'must be a telephone number'),
  securityContact: v.optional(
    textLike(
      /^(?:mailto|https|tel):[\x21-\x7e]+$/,
      'must be an address that begins with mailto:, https: or tel:',
    ),
  ),
  timeZone: v.optional(timeZone, 'Asia/Shanghai'),
  filings: v.optional(
    v.strictObject({ icp: v.optional(filing), publicSecurity: v.optional(filing) }),
    {},
  ),
  receiptPrefix: v.optional(textLike(/^[A-Z]{0,8}$/, 'must be up to 8 capital letters'), ''),
  complaintDays: v.optional(
    v.strictObject({ answer: v.optional(workingDays), settle: v.optional(workingDays) }),
    {},
  ),
  complaintRetentionDays: v.optional(wholeNumber(30, 3650)),
  home: v.optional(
    v.pipe(
      v.array(v.picklist(HOME_SECTIONS)),
      v.check((names) => new Set(names).size === names.length, 'names a section twice'),
    ),
    [...HOME_SECTIONS],
  ),
  without: v.optional(
    v.array(
      v.picklist(pageNames(), ({ input }) => `there is no page ${String(input)} to do without`),
    ),
    [],
  ),
  robots: v.optional(
    v.array(
      v.strictObject({
        agents: v.pipe(
          v.array(textLike(/^(?:\*|[A-Za-z][\w.-]{0,60})$/, 'must be the name of a crawler, or *')),
          v.minLength(1),
        ),
        disallow: v.optional(
          v.array(textLike(/^\/[\x21-\x22\x24-\x7e]*$/, 'must be a path that begins with a slash')),
          [],
        ),
        crawlDelay: v.optional(v.pipe(v.number(), v.minValue(0), v.maxValue(3600))),
      }),
    ),
    [],
  ),
  seals: v.optional(
    v.partial(v.strictObject(v.entriesFromList([...pageNames(), 'offline'], seal))),
    {},
  ),
  editor: v.optional(gitServer),
})

/** `Intl.supportedValuesOf` does not list other names of a zone, such as Asia/Kolkata. */
function isTimeZone(name: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone: name }))
  } catch {
    return false
  }
}

/** The schema depends on the theme, because colours need contrast with its backgrounds. */
function siteFileIn(chosen: Theme, languages: readonly string[]) {
  const words = inLanguagesOf(languages, text)
  return v.strictObject({
    ...siteFile.entries,
    name: words,
    shortName: v.optional(words),
    entrance: v.optional(words),
    accessibility: v.optional(accessibilityField(languages)),
    channels: v.optional(channelsField(languages), {}),
    colours: v.optional(brandColoursOn(chosen), {}),
  })
}

/** All settings of an operator's site, without its content. */
export interface Site extends v.InferOutput<ReturnType<typeof siteFileIn>> {
  folder: string
  pages: readonly PageName[]
}

/**
 * Returns the site in a folder. Adds pages without content to `without`. Throws an error with a
 * line for each invalid field of `site.yaml`, or for each unknown file if all fields are valid.
 */
export function readSite(folder: string): Site {
  // Checked first, because a newer folder may have unknown files and fields.
  const [made, own] = [versionOf(folder), productVersion()]
  if (isNewer(made, own))
    throw new Error(
      `site.yaml: shanmen: the folder was made for version ${made}, and this is ${own}: upgrade the product first`,
    )
  const { languages } = choiceOf(folder)
  const { theme: chosen } = readData(
    folder,
    'site.yaml',
    v.looseObject({ theme: v.fallback(theme, THEMES[0]) }),
  )
  const { without, ...others } = readData(folder, 'site.yaml', siteFileIn(chosen, languages))
  // Throws if two languages have the same id.
  languageConstants(others)
  checkNames(folder)
  return {
    folder,
    pages: pageNames(),
    ...others,
    without: [...new Set([...without, ...leftOutOf(folder, languages)])],
  }
}

/** Returns the version for which a site's folder was made; `0.0.0` if it states none. */
export function versionOf(folder: string): string {
  const made = v.looseObject({ shanmen: siteFile.entries.shanmen })
  return readData(folder, 'site.yaml', made).shanmen
}

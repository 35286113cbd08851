import * as v from 'valibot'
import { isTraditional, toTraditional } from '../../backend/content/traditional.ts'
import type { Language } from '../../locales/languages.ts'

/** Data about a language that is missing in `Intl`, or wrong there. */
interface Row {
  /** The id of the language in backend calls. A site may change it, but not of the first two. */
  id: number
  /** The tag in documents and links. The default is the key. */
  tag?: string
  /** The locale of dates and numbers. The default is the key. */
  formats?: string
  name?: string
  /**
   * Other codes that readers' preferences may have for the language: those of ISO 639-2 and 639-3,
   * and members of a macrolanguage in IANA's registry of language subtags.
   */
  codes?: string
}

const TABLE: Readonly<Record<string, Row>> = {
  zh: {
    id: 1,
    tag: 'zh-CN',
    formats: 'zh-CN',
    name: '中文',
    codes:
      'zho chi cdo cjy cmn cnp cpx csp czh czo gan hak hnm hsn i-hak luh lzh mnp nan sjc wuu yue',
  },
  en: { id: 2, formats: 'en-GB', codes: 'eng' },
  ja: { id: 3, codes: 'jpn' },
  ko: { id: 4, codes: 'kor' },
  'zh-Hant': { id: 5 },
  de: { id: 6, codes: 'deu ger' },
  fr: { id: 7, codes: 'fra fre' },
  ar: { id: 8, codes: 'ara' },
  he: { id: 9, codes: 'heb' },
}

/** The languages of a site if `site.yaml` does not list them. */
const USUAL = ['zh', 'en'] as const

/** Languages whose prefix an address may have even if the site does not offer them. */
const NAMED_IN_PATHS = ['en', 'ja', 'ko'] as const

/** Wrong tags that people write for a language. They mean nothing, or another language. */
const OFTEN_MEANT: Readonly<Record<string, string>> = { cn: 'zh', jp: 'ja', kr: 'ko', gr: 'el' }

/** Returns what is wrong with a tag: `faultOfTag('jp') // 'is not a language; Japanese is ja'`. */
export function faultOfTag(tag: string): string | undefined {
  const canonical = canonicalOf(tag)
  const meant = OFTEN_MEANT[tag.toLowerCase()]
  if (canonical === undefined) return 'is not a language tag of BCP 47, such as ja, de or zh-Hant'
  if (meant !== undefined) {
    const name = new Intl.DisplayNames('en', { type: 'language' }).of(meant)
    return `is not a language; ${name} is ${meant}`
  }
  if (Intl.DateTimeFormat.supportedLocalesOf(tag).length === 0)
    return 'is not a language that Intl has'
  if (canonical !== tag) return `is spelt ${canonical}`
  return /-(?:u|t|x)-/.test(tag) ? 'has an extension; leave it out' : undefined
}

function canonicalOf(tag: string): string | undefined {
  try {
    return Intl.getCanonicalLocales(tag)[0]
  } catch {
    return undefined
  }
}

/** The tag of any language, whether the site offers it or not. */
const languageTag = v.pipe(
  v.string(),
  v.rawCheck(({ dataset, addIssue }) => {
    const fault = dataset.typed ? faultOfTag(dataset.value) : undefined
    if (fault !== undefined) addIssue({ message: `${String(dataset.value)} ${fault}` })
  }),
)

export const languageFields = {
  languages: v.optional(
    v.pipe(
      v.array(languageTag),
      v.minLength(1, 'names no language'),
      v.check((tags) => new Set(tags).size === tags.length, 'names a language twice'),
    ),
    [...USUAL],
  ),
  languageIds: v.optional(
    v.record(
      languageTag,
      v.message(v.pipe(v.number(), v.safeInteger(), v.minValue(1)), 'must be a positive integer'),
    ),
    {},
  ),
}

export interface LanguageChoice {
  languages: readonly string[]
  languageIds: Readonly<Record<string, number>>
}

/**
 * Returns the languages that a reader of `tag` may understand, the best one first: the tag, its
 * shorter forms, English, and the site's default language. `readingOrder('zh-Hant', 'de') //
 * ['zh-Hant', 'zh', 'en', 'de']`
 */
export function readingOrder(tag: string, defaultLanguage: string): string[] {
  const own = prefixesOf(tag)
  // Readers of one Chinese script can read the other one better than English.
  return [...new Set([...own, 'en', ...prefixesOf(defaultLanguage)])]
}

function prefixesOf(tag: string): string[] {
  const parts = tag.split('-')
  return parts.map((_, index) => parts.slice(0, parts.length - index).join('-'))
}

/** Throws if two languages have the same id, or if a fixed id is changed. */
function idsOf({ languages, languageIds }: LanguageChoice): Record<string, number> {
  const ids = languages.map((tag): [string, number] => {
    const id = TABLE[tag]?.id
    const chosen = languageIds[tag]
    if (chosen !== undefined && chosen !== id && (USUAL as readonly string[]).includes(tag))
      throw new Error(`site.yaml: languageIds: ${tag} is always ${id}`)
    return [tag, chosen ?? id ?? madeId(tag)]
  })
  for (const [tag, id] of ids) {
    const other = ids.find(([each, its]) => each !== tag && its === id)
    if (other)
      throw new Error(
        `site.yaml: languageIds: ${other[0]} and ${tag} both have ${id}; give one of them another`,
      )
  }
  return Object.fromEntries(ids)
}

/** Returns an id that does not depend on the other languages of the site. */
function madeId(tag: string): number {
  return 1000 + Number.parseInt(tag.replaceAll('-', '').slice(0, 9), 36)
}

/** The constants of the module `#site-languages`. */
export function languageConstants(choice: LanguageChoice) {
  const { languages: tags } = choice
  const [first = USUAL[0]] = tags
  const ofEach = <Value>(make: (tag: string) => Value) =>
    Object.fromEntries(tags.map((tag) => [tag, make(tag)]))
  return {
    DEFAULT_LANGUAGE: first,
    LANGUAGES: tags,
    UNOFFERED_LANGUAGES: NAMED_IN_PATHS.filter((tag) => !tags.includes(tag)),
    languages: ofEach((tag) => ({
      tag: TABLE[tag]?.tag ?? tag,
      prefix: tag === first ? '' : `/${tag.toLowerCase()}`,
    })),
    languageIds: idsOf(choice),
    // Each language has another locale, by which components find the language of their page.
    languageFormats: ofEach((tag) => {
      const { formats = tag } = TABLE[tag] ?? {}
      return tags.includes(formats) ? tag : formats
    }),
    languageNames: ofEach((tag) => TABLE[tag]?.name ?? ownName(tag, tags)),
    languageDirections: ofEach(directionOf),
    HAS_RIGHT_TO_LEFT: tags.some((tag) => directionOf(tag) === 'rtl'),
    languageCodes: ofEach((tag) => codesOf(tag, tags)),
    languageFallbacks: ofEach((tag) =>
      [...readingOrder(tag, first).filter((each) => tags.includes(each)), ...tags].filter(
        (each, index, all) => all.indexOf(each) === index,
      ),
    ),
  }
}

/**
 * Returns a language's own name with a capital letter, as in a list: `Français`. Omits the region
 * if it distinguishes nothing on this site, because the header has little room: `Português` for
 * `pt-BR`.
 */
function ownName(tag: string, tags: readonly string[]): string {
  const { language, script } = new Intl.Locale(tag)
  const isOnly = tags.every((each) => each === tag || new Intl.Locale(each).language !== language)
  const named = isOnly && script === undefined ? language : tag
  const name = new Intl.DisplayNames(tag, { type: 'language' }).of(named) ?? tag
  const [initial = ''] = name
  return initial.toLocaleUpperCase(tag) + name.slice(initial.length)
}

const FROM_THE_RIGHT = new Set('Adlm Arab Aran Hebr Mand Nkoo Rohg Syrc Thaa'.split(' '))

export function directionOf(tag: string): 'ltr' | 'rtl' {
  return FROM_THE_RIGHT.has(new Intl.Locale(tag).maximize().script ?? '') ? 'rtl' : 'ltr'
}

/**
 * Returns other codes in a reader's preferences that mean this language of the site. For `zh-Hant`,
 * they are `zh-tw` and the like. If the site has no other Chinese, `zh` is one of them.
 */
function codesOf(tag: string, tags: readonly string[]): string[] {
  const { language, script } = new Intl.Locale(tag)
  const isFirst = tags.find((each) => new Intl.Locale(each).language === language) === tag
  const general = tags.includes(language) ? tag === language : isFirst
  return [
    ...(script === undefined ? [] : regionsWriting(language, script)),
    ...(general && tag !== language ? [language] : []),
    ...(general ? (TABLE[language]?.codes?.split(' ') ?? []) : []),
  ]
}

const LETTERS = Array.from('ABCDEFGHIJKLMNOPQRSTUVWXYZ')

/** Returns tags with a region where a script is used: `zh-tw`, `zh-hk`, … */
function regionsWriting(language: string, script: string): string[] {
  return LETTERS.flatMap((one) => LETTERS.map((other) => `${language}-${one}${other}`))
    .filter((tag) =>
      new Intl.DisplayNames('en', { type: 'region', fallback: 'none' }).of(tag.slice(-2)),
    )
    .filter((tag) => new Intl.Locale(tag).maximize().script === script)
    .map((tag) => tag.toLowerCase())
}

/** Returns the schema of a value by language. Only the default language needs a value. */
export function inLanguagesOf<
  const Value extends v.GenericSchema<unknown, string>,
  // oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- the output has its fields
  const Entries extends v.ObjectEntries = {},
>(tags: readonly string[], value: Value, entries?: Entries) {
  const [first = USUAL[0], ...others] = tags
  return v.pipe(
    v.strictObject({
      ...entries,
      ...v.entriesFromList([first], value),
      ...v.entriesFromList(others, v.optional(value)),
    }),
    v.transform((given) => {
      const words: Readonly<Record<string, unknown>> = given
      const filled = tags.map((tag) => {
        const language = [...readingOrder(tag, first), first].find(
          (each) => words[each] !== undefined,
        )
        const word = words[language ?? first]
        const isMade = language === 'zh' && isTraditional(tag) && typeof word === 'string'
        return [tag, isMade ? toTraditional(tag, word) : word]
      })
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Object.fromEntries loses the key types
      return { ...given, ...Object.fromEntries(filled) } as typeof given & Record<Language, string>
    }),
  )
}

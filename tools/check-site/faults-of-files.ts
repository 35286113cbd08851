import { hash } from 'node:crypto'
import { existsSync, globSync, readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { DOCUMENT_FILES } from '../../backend/content/documents.ts'
import { readItems } from '../../backend/content/items.ts'
import { contentStatements } from '../../backend/content/compile.ts'
import { Mistakes } from '../../backend/content/mistakes.ts'
import { readVersions } from '../../backend/content/source.ts'
import { missingWords } from '../../backend/content/translate.ts'
import { CONTENT_KINDS } from '../../backend/kinds.ts'
import * as v from 'valibot'
import {
  DEFAULT_LANGUAGE,
  inEachLanguage,
  isLanguage,
  type Language,
  LANGUAGES,
} from '../../locales/languages.ts'
import { checkCodes, checkLogo, checkNames } from '../site/check-folder.ts'
import { cardFile } from '../site/drawn.ts'
import { filesIn } from '../site/folder.ts'
import { faultsOfFacts, hintsOfTickets } from './faults-of-facts.ts'
import { readFreePages } from '../site/free-pages.ts'
import { faultsOfHero } from './faults-of-hero.ts'
import { readData } from '../site/read-data.ts'
import { readSite } from '../site/read-site.ts'
import { sampleValues } from './sample-values.ts'
import { pageNames } from '../../worker/sections/index.ts'
import { productTexts, readOwn, readTexts, SOURCE_LANGUAGE } from '../site/read-texts.ts'
import { picturesOf } from '../site/site-modules.ts'

const TEXT = /\.(?:yaml|md|svg|txt|html)$/
const PICTURE = /\.(?:avif|webp|jpe?g|png|ico|svg)$/

/** Returns what is unfinished in a site's folder, or still copied from an example. */
export async function faultsOfFiles(folder: string, example: string): Promise<string[]> {
  const files = filesIn(folder)
  const texts = await faultsOfTexts(
    folder,
    files.filter((file) => TEXT.test(file)),
    example,
  )
  return [
    ...(await ofValidFiles(() => faultsOfFacts(folder))),
    ...texts,
    ...sampleValues(folder, files),
    ...sharedPictures(folder, example),
    ...missingFiles(files, DEFAULT_LANGUAGE).map(
      (file) => `${file}: is missing, another language has it`,
    ),
    ...missingIcons(folder),
    ...(await ofValidFiles(() => missingCards(folder, [DEFAULT_LANGUAGE]))),
    ...(await ofValidFiles(() => smallPictures(folder))),
    ...(await ofValidFiles(() => faultsOfHero(readSite(folder)))),
  ]
}

/** Returns the faults; none if a file is invalid. `brokenParts` reports invalid files. */
async function ofValidFiles(faults: () => string[] | Promise<string[]>): Promise<string[]> {
  return (await new Mistakes().from(faults)) ?? []
}

/** Returns optional tasks: translations, share cards, accessibility statement, own texts. */
export async function hintsOfFiles(folder: string): Promise<string[]> {
  const files = filesIn(folder)
  return [
    ...(await Promise.all(OTHERS.map((each) => untranslatedIn(folder, files, each)))).flat(),
    ...(await ofValidFiles(() => missingCards(folder, OTHERS))),
    ...(await ofValidFiles(() => hintsOfTickets(folder))),
    ...(await ofValidFiles(() => missingStatement(folder))),
    ...(await ofValidFiles(() => defaultTexts(folder))),
  ]
}

function missingStatement(folder: string): string[] {
  const { accessibility, without } = readSite(folder)
  return accessibility === undefined && !without.includes('accessibility')
    ? ['site.yaml: accessibility: is missing; the page says that no statement has been made']
    : []
}

/** Matches the ids of messages that introduce a page, on the page or in search results. */
const INTRODUCTION = /'(\w+\.(?:lead|\w*[dD]escription))'/g

/** Returns the introductions of pages that still have the default text. */
function defaultTexts(folder: string): string[] {
  const [{ without }, texts] = [readSite(folder), readTexts(folder)[DEFAULT_LANGUAGE]]
  const defaults = productTexts('', DEFAULT_LANGUAGE)
  const code = globSync('worker/sections/*/{section.ts,*.page.tsx}')
    .toSorted()
    .filter((file) => !without.some((page) => page === basename(dirname(file))))
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n')
  const ids = new Set(Array.from(code.matchAll(INTRODUCTION), ([, id = '']) => id))
  return [...ids]
    .filter((id) => texts[id] !== undefined && texts[id] === defaults[id])
    .map((id) => `texts.${DEFAULT_LANGUAGE}.yaml: ${id}: has the default text (${texts[id]})`)
}

/** Returns each mistake that would stop the build or an import, in all parts of the folder. */
export async function brokenParts(folder: string): Promise<string[]> {
  const mistakes = new Mistakes()
  const site = await mistakes.from(() => readSite(folder))
  await mistakes.from(() => checkNames(folder))
  await mistakes.from(() => readTexts(folder))
  await mistakes.from(() => picturesOf(folder))
  await mistakes.from(() => checkLogo(folder))
  await mistakes.from(() => checkCodes(folder, site?.channels ?? {}))
  await mistakes.from(() => readFreePages(folder))
  if (existsSync(join(folder, 'content')))
    await mistakes.from(() => contentStatements(site ?? { ...STAND_IN, folder }))
  return mistakes.lines()
}

/** Replaces a `site.yaml` that cannot be read, so that `content` can still be checked. */
const STAND_IN = {
  name: inEachLanguage(() => '-'),
  hotline: '12301',
  timeZone: 'Asia/Shanghai',
  filings: {},
  pages: pageNames(),
}

const MARKERS: readonly [RegExp, fault: string][] = [
  [/\bTODO\b/, 'TODO: this is still to be filled in'],
  [/[\w-]\.example\b|\bexample\.(?:com|net|org)\b/, 'an address that nobody has'],
  [/\/\/(?:localhost|127\.0\.0\.1)\b/, 'an address of this machine'],
  [
    /^\s*(?:- )?alt:\s*(?:''|"")?\s*$|[{,]\s*alt:\s*(?:''|"")\s*[,}]|!\[\s*\]\(/,
    'a picture without alt',
  ],
]

async function faultsOfTexts(
  folder: string,
  files: readonly string[],
  example: string,
): Promise<string[]> {
  const { name, hotline } = readSite(example)
  // The site may lack languages that the example has, so all names of the example are tried.
  const ofExample = [...new Set(Object.values(name).map(String)), hotline]
  const faultsOf = (line: string) => [
    ...MARKERS.filter(([marker]) => marker.test(line)).map(([, fault]) => fault),
    ...ofExample
      .filter((words) => line.toLowerCase().includes(words.toLowerCase()))
      .map((words) => `${words} is the example's`),
  ]
  const found = await Promise.all(
    files.map(async (file) => {
      const lines = (await readFile(join(folder, file), 'utf8')).split('\n')
      const faults = lines.flatMap((line, index) =>
        faultsOf(line).map((fault) => `${file}:${index + 1}: ${fault}`),
      )
      const of = CONTENT_KINDS.find((kind) => file === `content/${kind.folder}.yaml`)?.folder
      const isLeft = of !== undefined && !existsSync(join(folder, 'content', of))
      return faults.length > 0 && isLeft
        ? [`${file}: delete it, because the folder content/${of} does not exist`]
        : faults
    }),
  )
  return found.flat()
}

function sharedPictures(folder: string, example: string): string[] {
  const theirs = new Set(hashesIn(example).values())
  return [...hashesIn(folder)]
    .filter(([, each]) => theirs.has(each))
    .map(([file]) => `${file}: is the example's picture`)
}

function hashesIn(folder: string): Map<string, string> {
  const files = filesIn(folder).filter((file) => PICTURE.test(file))
  return new Map(files.map((file) => [file, hash('sha256', readFileSync(join(folder, file)))]))
}

/** The languages besides the default one. Translations may be missing in them. */
const OTHERS = LANGUAGES.filter((each) => each !== DEFAULT_LANGUAGE)

/** Maximum number of lines for one language. More would hide the other tasks. */
const MOST_LINES = 10

/** Returns some missing files and fields of a language, and then the totals. */
async function untranslatedIn(
  folder: string,
  files: readonly string[],
  language: Language,
): Promise<string[]> {
  const missing = missingFiles(files, language)
  const lines = [
    ...missing.map((file) => `${file}: is missing; pages show another language with a notice`),
    ...missingInSite(folder, language).map((path) => `site.yaml: ${path}: ${language} is missing`),
    ...(await untranslatedWords(folder, language)),
  ]
  const own = readOwn(folder, language)
  const texts = { ...productTexts('', language), ...own }
  const ids = Object.keys(productTexts('', SOURCE_LANGUAGE))
  const missingTexts = ids.filter((id) => texts[id] === undefined)
  const replaced = Object.keys(readOwn(folder, DEFAULT_LANGUAGE)).filter((id) => !(id in own))
  const counts = [
    missing.length > 0 && `${missing.length} files of the content`,
    lines.length > missing.length && `${lines.length - missing.length} fields of other files`,
    missingTexts.length > 0 && `${missingTexts.length} of ${ids.length} interface texts`,
    replaced.length > 0 && `${replaced.length} texts of texts.${DEFAULT_LANGUAGE}.yaml`,
  ].filter(Boolean)
  const more = lines.length - MOST_LINES
  return counts.length === 0
    ? []
    : [
        ...lines.slice(0, MOST_LINES),
        ...(more > 0 ? [`${language}: ${more} more files and fields are missing`] : []),
        `${language}: not translated: ${counts.join(', ')}`,
      ]
}

/** Returns the files of items and pages that are missing in a language. `language` is its tag. */
export function missingFiles(files: readonly string[], language: string): string[] {
  const there = new Set(files)
  const wanted = files.flatMap((file) => {
    const [, name, of, type] = /^((?:content|pages)\/.+)\.([\w-]+)\.(md|yaml)$/.exec(file) ?? []
    return isLanguage(of) ? [`${name}.${language}.${type}`] : []
  })
  return [...new Set(wanted)].filter((file) => !there.has(file))
}

/** Returns the texts of `site.yaml` that are missing in a language: `channels.wechat.name`. */
export function missingInSite(folder: string, language: string): string[] {
  const pathsIn = (value: unknown): string[] => {
    if (typeof value !== 'object' || value === null) return []
    const isText = typeof Reflect.get(value, DEFAULT_LANGUAGE) === 'string'
    if (isText) return language in value ? [] : ['']
    return Object.entries(value).flatMap(([key, each]) =>
      pathsIn(each).map((path) => (path === '' ? key : `${key}.${path}`)),
    )
  }
  return pathsIn(readData(folder, 'site.yaml', v.unknown()))
}

/** Returns missing share cards, without which a shared link to the site has no picture. */
function missingCards(folder: string, languages: readonly Language[]): string[] {
  const pictures = picturesOf(folder)
  return languages
    .filter((language) => pictures[`share-home-${language}`] === undefined)
    .map((language) => `${cardFile(language)}: is missing, npm run icons draws it`)
}

/** Minimum width of a picture in a window of 1,440 pixels, with some reserve for cropping. */
const WIDE_ENOUGH = 1600

function smallPictures(folder: string): string[] {
  return Object.entries(picturesOf(folder)).flatMap(([name, picture]) =>
    /^(?:hero|lost)(?:-night)?$/.test(name) && picture && picture.width < WIDE_ENOUGH
      ? [
          `${name}: is ${picture.width} pixels wide, and shown across the window: it needs ${WIDE_ENOUGH}`,
        ]
      : [],
  )
}

async function untranslatedWords(folder: string, language: Language): Promise<string[]> {
  const items = await Promise.all(
    CONTENT_KINDS.map(async (kind) => (await readItems(folder, kind, new Mistakes())).items),
  )
  const documents = await Promise.all(
    DOCUMENT_FILES.map(async ([name, type]) =>
      readVersions(folder, `${name}.${type}`).catch(() => undefined),
    ),
  )
  const pairs = [...items.flat().map(({ sources }) => sources), ...documents]
  return pairs.flatMap((pair) => {
    const { [DEFAULT_LANGUAGE]: first, [language]: own } = pair ?? {}
    if (!first || !own) return []
    return missingWords(first.fields, own.fields).map(
      (path) => `${own.file}: ${path}: is missing, ${basename(first.file)} has it`,
    )
  })
}

function missingIcons(folder: string): string[] {
  return ['favicon.ico', 'favicon.svg', 'apple-touch-icon.png', 'icon-192.png', 'icon-512.png']
    .map((name) => `public/${name}`)
    .filter((file) => !existsSync(join(folder, file)))
    .map((file) => `${file}: is missing, npm run icons draws it`)
}

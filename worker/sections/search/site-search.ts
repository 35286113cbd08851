import {
  tableUrl,
  type Simplify,
  simplifyBy,
} from '../../../client/islands/guide-map/list/point-groups.ts'
import type { Language } from '../../../locales/languages.ts'
import type { LoadContext } from '../define-page.ts'
import { daysOfVisit } from '../mall/days.tsx'
import { timeZone } from '../../../shared/site.ts'
import { dayIn } from '../../../shared/zoned-time.ts'
import { gatherSources } from './gather-sources.ts'
import type { Source, SourceContext } from './area-source.ts'
import {
  type Findings,
  type Search,
  searchOver,
  chineseWordsOf,
  type Found,
  wordsToMark,
} from './ask-index.ts'
import {
  foldBy,
  type SearchDocument,
  type Fold,
  isSignificant,
  tokensOfWord,
  wordsIn,
} from './search-index.ts'
import type { Finding } from '../../../contract/search.ts'
import { hrefOfLink } from '../../href.ts'
import { matchPage } from '../../routes.ts'
import { type RouteName, sectionOf } from '../index.ts'
import type { Kind } from '../define-section.ts'

/** Maximum number of indexed documents. 3,000 documents take 1.5 MB. */
const MAX_DOCUMENTS = 3000

export interface SiteFindings extends Omit<Findings, 'words'> {
  simplify: Simplify
  /** Returns the words to mark in a result, first those that few results have. */
  marksOf: (found: Found) => readonly string[]
  isEmpty: boolean
}

interface LanguageIndex {
  index: Search
  simplify: Simplify
  isEmpty: boolean
  answers: readonly object[]
  documents: readonly SearchDocument[]
  /** The day for which prices and hours are in the texts. */
  day: string
}

/** The index of each language. It exists until its content changes, or as long as the isolate. */
const indexes = new Map<Language, LanguageIndex>()
let table: Simplify | undefined

/** Uses the site's index if the backend has no search or its search fails. */
export async function findInSite(context: LoadContext, typed: string): Promise<SiteFindings> {
  const { backendSearch, language, languageId } = context
  const [simplify, findings] = await Promise.all([
    readTable(context),
    backendSearch?.({ q: typed, languageId }),
  ])
  const fold = foldBy(simplify)
  const index = findings ? undefined : await indexFor(context, simplify)
  const { words, ...others } = index
    ? index.index.find(typed, context.now)
    : foundByBackend(findings ?? [], { typed, language, fold })
  const countOf = countIn(others.found)
  return {
    ...others,
    simplify,
    isEmpty: index?.isEmpty ?? false,
    marksOf: (found) =>
      wordsToMark(found, words, fold).toSorted((one, other) => countOf(one) - countOf(other)),
  }
}

/** Returns a function that counts the results with a word. */
function countIn(found: readonly Found[]): (word: string) => number {
  const counts = new Map<string, number>()
  for (const { tokens } of found)
    for (const token of new Set(tokens)) counts.set(token, (counts.get(token) ?? 0) + 1)
  // A Chinese word has a token for each pair of its characters.
  return (word) => Math.min(...tokensOfWord(word).map((token) => counts.get(token) ?? 0))
}

/**
 * Returns the index of all content in a language, made from cached responses. Content that cannot
 * be loaded is not in it. Rebuilds the index only if texts have changed: cached responses are
 * refreshed each minute, mostly with the same content.
 */
async function indexFor(context: LoadContext, simplify: Simplify): Promise<LanguageIndex> {
  const { backend, optional, languageId, now } = context
  const menu = await optional(backend('menu', { params: { languageId } }))
  const day = menu ? daysOfVisit(menu.site, now.getTime()).first : dayIn(timeZone, now.getTime())
  const gathered = await Promise.all(
    gatherSources({ ...context, day }).map((source) => optional(source)),
  )
  const sources = gathered.filter((source) => source !== undefined)
  return indexOf({ ...context, day }, sources, simplify)
}

function indexOf(
  { language, day }: Pick<SourceContext, 'language' | 'day'>,
  sources: readonly Source[],
  simplify: Simplify,
): LanguageIndex {
  const cached = indexes.get(language)
  const answers = sources.flatMap((source) => source.answers)
  const isOfDay = cached?.simplify === simplify && cached.day === day
  if (isOfDay && areSame(cached.answers, answers)) return cached
  const documents = sources.flatMap((source) => source.documents()).slice(0, MAX_DOCUMENTS)
  const isKnown = cached?.simplify === simplify && haveSameText(cached.documents, documents)
  const made: LanguageIndex = {
    answers,
    documents,
    day,
    simplify,
    index: isKnown ? cached.index : searchOver(documents, simplify),
    isEmpty: documents.every(({ kind }) => kind === 'page'),
  }
  indexes.set(language, made)
  return made
}

function areSame(before: readonly object[], answers: readonly object[]): boolean {
  return (
    before.length === answers.length && before.every((answer, index) => answer === answers[index])
  )
}

function haveSameText(
  before: readonly SearchDocument[],
  documents: readonly SearchDocument[],
): boolean {
  return (
    before.length === documents.length &&
    before.every((document, index) => JSON.stringify(document) === JSON.stringify(documents[index]))
  )
}

/** Loads OpenCC's table. Without it, Traditional characters do not match Simplified ones. */
async function readTable({ readAsset }: LoadContext): Promise<Simplify> {
  if (table === undefined) {
    const text = await readAsset(tableUrl)
    if (text === undefined) return (text) => text
    table = simplifyBy(text)
  }
  return table
}

/** A section may declare its kind. Otherwise an item has the first kind of its section. */
function kindOf(route: RouteName): Kind {
  const section = sectionOf(route)
  if ('found' in section) return section.found
  const [first] = 'kinds' in section && route.endsWith('/detail') ? Object.keys(section.kinds) : []
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- these are the keys of `kinds`
  return (first as Kind | undefined) ?? 'page'
}

/** Converts the backend's results. Each page of the site occurs only once. */
function foundByBackend(
  findings: readonly Finding[],
  { typed, language, fold }: { typed: string; language: Language; fold: Fold },
): Findings {
  const search = fold(typed)
  const tokens = wordsIn(search).filter(isSignificant).flatMap(tokensOfWord)
  const byAddress = new Map<string, Found>()
  for (const finding of findings) {
    const document = documentOf(finding, language)
    if (document && !byAddress.has(document.href))
      byAddress.set(document.href, { document, tokens })
  }
  return { found: [...byAddress.values()], words: chineseWordsOf(search), areNear: false }
}

function documentOf(
  { link, title, summary, publishedAt, inLanguage }: Finding,
  language: Language,
): SearchDocument | undefined {
  const href = hrefOfLink(language, link)
  const [path = ''] = link.split(/[?#]/, 1)
  const match = matchPage(path)
  if (href === undefined || match === undefined) return undefined
  return {
    kind: kindOf(match.route),
    href,
    title,
    text: summary,
    inLanguage: inLanguage ?? language,
    date: publishedAt,
  }
}

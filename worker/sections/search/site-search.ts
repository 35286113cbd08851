import {
  tableUrl,
  type Simplify,
  simplifyBy,
} from '../../../client/islands/guide-map/list/traditional.ts'
import type { Language } from '../../../locales/languages.ts'
import type { LoadContext } from '../define-page.ts'
import { gatherSources } from './gather-sources.ts'
import type { Source } from './search-source.ts'
import { type Findings, type Search, searchOver } from './ask-index.ts'
import { foundByBackend } from './backend-findings.ts'
import { foldBy, type SearchDocument } from './search-index.ts'

/** More than this is not indexed: the index of so many has 1.5 MB. */
const MAX_DOCUMENTS = 3000

/** What a search of the site finds. */
export interface SiteFindings extends Findings {
  simplify: Simplify
  /** Whether nothing at all could be had to search in. */
  isEmpty: boolean
}

interface Kept {
  index: Search
  simplify: Simplify
  isEmpty: boolean
  answers: readonly object[]
  documents: readonly SearchDocument[]
}

/** The index of each language, as long as the isolate lives and nothing that it was built of changes. */
const kept = new Map<Language, Kept>()
/** OpenCC's table, once it was read. */
let table: Simplify | undefined

/** What is found for what was typed: by the backend's own search, where it has one and answers, else in the site's index. */
export async function findInSite(context: LoadContext, typed: string): Promise<SiteFindings> {
  const { backendSearch, language, languageId } = context
  const [simplify, findings] = await Promise.all([
    readTable(context),
    backendSearch?.({ q: typed, languageId }),
  ])
  if (findings !== undefined) {
    const found = foundByBackend(findings, { typed, language, fold: foldBy(simplify) })
    return { ...found, simplify, isEmpty: false }
  }
  const { index, isEmpty } = await indexFor(context, simplify)
  return { ...index.find(typed, context.now), simplify, isEmpty }
}

/**
 * The index of all content in a language, from the kept answers. What can't be had is missing in it, and counts as optional data.
 * It is built again only where texts have changed: answers are new each minute, and mostly say the same.
 */
async function indexFor(context: LoadContext, simplify: Simplify): Promise<Kept> {
  const gathered = await Promise.all(
    gatherSources(context).map((source) => context.optional(source)),
  )
  const sources = gathered.filter((source) => source !== undefined)
  return indexOf(context.language, sources, simplify)
}

function indexOf(language: Language, sources: readonly Source[], simplify: Simplify): Kept {
  const known = kept.get(language)
  const answers = sources.flatMap((source) => source.answers)
  if (known?.simplify === simplify && areSame(known.answers, answers)) return known
  const documents = sources.flatMap((source) => source.documents()).slice(0, MAX_DOCUMENTS)
  const isKnown = known?.simplify === simplify && sayTheSame(known.documents, documents)
  const made: Kept = {
    answers,
    documents,
    simplify,
    index: isKnown ? known.index : searchOver(documents, simplify),
    isEmpty: documents.every(({ kind }) => kind === 'page'),
  }
  kept.set(language, made)
  return made
}

function areSame(known: readonly object[], answers: readonly object[]): boolean {
  return (
    known.length === answers.length && known.every((answer, index) => answer === answers[index])
  )
}

function sayTheSame(
  known: readonly SearchDocument[],
  documents: readonly SearchDocument[],
): boolean {
  return (
    known.length === documents.length &&
    known.every((document, index) => JSON.stringify(document) === JSON.stringify(documents[index]))
  )
}

/** Without the table, Traditional characters find only themselves. */
async function readTable({ readAsset }: LoadContext): Promise<Simplify> {
  if (table === undefined) {
    const text = await readAsset(tableUrl)
    if (text === undefined) return asIs
    table = simplifyBy(text)
  }
  return table
}

function asIs(text: string): string {
  return text
}

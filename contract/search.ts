import * as v from 'valibot'
import { inLanguage } from './listing.ts'
import { validRows, lenient, orElse } from './lenient.ts'
import { brief, dateTime, languageId, link, text } from './values.ts'
import type { Notes } from './notes.ts'

/** An optional call: the backend's own search, which replaces the site's index. */
export const SEARCH_PATH = '/api/search'

export const searchQuery = v.object({
  q: text,
  languageId,
})
export type SearchQuery = v.InferOutput<typeof searchQuery>

const finding = v.object({
  /** The address of the result's page on the site. The kind of the result is derived from it. */
  link: v.pipe(link, v.startsWith('/')),
  title: text,
  summary: orElse(brief, ''),
  publishedAt: lenient(dateTime),
  inLanguage: lenient(inLanguage),
})
export type Finding = v.InferOutput<typeof finding>

export const findings = v.object({ list: validRows(finding) })

export const findingNotes = (): Notes<Finding> => ({
  link: 'The page of the site that shows it, with its query or hash: `/mall/hotel/101`.',
  title: 'The title of the page.',
  summary: 'The text below the title.',
  publishedAt: 'The time of publication.',
  inLanguage: 'The language of title and summary. It may differ from the call.',
})

export const searchNotes = (): Notes<SearchQuery> => ({
  q: 'What was typed, 80 characters at most.',
  languageId: '1 Chinese, 2 English.',
})

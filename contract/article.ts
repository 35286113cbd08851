import * as v from 'valibot'
import { lenient } from './lenient.ts'
import { listedEntries, neighbour, listedNotes, neighbourNotes } from './listing.ts'
import { dayOrTime, richText, text, FORMAT_NOTES } from './values.ts'
import type { Notes } from './notes.ts'

/** The fields of an article in lists. */
export const articleListedEntries = {
  ...listedEntries,
  publishedAt: dayOrTime,
  updatedAt: lenient(dayOrTime),
}

/** The fields of an article: anything that visitors read from top to bottom. */
export const articleEntries = {
  ...articleListedEntries,
  content: richText,
  source: lenient(text),
  previous: lenient(neighbour),
  next: lenient(neighbour),
}

export const articleListed = v.object(articleListedEntries)
export type ArticleListed = v.InferOutput<typeof articleListed>

export const article = v.object(articleEntries)
export type Article = v.InferOutput<typeof article>

export const articleListedNotes = (): Notes<ArticleListed> => ({
  ...listedNotes(),
  publishedAt: 'When it was published; the day alone will do.',
  updatedAt: 'When it was last changed.',
})

export const articleNotes = (): Notes<Article> => ({
  ...articleListedNotes(),
  content: FORMAT_NOTES.html,
  source: 'Who says so.',
  previous: ['The article before it in time.', neighbourNotes()],
  next: ['The article after it in time.', neighbourNotes()],
})

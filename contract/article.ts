import * as v from 'valibot'
import { lenient } from './lenient.ts'
import { listedEntries, neighbour } from './listing.ts'
import { dayOrTime, richText, text } from './values.ts'

/** What lists show of an article of any kind. */
export const articleListedEntries = {
  ...listedEntries,
  publishedAt: dayOrTime,
  updatedAt: lenient(dayOrTime),
}

/** What an article of any kind has: anything that is read from top to bottom. */
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

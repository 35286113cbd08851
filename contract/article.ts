import * as v from 'valibot'
import { validRows, lenient } from './lenient.ts'
import { listedEntries, neighbour, listedNotes, neighbourNotes } from './listing.ts'
import { dayOrTime, link, richText, text, FORMAT_NOTES, wholeNumber } from './values.ts'
import type { Notes } from './notes.ts'

export const articleListed = v.object({
  ...listedEntries,
  publishedAt: dayOrTime,
  updatedAt: lenient(dayOrTime),
})
export type ArticleListed = v.InferOutput<typeof articleListed>

/** A file that belongs to an article, such as a form or a map to print. */
export const attachment = v.object({
  title: text,
  url: link,
  bytes: lenient(wholeNumber(1)),
})
export type Attachment = v.InferOutput<typeof attachment>

/** An article: a longer text with a title, such as news. */
export const article = v.object({
  ...articleListed.entries,
  content: richText,
  source: lenient(text),
  attachments: lenient(validRows(attachment, 20)),
  previous: lenient(neighbour),
  next: lenient(neighbour),
})
export type Article = v.InferOutput<typeof article>

export const articleNotes = (): Notes<Article> => ({
  ...listedNotes(),
  publishedAt: 'The time of publication, or only the day.',
  updatedAt: 'The time of the last change.',
  content: FORMAT_NOTES.html,
  source: 'The source of the text.',
  attachments: [
    'Files below the text.',
    {
      title: 'The name of the file for readers.',
      url: `${FORMAT_NOTES.link} The type of the file is the end of its name.`,
      bytes: 'Its size in bytes.',
    },
  ],
  previous: ['The article before it in time.', neighbourNotes()],
  next: ['The article after it in time.', neighbourNotes()],
})

import * as v from 'valibot'
import { validRows, lenient } from './lenient.ts'
import { listedEntries, neighbour, listedNotes, neighbourNotes } from './listing.ts'
import { dayOrTime, link, richText, text, FORMAT_NOTES, wholeNumber } from './values.ts'
import type { Notes } from './notes.ts'

export const articleListedEntries = {
  ...listedEntries,
  publishedAt: dayOrTime,
  updatedAt: lenient(dayOrTime),
}

/** A file that belongs to an article, such as a form or a map to print. */
export const attachment = v.object({
  title: text,
  url: link,
  bytes: lenient(wholeNumber(1)),
})
export type Attachment = v.InferOutput<typeof attachment>

/** The fields of an article: a longer text with a title, such as news. */
export const articleEntries = {
  ...articleListedEntries,
  content: richText,
  source: lenient(text),
  attachments: lenient(validRows(attachment, 20)),
  previous: lenient(neighbour),
  next: lenient(neighbour),
}

export const articleListed = v.object(articleListedEntries)
export type ArticleListed = v.InferOutput<typeof articleListed>

export const article = v.object(articleEntries)
export type Article = v.InferOutput<typeof article>

export const articleListedNotes = (): Notes<ArticleListed> => ({
  ...listedNotes(),
  publishedAt: 'The time of publication, or only the day.',
  updatedAt: 'The time of the last change.',
})

const attachmentNotes = (): Notes<Attachment> => ({
  title: 'The name of the file for readers.',
  url: `${FORMAT_NOTES.link} The type of the file is the end of its name.`,
  bytes: 'Its size in bytes.',
})

export const articleNotes = (): Notes<Article> => ({
  ...articleListedNotes(),
  content: FORMAT_NOTES.html,
  source: 'The source of the text.',
  attachments: ['Files below the text.', attachmentNotes()],
  previous: ['The article before it in time.', neighbourNotes()],
  next: ['The article after it in time.', neighbourNotes()],
})

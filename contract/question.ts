import * as v from 'valibot'
import { byLanguage, type EntryKind } from './call.ts'
import { uniqueRows, lenient, orElse } from './lenient.ts'
import { category, listedEntries, writtenEntries, writtenNotes } from './listing.ts'
import { date, richText, text, FORMAT_NOTES } from './values.ts'
import type { Notes } from './notes.ts'

const question = v.object({
  id: listedEntries.id,
  category: listedEntries.category,
  question: text,
  answer: richText,
  updatedAt: lenient(date),
  ...writtenEntries,
})
export type Question = v.InferOutput<typeof question>

const MAX_QUESTIONS = 300

export const questions = {
  folder: 'questions',
  row: 'question',
  tag: 'questions',
  list: 'questionList',
  order: 'editors',
  schemas: { listed: question, detail: question },
  calls: {
    questionList: {
      at: 'GET /api/problem/:languageId',
      params: byLanguage,
      data: v.object({
        list: uniqueRows(question, MAX_QUESTIONS),
        categories: orElse(uniqueRows(category), []),
      }),
    },
  },
} as const satisfies EntryKind

export const questionNotes = (): Notes<Question> => ({
  ...writtenNotes(),
  id: 'Its id, also in the hash of addresses.',
  category: 'Its group.',
  question: 'The question in a visitor’s words.',
  answer: FORMAT_NOTES.html,
  updatedAt: 'The date of the last change.',
})

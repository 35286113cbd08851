import { texts, written } from 'virtual:site/texts/all'
import type { Language } from './languages.ts'

/**
 * The site's texts by language and message id, complete in each language: `tools/site/read-texts.ts`
 * fills in what one lacks. The build turns each ICU text into its syntax tree.
 */
export const messages: Readonly<Record<Language, Record<string, string>>> = texts

/**
 * The languages in which most of these texts are, each with its tag and the locale of its dates and
 * numbers: `fr` has those of English as long as nobody has translated them.
 */
export const textLanguages: Readonly<Record<Language, { tag: string; formats: string }>> = written

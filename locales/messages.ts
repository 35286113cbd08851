import { texts, written } from 'virtual:site/texts/all'
import type { Language } from './languages.ts'

/**
 * The site's texts by language and message id, complete in each language: `tools/site/read-texts.ts`
 * fills in what one lacks. The build turns each ICU text into its syntax tree.
 */
export const messages: Readonly<Record<Language, Record<string, string>>> = texts

/**
 * For each language of the site: the language of most of its texts, as a tag, with its locale for
 * dates and numbers. For `fr` it is English until the texts are translated.
 */
export const textLanguages: Readonly<Record<Language, { tag: string; formats: string }>> = written

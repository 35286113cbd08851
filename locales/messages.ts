import { texts, written } from 'virtual:site/texts/all'
import type { Language } from './languages.ts'

/**
 * The site's texts by language and message id. `tools/site/read-texts.ts` fills in missing
 * translations, so every language has every text. The build replaces each ICU text by its syntax
 * tree.
 */
export const messages: Readonly<Record<Language, Record<string, string>>> = texts

/**
 * The language of most texts in each language of the site: its tag, and its locale for dates and
 * numbers. For `fr` it is English, until most texts are translated.
 */
export const textLanguages: Readonly<Record<Language, { tag: string; formats: string }>> = written

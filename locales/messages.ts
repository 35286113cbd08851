import { tags, texts } from 'virtual:site/texts/all'
import type { Language } from './languages.ts'

/**
 * The site's texts by language and message id, complete in each language: `tools/site/read-texts.ts`
 * fills in what one lacks. The build turns each ICU text into its syntax tree.
 */
export const messages: Readonly<Record<Language, Record<string, string>>> = texts

/**
 * The tags of the languages in which most of these texts are: `fr` has `en` as long as nobody has
 * translated them.
 */
export const textTags: Readonly<Record<Language, string>> = tags

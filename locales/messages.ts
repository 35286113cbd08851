import en from './en.json' with { type: 'json' }
import type { Language } from './languages.ts'
import zh from './zh.json' with { type: 'json' }

/**
 * The site's texts by language and message id. The build turns each ICU text into its syntax tree.
 */
export const messages: Record<Language, Record<string, string>> = { zh, en }

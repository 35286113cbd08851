import type { Language } from './languages.ts'
import en from './office.en.json' with { type: 'json' }
import zh from './office.zh.json' with { type: 'json' }

/** The texts of the office by language and message id, loaded only with the office. */
export const officeMessages: Record<Language, Record<string, string>> = { zh, en }

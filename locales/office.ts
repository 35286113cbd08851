import { texts } from 'virtual:site/texts/office.all'
import type { Language } from './languages.ts'

/** The texts of the office by language and message id, loaded only with the office. */
export const officeMessages: Readonly<Record<Language, Record<string, string>>> = texts

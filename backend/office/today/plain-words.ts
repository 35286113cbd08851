import * as site from 'virtual:site/backend'
import { DEFAULT_LANGUAGE, inEachLanguage, type Language } from '../../../locales/languages.ts'
import type { reasonTexts, warningTexts } from '../../../locales/plain-texts.ts'

// Visitors read these words in all languages, also in those without texts of the office.

type Words<Name extends string> = Readonly<Record<Language, Readonly<Record<Name, string>>>>

export const reasons: Words<keyof typeof reasonTexts> = site.reasons

export const warnings: Words<keyof typeof warningTexts> = site.warnings

/** The names of the prepared reasons for reports. */
export const REASONS = Object.keys(reasons[DEFAULT_LANGUAGE]).filter(isReason)

/** The names of the official weather warnings that have a form. */
export const WARNINGS = Object.keys(warnings[DEFAULT_LANGUAGE]).filter(
  (name): name is keyof typeof warningTexts => Object.hasOwn(warnings[DEFAULT_LANGUAGE], name),
)

export function isReason(value: unknown): value is keyof typeof reasonTexts {
  return typeof value === 'string' && Object.hasOwn(reasons[DEFAULT_LANGUAGE], value)
}

/** Returns a text in every language: `{ zh: '大风', en: 'strong wind' }`. */
export function textsIn<Name extends string>(
  words: Words<Name>,
  name: Name,
): Record<Language, string> {
  return inEachLanguage((language) => words[language][name])
}

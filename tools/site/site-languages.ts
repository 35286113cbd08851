import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as v from 'valibot'
import { parse } from 'yaml'
import { siteFolder } from './folder.ts'
import { type LanguageChoice, languageConstants, languageFields } from './languages.ts'

// The module `#site-languages` for programs that are not bundled: the languages of the site's
// folder. For bundles, `site-modules.ts` generates this module.

const choice = v.object(languageFields)

/** Returns the languages that a folder chooses; the default ones if it cannot be read. */
export function choiceOf(folder: string): LanguageChoice {
  try {
    const chosen = v.parse(choice, parse(readFileSync(join(folder, 'site.yaml'), 'utf8')))
    languageConstants(chosen)
    return chosen
  } catch {
    return v.parse(choice, {})
  }
}

function folderOrNone(): string {
  try {
    return siteFolder()
  } catch {
    return ''
  }
}

export const {
  DEFAULT_LANGUAGE,
  HAS_RIGHT_TO_LEFT,
  LANGUAGES,
  UNOFFERED_LANGUAGES,
  languages,
  languageCodes,
  languageDirections,
  languageFallbacks,
  languageFormats,
  languageIds,
  languageNames,
} = languageConstants(choiceOf(folderOrNone()))

// Has no types of its own. Its only importer, `languages.ts`, adds them.
export const DEFAULT_LANGUAGE: never
export const HAS_RIGHT_TO_LEFT: never
export const LANGUAGES: never
export const UNOFFERED_LANGUAGES: never
export const languages: never
export const languageCodes: never
export const languageDirections: never
export const languageFallbacks: never
export const languageFormats: never
export const languageIds: never
export const languageNames: never

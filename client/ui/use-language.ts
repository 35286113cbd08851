import { useIntl } from 'react-intl'
import {
  DEFAULT_LANGUAGE,
  type Language,
  languageFormats,
  LANGUAGES,
} from '../../locales/languages.ts'

/** Returns the language of the page in which a component is rendered. */
export function useLanguage(): Language {
  const { locale } = useIntl()
  return LANGUAGES.find((each) => languageFormats[each] === locale) ?? DEFAULT_LANGUAGE
}

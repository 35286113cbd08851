import type { Listed } from '../../contract/listing.ts'
import type { Language } from '../../locales/languages.ts'

/** The ids of the items that are written in `language`, not only shown to its readers. */
export function idsWrittenIn(
  language: Language,
  { list }: { list: readonly Pick<Listed, 'id' | 'inLanguage'>[] },
): string[] {
  return list.filter(({ inLanguage }) => inLanguage === language).map(({ id }) => id)
}

import { defineMessage, type IntlShape } from 'react-intl'
import type { Query } from '../../../shared/search.ts'
import type { Message } from '../../parts/clean-content.ts'
import type { Language } from '../../../locales/languages.ts'
import { href } from '../../href.ts'
import { titles } from '../index.ts'

/** The content of the news pages: news, or public notices (tenders, vacancies, consultations). */
export type NewsKind = Exclude<Message['type'], 'activity'>

const notices = defineMessage({ id: 'newsList.notices', defaultMessage: '公示' })

export function newsListTitle(intl: IntlShape, kind: NewsKind): string {
  return intl.formatMessage(kind === 'news' ? titles.news : notices)
}

/** Returns the address of the news list or the notice list, with or without a category and page. */
export function newsListHref(language: Language, kind: NewsKind, narrowed: Query = {}): string {
  const type = kind === 'news' ? undefined : kind
  return href(language, 'news/list', {}, { ...narrowed, type })
}

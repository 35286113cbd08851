import type { MessageDescriptor } from 'react-intl'
import type { Kind } from '../define-section.ts'
import { titles } from '../index.ts'

/** The name of the kind of a result; undefined if the result itself shows it. */
export const kindNames: Record<Kind, MessageDescriptor | undefined> = {
  question: titles.questions,
  fact: undefined,
  sight: titles.publicity,
  spot: titles.introduction,
  point: titles.guide,
  trail: titles.guide,
  ticket: titles.tickets,
  hotel: titles.hotels,
  restaurant: titles.restaurants,
  product: titles.products,
  announcement: titles.announcements,
  activity: titles.activities,
  notice: titles.news,
  news: titles.news,
  page: undefined,
  strategy: titles.strategies,
  culture: titles.culture,
}

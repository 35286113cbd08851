import type { ReactNode } from 'react'
import { type MessageDescriptor, useIntl } from 'react-intl'
import * as v from 'valibot'
import { asName } from '../../../contract/typed.ts'
import { cut } from '../../../contract/values.ts'
import type { Kind } from '../define-section.ts'
import { titles } from '../index.ts'

/** Maximum length of a search. More words make it slower but not more precise. */
const MAX_CHARACTERS = 80

/** Parses the typed text, and cuts it to the maximum length. */
export const typedSearch = v.pipe(
  v.optional(v.string(), ''),
  v.transform((text) => asName(cut(text, MAX_CHARACTERS))),
)

/** The search form. It works with and without script. */
export function SearchForm({ action, search }: { action: string; search: string }): ReactNode {
  const intl = useIntl()
  return (
    <search>
      <form className="search-form" action={action}>
        <input
          type="search"
          id="q"
          name="q"
          aria-label={intl.formatMessage({
            id: 'search.hint',
            defaultMessage: '想找什么，例如：轮椅、停车、退票',
          })}
          placeholder={intl.formatMessage({
            id: 'search.examples',
            defaultMessage: '例如：轮椅、退票',
          })}
          maxLength={MAX_CHARACTERS}
          defaultValue={search}
          enterKeyHint="search"
          autoComplete="off"
        />
        <button type="submit" className="button">
          {intl.formatMessage(titles.search)}
        </button>
      </form>
    </search>
  )
}

/** The names of the kinds of results. Undefined if a result itself shows its kind. */
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

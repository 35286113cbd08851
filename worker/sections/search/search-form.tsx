import type { ReactNode } from 'react'
import { type MessageDescriptor, useIntl } from 'react-intl'
import * as v from 'valibot'
import { asName } from '../../../contract/typed.ts'
import { cut } from '../../../contract/values.ts'
import { matchPage } from '../../routes.ts'
import { SearchIcon } from '../../render/page-header.tsx'
import { type Section, sectionOf, titles } from '../index.ts'
import type { SearchDocument } from './search-index.ts'

/** Maximum length of a search. More words make it slower but not more precise. */
const MAX_CHARACTERS = 80

/** Parses the typed text, and cuts it to the maximum length. */
export const typedSearch = v.pipe(
  v.optional(v.string(), ''),
  v.transform((text) => asName(cut(text, MAX_CHARACTERS))),
)

/** The search form. It works with and without script. With `hasIcon`, its button has no text. */
export function SearchForm({
  action,
  search,
  hasIcon = false,
}: {
  action: string
  search: string
  hasIcon?: boolean
}): ReactNode {
  const intl = useIntl()
  const label = intl.formatMessage(titles.search)
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
        <button type="submit" className="button" aria-label={hasIcon ? label : undefined}>
          {hasIcon ? <SearchIcon /> : label}
        </button>
      </form>
    </search>
  )
}

/** Returns the section that has a result; undefined if its address is not on the site. */
export function sectionAt(address: string): Section | undefined {
  const match = matchPage(address.replace(/[?#].*/, ''))
  return match && sectionOf(match.route)
}

/** Returns the name of the section that a result leads to. A page itself has none. */
export function sectionNameOf({
  kind,
  href,
}: Pick<SearchDocument, 'kind' | 'href'>): MessageDescriptor | undefined {
  const section = kind === 'page' ? undefined : sectionAt(href)
  return section && 'title' in section ? section.title : undefined
}

import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { titles } from '../index.ts'

/** The search form. It works with and without script. */
export function SearchForm({ action, search }: { action: string; search: string }): ReactNode {
  const intl = useIntl()
  return (
    <search>
      <form className="search-form" action={action}>
        <input
          type="search"
          name="q"
          aria-label={intl.formatMessage({
            id: 'search.hint',
            defaultMessage: '想找什么，例如：轮椅、停车、退票',
            description: 'Name of the field of the search over the site, with examples',
          })}
          placeholder={intl.formatMessage({
            id: 'search.examples',
            defaultMessage: '例如：轮椅、退票',
            description:
              'Hint in the field of the search over the site: examples, so short that a phone shows all of it',
          })}
          maxLength={80}
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

import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { titles } from '../titles.ts'

/** A form that leads to the results, with script and without. */
export function SearchForm({ action, search }: { action: string; search: string }): ReactNode {
  const intl = useIntl()
  const hint = intl.formatMessage({
    id: 'search.hint',
    defaultMessage: '想找什么，例如：轮椅、停车、退票',
    description: 'Name of the field of the search over the site, and hint in it, with examples',
  })
  return (
    <search>
      <form className="search-form" action={action}>
        <input
          type="search"
          name="q"
          aria-label={hint}
          placeholder={hint}
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

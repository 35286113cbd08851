import type { ReactNode } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'

interface PagingProps {
  page: number
  pageCount: number
  hrefOf: (page: number) => string
}

/** The pages of a list by number, each with an address of its own; nothing for a list of one page. */
export function Paging({ page, pageCount, hrefOf }: PagingProps): ReactNode {
  const intl = useIntl()
  if (pageCount < 2) return null
  const label = intl.formatMessage({
    id: 'paging.label',
    defaultMessage: '分页',
    description: 'Name of the paging navigation',
  })
  return (
    <nav className="paging" aria-label={label}>
      <ul>
        {page > 1 && (
          <li>
            <a href={hrefOf(page - 1)} rel="prev">
              <FormattedMessage
                id="paging.previous"
                defaultMessage="上一页"
                description="Link to the page before"
              />
            </a>
          </li>
        )}
        {Array.from({ length: pageCount }, (_, index) => index + 1).map((number) => (
          <li key={number}>
            <a href={hrefOf(number)} aria-current={number === page ? 'page' : undefined}>
              {number}
            </a>
          </li>
        ))}
        {page < pageCount && (
          <li>
            <a href={hrefOf(page + 1)} rel="next">
              <FormattedMessage
                id="paging.next"
                defaultMessage="下一页"
                description="Link to the page after"
              />
            </a>
          </li>
        )}
      </ul>
    </nav>
  )
}

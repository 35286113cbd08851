import type { ReactNode } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'

interface PaginationProps {
  page: number
  pageCount: number
  hrefOf: (page: number) => string
}

/** Links to the first page, the last one and those near this one. Renders nothing for one page. */
export function Pagination({ page, pageCount, hrefOf }: PaginationProps): ReactNode {
  const intl = useIntl()
  if (pageCount < 2) return null
  const label = intl.formatMessage({ id: 'pagination.label', defaultMessage: '分页' })
  return (
    <nav className="pagination" aria-label={label}>
      <ul>
        {page > 1 && (
          <li>
            <a href={hrefOf(page - 1)} rel="prev">
              <FormattedMessage id="pagination.previous" defaultMessage="上一页" />
            </a>
          </li>
        )}
        {shownPages(page, pageCount).map((number, index, shown) => (
          <li key={number}>
            <a
              href={hrefOf(number)}
              aria-label={intl.formatMessage(
                {
                  id: 'pagination.page',
                  defaultMessage: '第 {number, number} 页',
                  description: 'Name of the link to a page by its number, for screen readers',
                },
                { number },
              )}
              aria-current={number === page ? 'page' : undefined}
            >
              {nameOf(number, shown[index - 1] ?? 0)}
            </a>
          </li>
        ))}
        {page < pageCount && (
          <li>
            <a href={hrefOf(page + 1)} rel="next">
              <FormattedMessage id="pagination.next" defaultMessage="下一页" />
            </a>
          </li>
        )}
      </ul>
    </nav>
  )
}

/** Number of links on each side of the first, the current and the last page. */
const NEIGHBOURS = 2

function shownPages(page: number, pageCount: number): number[] {
  // Not a list of all pages: the backend may name any number of them.
  return [...new Set([1, page, pageCount].flatMap(around))]
    .filter((number) => number >= 1 && number <= pageCount)
    .toSorted((one, other) => one - other)
}

function around(middle: number): number[] {
  return Array.from({ length: 2 * NEIGHBOURS + 1 }, (_, index) => middle - NEIGHBOURS + index)
}

/** Returns the text of a page's link. It begins with an ellipsis if pages before it have none. */
function nameOf(number: number, previous: number): string {
  return number - previous > 1 ? `…\u00a0${number}` : String(number)
}

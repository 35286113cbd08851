import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import type { Category } from '../../contract/listing.ts'

interface CategoryFilterProps {
  categories: readonly Category[]
  /** The number of all items, including those without a category, if known. */
  total?: number | undefined
  current: string | undefined
  /** Returns the list's address with a category, or without one for the whole list. */
  hrefOf: (category?: string) => string
  /** Signs before the names of categories, by category id. */
  signs?: ReadonlyMap<string, ReactNode>
}

/**
 * Links that filter a list, which work without script. Renders nothing if there are no categories,
 * or if one category contains all items.
 */
export function CategoryFilter({
  categories,
  total,
  current,
  hrefOf,
  signs,
}: CategoryFilterProps): ReactNode {
  const intl = useIntl()
  const label = intl.formatMessage({ id: 'filter.label', defaultMessage: '按类别筛选' })
  const [first, second] = categories
  if (first === undefined) return null
  const isOnly = second === undefined && current === undefined
  if (isOnly && total !== undefined && first.count === total) return null
  const counted = categories.reduce((sum, { count }) => sum + (count ?? 0), 0)
  return (
    <nav className="category-filter" aria-label={label}>
      <ul>
        <FilterLink
          href={hrefOf()}
          count={counted > 0 ? (total ?? counted) : undefined}
          isCurrent={current === undefined}
        >
          {intl.formatMessage({ id: 'filter.all', defaultMessage: '全部' })}
        </FilterLink>
        {categories.map(({ id, name, count }) => (
          <FilterLink
            key={id}
            href={hrefOf(id)}
            count={count}
            isCurrent={current === id}
            sign={signs?.get(id)}
          >
            {name}
          </FilterLink>
        ))}
      </ul>
    </nav>
  )
}

interface FilterLinkProps {
  href: string
  count: number | undefined
  isCurrent: boolean
  sign?: ReactNode
  children: string | undefined
}

/** One option of a filter, with the number of its items. */
export function FilterLink({ href, count, isCurrent, children, sign }: FilterLinkProps): ReactNode {
  return (
    <li>
      <a href={href} aria-current={isCurrent ? 'true' : undefined}>
        {sign !== undefined && <span>{sign}</span>}
        <span>{children}</span>
        {count !== undefined && count > 0 && <span className="count">{count}</span>}
      </a>
    </li>
  )
}

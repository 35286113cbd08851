import type { ReactNode } from 'react'
import { LAST_PAGE } from '../limits.ts'
import { AreaOpening } from '../../client/ui/area-opening.tsx'
import { CategoryFilter } from '../../client/ui/category-filter.tsx'
import { EmptyList } from '../../client/ui/empty-list.tsx'
import { type Item, ItemList } from '../../client/ui/item-list.tsx'
import { Pagination } from '../../client/ui/pagination.tsx'
import type { Category } from '../../contract/listing.ts'
import type { Language } from '../../locales/languages.ts'
import { href } from '../href.ts'
import { Await } from '../render/await.tsx'
import type { Deferred } from './define-page.ts'

interface ListViewProps {
  language: Language
  title: string
  /** Two characters for the seal: what kind of thing is listed. */
  seal: string
  lead?: string
  categories?: Deferred<readonly Category[]>
  items: readonly Item[]
  /** Whatever else the items depend on, such as the hour: for each copy of the list they are drawn once per name. */
  itemsName?: string
  list: { total: number; page: number; pageSize: number }
  query: { category?: string | undefined }
  /** The address of a page of the list, narrowed or not. */
  hrefOf: (query: { category?: string | undefined; page?: number | undefined }) => string
  /** Stands before the filter, such as a link to a list of another kind. */
  children?: ReactNode
}

/** A page of a list: title, filter, items, links to the other pages. */
export function ListView(props: ListViewProps): ReactNode {
  const { title, seal, lead, categories, items, itemsName = '', list } = props
  const { query, hrefOf, language, children } = props
  return (
    <>
      <AreaOpening title={title} seal={seal} lead={lead} />
      {children}
      <Await resolve={categories}>
        {(known) => (
          <CategoryFilter
            categories={known}
            total={query.category === undefined ? list.total : undefined}
            current={query.category}
            hrefOf={(category) => hrefOf({ category })}
          />
        )}
      </Await>
      {items.length === 0 ? (
        <EmptyList
          wayOn={
            query.category === undefined
              ? { to: 'home', href: href(language, 'home') }
              : { to: 'all', href: hrefOf({}) }
          }
        />
      ) : (
        <ItemList items={items} cache={{ of: list, name: `items ${itemsName}` }} />
      )}
      <Pagination
        page={list.page}
        pageCount={Math.min(LAST_PAGE, Math.ceil(list.total / list.pageSize))}
        hrefOf={(page) => hrefOf({ ...query, page: page === 1 ? undefined : page })}
      />
    </>
  )
}

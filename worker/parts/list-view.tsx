import type { ReactNode } from 'react'
import { LAST_PAGE } from '../limits.ts'
import { AreaOpening } from '../../client/ui/area-opening.tsx'
import { CategoryFilter } from '../../client/ui/category-filter.tsx'
import { EmptyList } from '../../client/ui/empty-list.tsx'
import { GridItems } from '../../client/ui/item-grid.tsx'
import { type Item, ItemRows } from '../../client/ui/item-list.tsx'
import { Pagination } from '../../client/ui/pagination.tsx'
import type { Category } from '../../contract/listing.ts'
import type { Language } from '../../locales/languages.ts'
import { href } from '../href.ts'
import { Await } from '../render/await.tsx'
import type { Deferred } from '../sections/define-page.ts'

interface ListFrameProps {
  title: string
  /** Two characters for the seal: what kind of thing is listed. */
  seal: string | undefined
  lead?: string | undefined
  categories?: Deferred<readonly Category[]>
  list: { list: readonly unknown[]; total: number; page: number; pageSize: number }
  language: Language
  query: { category?: string | undefined }
  /** The address of a page of the list, narrowed or not. */
  hrefOf: (query: { category?: string | undefined; page?: number | undefined }) => string
  /** The whole list, where that is not `hrefOf` of nothing. */
  allHref?: string | undefined
  /** Stands before the filter, such as a link to a list of another kind. */
  children?: ReactNode
  /** Stands after it: what else narrows the list. */
  filter?: ReactNode
}

/** A page of a list around its rows: title, filter, links to the other pages. */
export function ListFrame({ rows, ...props }: ListFrameProps & { rows: ReactNode }): ReactNode {
  const { title, seal, lead, categories, list, query, hrefOf, language } = props
  const { allHref = hrefOf({}) } = props
  const isWhole = hrefOf({ category: query.category }) === allHref
  return (
    <>
      <AreaOpening title={title} seal={seal} lead={lead} />
      {props.children}
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
      {props.filter}
      {list.list.length === 0 ? (
        <EmptyList
          wayOn={
            isWhole ? { to: 'home', href: href(language, 'home') } : { to: 'all', href: allHref }
          }
        />
      ) : (
        rows
      )}
      <Pagination
        page={list.page}
        pageCount={Math.min(LAST_PAGE, Math.ceil(list.total / list.pageSize))}
        hrefOf={(page) => hrefOf({ ...query, page: page === 1 ? undefined : page })}
      />
    </>
  )
}

/** What the items of a list are drawn from. */
interface ItemsProps<Listed, Input> {
  list: { list: readonly Listed[] }
  language: Language
  /**
   * A thing of the list as it is shown, or nothing if it is not.
   */
  item: (listed: Listed, language: Language, input: Input) => Item | undefined
  /** Whatever else the items depend on. */
  input: Input
  isCompact: boolean
  isGrid: boolean
}

type ListViewProps<Listed, Input> = Omit<ListFrameProps, 'list'> &
  Pick<ItemsProps<Listed, Input>, 'item'> &
  (undefined extends Input ? { input?: Input } : { input: Input }) & {
    list: Omit<ListFrameProps['list'], 'list'> & { list: readonly Listed[] }
    /** Low rows, of which none is large. */
    isCompact?: boolean
    /** Side by side, each below its picture. */
    isGrid?: boolean
  }

/** A page of a list whose rows are all of one look. */
export function ListView<Listed, Input = undefined>({
  item,
  input,
  isCompact = false,
  isGrid = false,
  ...frame
}: ListViewProps<Listed, Input>): ReactNode {
  const { list, language } = frame
  return (
    <ListFrame
      {...frame}
      rows={
        <ul
          className={isGrid ? 'item-grid' : isCompact ? 'item-list item-list-compact' : 'item-list'}
        >
          {/* oxlint-disable-next-line typescript/no-unsafe-type-assertion -- given wherever `item` takes one */}
          <Items {...{ list, language, item, input: input as Input, isCompact, isGrid }} />
        </ul>
      }
    />
  )
}

function Items<Listed, Input>({
  list,
  language,
  item,
  input,
  isCompact,
  isGrid,
}: ItemsProps<Listed, Input>): ReactNode {
  const items = list.list.flatMap((each) => item(each, language, input) ?? [])
  if (isGrid) return <GridItems items={items} />
  return isCompact ? (
    <ItemRows items={items} look="compact" />
  ) : (
    <ItemRows items={items} firstClass="item item-large" />
  )
}

import type { ReactNode } from 'react'
import { LAST_PAGE } from '../limits.ts'
import { AreaOpening } from '../../client/ui/area-opening.tsx'
import { CategoryFilter } from '../../client/ui/category-filter.tsx'
import { EmptyList } from '../../client/ui/empty-list.tsx'
import { GridItems, type Item, ItemRows } from '../../client/ui/item-list.tsx'
import { Pagination } from '../../client/ui/pagination.tsx'
import type { Category, Listed } from '../../contract/listing.ts'
import type { Language } from '../../locales/languages.ts'
import { href } from '../href.ts'
import { Await } from '../render/await.tsx'
import type { Deferred, PageHead } from '../sections/define-page.ts'
import type { IntlShape } from 'react-intl'
import type { ListPart } from '../sections/define-section.ts'
import { DateText } from '../../client/ui/date-text.tsx'
import type { ArticleListed } from '../../contract/article.ts'

interface ListFrameProps {
  title: string
  /** Two characters for the seal: the kind of the listed items. */
  seal: string | undefined
  lead?: string | undefined
  categories?: Deferred<readonly Category[]>
  list: { list: readonly unknown[]; total: number; page: number; pageSize: number }
  language: Language
  query: { category?: string | undefined }
  /** The address of a page of the list, with or without a category. */
  hrefOf: (query: { category?: string | undefined; page?: number | undefined }) => string
  allHref?: string | undefined
  /** Content before the filter, such as a link to a list of another kind. */
  children?: ReactNode
  filter?: ReactNode
}

/** A page of a list around its rows: title, filters, pagination. */
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
          nextStep={
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

/** Input for rendering the items of a list. */
interface ItemsProps<Listed, Input> {
  list: { list: readonly Listed[] }
  language: Language
  /** Converts a row of the backend to an item. Returns undefined if the row is not shown. */
  item: (listed: Listed, language: Language, input: Input) => Item | undefined
  input: Input
  isCompact: boolean
  isGrid: boolean
}

type ListViewProps<Listed, Input> = Omit<ListFrameProps, 'list'> &
  Pick<ItemsProps<Listed, Input>, 'item'> &
  (undefined extends Input ? { input?: Input } : { input: Input }) & {
    list: Omit<ListFrameProps['list'], 'list'> & { list: readonly Listed[] }
    /** Shows low rows only: the first one is not large. */
    isCompact?: boolean
    /** Shows the items side by side, each below its picture. */
    isGrid?: boolean
    /** A class of the list, for the look of its section. */
    className?: string
  }

export function ListView<Listed, Input = undefined>({
  item,
  input,
  isCompact = false,
  isGrid = false,
  className,
  ...frame
}: ListViewProps<Listed, Input>): ReactNode {
  const { list, language } = frame
  return (
    <ListFrame
      {...frame}
      rows={
        <ul className={className ?? (isGrid ? 'item-grid' : 'item-list item-list-compact')}>
          {/* oxlint-disable-next-line typescript/no-unsafe-type-assertion -- required if `item` takes an input */}
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
  return <ItemRows items={items} look={isCompact ? 'compact' : 'rows'} />
}

interface ListHeadProps {
  /** The title of the whole list. `description` describes its content. */
  title: string
  description: string
  query: { page: number; category?: string | undefined }
  list: { categories: readonly Category[]; list: readonly Pick<Listed, 'category'>[] }
}

/** Returns title and description of a list's page, with its category and number. */
export function listHead(
  intl: IntlShape,
  { title: whole, description, query, list }: ListHeadProps,
): Pick<PageHead, 'title' | 'description'> {
  const category = categoryName(query.category, list)
  const narrowed =
    category === undefined
      ? whole
      : intl.formatMessage(
          {
            id: 'list.narrowedTitle',
            defaultMessage: '{title}：{category}',
            description: 'Title of a list of one category only: 住宿：山顶',
          },
          { title: whole, category },
        )
  const title =
    query.page === 1
      ? narrowed
      : intl.formatMessage(
          {
            id: 'list.numberedTitle',
            defaultMessage: '{title}（第 {page} 页）',
            description: 'Title of a page of a list but the first: 公告（第 2 页）',
          },
          { title: narrowed, page: query.page },
        )
  if (title === whole) return { title, description }
  return {
    title,
    description: intl.formatMessage(
      {
        id: 'list.narrowedDescription',
        defaultMessage: '{title}。{description}',
        description:
          'Description of a part of a list, for search results: its title and what the list holds',
      },
      { title, description },
    ),
  }
}

/** Returns the category's name from the categories or the first item; undefined if unknown. */
function categoryName(
  category: string | undefined,
  { categories, list }: ListHeadProps['list'],
): string | undefined {
  if (category === undefined) return undefined
  return (categories.find(({ id }) => id === category) ?? list[0]?.category)?.name
}

/** Largest number of items in one call. */
const BATCH = 100

/** Returns the call for the 100 items that contain a page of a list that we sort ourselves. */
export function batchOf(part: ListPart, page: number, pageSize: number): ListPart {
  return { ...part, page: Math.ceil((page * pageSize) / BATCH), pageSize: BATCH }
}

interface Part {
  /** Number of items in the whole list. */
  total: number
  page: number
  pageSize: number
}

/** Returns a page from its sorted 100 items. `pageSize` must divide 100. */
export function pageOf<Listed>(
  ordered: readonly Listed[],
  { total, page, pageSize }: Part,
): Part & { list: readonly Listed[] } {
  const start = ((page - 1) * pageSize) % BATCH
  return { list: ordered.slice(start, start + pageSize), total, page, pageSize }
}

export function articleItem(article: ArticleListed, href: string): Item {
  return {
    ...article,
    href,
    eyebrow: article.category?.name,
    figure: <DateText iso={article.publishedAt} />,
  }
}

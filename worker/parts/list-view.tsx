import type { ReactNode } from 'react'
import { LAST_PAGE } from '../limits.ts'
import { AreaOpening } from '../../client/ui/area-opening.tsx'
import { CategoryFilter, FilterLink } from '../../client/ui/category-filter.tsx'
import { EmptyList } from '../../client/ui/empty-list.tsx'
import { GridItems, type Item, ItemRows } from '../../client/ui/item-list.tsx'
import { Pagination } from '../../client/ui/pagination.tsx'
import type { Category, Listed } from '../../contract/listing.ts'
import type { Language } from '../../locales/languages.ts'
import { href } from '../href.ts'
import { Await } from '../render/await.tsx'
import type { Deferred, PageHead, ViewContext } from '../sections/define-page.ts'
import { type DetailRoute, type PageName, type RouteName, titles } from '../sections/index.ts'
import { itemList } from './structured-data.ts'
import type { MessageDescriptor } from 'react-intl'
import type { ListPart } from '../sections/define-section.ts'
import { DateText } from '../../client/ui/date-text.tsx'
import type { ArticleListed } from '../../contract/article.ts'
import { sealOf } from '../site-pages.ts'

type SectionOf<Route> = Route extends `${infer Name}/list` ? Name : never
/** A section that has a list page. The list uses the section's title, seal and address. */
type ListSection = SectionOf<RouteName>

type ListContext = Pick<ViewContext, 'intl' | 'language'> & {
  query: { page?: number; category?: string | undefined }
}

interface ListFrameProps {
  section: ListSection
  context: ListContext
  title?: string
  seal?: PageName
  lead: MessageDescriptor
  /** Replaces the categories in the response of the list's call. */
  categories?: Deferred<readonly Category[]>
  list: {
    list: readonly unknown[]
    total: number
    page: number
    pageSize: number
    categories?: readonly Category[]
  }
  /** The address of a page of the list, with or without a category. */
  hrefOf?: (query: { category?: string | undefined; page?: number | undefined }) => string
  /** The address of the whole list, if it differs from `hrefOf({})`. */
  allHref?: string | undefined
  /** Content before the filter, such as a link to another list. */
  children?: ReactNode
  /** More filters of the list, after the category filter. */
  filter?: ReactNode
}

/** A list of at most so many items has no filters, and goods are large cards. */
export const FEW = 3

/** The properties of a list of large cards, for the stylesheet `cards.css`. */
export const CARDS = {
  className: 'item-list item-cards',
  sizes: '(min-width: 60em) 580px, 100vw',
}

/** The frame of a list page: title, filters and pagination around the rows. */
export function ListFrame({ rows, ...props }: ListFrameProps & { rows: ReactNode }): ReactNode {
  const { section, list, context, seal = section } = props
  const { intl, language, query } = context
  const { hrefOf = (part) => href(language, `${section}/list`, {}, part) } = props
  const { allHref = hrefOf({}) } = props
  const isWhole = hrefOf({ category: query.category }) === allHref
  return (
    <>
      <AreaOpening
        title={props.title ?? intl.formatMessage(titles[section])}
        seal={sealOf(seal)}
        lead={intl.formatMessage(props.lead)}
      />
      {props.children}
      {(!isWhole || list.total > FEW) && (
        <>
          <Await resolve={'categories' in props ? props.categories : list.categories}>
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
        </>
      )}
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

interface ListViewProps<Row> extends Omit<ListFrameProps, 'list'> {
  list: Omit<ListFrameProps['list'], 'list'> & { list: readonly Row[] }
  /** Returns the list item for a row; undefined to leave it out. */
  item: (row: Row, language: Language) => Item | undefined
  /** Whether all rows have the same low height, without a large first one. */
  isCompact?: boolean
  /** The width of the pictures, if the styles of the section change it. */
  sizes?: string
  /** Whether items are side by side, each below its picture. */
  isGrid?: boolean
  /** A class name of the list, for the styles of its section. */
  className?: string
}

export function ListView<Row>({
  item,
  isCompact = false,
  isGrid = false,
  sizes,
  className = isGrid ? 'item-grid' : 'item-list item-list-compact',
  ...frame
}: ListViewProps<Row>): ReactNode {
  const items = frame.list.list.flatMap((row) => item(row, frame.context.language) ?? [])
  const look = isCompact ? 'compact' : 'rows'
  return (
    <ListFrame
      {...frame}
      rows={
        <ul className={className}>
          {isGrid ? <GridItems items={items} /> : <ItemRows {...{ items, look, sizes }} />}
        </ul>
      }
    />
  )
}

interface ChoiceLinksProps {
  label: string
  links: readonly { text: string; href: string; isChosen: boolean; count?: number }[]
  className?: string
}

/** Links to choose from, such as a filter. Marks the chosen ones. */
export function ChoiceLinks(props: ChoiceLinksProps): ReactNode {
  const { label, links, className = 'category-filter' } = props
  if (links.length === 0) return null
  return (
    <nav className={className} aria-label={label}>
      <ul>
        {links.map(({ text, href, isChosen, count }) => (
          <FilterLink key={href} href={href} count={count} isCurrent={isChosen}>
            {text}
          </FilterLink>
        ))}
      </ul>
    </nav>
  )
}

interface ListHeadProps {
  section: ListSection
  title?: string
  description: MessageDescriptor
  list: {
    categories: readonly Category[]
    list: readonly Pick<Listed, 'id' | 'title' | 'category'>[]
  }
}

/** The title has the category and page number. The canonical address omits other filters. */
export function listHead(
  { intl, language, query }: ListContext,
  { section, list, ...props }: ListHeadProps,
): Pick<PageHead, 'title' | 'description' | 'structured' | 'canonicalQuery'> {
  const { page = 1 } = query
  const whole = props.title ?? intl.formatMessage(titles[section])
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
    page === 1
      ? narrowed
      : intl.formatMessage(
          {
            id: 'list.numberedTitle',
            defaultMessage: '{title}（第 {page} 页）',
            description: 'Title of a page of a list but the first: 公告（第 2 页）',
          },
          { title: narrowed, page },
        )
  const description = intl.formatMessage(props.description)
  const narrowedDescription = intl.formatMessage(
    {
      id: 'list.narrowedDescription',
      defaultMessage: '{title}。{description}',
      description:
        'Description of a part of a list, for search results: its title and what the list holds',
    },
    { title, description },
  )
  return {
    title,
    description: title === whole ? description : narrowedDescription,
    structured: itemList(language, `${section}/detail`, list.list),
    canonicalQuery: { page: page === 1 ? undefined : page, category: query.category },
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

const BATCH = 100

/** Returns the call for the 100 items that contain a page, for lists that the site sorts itself. */
export function batchOf(part: ListPart, page: number, pageSize: number): ListPart {
  return { ...part, page: Math.ceil((page * pageSize) / BATCH), pageSize: BATCH }
}

interface Part {
  total: number
  page: number
  pageSize: number
}

/** Returns one page of 100 items that the site has sorted. `pageSize` must divide 100. */
export function pageOf<Listed>(
  ordered: readonly Listed[],
  { total, page, pageSize }: Part,
): Part & { list: readonly Listed[] } {
  const start = ((page - 1) * pageSize) % BATCH
  return { list: ordered.slice(start, start + pageSize), total, page, pageSize }
}

export function articleItem(article: ArticleListed, route: DetailRoute, language: Language): Item {
  return {
    ...article,
    href: href(language, route, { id: article.id }),
    eyebrow: article.category?.name,
    figure: <DateText iso={article.publishedAt} />,
  }
}

import type { IntlShape } from 'react-intl'
import type { Category, Listed } from '../../contract/listing.ts'
import type { PageHead } from '../sections/define-page.ts'

interface ListHeadProps {
  /** The title of the whole list; `description` says what it holds. */
  title: string
  description: string
  query: { page: number; category?: string | undefined }
  list: { categories: readonly Category[]; list: readonly Pick<Listed, 'category'>[] }
}

/** Title and description of a page of a list, with the category and page number that tell it from the list's other pages. */
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

/** The list's name for it, or else its first item's: a list need not name its categories. */
function categoryName(
  category: string | undefined,
  { categories, list }: ListHeadProps['list'],
): string | undefined {
  if (category === undefined) return undefined
  return (categories.find(({ id }) => id === category) ?? list[0]?.category)?.name
}

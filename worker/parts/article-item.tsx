import { DateText } from '../../client/ui/date-text.tsx'
import type { Item } from '../../client/ui/item-list.tsx'
import type { ArticleListed } from '../../contract/article.ts'

/** An article as a list shows it. */
export function articleItem(article: ArticleListed, href: string): Item {
  return {
    ...article,
    href,
    overline: article.category?.name,
    figure: <DateText iso={article.publishedAt} />,
  }
}

import type { ReactNode } from 'react'
import { defineMessages, useIntl } from 'react-intl'
import * as v from 'valibot'
import { CompactList, ItemRows, TextList } from '../../../client/ui/item-list.tsx'
import type { ArticleListed } from '../../../contract/article.ts'
import { hasPublicNotices } from '../../site-pages.ts'
import { articleItem, ChoiceLinks, listHead, ListFrame } from '../../parts/list-view.tsx'
import { definePage } from '../define-page.ts'
import { feedHeadLinks, FeedLink } from '../../parts/page-links.tsx'
import { useLanguage } from '../../../client/ui/use-language.ts'
import { assertListed, categoryId, pageNumber } from '../page-query.ts'
import { type NewsKind, newsListHref, newsListTitle } from './news-kind.ts'
import filtersStyles from '../../../client/styles/shared/filters.css?sheet'
import rowsStyles from '../../../client/styles/shared/rows.css?sheet'
import textRowsStyles from '../../../client/styles/shared/text-rows.css?sheet'
import newsStyles from './news.css?sheet'

const descriptions = defineMessages({
  news: { id: 'newsList.description', defaultMessage: '景区的新闻与近来发生的事。' },
  notice: { id: 'newsList.noticesDescription', defaultMessage: '景区管理者向公众发布的公示事项。' },
})

/** Articles per page. On the first page, the first `WITH_PICTURES` have a picture. */
const PER_PAGE = 20
const WITH_PICTURES = 3
/** The `sizes` of the newest article's picture. */
const LEAD_SIZES = '(min-width: 80em) 672px, (min-width: 68.75em) 53vw, 100vw'
const NEXT_SIZES =
  '(min-width: 80em) 200px, (min-width: 68.75em) 15vw, (min-width: 48em) 46vw, 153px'

export default definePage({
  route: 'news/list',
  styles: [filtersStyles, rowsStyles, textRowsStyles, newsStyles],
  sharePicture: 'news',
  query: { page: pageNumber, category: categoryId, type: v.optional(v.literal('notice')) },
  validate: ({ query }) => query.type === undefined || hasPublicNotices,
  load: async ({ backend, query: { type, ...narrowed }, firstPage }) => {
    const kind: NewsKind = type ?? 'news'
    const news = await backend('messageList', {
      body: { ...firstPage, ...narrowed, pageSize: PER_PAGE, type: kind },
    })
    assertListed(narrowed, news)
    return { news, kind }
  },
  head: ({ data: { news, kind }, ...context }) => {
    const title = newsListTitle(context.intl, kind)
    const head = listHead(context, {
      section: 'news',
      title,
      description: descriptions[kind],
      list: news,
    })
    return {
      ...head,
      canonicalQuery: { ...head.canonicalQuery, type: context.query.type },
      ...(kind === 'news' && feedHeadLinks(context, 'news')),
    }
  },
  view: ({ data: { news, kind }, ...context }) => (
    <>
      <ListFrame
        section="news"
        context={context}
        title={newsListTitle(context.intl, kind)}
        seal={kind === 'news' ? 'news' : 'publicNotices'}
        lead={descriptions[kind]}
        list={news}
        hrefOf={(narrowed) => newsListHref(context.language, kind, narrowed)}
        rows={
          <div className="list-groups">
            <NewsRows list={news.list} pictures={kind === 'news' && context.query.page === 1} />
          </div>
        }
      >
        {hasPublicNotices && <KindLinks current={kind} />}
      </ListFrame>
      {kind === 'news' && <FeedLink name="news" />}
    </>
  ),
})

interface NewsRowsProps {
  list: readonly ArticleListed[]
  /** Whether the first articles on the page have pictures. */
  pictures: boolean
}

/** The rows of the list. The newest articles may have pictures; all others are one line of text. */
function NewsRows({ list, pictures }: NewsRowsProps): ReactNode {
  const language = useLanguage()
  const items = list.map((article) => articleItem(article, 'news/detail', language))
  const first = pictures ? WITH_PICTURES : 0
  const others = items.slice(first).map((item) => ({ ...item, summary: '' }))
  return (
    <>
      {first > 0 && (
        <div className="news-lead">
          <ul>
            <ItemRows items={items.slice(0, 1)} sizes={LEAD_SIZES} />
          </ul>
          <CompactList items={items.slice(1, first)} sizes={NEXT_SIZES} />
        </div>
      )}
      {others.length > 0 && <TextList items={others} />}
    </>
  )
}

function KindLinks({ current }: { current: NewsKind }): ReactNode {
  const intl = useIntl()
  const language = useLanguage()
  return (
    <ChoiceLinks
      className="kind-links"
      label={intl.formatMessage({ id: 'newsList.kinds', defaultMessage: '新闻与公示' })}
      links={(['news', 'notice'] as const).map((kind) => ({
        text: newsListTitle(intl, kind),
        href: newsListHref(language, kind),
        isChosen: kind === current,
      }))}
    />
  )
}

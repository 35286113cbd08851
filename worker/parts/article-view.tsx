import type { ReactNode } from 'react'
import { FormattedMessage, type IntlShape, useIntl } from 'react-intl'
import { Breadcrumbs, type Crumb } from '../../client/ui/area-opening.tsx'
import { DateText } from '../../client/ui/date-text.tsx'
import { movingPicture } from '../../client/ui/item-list.tsx'
import { ContentTitle } from '../../client/ui/content-title.tsx'
import { Picture, WINDOW_WIDTH } from '../../client/ui/picture.tsx'
import { factLine, SPACE } from '../../shared/fact-line.ts'
import { tagOf } from '../../shared/language.ts'
import { theme } from '../../shared/site.ts'
import { langAttributes } from '../../shared/text-direction.ts'
import type { Article } from './clean-content.ts'
import { RichText } from '../render/rich-text.tsx'
import type { Listed } from '../../contract/listing.ts'
import { href } from '../href.ts'
import type { PageHead } from '../sections/define-page.ts'
import type { DetailRoute } from '../sections/index.ts'
import { useLanguage } from '../../client/ui/use-language.ts'

/** The date of an article's last change. `iso` is an ISO 8601 date, or date and time. */
export function UpdatedAt({ iso }: { iso: string }): ReactNode {
  return (
    <FormattedMessage
      id="article.updatedAt"
      defaultMessage="更新于 {date}"
      description="When an article was last changed"
      values={{ date: <DateText iso={iso} /> }}
    />
  )
}

/** An article, or a text without a date of publication. */
type Text = Omit<Article, 'publishedAt'> & Partial<Pick<Article, 'publishedAt'>>

/** In the theme `horizon`, wide windows have the picture next to the title. */
const SIZES = theme === 'horizon' ? `(min-width: 60em) 58vw, ${WINDOW_WIDTH}` : WINDOW_WIDTH

interface ArticleViewProps {
  article: Text
  crumbs: readonly Crumb[]
  /** The page of the article, and of the previous and next one. */
  route: DetailRoute
  /** Content between the picture and the text: facts of an activity, stops of a visit guide. */
  children?: ReactNode
  /** Shows the dates of publication and last change below the text, because its facts matter more. */
  areDatesLast?: boolean
}

export function ArticleView({
  article,
  crumbs,
  route,
  children,
  areDatesLast = false,
}: ArticleViewProps): ReactNode {
  const lang = tagOf(article.inLanguage)
  return (
    <article className="article" style={movingPicture(article)}>
      <Breadcrumbs crumbs={crumbs} current={article.title} lang={lang} />
      <Opening article={article} lang={lang} hasDates={!areDatesLast} />
      {article.cover && <Picture image={article.cover} sizes={SIZES} isFirst />}
      {children}
      <Contents sections={article.content.sections} lang={lang} />
      <RichText text={article.content} lang={lang} />
      <Attachments article={article} lang={lang} />
      {areDatesLast && <ArticleDates article={article} lang={lang} />}
      <Subjects article={article} lang={lang} />
      <ArticleTools />
      <Neighbours article={article} route={route} />
    </article>
  )
}

interface PartProps {
  article: Text
  lang: string
}

/** Only the texts have the article's language. The dates have the page's language. */
function Opening({ article, lang, hasDates }: PartProps & { hasDates: boolean }): ReactNode {
  return (
    <header className="article-header">
      <h1 {...langAttributes(lang)}>
        <ContentTitle text={article.title} />
      </h1>
      {hasDates && <ArticleDates article={article} lang={lang} />}
      {article.summary !== '' && (
        <p className="lead" {...langAttributes(lang)}>
          {article.summary}
        </p>
      )}
    </header>
  )
}

function ArticleDates({ article, lang }: PartProps): ReactNode {
  const { publishedAt, updatedAt, source } = article
  if ((publishedAt ?? updatedAt ?? source) === undefined) return null
  return (
    <p className="article-about">
      {publishedAt !== undefined && <DateText iso={publishedAt} />}
      {source !== undefined && <span {...langAttributes(lang)}>{source}</span>}
      {updatedAt !== undefined && (
        <span>
          <UpdatedAt iso={updatedAt} />
        </span>
      )}
    </p>
  )
}

function Contents({ sections, lang }: { sections: Article['content']['sections']; lang: string }) {
  const intl = useIntl()
  if (sections.length < 3) return null
  const label = intl.formatMessage({ id: 'article.contents', defaultMessage: '本页内容' })
  return (
    <nav className="article-contents" aria-label={label}>
      <ol {...langAttributes(lang)}>
        {sections.map(({ id, title }) => (
          <li key={id}>
            <a href={`#${id}`}>{title}</a>
          </li>
        ))}
      </ol>
    </nav>
  )
}

function Attachments({ article: { attachments = [] }, lang }: PartProps): ReactNode {
  const intl = useIntl()
  if (attachments.length === 0) return null
  return (
    <section>
      <h2>
        <FormattedMessage id="article.attachments" defaultMessage="附件" />
      </h2>
      <ul>
        {attachments.map(({ title, url, bytes }) => (
          <li key={url}>
            <a href={url}>
              <span {...langAttributes(lang)}>{title}</span>
            </a>
            {SPACE}
            {factLine(typeOfFile(url), bytes !== undefined && sizeOfFile(intl, bytes))}
          </li>
        ))}
      </ul>
    </section>
  )
}

/** `typeOfFile('/files/map.pdf?v=2') // 'PDF'` */
function typeOfFile(url: string): string | undefined {
  return /\.([a-z0-9]{1,8})(?:[?#].*)?$/i.exec(url)?.[1]?.toUpperCase()
}

/** `sizeOfFile(intl, 1_240_000) // '1.2 MB'` */
function sizeOfFile(intl: IntlShape, bytes: number): string {
  const isLarge = bytes >= 1e6
  return intl.formatNumber(isLarge ? bytes / 1e6 : Math.max(1, bytes / 1e3), {
    style: 'unit',
    unit: isLarge ? 'megabyte' : 'kilobyte',
    maximumFractionDigits: isLarge ? 1 : 0,
  })
}

function Subjects({ article: { category, tags }, lang }: PartProps): ReactNode {
  const line = factLine(...new Set([category?.name, ...tags]))
  return (
    line !== '' && (
      <p className="article-about" {...langAttributes(lang)}>
        {line}
      </p>
    )
  )
}

function Neighbours({ article, route }: Pick<ArticleViewProps, 'article' | 'route'>): ReactNode {
  const intl = useIntl()
  const language = useLanguage()
  const { previous, next } = article
  if (previous === undefined && next === undefined) return null
  const label = intl.formatMessage({ id: 'article.neighbours', defaultMessage: '前后篇' })
  return (
    <nav className="article-neighbours" aria-label={label}>
      {previous !== undefined && (
        <a href={href(language, route, { id: previous.id })} rel="prev">
          <span className="article-neighbour">
            <FormattedMessage id="article.previous" defaultMessage="上一篇" />
          </span>
          <ContentTitle text={previous.title} />
        </a>
      )}
      {next !== undefined && (
        <a href={href(language, route, { id: next.id })} rel="next">
          <span className="article-neighbour">
            <FormattedMessage id="article.next" defaultMessage="下一篇" />
          </span>
          <ContentTitle text={next.title} />
        </a>
      )}
    </nav>
  )
}

/** Returns the head of an item's page: its title, summary and picture. */
export function detailHead({ title, summary, cover, inLanguage, languages }: Listed): PageHead {
  return {
    title,
    description: summary,
    image: cover,
    contentLanguage: inLanguage,
    contentLanguages: languages,
  }
}

/** Returns the head of an article's page, with the dates of publication and last change. */
export function articleHead(article: Article): PageHead {
  return { ...detailHead(article), article }
}

/** Buttons that share, copy and print a page; hidden without script. */
export function ArticleTools(): ReactNode {
  const intl = useIntl()
  const copied = intl.formatMessage({ id: 'article.copied', defaultMessage: '链接已复制' })
  return (
    <p className="article-tools">
      <button type="button" data-tool="share">
        <FormattedMessage id="article.share" defaultMessage="分享" />
      </button>
      <button type="button" data-tool="copy" data-done={copied}>
        <FormattedMessage id="article.copy" defaultMessage="复制链接" />
      </button>
      <button type="button" data-tool="print">
        <FormattedMessage id="article.print" defaultMessage="打印" />
      </button>
      <output className="article-tools-said" />
    </p>
  )
}

import type { ReactNode, CSSProperties } from 'react'
import { FormattedMessage, type IntlShape, useIntl, RawIntlProvider } from 'react-intl'
import { ELDER_STYLES_PATH } from '../../shared/constants.ts'
import { ELDER_SCRIPT, ELDER_STYLES_ATTRIBUTE } from '../../shared/elder-mode.ts'
import { themeColours } from '../../shared/site.ts'
import { tagOf } from '../../shared/language.ts'
import { langAttributes } from '../../shared/text-direction.ts'
import type { BootWords, HeadTag, Payload } from '../../shared/payload.ts'
import { assets, build } from 'virtual:client-build'
import { type Frame, type LoadedPage, renderPart, type ShownPreview, AgeNotice } from './frame.tsx'
import { documentHead } from './head.ts'
import { InlineStyles, type PageStyles } from './inline-styles.tsx'
import { JsonScript } from './island.tsx'
import { PageFooter } from './page-footer.tsx'
import { PageHeader, translations } from './page-header.tsx'
import {
  Await,
  hasSettled,
  DEFERRED_MARKER,
  DeferredParts,
  DeferredPartsContext,
} from './await.tsx'
import { daysWords } from '../../client/ui/opening-words.ts'
import { MINUTE_MS } from '../../shared/timed-text.ts'
import { href, hrefOfLink } from '../href.ts'
import { hasPage, STANDALONE_PATHS } from '../site-pages.ts'
import { renderToStaticMarkup } from 'react-dom/server'
import type { Language } from '../../locales/languages.ts'
import type { ViewContext } from '../sections/define-page.ts'
import { intlOf, textTagOf } from './intl.ts'

/** Colours of alerts. They are inline, because only few pages need them on some days. */
const NOW: CSSProperties = { color: 'var(--cinnabar-text)', borderColor: 'var(--cinnabar)' }

/**
 * Shows the announcements that affect the page, one line each with dates and title. The dates keep
 * a cached page correct. On the days of an announcement, its line has the alert colour. After these
 * days, `client/boot/page-content.ts` removes the colour from an open page.
 */
function AlertLines({ frame: { alerts, language } }: { frame: Frame }): ReactNode {
  const intl = useIntl()
  return alerts.map(({ alert, nowUntil }) => {
    const title = (
      <span {...langAttributes(alert.inLanguage && tagOf(alert.inLanguage))}>{alert.title}</span>
    )
    const address = hrefOfLink(language, alert.url)
    return (
      <p
        key={alert.id}
        className="notice alert"
        {...(nowUntil !== undefined && {
          style: NOW,
          'data-until': Math.floor(nowUntil / MINUTE_MS),
        })}
      >
        <FormattedMessage
          id="frame.alert"
          defaultMessage="{days} {title}"
          description="Above a page: on which days something that it is about is closed, and the title of the announcement"
          values={{
            days: <strong>{daysWords(intl, alert)}</strong>,
            title: address === undefined ? title : <a href={address}>{title}</a>,
          }}
        />
        {alert.severity === 'closure' && nowUntil !== undefined && hasPage('conditions') && (
          <>
            {' '}
            <a href={`${href(language, 'conditions')}#plans`}>
              <FormattedMessage id="frame.plans" defaultMessage="今天怎么走" />
            </a>
          </>
        )}
      </p>
    )
  })
}

function PageDocument({ frame, children }: { frame: Frame; children: ReactNode }): ReactNode {
  const { title, tags } = documentHead(frame)
  const { settings } = frame
  const tag = tagOf(frame.language)
  const textTag = textTagOf(frame.language)
  return (
    <html {...langAttributes(textTag)} lang={tag} data-layout={frame.layout}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        {/* For Baidu: the page is for computers and phones, so it must not be converted. */}
        <meta name="applicable-device" content="pc,mobile" />
        <title>{title}</title>
        {elements(tags.filter(({ tag }) => tag !== 'script'))}
        <AssetElements styles={frame.styles} hasScripts={frame.preview === undefined} />
        <meta name="standalone-paths" content={STANDALONE_PATHS.join(' ')} />
        <meta name="build-check-interval" content={String(settings.BUILD_CHECK_INTERVAL_MS)} />
        {settings.COOKIE_CROSS_ORIGIN && <meta name="cookie-cross-origin" content="true" />}
      </head>
      {/* A page whose texts nobody has translated yet; content names its own language. */}
      <body lang={textTag === tag ? undefined : textTag}>
        <PageHeader frame={frame} />
        <main id="main" tabIndex={-1}>
          <Notices frame={frame} />
          {children}
        </main>
        {frame.layout === 'default' && <PageFooter frame={frame} />}
        {/* Placed last, because only search engines read it. */}
        {elements(tags.filter(({ tag }) => tag === 'script'))}
        <Await resolve={frame.toasts}>{(toasts) => <ToastRegion texts={toasts} />}</Await>
        <PrintStyles />
      </body>
    </html>
  )
}

/** Shows that the page is a preview, and when it will be public. */
function PreviewNotice({ publishAt }: Pick<ShownPreview, 'publishAt'>): ReactNode {
  return (
    <p className="notice" style={NOW}>
      <strong>
        <FormattedMessage
          id="frame.preview"
          defaultMessage="{at, select, never {预览：这是草稿，没有公开。} other {预览：还没有公开，将在 {time} 发布。}}"
          description="Above the preview of an item that is not public: a draft, or when it will be published"
          values={{
            at: publishAt === undefined ? 'never' : 'later',
            time: publishAt === undefined ? '' : <PublicationTime at={publishAt} />,
          }}
        />
      </strong>
    </p>
  )
}

function PublicationTime({ at }: { at: string }): ReactNode {
  const options = { month: 'long', day: 'numeric', hour: '2-digit', minute: '2-digit' } as const
  return <time dateTime={at}>{useIntl().formatDate(at, { ...options, hourCycle: 'h23' })}</time>
}

/** Notices above a page's content: its age, closures, its language. */
function Notices({ frame }: { frame: Frame }): ReactNode {
  return (
    <>
      {frame.preview && <PreviewNotice publishAt={frame.preview.publishAt} />}
      <Await resolve={frame.staleSince} reservesSpace>
        {(staleSince) => <AgeNotice staleSince={staleSince} />}
      </Await>
      <AlertLines frame={frame} />
      <ForeignContentNotice frame={frame} />
    </>
  )
}

/** Shows that a page's content exists in another language only. */
function ForeignContentNotice({ frame: { head, language } }: { frame: Frame }): ReactNode {
  const intl = useIntl()
  if (head.contentLanguage === undefined || head.contentLanguage === language) return null
  return (
    <p className="notice">
      <FormattedMessage
        id="frame.foreignContent"
        defaultMessage="此页内容目前只有{language, select, zh {中文} en {英文} other {{name}}}版。"
        description="Above content that is not translated yet; language is the code of the language it is written in, name its name"
        values={{
          language: head.contentLanguage,
          name: intl.formatDisplayName(head.contentLanguage, { type: 'language' }),
        }}
      />
    </p>
  )
}

/** The common elements of the head: build id, icons, styles, scripts. */
export function AssetElements({
  styles,
  hasScripts,
}: {
  styles: PageStyles
  hasScripts: boolean
}): ReactNode {
  return (
    <>
      <meta name="build-id" content={build.id} />
      <meta name="color-scheme" content="light dark" />
      <meta name="format-detection" content="telephone=no" />
      <link rel="icon" href="/favicon.ico" sizes="32x32" />
      <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
      <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
      <meta name="theme-color" content={themeColours.light} media="(prefers-color-scheme: light)" />
      <meta name="theme-color" content={themeColours.dark} media="(prefers-color-scheme: dark)" />
      {hasScripts && (
        <script
          {...{ [ELDER_STYLES_ATTRIBUTE]: assets.elderStyles }}
          // oxlint-disable-next-line react/no-danger -- our own constant
          dangerouslySetInnerHTML={{ __html: ELDER_SCRIPT }}
        />
      )}
      <InlineStyles styles={styles} />
      <noscript>
        <link rel="stylesheet" href={ELDER_STYLES_PATH} />
      </noscript>
      {hasScripts && assets.scripts.map((src) => <script key={src} type="module" src={src} />)}
    </>
  )
}

/** The print stylesheet. It is at the end of the body, so that it does not delay the page. */
export function PrintStyles(): ReactNode {
  return <link rel="stylesheet" href={assets.printStyles} media="print" />
}

function elements(tags: readonly HeadTag[]): ReactNode {
  return tags.map((tag, index) => {
    if (tag.tag === 'script')
      return <JsonScript key={index} type="application/ld+json" json={tag.json} />
    const Element = tag.tag
    return <Element key={index} {...tag.attributes} />
  })
}

const DOCTYPE = '<!DOCTYPE html>'

interface RenderablePage {
  frame: Frame
  page: LoadedPage
  context: ViewContext
}

export function Providers({
  language,
  deferred,
  children,
}: {
  language: Language
  deferred?: DeferredParts
  children: ReactNode
}) {
  return (
    <RawIntlProvider value={intlOf(language)}>
      <DeferredPartsContext value={deferred}>{children}</DeferredPartsContext>
    </RawIntlProvider>
  )
}

export interface RenderedPage {
  /** The complete text, or the same in chunks as the data arrives. */
  text: string | AsyncIterable<string>
  /** Position in the text at which the age notice belongs, even if there is no notice. */
  noticeAt: number
}

export function renderDocument({ frame, page, context }: RenderablePage): RenderedPage {
  const deferred = new DeferredParts()
  const html = renderToStaticMarkup(
    <Providers language={frame.language} deferred={deferred}>
      <PageDocument frame={frame}>{page.view(context)}</PageDocument>
    </Providers>,
  )
  const draw = (part: ReactNode) =>
    part === null
      ? ''
      : renderToStaticMarkup(<Providers language={frame.language}>{part}</Providers>)
  const [beginning = '', ...others] = html.split(DEFERRED_MARKER)
  const begun = DOCTYPE + beginning
  // The age notice is the first deferred part.
  const noticeAt = begun.length
  const parts = deferred.all.map((part, index) => ({ part, rest: others[index] ?? '' }))
  let text = begun
  for (const [index, { part, rest }] of parts.entries()) {
    if (part instanceof Promise) return { text: inOrder(text, parts.slice(index), draw), noticeAt }
    text += draw(part) + rest
  }
  return { text, noticeAt }
}

/** A deferred part, and the HTML between it and the next part. */
interface Part {
  part: ReactNode | Promise<ReactNode>
  rest: string
}

/** Yields the HTML in order. Before it waits for a part, yields all finished HTML as one chunk. */
async function* inOrder(
  begun: string,
  parts: readonly Part[],
  draw: (part: ReactNode) => string,
): AsyncGenerator<string> {
  let ready = begun
  for (const { part, rest } of parts) {
    if (part instanceof Promise && !(await hasSettled(part))) {
      yield ready
      ready = ''
    }
    ready += draw(await part) + rest
  }
  yield ready
}

/** Returns a payload. It has header and footer if `hasShell`, or if the layout is not `default`. */
export async function renderPayload(
  { frame, page, context }: RenderablePage,
  hasShell: boolean,
): Promise<Payload> {
  return {
    buildId: build.id,
    language: frame.language,
    layout: frame.layout,
    styles: frame.styles.flatMap((sheet) => sheet?.address ?? []),
    menuIndex: frame.menuIndex,
    translations: translations(frame),
    head: documentHead(frame),
    content: draw(
      frame,
      <>
        <Notices frame={frame} />
        {page.view(context)}
      </>,
    ),
    toasts: (await frame.toasts) ?? [],
    ...((hasShell || frame.layout !== 'default') && {
      shell: {
        header: draw(frame, <PageHeader frame={frame} />),
        footer: frame.layout === 'default' ? draw(frame, <PageFooter frame={frame} />) : '',
        words: bootWords(intlOf(frame.language)),
      },
    }),
  }
}

function draw(frame: Frame, node: ReactNode): string {
  return renderPart(<Providers language={frame.language}>{node}</Providers>)
}

/**
 * The live region for toasts. It contains the toasts of the server, which stay visible without
 * script. It is polite, so that it does not interrupt a screen reader. A toast itself has no live
 * role, or screen readers would read it twice. `data-words` has the texts for the scripts of
 * `client/boot`.
 */
function ToastRegion({ texts }: { texts: readonly string[] }): ReactNode {
  return (
    <div
      className="toasts"
      id="toasts"
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- no paragraph may be in an output
      role="status"
      aria-live="polite"
      aria-atomic="false"
      data-words={JSON.stringify(bootWords(useIntl()))}
    >
      {texts.map((text) => (
        <div className="toast toast-warning" key={text}>
          <p>{text}</p>
        </div>
      ))}
    </div>
  )
}

/** Returns the texts that the scripts of `client/boot` show, in the language of `intl`. */
function bootWords(intl: IntlShape): BootWords {
  return {
    close: intl.formatMessage({ id: 'toast.close', defaultMessage: '关闭提示' }),
    incomplete: intl.formatMessage({
      id: 'toast.incomplete',
      defaultMessage: '页面有一部分没能加载出来。',
    }),
    reload: intl.formatMessage({ id: 'toast.reload', defaultMessage: '重新加载' }),
    offline: intl.formatMessage({
      id: 'toast.offline',
      defaultMessage: '没有网络，这一页还打不开。连上后再试一次。',
    }),
    read: intl.formatMessage({ id: 'elder.read', defaultMessage: '朗读' }),
    pause: intl.formatMessage({ id: 'elder.pause', defaultMessage: '暂停' }),
    goOn: intl.formatMessage({ id: 'elder.goOn', defaultMessage: '继续' }),
    stop: intl.formatMessage({ id: 'elder.stop', defaultMessage: '停止' }),
  }
}

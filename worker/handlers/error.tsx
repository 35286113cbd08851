import type { Context } from 'hono'
import { reactRenderer } from '@hono/react-renderer'
import { RETRY_AFTER_S } from '../limits.ts'
import { LINK_PREVIEW } from '../../shared/constants.ts'
import { textTagOf } from '../render/intl.ts'
import { languageOf, tagOf, unofferedLanguageOf, inLanguage } from '../../shared/language.ts'
import { langAttributes } from '../../shared/text-direction.ts'
import { isBot } from '../edge/bots.ts'
import { describeCause, log } from '../log.ts'
import {
  errorBody,
  messageOf,
  noRoute,
  type PageError,
  pathAndQuery,
  toPageError,
} from '../page-error.ts'
import type { AppEnv } from '../scope.ts'
import type { CSSProperties, ReactNode } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { siteNames } from '../../shared/site.ts'
import { focusOf, ground, nightGround } from '../../client/ui/site-picture.tsx'
import { TelephoneLink } from '../../client/ui/hotline.tsx'
import {
  elsewhereLanguage,
  LANGUAGES,
  type Language,
  languageNames,
} from '../../locales/languages.ts'
import errorStyles from '../../client/styles/error.css?sheet'
import { href } from '../href.ts'
import { hasPage } from '../site-pages.ts'
import { AssetElements, PrintStyles, Providers } from '../render/render-document.tsx'
import { titles } from '../sections/index.ts'
import { SearchForm } from '../sections/search/search-form.tsx'

/** The background of the error page. It is empty if the site has no picture for errors. */
const BACKGROUND: CSSProperties & Record<`--${string}`, string | undefined> = {
  '--lost': ground('lost'),
  '--lost-night': nightGround('lost'),
  '--lost-focus': focusOf('lost'),
}

interface ErrorDocumentProps {
  status: number
  language: Language
  /** The language of the address, if the site does not offer it. */
  unoffered: string | undefined
  /** Shown for server errors, unless it is empty. */
  hotline: string
  isPreview: boolean
}

/** The error page: the status and ways on without visible text. For 429 and 5xx, the hotline. */
function ErrorDocument({
  status,
  language,
  unoffered,
  hotline,
  isPreview,
}: ErrorDocumentProps): ReactNode {
  const title = `${status} · ${siteNames[language]}`
  const documentLanguage = unoffered ?? tagOf(language)
  return (
    <Providers language={language}>
      <html lang={documentLanguage} {...langAttributes(documentLanguage)} data-layout="error">
        <head>
          <meta charSet="utf-8" />
          <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
          <meta name="robots" content="noindex" />
          <title>{title}</title>
          <AssetElements styles={[errorStyles]} hasScripts={!isPreview} />
        </head>
        <body>
          <main
            className="error-view"
            id="main"
            {...langAttributes(textTagOf(language))}
            // No background in a preview: Chromium would send the preview's address to the host of
            // the picture (page-footer.tsx).
            {...(!isPreview && { style: BACKGROUND })}
          >
            <h1>{status}</h1>
            {unoffered !== undefined && <UnofferedLanguage />}
            {status < 500 && status !== 429 ? (
              <>
                {status === 404 && hasPage('search') && (
                  <SearchForm action={href(language, 'search')} search="" hasIcon />
                )}
                <Ways language={language} />
              </>
            ) : (
              <>
                {hotline !== '' && (
                  <p>
                    <FormattedMessage
                      id="error.hotline"
                      defaultMessage="游客热线 {telephone}"
                      description="Below an error of the site's own"
                      values={{ telephone: <TelephoneLink number={hotline} /> }}
                    />
                  </p>
                )}
                <p>
                  <a href={inLanguage(language, '/')}>
                    <FormattedMessage id="error.home" defaultMessage="回到首页" />
                  </a>
                </p>
              </>
            )}
          </main>
          <PrintStyles />
        </body>
      </html>
    </Providers>
  )
}

/** The outlines of the icons: a ticket, a folded map, and a clock. */
const WAYS = [
  ['tickets', 'M2 5h16v3a2 2 0 0 0 0 4v3H2v-3a2 2 0 0 0 0-4zM13 5v10'],
  ['guide', 'm2 5 5-2 6 2 5-2v12l-5 2-6-2-5 2zM7 3v12M13 5v12'],
  ['conditions', 'M10 2a8 8 0 1 0 .01 0M10 6v4l3 2'],
] as const

/** Links without visible text, because the status must be the only text of the page. */
function Ways({ language }: { language: Language }): ReactNode {
  const intl = useIntl()
  const home = intl.formatMessage({ id: 'error.home', defaultMessage: '回到首页' })
  return (
    <ul className="error-ways">
      <Way
        address={inLanguage(language, '/')}
        name={home}
        icon="M2 10l8-7 8 7M4.5 8v9h4v-5h3v5h4V8"
      />
      {WAYS.filter(([page]) => hasPage(page)).map(([page, icon]) => (
        <Way
          key={page}
          address={href(language, page)}
          name={intl.formatMessage(titles[page])}
          icon={icon}
        />
      ))}
    </ul>
  )
}

function Way({ address, name, icon }: { address: string; name: string; icon: string }): ReactNode {
  return (
    <li>
      <a href={address} aria-label={name} title={name}>
        <svg viewBox="0 0 20 20" fill="none" stroke="currentColor" aria-hidden="true">
          <path d={icon} />
        </svg>
      </a>
    </li>
  )
}

function UnofferedLanguage(): ReactNode {
  const intl = useIntl()
  const names = LANGUAGES.map((each) => intl.formatDisplayName(each, { type: 'language' }))
  return (
    <>
      <p>
        <FormattedMessage
          id="error.unofferedLanguage"
          defaultMessage="本站只有{languages}。"
          description="Error page of an address in a language that the site does not offer; languages: Chinese and English"
          values={{ languages: intl.formatList(names) }}
        />
      </p>
      <ul className="error-view-homes">
        {LANGUAGES.map((each) => (
          <li key={each}>
            <a href={inLanguage(each, '/')} {...langAttributes(tagOf(each))} hrefLang={tagOf(each)}>
              {languageNames[each]}
            </a>
          </li>
        ))}
      </ul>
    </>
  )
}

/** Makes `c.render` able to render React. Only error pages use it. */
const withReact = reactRenderer()

/** Responds to an address that matches no route. */
export async function notFound(c: Context<AppEnv>): Promise<Response> {
  const path = pathAndQuery(c.get('scope').url)
  const isFile = path.startsWith('/assets/') || path.startsWith('/pictures/')
  const headers = isFile ? { 'Cache-Control': 'no-store' } : {}
  if (isFile && !wantsJson(c)) return c.text('404 Not Found', 404, headers)
  return answerError(c, noRoute(headers))
}

/** Responds to a thrown value with the error page. Logs errors with status 5xx. Never throws. */
export async function errorHandler(thrown: unknown, c: Context<AppEnv>): Promise<Response> {
  const error = toPageError(thrown)
  if (error.status >= 500)
    log('error', c.get('scope'), { status: error.status, cause: describeCause(error.cause) })
  try {
    return await answerError(c, error)
  } catch (failure) {
    log('error', c.get('scope'), { status: error.status, cause: describeCause(failure) })
    return c.text('500 Internal Server Error', 500, { 'Cache-Control': 'no-store' })
  }
}

async function answerError(c: Context<AppEnv>, error: PageError): Promise<Response> {
  c.status(error.status)
  c.header('Cache-Control', error.status >= 500 ? 'no-store' : 'no-cache')
  if (error.status === 503) c.header('Retry-After', String(RETRY_AFTER_S))
  for (const [name, value] of Object.entries(error.headers)) c.header(name, value)
  if (wantsJson(c)) return c.json(errorBody(error, c.get('scope').url))
  if (isBot(c.req.header('User-Agent')))
    return c.text(`${error.status} ${messageOf(error, c.get('scope').url)}`)
  const { pathname } = c.get('scope').url
  const unoffered = unofferedLanguageOf(pathname)
  const language = unoffered === undefined ? languageOf(pathname) : elsewhereLanguage()
  await withReact(c, async () => undefined)
  return c.render(
    <ErrorDocument
      status={error.status}
      language={language}
      unoffered={unoffered}
      hotline={hotlineOf(c)}
      isPreview={pathname.startsWith(`${LINK_PREVIEW}/`)}
    />,
  )
}

/** Returns whether the caller accepts JSON but not HTML. */
export function wantsJson(c: Context<AppEnv>): boolean {
  const accept = c.req.header('Accept')?.toLowerCase() ?? ''
  return accept.includes('application/json') && !accept.includes('text/html')
}

/** Returns the hotline of the settings, since the backend may have failed; or an empty text. */
function hotlineOf(c: Context<AppEnv>): string {
  try {
    return c.get('scope').settings.HOTLINE
  } catch {
    return ''
  }
}

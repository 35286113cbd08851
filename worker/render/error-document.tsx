import type { CSSProperties, ReactNode } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { inLanguage, tagOf } from '../../shared/language.ts'
import { siteNames } from '../../shared/site.ts'
import { focusOf, ground, nightGround } from '../../client/ui/site-picture.tsx'
import { TelephoneLink } from '../../client/ui/hotline.tsx'
import { LANGUAGES, type Language, languageNames } from '../../locales/languages.ts'
import errorStyles from '../../client/styles/error.css?sheet'
import { AssetElements, PrintStyles } from './document.tsx'
import { Providers } from './render-page.tsx'
import { SearchLink } from './page-header.tsx'

/** Empty where the site has no picture for it: then the ground is plain. */
const BACKGROUND: CSSProperties & Record<`--${string}`, string | undefined> = {
  '--lost': ground('lost'),
  '--lost-night': nightGround('lost'),
  '--lost-focus': focusOf('lost'),
}

interface ErrorDocumentProps {
  status: number
  language: Language
  /** The document's `lang`; not that of `language` if the address is in a language that is not offered. */
  documentLanguage: string
  isUnoffered: boolean
  /** Shown for the site's own faults; empty to leave it out. */
  hotline: string
}

/** The error view: only the status, as a number that links home; for the site's own faults and for 429 also a hotline and a link home. */
export function ErrorDocument({
  status,
  language,
  documentLanguage,
  isUnoffered,
  hotline,
}: ErrorDocumentProps): ReactNode {
  const title = `${status} · ${siteNames[language]}`
  return (
    <Providers language={language}>
      <html lang={documentLanguage} data-layout="error">
        <head>
          <meta charSet="utf-8" />
          <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
          <meta name="robots" content="noindex" />
          <title>{title}</title>
          <AssetElements styles={[errorStyles]} />
        </head>
        <body>
          <main className="error-view" id="main" lang={tagOf(language)} style={BACKGROUND}>
            <NumberHome status={status} language={language} />
            {status === 404 && <SearchLink language={language} />}
            {isUnoffered && <UnofferedLanguage />}
            {(status >= 500 || status === 429) && <WayOn language={language} hotline={hotline} />}
          </main>
          <PrintStyles />
        </body>
      </html>
    </Providers>
  )
}

/** Only the number is shown, so it is also the way on. */
function NumberHome({ status, language }: { status: number; language: Language }): ReactNode {
  const intl = useIntl()
  const label = intl.formatMessage(
    {
      id: 'error.numberHome',
      defaultMessage: '{status}，回到首页',
      description:
        'Name of the number of an error, which is a link to the home page, for screen readers',
    },
    { status: String(status) },
  )
  return (
    <a href={inLanguage(language, '/')} aria-label={label}>
      <h1>{status}</h1>
    </a>
  )
}

function UnofferedLanguage(): ReactNode {
  return (
    <>
      <p>
        <FormattedMessage
          id="error.unofferedLanguage"
          defaultMessage="本站只有中文和英文。"
          description="Error page of an address in a language that the site does not offer"
        />
      </p>
      <ul className="error-view-homes">
        {LANGUAGES.map((each) => (
          <li key={each}>
            <a href={inLanguage(each, '/')} lang={tagOf(each)} hrefLang={tagOf(each)}>
              {languageNames[each]}
            </a>
          </li>
        ))}
      </ul>
    </>
  )
}

function WayOn({ language, hotline }: { language: Language; hotline: string }): ReactNode {
  return (
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
          <FormattedMessage
            id="error.home"
            defaultMessage="回到首页"
            description="Link below an error"
          />
        </a>
      </p>
    </>
  )
}

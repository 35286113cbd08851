import type { Props } from '@hono/react-renderer'
import type { Context } from 'hono'
import type { ReactNode } from 'react'
import {
  defineMessages,
  FormattedMessage,
  type MessageDescriptor,
  RawIntlProvider,
  useIntl,
} from 'react-intl'
import { timeWords } from '../../client/ui/facility-words.ts'
import { PlainImage } from '../../client/ui/picture.tsx'
import { nightOf, SiteMark, Twins } from '../../client/ui/site-picture.tsx'
import { type Language, languageNames, LANGUAGES } from '../../locales/languages.ts'
import { hasOffice, officeTexts } from './intl.ts'
import { factLine } from '../../shared/fact-line.ts'
import { tagOf } from '../../shared/language.ts'
import { langAttributes } from '../../shared/text-direction.ts'
import { pictures, seal, siteNames } from '../../shared/site.ts'
import type { OfficeEnv } from './office-env.ts'
import styles from './office.css?sheet'

declare module '@hono/react-renderer' {
  interface Props {
    title?: string
    /** Whether values are shown that are not saved. A change of language would lose them. */
    isUnsent?: boolean
  }
}

/** No script can run, and nothing can be loaded from other hosts. */
export const POLICY = [
  "default-src 'none'",
  `style-src ${import.meta.env.DEV ? "'self' 'unsafe-inline'" : `'${styles.source}'`}`,
  "img-src 'self' data:",
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ')

interface DocumentProps extends Props {
  c: Context<OfficeEnv>
  children: ReactNode
}

export function OfficeDocument({ c, title, isUnsent, children }: DocumentProps): ReactNode {
  const [language, intl] = [c.get('language'), c.get('intl')]
  const { tag } = officeTexts[language]
  const office = intl.formatMessage({ id: 'office.title', defaultMessage: '值班室' })
  // The pages for people who are not signed in: the way in, and errors.
  const isDoor = !('person' in c.var)
  return (
    <RawIntlProvider value={intl}>
      <html lang={tag} {...langAttributes(tag)}>
        <head>
          <meta charSet="utf-8" />
          <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
          <meta name="color-scheme" content="light dark" />
          <meta name="robots" content="noindex" />
          <title>{[title, office, siteNames[language]].filter(Boolean).join(' · ')}</title>
          {styles.text === '' ? (
            <link rel="stylesheet" href={styles.address} />
          ) : (
            // oxlint-disable-next-line react/no-danger -- our own styles, from the build
            <style dangerouslySetInnerHTML={{ __html: styles.text }} />
          )}
        </head>
        <body className={isDoor ? 'door' : undefined}>
          <header>
            <a className="name" href="/office">
              <SiteMark seal={seal} />
              {title === undefined ? siteNames[language] : factLine(siteNames[language], office)}
            </a>
            {!isUnsent && <LanguageSwitch path={c.req.path} current={language} />}
          </header>
          <main>
            <h1>{title ?? office}</h1>
            {children}
          </main>
          {isDoor && <SidePicture />}
        </body>
      </html>
    </RawIntlProvider>
  )
}

/** The portrait fits better next to the text. No inline styles, because the policy forbids them. */
function SidePicture(): ReactNode {
  const { hero } = pictures
  if (hero === undefined) return null
  const hasNight = nightOf('hero') !== undefined
  return (
    <picture className={hasNight ? 'side' : 'side by-day'}>
      {(!hasNight || nightOf('hero-tall')) && (
        <Twins of="hero-tall" sizes="48vw" media="(min-width: 60em)" />
      )}
      <Twins of="hero" sizes="100vw" />
      <PlainImage painting={hero} alt="" isFirst />
    </picture>
  )
}

function LanguageSwitch({ path, current }: { path: string; current: string }): ReactNode {
  return (
    <form method="post" action="/office/language" className="languages">
      <input type="hidden" name="path" value={path} />
      {LANGUAGES.filter((each) => each !== current && hasOffice(each)).map((each) => (
        <button key={each} name="language" value={each} {...langAttributes(tagOf(each))}>
          {languageNames[each]}
        </button>
      ))}
    </form>
  )
}

/** A sentence that readers must notice. Screen readers announce it. */
export function Notice({ kind, children }: { kind: 'done' | 'refused'; children: ReactNode }) {
  return (
    <div className={`notice ${kind}`} role={kind === 'done' ? 'status' : 'alert'}>
      {children}
    </div>
  )
}

/** A form with a key, so that submitting it twice has only one effect. */
export function OfficeForm({ action, children }: { action: string; children: ReactNode }) {
  return (
    <form method="post" action={action}>
      <input type="hidden" name="key" value={crypto.randomUUID()} />
      {children}
    </form>
  )
}

interface SelectProps {
  name: string
  label: MessageDescriptor
  value: string
  options: readonly (readonly [value: string, label: string | MessageDescriptor])[]
}

export function Select({ name, label, value, options }: SelectProps): ReactNode {
  const intl = useIntl()
  return (
    <label>
      {intl.formatMessage(label)}
      <select name={name} defaultValue={value}>
        {options.map(([each, words]) => (
          <option key={each} value={each}>
            {typeof words === 'string' ? words : intl.formatMessage(words)}
          </option>
        ))}
      </select>
    </label>
  )
}

/** A time in the site's time zone: `11月26日 10:20`. */
export function TimeText({ at }: { at: number | string }): ReactNode {
  const intl = useIntl()
  return <time dateTime={new Date(at).toISOString()}>{timeWords(intl, at)}</time>
}

/** Returns the site's origin; on a developer's machine, the origin of the request. */
export function originOf(c: Context<OfficeEnv>): string {
  const { origin, protocol } = new URL(c.req.url)
  return protocol === 'https:' ? (c.env.SITE_ORIGIN ?? origin) : origin
}

const backTexts = defineMessages({
  '/office': { id: 'office.back', defaultMessage: '返回值班室' },
  '/office/today': { id: 'office.today.back', defaultMessage: '返回今日情况' },
  '/office/complaints': { id: 'office.complaints.back', defaultMessage: '返回投诉列表' },
  '/office/publishing': { id: 'office.publishing.back', defaultMessage: '返回发布' },
})

export function BackLink({ to = '/office' }: { to?: keyof typeof backTexts }): ReactNode {
  return (
    <p>
      <a className="back" href={to}>
        <FormattedMessage {...backTexts[to]} />
      </a>
    </p>
  )
}

/** The name of a language, in the language itself. */
export function LanguageName({ language }: { language: Language }): ReactNode {
  return <span {...langAttributes(tagOf(language))}>{languageNames[language]}</span>
}

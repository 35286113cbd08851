import type { CSSProperties, ReactNode } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { daysWords } from '../../client/ui/opening-words.ts'
import { tagOf } from '../../shared/language.ts'
import { MINUTE_MS } from '../../shared/timed-text.ts'
import { hrefOfLink } from '../href.ts'
import type { Frame } from './frame.ts'

/** The colour of alerts. Here, since every page would carry a rule for it that few need on a few days. */
const NOW: CSSProperties = { color: 'var(--cinnabar-text)', borderColor: 'var(--cinnabar)' }

/**
 * The announcements that affect the page, a line each: its days, which hold however long the page is kept, and its title. In the
 * colour of alerts on its days, after which `client/boot/timed-texts.ts` takes it off a page that is still open.
 */
export function AlertLines({ frame: { alerts, language } }: { frame: Frame }): ReactNode {
  const intl = useIntl()
  return alerts.map(({ alert, nowUntil }) => {
    const title = <span lang={alert.inLanguage && tagOf(alert.inLanguage)}>{alert.title}</span>
    const href = hrefOfLink(language, alert.url)
    return (
      <p
        key={alert.id}
        className="notice"
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
            title: href === undefined ? title : <a href={href}>{title}</a>,
          }}
        />
      </p>
    )
  })
}

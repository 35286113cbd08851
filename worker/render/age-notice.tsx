import { renderToString } from 'react-dom/server'
import { FormattedMessage, RawIntlProvider, useIntl } from 'react-intl'
import type { Language } from '../../locales/languages.ts'
import { intlOf } from './intl.ts'

/** Shows the time at which the oldest content was fetched. `staleSince` is in Unix ms. */
export function AgeNotice({ staleSince }: { staleSince: number }) {
  const intl = useIntl()
  const time = intl.formatDate(staleSince, { dateStyle: 'medium', timeStyle: 'short' })
  // oxlint-disable-next-line no-restricted-globals -- formats the given time; does not read the clock
  const iso = new Date(staleSince).toISOString()
  return (
    <p className="notice">
      <FormattedMessage
        id="frame.asOf"
        defaultMessage="信息更新于 {time}"
        description="Above a page while the backend can’t be reached: when what it says was last fetched"
        values={{ time: <time dateTime={iso}>{time}</time> }}
      />
    </p>
  )
}

/** Returns the notice as HTML, for a page that was rendered before it became old. */
export function renderAgeNotice(language: Language, staleSince: number): string {
  return renderToString(
    <RawIntlProvider value={intlOf(language)}>
      <AgeNotice staleSince={staleSince} />
    </RawIntlProvider>,
  )
}

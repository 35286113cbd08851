import type { ReactNode } from 'react'
import { FormattedMessage, type IntlShape, useIntl } from 'react-intl'
import { dateWords } from '../../../client/ui/opening-words.ts'
import type { Alert } from '../../../contract/alert.ts'
import type { Language } from '../../../locales/languages.ts'
import { tagOf } from '../../../shared/language.ts'
import { hrefOfLink } from '../../href.ts'
import type { Closing } from './days-off.ts'

/** That something is closed on a day, in short: `12月8日云上索道停运`. */
export function closedWords(intl: IntlShape, { service, name, day, isOver }: Closing): string {
  const kind = isOver === true ? 'over' : service === undefined ? 'area' : 'ride'
  return intl.formatMessage(
    {
      id: 'closed.short',
      defaultMessage:
        '{kind, select, over {{name}今天的末班已过} area {{day}不开放} other {{day}{name}停运}}',
      description:
        'What is not to be had on a day: a ride, or the whole area; “over”: the last ride of today has gone',
    },
    { kind, name, day: dateWords(intl, day) },
  )
}

interface ClosedNoticeProps {
  closing: Closing
  alerts: readonly Alert[]
  /** The address of what is asked, for another day. */
  hrefOn: (day: string) => string
  language: Language
}

/** Says what is closed on a day, why, and when it is to be had again. */
export function ClosedNotice({ closing, alerts, hrefOn, language }: ClosedNoticeProps): ReactNode {
  const intl = useIntl()
  const { reason, url, again } = closing
  return (
    <p className="notice">
      <FormattedMessage
        id="closed.why"
        defaultMessage="{what}{reason, select, none {} other {（{reason}）}}。"
        description="That something is closed on a day, and why, where that is known"
        values={{ what: closedWords(intl, closing), reason: reason ?? 'none' }}
      />
      <WhereWhy url={url} alerts={alerts} language={language} />
      {again === undefined ? (
        <FormattedMessage
          id="closed.unknown"
          defaultMessage="恢复的日子还没有公布。"
          description="After what is closed: nobody has said when it is to be had again"
        />
      ) : (
        <a href={hrefOn(again)}>
          <FormattedMessage
            id="closed.again"
            defaultMessage="{day}恢复，看这一天怎么买"
            description="Link after what is closed: the first day on which it is to be had again, to the sum for that day"
            values={{ day: dateWords(intl, again) }}
          />
        </a>
      )}
    </p>
  )
}

/** A link to the announcement that closes something, by its title. */
function WhereWhy({
  url,
  alerts,
  language,
}: Pick<ClosedNoticeProps, 'alerts' | 'language'> & { url: string | undefined }): ReactNode {
  const address = url === undefined ? undefined : hrefOfLink(language, url)
  if (address === undefined) return null
  const alert = alerts.find((each) => each.url === url)
  return (
    <>
      <a href={address} lang={alert?.inLanguage && tagOf(alert.inLanguage)}>
        {alert?.title ?? (
          <FormattedMessage
            id="closed.more"
            defaultMessage="详情"
            description="Link to the page that says why something is closed, where its title is not known"
          />
        )}
      </a>{' '}
    </>
  )
}

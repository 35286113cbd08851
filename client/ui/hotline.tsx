import { Fragment, type ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import type { Site } from '../../contract/menu.ts'
import { NUMBER_DIRECTION } from '../../shared/text-direction.ts'
import { splitAtNumbers, telephoneNumber } from '../../shared/telephone-number.ts'

export function TelephoneLink({ number }: { number: string }): ReactNode {
  return (
    <a href={`tel:${telephoneNumber(number)}`} dir={NUMBER_DIRECTION}>
      {number}
    </a>
  )
}

interface CallableTextProps {
  text: string
  /** Renders the text between the numbers. */
  renderPart?: (text: string) => ReactNode
}

/** A text with its telephone numbers as links. */
export function CallableText({ text, renderPart = String }: CallableTextProps): ReactNode {
  return splitAtNumbers(text).map((part, index) =>
    index % 2 === 1 ? (
      <TelephoneLink key={index} number={part} />
    ) : (
      <Fragment key={index}>{renderPart(part)}</Fragment>
    ),
  )
}

/** The site data about the hotline. */
export type HotlineFacts = Pick<Site, 'telephone' | 'telephoneHours'>

export function Hotline({
  site: { telephone, telephoneHours },
}: {
  site: HotlineFacts
}): ReactNode {
  return (
    <span>
      {telephoneHours === undefined ? (
        <TelephoneLink number={telephone} />
      ) : (
        <span key={telephoneHours}>
          <FormattedMessage
            id="hotline.withHours"
            defaultMessage="{telephone}（{hours}）"
            description="The telephone number of the hotline and when it is answered"
            values={{
              telephone: <TelephoneLink number={telephone} />,
              // The word joiner prevents a line break in “06:00–20:00”.
              hours: telephoneHours.replaceAll('–', '–\u2060'),
            }}
          />
        </span>
      )}
    </span>
  )
}

/** The hotline, for cases that are too urgent for the form. */
export function UrgentHotline({ site }: { site: HotlineFacts }): ReactNode {
  return (
    <span>
      <FormattedMessage
        id="complaintForm.urgent"
        defaultMessage="着急的事请拨 {hotline}"
        description="Beside the complaint form, and below what kept a complaint from being sent"
        values={{ hotline: <Hotline site={site} /> }}
      />
    </span>
  )
}

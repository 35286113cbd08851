import { langAttributes } from '../../../shared/text-direction.ts'
import type { ReactNode } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { FactList } from '../../../client/ui/fact-list.tsx'
import { PriceTag } from '../../../client/ui/price-tag.tsx'
import type { ScenicEvent } from '../../../contract/message.ts'
import { PlaceLinks } from '../../parts/place-map.tsx'
import { periodAtLength, placesWords } from './event-words.ts'
import { WRITTEN_NUMBER } from '../../../shared/telephone-number.ts'
import { TelephoneLink } from '../../../client/ui/hotline.tsx'

/** A web address: with a scheme, or with at least three labels (`www.example.com`). */
const ADDRESS =
  /(?<![\w@.-])(?:https?:\/\/(?:[a-z\d-]+\.)+|(?:[a-z\d-]+\.){2,})[a-z]{2,}(?:\/(?:[\w/?=&%.~-]*[\w/=-])?)?/

const LINKS = new RegExp(`(${ADDRESS.source}|${WRITTEN_NUMBER.source})`)

/** A plain text from the backend, with links for its web addresses and telephone numbers. */
export function LinkedText({ text }: { text: string }): ReactNode {
  return text
    .split(LINKS)
    .map((part, index) => (index % 2 === 1 ? <Linked key={index} text={part} /> : part))
}

function Linked({ text }: { text: string }): ReactNode {
  if (!ADDRESS.test(text)) return <TelephoneLink number={text} />
  return (
    <a href={text.startsWith('http') ? text : `https://${text}`} rel="noopener nofollow">
      {text}
    </a>
  )
}

interface EventFactsProps {
  event: ScenicEvent
  isOver: boolean
  /** The language of the backend's texts. */
  lang: string
}

export function EventFacts({ event, isOver, lang }: EventFactsProps): ReactNode {
  const intl = useIntl()
  return (
    <>
      {isOver && (
        <p className="notice">
          <FormattedMessage id="event.over" defaultMessage="这次活动已经结束。" />
        </p>
      )}
      <FactList
        facts={[
          {
            name: intl.formatMessage({ id: 'event.when', defaultMessage: '时间' }),
            value: periodAtLength(intl, event),
          },
          {
            name: intl.formatMessage({ id: 'event.venue', defaultMessage: '地点' }),
            value: event.venue,
            lang,
          },
          {
            name: intl.formatMessage({ id: 'event.price', defaultMessage: '费用' }),
            value: <EventPrice price={event.price} />,
          },
          {
            name: intl.formatMessage({ id: 'event.signUp', defaultMessage: '报名' }),
            value:
              event.signUp === undefined && (isOver || event.places === undefined) ? undefined : (
                <SignUp event={event} isOver={isOver} lang={lang} />
              ),
          },
        ]}
      />
      {event.coordinates && <PlaceLinks name={event.venue} coordinates={event.coordinates} />}
    </>
  )
}

/** How to register. Shows first whether there are free places. */
function SignUp({ event, isOver, lang }: EventFactsProps): ReactNode {
  const places = placesWords(useIntl(), event)
  return (
    <>
      {!isOver && places !== undefined && <p>{places}</p>}
      {event.signUp !== undefined && (
        <p {...langAttributes(lang)}>
          <LinkedText text={event.signUp} />
        </p>
      )}
    </>
  )
}

function EventPrice({ price }: Pick<ScenicEvent, 'price'>): ReactNode {
  if (price !== undefined) return <PriceTag price={price} />
  return <FormattedMessage id="event.free" defaultMessage="免费" />
}

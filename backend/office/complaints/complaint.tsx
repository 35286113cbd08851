import type { ReactNode } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { receiptPrefix } from 'virtual:site/backend'
import { tagOf } from '../../../shared/language.ts'
import { langAttributes } from '../../../shared/text-direction.ts'
import { complaintDays } from '../../../shared/site.ts'
import { categoryNames } from '../../../shared/complaint/categories.ts'
import { telephoneNumber } from '../../../shared/telephone-number.ts'
import { languageNames } from '../../../locales/languages.ts'
import { languageWith } from '../../language.ts'
import { TimeText } from '../document.tsx'
import { dueDay, dueOf } from './due.ts'
import type { Complaint } from './store.ts'
import { fieldNames, stateNames } from './words.ts'

/** Returns the receipt number in the form that the visitor knows: `AB20261121-0042`. */
export function receiptOf({ number }: Pick<Complaint, 'number'>): string {
  return receiptPrefix + number
}

interface Dated {
  complaint: Complaint
  now: number
}

/** Everything that the visitor entered, as text, with the due dates of the next steps. */
export function ComplaintFacts({ complaint, now }: Dated): ReactNode {
  const { day, category, state, visitDate, receivedAt, erasedAt } = complaint
  const intl = useIntl()
  const { answer, settle } = complaintDays
  return (
    <>
      <p className="tags">
        <span className="tag">{intl.formatMessage(categoryNames[category])}</span>
        <span className="tag">{intl.formatMessage(stateNames[state])}</span>
        <DueText complaint={complaint} now={now} />
      </p>
      {erasedAt === null ? (
        <Written complaint={complaint} />
      ) : (
        <p>
          <FormattedMessage
            id="office.complaints.erased"
            defaultMessage="{at} 按保存期限删除了个人信息、内容、备注和答复。"
            description="On the page of a complaint without personal data"
            values={{ at: <TimeText at={erasedAt} /> }}
          />
        </p>
      )}
      <dl className="facts">
        <Fact name="receivedAt">
          <TimeText at={receivedAt} />
        </Fact>
        {answer !== undefined && (
          <Fact name="answerDue">
            <DayText day={dueDay(day, answer)} />
          </Fact>
        )}
        {settle !== undefined && (
          <Fact name="settleDue">
            <DayText day={dueDay(day, settle)} />
          </Fact>
        )}
        <Fact name="visitDate">
          <DayText day={visitDate} />
        </Fact>
        <Fact name="language">{languageNames[languageWith(complaint.languageId)]}</Fact>
      </dl>
    </>
  )
}

function Written({ complaint }: { complaint: Complaint }): ReactNode {
  const { name, phone, email, orderNumber, content, languageId } = complaint
  return (
    <>
      <p className="written" {...langAttributes(tagOf(languageWith(languageId)))}>
        {content}
      </p>
      <dl className="facts">
        <Fact name="name">{name}</Fact>
        {phone !== '' && (
          <Fact name="phone">
            <a href={dialled(phone)}>{phone}</a>
          </Fact>
        )}
        {email !== '' && (
          <Fact name="email">
            <a href={mailTo(email, receiptOf(complaint))}>{email}</a>
          </Fact>
        )}
        {orderNumber !== '' && <Fact name="orderNumber">{orderNumber}</Fact>}
      </dl>
    </>
  )
}

/** A comma makes a phone wait before it dials an extension. */
function dialled(phone: string): string {
  const [main = '', extension] = phone.split('转')
  return `tel:${telephoneNumber(main)}${extension === undefined ? '' : `,${extension}`}`
}

/** Escapes characters that have a special meaning in a link, except `@`. */
function mailTo(email: string, receipt: string): string {
  const at = email.lastIndexOf('@')
  const address = [email.slice(0, at), email.slice(at + 1)].map(encodeURIComponent).join('@')
  return `mailto:${address}?subject=${encodeURIComponent(receipt)}`
}

function Fact({ name, children }: { name: keyof typeof fieldNames; children: ReactNode }) {
  return (
    <div>
      <dt>
        <FormattedMessage {...fieldNames[name]} />
      </dt>
      <dd>{children}</dd>
    </div>
  )
}

/** A day in the usual form: `11月26日周四`. */
function DayText({ day }: { day: string }): ReactNode {
  return <time dateTime={day}>{dayWords(useIntl(), day)}</time>
}

function dayWords(intl: ReturnType<typeof useIntl>, day: string): string {
  return intl.formatDate(day, { month: 'short', day: 'numeric', weekday: 'short', timeZone: 'UTC' })
}

/** The due date of a complaint's next step. Renders nothing if no step is due. */
export function DueText({ complaint, now }: Dated): ReactNode {
  const intl = useIntl()
  const due = complaint.erasedAt === null ? dueOf(complaint, now) : undefined
  if (due === undefined) return null
  return (
    <span className={`tag ${due.urgency}`}>
      <FormattedMessage
        id="office.complaints.due"
        defaultMessage="{urgency, select, overdue {已超期：} other {}}{state, select, answered {{day} 前办结} other {{day} 前答复}}"
        description="Last day for the next step of a complaint: its answer, or the end of the work"
        values={{ urgency: due.urgency, state: complaint.state, day: dayWords(intl, due.day) }}
      />
    </span>
  )
}

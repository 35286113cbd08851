import { type MouseEvent, type ReactNode, useEffect, useRef } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import type { Language } from '../../../locales/languages.ts'
import type { ComplaintField, FormFailure, Submission } from '../../../shared/complaint/form.ts'
import { faultText, formFailureText } from '../../../shared/complaint/texts.ts'
import { controlId, fieldsInOrder, focusField } from './field.tsx'
import { PhrasedTitle } from '../../ui/content-title.tsx'
import { type HotlineFacts, UrgentHotline } from '../../ui/hotline.tsx'

interface FaultSummaryProps {
  submission: Submission
  language: Language
  site: HotlineFacts
  /** Whether the form has a new captcha, which no other text mentions. */
  hasNewSum: boolean
  /** Whether it is the result of an action on this page. */
  isAnswer: boolean
}

/**
 * Why a form was not accepted: a failure, or a link to each field with a mistake. Takes the focus
 * when it appears, unless it came with the page and the visitor has already started something else.
 */
export function FaultSummary({
  submission,
  site,
  hasNewSum,
  isAnswer,
}: FaultSummaryProps): ReactNode {
  const section = useRef<HTMLElement>(null)
  useEffect(() => {
    if (isAnswer || document.activeElement === document.body) section.current?.focus()
  }, [isAnswer])
  const { failure } = submission
  return (
    <section
      className="fault-summary"
      role="alert"
      aria-labelledby="fault-summary-title"
      tabIndex={-1}
      ref={section}
    >
      {failure === undefined ? (
        <Faults submission={submission} />
      ) : (
        <FailureLines failure={failure} site={site} />
      )}
      {hasNewSum && (
        <p>
          <FormattedMessage
            id="complaintForm.newSum"
            defaultMessage="算式换了一道新的，提交前请再算一次。"
            description="Below what kept the form from being accepted, when the sum itself was not at fault: it is used up"
          />
        </p>
      )}
    </section>
  )
}

function Faults({ submission }: { submission: Submission }): ReactNode {
  const intl = useIntl()
  const whole = faultText(intl, 'form', submission)
  return (
    <>
      <h2 id="fault-summary-title">
        <PhrasedTitle
          text={intl.formatMessage(
            {
              id: 'complaintForm.faults',
              defaultMessage: '{count, plural, other {有 # 处需要改一下，其余内容都还在}}',
              description: 'Heading over the faults of the form; count is how many there are',
            },
            { count: Object.keys(submission.errors).length },
          )}
        />
      </h2>
      {whole !== undefined && <p>{whole}</p>}
      <FaultLinks submission={submission} />
    </>
  )
}

/** Without a valid answer, nobody knows whether the complaint arrived. */
const UNCERTAIN: readonly FormFailure['kind'][] = ['offline', 'unreachable', 'malformed']

function FailureLines({ failure, site }: { failure: FormFailure; site: HotlineFacts }): ReactNode {
  const intl = useIntl()
  const isUncertain = UNCERTAIN.includes(failure.kind)
  return (
    <>
      <h2 id="fault-summary-title">
        <PhrasedTitle
          text={
            isUncertain
              ? intl.formatMessage({
                  id: 'complaintForm.uncertain',
                  defaultMessage: '不能确定有没有提交上，写下的内容都还在',
                  description: 'Heading if the form was sent and no answer came',
                })
              : intl.formatMessage({
                  id: 'complaintForm.failure',
                  defaultMessage: '没有提交成功，写下的内容都还在',
                  description: 'Heading over the text of a failure to send the form',
                })
          }
        />
      </h2>
      <p>{formFailureText(intl, failure)}</p>
      {isUncertain && (
        <p>
          <FormattedMessage
            id="complaintForm.sendAgain"
            defaultMessage="同样的内容可以放心再提交一次：只算一份，不会重复受理。"
            description="Below that heading: the same form sent twice counts as one complaint"
          />
        </p>
      )}
      <p>
        <UrgentHotline site={site} />
      </p>
    </>
  )
}

function FaultLinks({ submission }: { submission: Submission }): ReactNode {
  const intl = useIntl()
  const fields = fieldsInOrder(intl.locale).filter(
    (field) => submission.errors[field] !== undefined,
  )
  if (fields.length === 0) return null
  return (
    <ul>
      {fields.map((field) => (
        <li key={field}>
          <a href={`#${controlId(field)}`} onClick={(event) => lead(event, field)}>
            {faultText(intl, field, submission)}
          </a>
        </li>
      ))}
    </ul>
  )
}

/** Follows the link, keeps the label in view, and moves the focus in all browsers. */
function lead(event: MouseEvent, field: ComplaintField): void {
  event.preventDefault()
  focusField(field)
}

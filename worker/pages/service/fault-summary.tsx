import type { ReactNode } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { failureText } from '../../../client/shared/failure-text.ts'
import type { Site } from '../../../contract/scenic.ts'
import type { Language } from '../../../locales/languages.ts'
import type { Submission } from '../define-page.ts'
import { controlId } from './complaint-field.tsx'
import { faultText, faultyFields } from './complaint-faults.ts'
import { Hotline } from './hotline.tsx'

interface FaultSummaryProps {
  submission: Submission
  language: Language
  site: Site
  /** Whether the form has a new captcha. */
  hasNewSum: boolean
}

/** What kept a form from being accepted: the backend's failure, or each fault with a link to its field. */
export function FaultSummary({
  submission,
  language,
  site,
  hasNewSum,
}: FaultSummaryProps): ReactNode {
  const intl = useIntl()
  const { failure } = submission
  const whole = faultText(intl, 'form', submission)
  return (
    <section className="fault-summary" role="alert" aria-labelledby="fault-summary-title">
      {failure === undefined ? (
        <>
          <SummaryTitle count={Object.keys(submission.errors).length} />
          {whole !== undefined && <p>{whole}</p>}
          <FaultLinks submission={submission} />
        </>
      ) : (
        <>
          <FailureTitle />
          <p>{failureText(language, failure)}</p>
          <p>
            <FormattedMessage
              id="complaintForm.failureHotline"
              defaultMessage="着急的事请拨 {hotline}"
              description="Below the text of a failure to send the form"
              values={{ hotline: <Hotline site={site} /> }}
            />
          </p>
        </>
      )}
      {hasNewSum && submission.errors['code'] === undefined && (
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

function SummaryTitle({ count }: { count: number }): ReactNode {
  return (
    <h2 id="fault-summary-title">
      <FormattedMessage
        id="complaintForm.faults"
        defaultMessage="{count, plural, other {有 # 处需要改一下，其余内容都还在}}"
        description="Heading over the faults of the form; count is how many there are"
        values={{ count }}
      />
    </h2>
  )
}

function FailureTitle(): ReactNode {
  return (
    <h2 id="fault-summary-title">
      <FormattedMessage
        id="complaintForm.failure"
        defaultMessage="没有提交成功，写下的内容都还在"
        description="Heading over the text of a failure to send the form"
      />
    </h2>
  )
}

function FaultLinks({ submission }: { submission: Submission }): ReactNode {
  const intl = useIntl()
  const fields = faultyFields(submission)
  if (fields.length === 0) return null
  return (
    <ul>
      {fields.map((field) => (
        <li key={field}>
          <a href={`#${controlId(field)}`}>{faultText(intl, field, submission)}</a>
        </li>
      ))}
    </ul>
  )
}

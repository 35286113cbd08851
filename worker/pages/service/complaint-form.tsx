import type { ReactNode } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import type { Captcha } from '../../../contract/complaint.ts'
import type { Site } from '../../../contract/scenic.ts'
import type { Language } from '../../../locales/languages.ts'
import { href } from '../../href.ts'
import { Late } from '../../render/late.tsx'
import type { Later, Submission } from '../define-page.ts'
import { CaptchaField } from './captcha-field.tsx'
import { ComplaintFields } from './complaint-fields.tsx'
import { faultText } from './complaint-faults.ts'
import { FaultSummary } from './fault-summary.tsx'
import { HONEYPOT_FIELD } from './read-complaint.ts'

interface ComplaintFormProps {
  language: Language
  site: Site
  captcha: Later<Captcha | null>
  /** Names this complaint, so that sending it twice makes one of it. */
  idempotencyKey: string
  /** What was posted and could not be accepted. */
  submission: Submission | undefined
}

/**
 * The complaint form. It posts to its own page and works without script; the server checks it, so that its faults are
 * told in the page's language and all at once.
 */
export function ComplaintForm({
  language,
  site,
  captcha,
  idempotencyKey,
  submission,
}: ComplaintFormProps): ReactNode {
  const intl = useIntl()
  return (
    <div className="complaint-main">
      {submission && (
        <FaultSummary
          submission={submission}
          language={language}
          site={site}
          hasNewSum={captcha !== null}
        />
      )}
      <form
        className="complaint-form"
        method="post"
        action={href(language, 'service/complaint')}
        acceptCharset="utf-8"
        noValidate
      >
        <ComplaintFields submission={submission} />
        <Late of={captcha}>
          {(known) => (
            <CaptchaField captcha={known} site={site} fault={faultText(intl, 'code', submission)} />
          )}
        </Late>
        <input type="hidden" name="idempotencyKey" value={idempotencyKey} />
        <Honeypot />
        <button className="button" type="submit">
          <FormattedMessage
            id="complaintForm.submit"
            defaultMessage="提交"
            description="Button that sends the complaint"
          />
        </button>
      </form>
    </div>
  )
}

function Honeypot(): ReactNode {
  return (
    <div className="honeypot" aria-hidden="true">
      <label>
        <FormattedMessage
          id="complaintForm.honeypot"
          defaultMessage="请把这一栏空着"
          description="Label of a field that people do not see and machines fill in"
        />
        <input type="text" name={HONEYPOT_FIELD} autoComplete="off" tabIndex={-1} />
      </label>
    </div>
  )
}

import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import { HONEYPOT_FIELD } from './read-complaint.ts'

/** A field that catches bots: people neither see it nor reach it by keyboard. */
export function Honeypot(): ReactNode {
  return (
    <div className="honeypot" aria-hidden="true">
      <label>
        <span>
          <FormattedMessage
            id="complaintForm.honeypot"
            defaultMessage="请把这一栏空着"
            description="Label of a field that people do not see and machines fill in"
          />
        </span>
        <input type="text" name={HONEYPOT_FIELD} autoComplete="off" tabIndex={-1} />
      </label>
    </div>
  )
}

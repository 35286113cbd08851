import type { Failure } from '../../../shared/failure-text.ts'
import type { Faults } from './read-complaint.ts'

/** Why a posted form is not read: posted by another site's page, not a form, too long. */
export type Unread = 'foreign' | 'wrongType' | 'tooLong'

/**
 * Why the site itself accepts no form. `tooMany`: the visitor, or all visitors together, have reached a limit; `closed`:
 * the limiter does not work.
 */
export type Refusal = Unread | 'tooMany' | 'closed'

/** Why a form was not accepted although nothing is wrong with what was typed; `offline`: it never left the browser. */
export type FormFailure = Failure | { kind: Refusal | 'offline' }

/** A form that was sent and could not be accepted: what was typed, and what is wrong with it. */
export interface Submission {
  values: Readonly<Record<string, string>>
  errors: Faults
  failure?: FormFailure | undefined
}

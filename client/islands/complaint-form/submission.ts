import type { Failure } from '../../shared/failure-text.ts'
import type { Faults } from './read-complaint.ts'

/**
 * Why the site itself takes no form. `foreign`: another site's page sent it; `wrongType`, `tooLong`: it was not read;
 * `tooMany`: the visitor, or all together, send too often; `closed`: nobody can count how often.
 */
export type Refusal = 'foreign' | 'wrongType' | 'tooLong' | 'tooMany' | 'closed'

/** Why a form was not taken although nothing is wrong with what was typed; `offline`: it never left the browser. */
export type FormFailure = Failure | { kind: Refusal | 'offline' }

/** A form that was sent and could not be accepted: what was typed, and what is wrong with it. */
export interface Submission {
  values: Readonly<Record<string, string>>
  errors: Faults
  failure?: FormFailure | undefined
}

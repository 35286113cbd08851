import { type FocusEvent, useState } from 'react'
import { postedBy } from './form-controls.ts'
import type { Proposal } from '../../../contract/complaint.ts'
import type { FormState } from './field.tsx'
import {
  checkField,
  CONTACT_FIELDS,
  COMPLAINT_FIELDS,
  type ComplaintField,
  type FaultKind,
  isComplaintField,
} from '../../../shared/complaint/form.ts'
import type { Attempt } from './use-submission.ts'

interface Check {
  value: string
  fault: FaultKind | undefined
}

interface Checks {
  /** The attempt that they belong to; they do not apply to a later one. */
  count: number
  byField: Partial<Record<ComplaintField, Check>>
}

/** The faults to show: those of the last attempt, except that a field left since then has those of its latest check. */
export function useChecks(attempt: Attempt, isActive: boolean, languageId: Proposal['languageId']) {
  const [checks, setChecks] = useState<Checks>({ count: 0, byField: {} })
  const byField = checks.count === attempt.count ? checks.byField : {}

  function checkLeft({ currentTarget, target, relatedTarget }: FocusEvent<HTMLFormElement>): void {
    // Not on the way to the button: it checks everything, and a message that comes or goes would move it away from the pointer.
    if (
      !isActive ||
      (relatedTarget instanceof HTMLButtonElement && relatedTarget.type === 'submit')
    )
      return
    const name = target.getAttribute('name') ?? ''
    if (!isComplaintField(name)) return
    const typed = Object.fromEntries(postedBy(currentTarget))
    // A number makes up for an address that is missing.
    const left = CONTACT_FIELDS.some((field) => field === name) ? CONTACT_FIELDS : [name]
    const found = left.map((field): [ComplaintField, Check] => [
      field,
      { value: typed[field] ?? '', fault: checkField(field, typed, languageId) },
    ])
    setChecks({ count: attempt.count, byField: { ...byField, ...Object.fromEntries(found) } })
  }

  return { checkLeft, ...stateAfter(attempt, byField) }
}

function stateAfter(
  attempt: Attempt,
  byField: Checks['byField'],
): Pick<FormState, 'values' | 'errors' | 'fixed'> {
  const values = { ...attempt.values }
  const errors = { ...attempt.errors }
  for (const field of COMPLAINT_FIELDS) {
    const check = byField[field]
    if (check === undefined) continue
    values[field] = check.value
    delete errors[field]
    if (check.fault) errors[field] = check.fault
  }
  const fixed = COMPLAINT_FIELDS.filter(
    (field) => attempt.errors[field] !== undefined && errors[field] === undefined,
  )
  return { values, errors, fixed: new Set(fixed) }
}

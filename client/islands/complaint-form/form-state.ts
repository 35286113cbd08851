import { createContext, useContext } from 'react'
import type { ComplaintField } from './read-complaint.ts'
import type { Submission } from './submission.ts'

/** What the fields of the form are drawn from. */
export interface FormState extends Pick<Submission, 'values' | 'errors'> {
  /** What the page came with; from then on the browser holds what is typed. */
  initial: Submission['values']
  /** The fields that were wrong when the form was last sent and are right now. */
  fixed: ReadonlySet<ComplaintField>
  /** Whether script is running; false on the server and in the first rendering in the browser. */
  isHydrated: boolean
}

export const FormStateContext = createContext<FormState>({
  values: {},
  errors: {},
  initial: {},
  fixed: new Set(),
  isHydrated: false,
})

export function useFormState(): FormState {
  return useContext(FormStateContext)
}

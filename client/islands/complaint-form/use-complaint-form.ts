import type { RefObject } from 'react'
import type { Captcha, Proposal } from '../../../contract/complaint.ts'
import { type Language, languageIds } from '../../../locales/languages.ts'
import { emptyField } from './form-controls.ts'
import type { FormState } from './field.tsx'
import type { HotlineFacts } from '../../ui/hotline.tsx'
import { HONEYPOT_FIELD, type Submission } from '../../../shared/complaint/form.ts'
import { useCaptcha } from './use-captcha.ts'
import { useChecks } from './use-checks.ts'
import { removeDraft, useDraft } from './use-draft.ts'
import { useIsHydrated } from '../use-is-hydrated.ts'
import { useSubmission } from './use-submission.ts'

export interface ComplaintFormProps {
  language: Language
  site: HotlineFacts
  /** `null` when none could be fetched. */
  captcha: Captcha | null
  /** Names this complaint, so that sending it twice makes one of it. */
  idempotencyKey: string
  /** What is written about, where a link to the form said so. */
  about?: Proposal['category'] | undefined
  /** What was posted without script and could not be accepted. */
  submission?: Submission | undefined
  /** Where the form is posted. */
  action: string
  /** Where another captcha is. */
  captchaAddress: string
}

/** Everything that the form does with script: captcha, draft, faults, sending. */
export function useComplaintForm(
  props: ComplaintFormProps,
  form: RefObject<HTMLFormElement | null>,
) {
  const { submission } = props
  const captchaState = useCaptcha(props.captchaAddress, props.captcha)
  const isFresh = submission === undefined
  const draft = useDraft(form, { freshKey: props.idempotencyKey, isFresh })
  const { attempt, isSending, send } = useSubmission({
    language: props.language,
    action: props.action,
    initial: submission,
    onAccepted(href) {
      removeDraft()
      // Replaces the form's entry: going back must not lead to a form that was sent.
      location.replace(href)
    },
    async onRefused({ errors }) {
      if (errors.form === 'trapped' && form.current) emptyField(form.current, HONEYPOT_FIELD)
      if (errors.form === 'reused') draft.renewKey()
      if (isSumSpent(errors)) await captchaState.replace()
    },
  })
  const wasAttempted = !isFresh || attempt.count > 0
  const { checkLeft, ...shown } = useChecks(attempt, wasAttempted, languageIds[props.language])
  const isHydrated = useIsHydrated()
  const state: FormState = {
    ...shown,
    initial: submission?.values ?? chosenBefore(props),
    isHydrated,
  }
  return { attempt, captchaState, checkLeft, draft, isSending, send, state, wasAttempted }
}

function chosenBefore({ about }: Pick<ComplaintFormProps, 'about'>): FormState['initial'] {
  return about === undefined ? {} : { category: about }
}

/** Whether the captcha can't be used again: it was answered wrongly or too late, or was missing, or came with a used key. */
export function isSumSpent({ code, form }: Submission['errors']): boolean {
  return code === 'refused' || code === 'stale' || form === 'reused'
}

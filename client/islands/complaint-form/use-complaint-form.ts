import {
  type RefObject,
  type FocusEvent,
  useState,
  startTransition,
  useActionState,
  useRef,
} from 'react'
import type { Captcha, Proposal } from '../../../contract/complaint.ts'
import { type Language, languageIds } from '../../../locales/languages.ts'
import { type FormState, postedBy, setControl } from './field.tsx'
import type { HotlineFacts } from '../../ui/hotline.tsx'
import {
  HONEYPOT_FIELD,
  type Submission,
  checkField,
  CONTACT_FIELDS,
  COMPLAINT_FIELDS,
  type ComplaintField,
  type FaultKind,
  isComplaintField,
  readComplaint,
  complaintAnswer,
} from '../../../shared/complaint/form.ts'
import { useCaptcha } from './captcha-field.tsx'
import { removeDraft, useDraft } from './use-draft.ts'
import { useIsHydrated } from '../define-island.ts'
import * as v from 'valibot'
import { check } from '../../../contract/check.ts'

interface Checks {
  /** The number of the attempt to which these checks belong. They do not apply to later ones. */
  count: number
  byField: Partial<Record<ComplaintField, { value: string; fault: FaultKind | undefined }>>
}

/** Returns the mistakes of the last attempt. Fields that were left since then are checked again. */
function useChecks(attempt: Attempt, isActive: boolean, languageId: Proposal['languageId']) {
  const [checks, setChecks] = useState<Checks>({ count: 0, byField: {} })
  const byField = checks.count === attempt.count ? checks.byField : {}

  function checkLeft({ currentTarget, target, relatedTarget }: FocusEvent<HTMLFormElement>): void {
    // Checks nothing if the focus moves to the send button, because sending checks everything. A
    // new message would also move the button away from the pointer.
    if (
      !isActive ||
      (relatedTarget instanceof HTMLButtonElement && relatedTarget.type === 'submit')
    )
      return
    const name = target.getAttribute('name') ?? ''
    if (!isComplaintField(name)) return
    const typed = Object.fromEntries(postedBy(currentTarget))
    // One of the two contact fields is enough, so both are checked again.
    const left = CONTACT_FIELDS.some((field) => field === name) ? CONTACT_FIELDS : [name]
    const found: Checks['byField'] = { ...byField }
    for (const field of left)
      found[field] = { value: typed[field] ?? '', fault: checkField(field, typed, languageId) }
    setChecks({ count: attempt.count, byField: found })
  }

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
  return { checkLeft, values, errors, fixed: new Set(fixed) }
}

/** The result of the last attempt. `count` is the number of attempts with script. */
interface Attempt extends Submission {
  count: number
}

interface SubmissionOptions extends Pick<ComplaintFormProps, 'language' | 'action'> {
  /** The refused form, if it was posted without script. */
  initial: Submission | undefined
  /** Called when the form was accepted; its receipt is at `href`. */
  onAccepted: (href: string) => void
  /** Called with the reasons for a refusal, before they are shown. */
  onRefused: (refused: Submission) => Promise<void>
}

/** Sends the form, one request at a time. After success, `isSending` stays true on this page. */
function useSubmission(options: SubmissionOptions) {
  const { initial, onAccepted, onRefused } = options
  const isLocked = useRef(false)
  const first: Attempt = { values: {}, errors: {}, ...initial, count: 0 }
  const [attempt, submit, isSending] = useActionState(act, first)

  async function act(previous: Attempt, form: URLSearchParams): Promise<Attempt> {
    try {
      const sent = await sendComplaint(form, options)
      if ('href' in sent) {
        onAccepted(sent.href)
        return await new Promise<never>(() => undefined)
      }
      await onRefused(sent)
      return { ...sent, count: previous.count + 1 }
    } finally {
      isLocked.current = false
    }
  }

  /** Checks the form and sends it. Does nothing while it is being sent. */
  function send(form: URLSearchParams): void {
    if (isLocked.current) return
    isLocked.current = true
    startTransition(() => submit(form))
  }

  return { attempt, isSending, send }
}

/** Timeout of sending. After a failure, sending again creates no second complaint. */
export const COMPLAINT_SEND_MS = 15_000

/**
 * Checks a form as the worker does, and sends it if it is correct. Returns the address of the
 * receipt, or the reason for a failure. Never throws: a missing network and a timeout are reasons
 * too.
 */
async function sendComplaint(
  form: URLSearchParams,
  { language, action }: SubmissionOptions,
): Promise<{ href: string } | Submission> {
  const complaint = readComplaint(form, languageIds[language])
  if ('errors' in complaint) return complaint
  const { values } = complaint
  try {
    const response = await fetch(action, {
      method: 'POST',
      body: form,
      headers: { Accept: 'application/json' },
      signal: AbortSignal.timeout(COMPLAINT_SEND_MS),
    })
    const schema = v.pipe(v.string(), v.parseJson(), complaintAnswer)
    const answer = check(schema, await response.text())
    // A response in another format is from a proxy or a network in between.
    if (!answer.success) return { values, errors: {}, failure: { kind: 'unreachable' } }
    return 'href' in answer.output ? answer.output : { ...answer.output, values }
  } catch {
    return { values, errors: {}, failure: { kind: 'offline' } }
  }
}

export interface ComplaintFormProps {
  language: Language
  site: HotlineFacts
  /** `null` if no captcha could be fetched. */
  captcha: Captcha | null
  /** Idempotency key. If a complaint is sent twice with the same key, it counts once. */
  idempotencyKey: string
  /** The subject, if the link to the form has set one. */
  about?: Proposal['category'] | undefined
  /** The refused form, if it was posted without script. */
  submission?: Submission | undefined
  /** The address to which the form is posted. */
  action: string
  /** The address that returns a new captcha. */
  captchaAddress: string
}

/** The form's behaviour with script: captcha, draft, checks, sending. */
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
      // Replaces the history entry of the form, because going back must not lead to a form that was
      // already sent.
      location.replace(href)
    },
    async onRefused({ errors }) {
      if (errors.form === 'trapped' && form.current) setControl(form.current, HONEYPOT_FIELD, '')
      if (errors.form === 'reused') draft.renewKey()
      if (isSumSpent(errors)) await captchaState.replace()
    },
  })
  const wasAttempted = !isFresh || attempt.count > 0
  const { checkLeft, ...shown } = useChecks(attempt, wasAttempted, languageIds[props.language])
  const isHydrated = useIsHydrated()
  const state: FormState = {
    ...shown,
    language: props.language,
    initial: submission?.values ?? (props.about === undefined ? {} : { category: props.about }),
    isHydrated,
  }
  return { attempt, captchaState, checkLeft, draft, isSending, send, state, wasAttempted }
}

/** Returns whether the captcha is used up: it was wrong or expired, or the key was already used. */
export function isSumSpent({ code, form }: Submission['errors']): boolean {
  return code === 'refused' || code === 'stale' || form === 'reused'
}

import { type ReactNode, useEffect, useRef, useState } from 'react'
import { CaptchaField } from './complaint-form/captcha-field.tsx'
import { ComplaintFields } from './complaint-form/complaint-fields.tsx'
import { FaultSummary, DraftNote, Honeypot, SubmitButton } from './complaint-form/form-parts.tsx'
import { postedBy, FormStateContext } from './complaint-form/field.tsx'
import {
  type ComplaintFormProps,
  isSumSpent,
  useComplaintForm,
} from './complaint-form/use-complaint-form.ts'
import { type DraftState, randomUuid, removeDraft } from './complaint-form/use-draft.ts'
import { defineIsland } from './define-island.ts'

/**
 * The complaint form. Without script, it posts to its own page, which responds with the mistakes or
 * the receipt. With script, the form is checked and sent without loading a page. Script also renews
 * the captcha and saves drafts.
 */
function ComplaintForm(props: ComplaintFormProps): ReactNode {
  const [begun, begin] = useState({ count: 0, props })
  return (
    <OneComplaint
      key={begun.count}
      {...begun.props}
      isRewritten={begun.count > 0}
      onDiscard={(captcha) => {
        removeDraft()
        // A new key for each complaint. With the same key, a second complaint would count as a copy
        // of the first.
        const idempotencyKey = randomUuid()
        const next = { ...props, captcha, idempotencyKey, submission: undefined }
        begin({ count: begun.count + 1, props: next })
      }}
    />
  )
}

interface OneComplaintProps extends ComplaintFormProps {
  /** Whether the visitor has discarded a draft. Then the first field gets the focus. */
  isRewritten: boolean
  /** Called when the visitor discards the complaint. Receives the captcha, which is still valid. */
  onDiscard: (captcha: ComplaintFormProps['captcha']) => void
}

/** The form for one complaint, until it is sent or discarded. */
function OneComplaint({ isRewritten, onDiscard, ...props }: OneComplaintProps): ReactNode {
  const { site, action } = props
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (isRewritten) form.current?.querySelector<HTMLElement>('input:not([type="hidden"])')?.focus()
  }, [isRewritten])
  const { attempt, captchaState, checkLeft, draft, isSending, send, state, wasAttempted } =
    useComplaintForm(props, form)
  return (
    <FormStateContext value={state}>
      {wasAttempted && (
        <FaultSummary
          key={attempt.count}
          submission={attempt}
          site={site}
          hasNewSum={
            attempt.count === 0 && captchaState.captcha !== null && !isSumSpent(attempt.errors)
          }
          isAnswer={attempt.count > 0}
        />
      )}
      <DraftNote
        state={stateOfDraft(draft, isRewritten)}
        onForget={() => onDiscard(captchaState.captcha)}
        onRefuse={draft.refuse}
      />
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- it handles events that bubble from its fields */}
      <form
        className="complaint-form"
        method="post"
        action={action}
        acceptCharset="utf-8"
        noValidate
        ref={form}
        aria-busy={isSending}
        onInput={() => {
          if (!isSending) draft.keep()
        }}
        onBlur={checkLeft}
        onSubmit={(event) => {
          event.preventDefault()
          if (isSending) return
          // The Enter key submits the form without focusing the button. With the focus on the
          // button, a screen reader announces that the form is being sent.
          event.nativeEvent.submitter?.focus()
          draft.keep()
          send(postedBy(event.currentTarget))
        }}
      >
        <ComplaintFields />
        <CaptchaField state={captchaState} site={site} />
        <input type="hidden" name="idempotencyKey" value={draft.idempotencyKey} />
        <Honeypot />
        <SubmitButton isSending={isSending} />
      </form>
    </FormStateContext>
  )
}

function stateOfDraft({ isRefused, isRestored }: DraftState, isRewritten: boolean) {
  if (isRefused) return 'refused'
  if (isRestored) return 'restored'
  return isRewritten ? 'forgotten' : 'empty'
}

/** The props lack the captcha's picture and recording: hydration reads them from the markup. */
export default defineIsland('complaint-form', ComplaintForm, {
  messagePrefixes: ['failure', 'hotline'],
  pack: ({ captcha, ...props }) => ({
    ...props,
    captcha: captcha && { uuid: captcha.uuid, img: '' },
  }),
  unpack(props, root) {
    const hidden = (name: string) => root.querySelector(`[name="${name}"]`)?.getAttribute('value')
    const uuid = hidden('uuid')
    const img = root.querySelector('.captcha-picture img')?.getAttribute('src') ?? ''
    const audio = root.querySelector('.captcha audio')?.getAttribute('src') ?? undefined
    return {
      ...props,
      idempotencyKey: hidden('idempotencyKey') ?? props.idempotencyKey,
      captcha: uuid && img ? { uuid, img, audio } : null,
    }
  },
})

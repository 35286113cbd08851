import { type ReactNode, useEffect, useRef, useState, type InputHTMLAttributes } from 'react'
import { CaptchaField } from './complaint-form/captcha-field.tsx'
import { FaultSummary, DraftNote, Honeypot, SubmitButton } from './complaint-form/form-parts.tsx'
import {
  postedBy,
  FormStateContext,
  Choices,
  Field,
  fieldsInOrder,
  useFormState,
} from './complaint-form/field.tsx'
import {
  type ComplaintFormProps,
  isSumSpent,
  useComplaintForm,
} from './complaint-form/use-complaint-form.ts'
import { type DraftState, randomUuid, removeDraft } from './complaint-form/use-draft.ts'
import { defineIsland } from './define-island.ts'
import { defineMessages, type MessageDescriptor, useIntl } from 'react-intl'
import { COMPLAINT_CATEGORIES } from '../../contract/complaint.ts'
import { categoryNames } from '../../shared/complaint/categories.ts'
import type { ComplaintField } from '../../shared/complaint/form.ts'

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

type TypedField = Exclude<ComplaintField, 'category' | 'code'>

const labels = defineMessages({
  category: { id: 'complaintForm.category', defaultMessage: '事由' },
  name: { id: 'complaintForm.name', defaultMessage: '怎么称呼您' },
  phone: { id: 'complaintForm.phone', defaultMessage: '电话' },
  email: { id: 'complaintForm.email', defaultMessage: '邮箱' },
  visitDate: { id: 'complaintForm.visitDate', defaultMessage: '游览日期' },
  orderNumber: { id: 'complaintForm.orderNumber', defaultMessage: '订单号（选填）' },
  content: { id: 'complaintForm.content', defaultMessage: '发生了什么' },
})

const hints: Partial<Record<TypedField, MessageDescriptor>> = defineMessages({
  phone: {
    id: 'complaintForm.phoneHint',
    defaultMessage: '留了邮箱可以不填。11 位手机号、带区号的座机，或以 + 和国家代码开头的号码。',
  },
  email: { id: 'complaintForm.emailHint', defaultMessage: '留了电话可以不填。' },
  orderNumber: {
    id: 'complaintForm.orderNumberHint',
    defaultMessage: '门票、住宿或商品订单的编号。',
  },
  content: {
    id: 'complaintForm.contentHint',
    defaultMessage: '时间、地点、经过；失物写明是什么、什么颜色、丢在哪里。10 到 2000 个字。',
  },
})

const INPUTS: Readonly<
  Record<Exclude<TypedField, 'content'>, InputHTMLAttributes<HTMLInputElement>>
> = {
  name: { autoComplete: 'name', required: true },
  phone: { type: 'tel', autoComplete: 'tel' },
  email: { type: 'email', autoComplete: 'email' },
  visitDate: { type: 'date', required: true },
  orderNumber: { autoComplete: 'off' },
}

/** All fields except the captcha, with the values that were already typed. */
function ComplaintFields(): ReactNode {
  const intl = useIntl()
  const { language } = useFormState()
  const choices = COMPLAINT_CATEGORIES.map((value) => ({
    value,
    label: intl.formatMessage(categoryNames[value]),
  }))
  return (
    <>
      <Choices name="category" label={intl.formatMessage(labels.category)} choices={choices} />
      {fieldsInOrder(language)
        .filter((name) => name !== 'category' && name !== 'code')
        .map((name) => (
          <TextField key={name} name={name} />
        ))}
    </>
  )
}

function TextField({ name }: { name: TypedField }): ReactNode {
  const intl = useIntl()
  const { initial } = useFormState()
  const hint = hints[name]
  return (
    <Field
      name={name}
      label={intl.formatMessage(labels[name])}
      hint={hint && intl.formatMessage(hint)}
    >
      {(control) =>
        name === 'content' ? (
          <textarea {...control} defaultValue={initial[name]} rows={8} required />
        ) : (
          <input {...control} defaultValue={initial[name]} {...INPUTS[name]} />
        )
      }
    </Field>
  )
}

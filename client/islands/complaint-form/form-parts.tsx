import { type ReactNode, useEffect, useRef } from 'react'
import { defineMessages, FormattedMessage, type MessageDescriptor, useIntl } from 'react-intl'
import { DRAFT_MAX_AGE_HOURS } from '../../../shared/complaint/draft.ts'
import {
  HONEYPOT_FIELD,
  type FormFailure,
  type Submission,
} from '../../../shared/complaint/form.ts'
import { ChangingText } from '../../ui/date-text.tsx'
import { faultText, formFailureText } from '../../../shared/complaint/texts.ts'
import { controlId, fieldsInOrder, focusField, useFormState } from './field.tsx'
import { PhrasedTitle } from '../../ui/content-title.tsx'
import { type HotlineFacts, UrgentHotline } from '../../ui/hotline.tsx'

/** Sends the form. During the request it is only marked as disabled, so that it keeps the focus. */
export function SubmitButton({ isSending }: { isSending: boolean }): ReactNode {
  const intl = useIntl()
  return (
    <button className="button" type="submit" aria-disabled={isSending || undefined}>
      <ChangingText>
        {isSending
          ? intl.formatMessage({ id: 'complaintForm.sending', defaultMessage: '正在提交…' })
          : intl.formatMessage({ id: 'complaintForm.submit', defaultMessage: '提交' })}
      </ChangingText>
    </button>
  )
}

const DRAFTS: Readonly<Record<'empty' | 'restored' | 'forgotten' | 'refused', MessageDescriptor>> =
  defineMessages({
    empty: {
      id: 'complaintForm.draft',
      defaultMessage:
        '写下的内容会在这个浏览器里保留 {hours} 小时，提交后就删除。用的不是自己的设备，离开前请清空。',
      description: 'Above the form, before anything is typed: that it is kept, and for how long',
    },
    restored: {
      id: 'complaintForm.restored',
      defaultMessage:
        '上次写了还没有提交的内容，已经放回表里。它在这个浏览器里保留 {hours} 小时，提交后就删除。',
      description: 'Above the form, when what was typed on an earlier visit is in it again',
    },
    forgotten: {
      id: 'complaintForm.forgotten',
      defaultMessage: '已经清空并删除。再写的内容又会保留 {hours} 小时，提交后就删除。',
      description: 'Above the form, after what was typed has been deleted',
    },
    refused: {
      id: 'complaintForm.refused',
      defaultMessage: '这台设备不保留写下的内容：离开这一页就没有了。',
    },
  })

interface DraftNoteProps {
  state: keyof typeof DRAFTS
  onForget: () => void
  onRefuse: (isRefused: boolean) => void
}

/** The draft's lifetime, and buttons to delete it and to refuse or allow drafts. Needs script. */
export function DraftNote({ state, onForget, onRefuse }: DraftNoteProps): ReactNode {
  const isRefused = state === 'refused'
  const intl = useIntl()
  return (
    <div className="form-note draft-note">
      <p aria-live="polite">
        <ChangingText>
          {intl.formatMessage(DRAFTS[state], { hours: DRAFT_MAX_AGE_HOURS })}
        </ChangingText>
      </p>
      <button type="button" onClick={onForget}>
        <FormattedMessage id="complaintForm.discard" defaultMessage="清空并删除" />
      </button>
      <button type="button" onClick={() => onRefuse(!isRefused)}>
        <ChangingText>
          {isRefused
            ? intl.formatMessage(
                {
                  id: 'complaintForm.allowDrafts',
                  defaultMessage: '允许保留 {hours} 小时',
                  description: 'Button that lets this device keep what is typed again',
                },
                { hours: DRAFT_MAX_AGE_HOURS },
              )
            : intl.formatMessage({
                id: 'complaintForm.refuseDrafts',
                defaultMessage: '这台设备从不保留',
              })}
        </ChangingText>
      </button>
    </div>
  )
}

/** A hidden field that catches bots. People neither see it nor reach it with the keyboard. */
export function Honeypot(): ReactNode {
  return (
    <div className="honeypot" aria-hidden="true">
      <label>
        <span>
          <FormattedMessage id="complaintForm.honeypot" defaultMessage="请把这一栏空着" />
        </span>
        <input type="text" name={HONEYPOT_FIELD} autoComplete="off" tabIndex={-1} />
      </label>
    </div>
  )
}

interface FaultSummaryProps {
  submission: Submission
  site: HotlineFacts
  /** Whether the form has a new captcha and no other text announces this. */
  hasNewSum: boolean
  /** Whether the summary is the result of an action on this page. */
  isAnswer: boolean
}

/**
 * The reasons why a form was not accepted: a failure, or a link to each field with a mistake. Takes
 * the focus when it appears. Exception: if the server rendered it and the visitor is already doing
 * something, the focus stays.
 */
export function FaultSummary({
  submission,
  site,
  hasNewSum,
  isAnswer,
}: FaultSummaryProps): ReactNode {
  const section = useRef<HTMLElement>(null)
  useEffect(() => {
    if (isAnswer || document.activeElement === document.body) section.current?.focus()
  }, [isAnswer])
  const { failure } = submission
  return (
    <section
      className="fault-summary"
      role="alert"
      aria-labelledby="fault-summary-title"
      tabIndex={-1}
      ref={section}
    >
      {failure === undefined ? (
        <Faults submission={submission} />
      ) : (
        <FailureLines failure={failure} site={site} />
      )}
      {hasNewSum && (
        <p>
          <FormattedMessage
            id="complaintForm.newSum"
            defaultMessage="算式换了一道新的，提交前请再算一次。"
          />
        </p>
      )}
    </section>
  )
}

function Faults({ submission }: { submission: Submission }): ReactNode {
  const intl = useIntl()
  const { language } = useFormState()
  const fields = fieldsInOrder(language).filter((field) => submission.errors[field] !== undefined)
  const whole = faultText(intl, 'form', submission)
  return (
    <>
      <h2 id="fault-summary-title">
        <PhrasedTitle
          text={intl.formatMessage(
            {
              id: 'complaintForm.faults',
              defaultMessage: '{count, plural, other {有 # 处需要改一下，其余内容都还在}}',
              description: 'Heading over the faults of the form; count is how many there are',
            },
            { count: Object.keys(submission.errors).length },
          )}
        />
      </h2>
      {whole !== undefined && <p>{whole}</p>}
      {fields.length > 0 && (
        <ul>
          {fields.map((field) => (
            <li key={field}>
              <a
                href={`#${controlId(field)}`}
                onClick={(event) => {
                  // Keeps the field's label visible, and moves the focus in every browser.
                  event.preventDefault()
                  focusField(field)
                }}
              >
                {faultText(intl, field, submission)}
              </a>
            </li>
          ))}
        </ul>
      )}
    </>
  )
}

const messages = defineMessages({
  uncertain: {
    id: 'complaintForm.uncertain',
    defaultMessage: '不能确定有没有提交上，写下的内容都还在',
  },
  failure: { id: 'complaintForm.failure', defaultMessage: '没有提交成功，写下的内容都还在' },
})

/** The failures after which nobody knows whether the complaint arrived. */
const UNCERTAIN: readonly FormFailure['kind'][] = ['offline', 'unreachable', 'malformed']

function FailureLines({ failure, site }: { failure: FormFailure; site: HotlineFacts }): ReactNode {
  const intl = useIntl()
  const isUncertain = UNCERTAIN.includes(failure.kind)
  return (
    <>
      <h2 id="fault-summary-title">
        <PhrasedTitle
          text={intl.formatMessage(isUncertain ? messages.uncertain : messages.failure)}
        />
      </h2>
      <p>{formFailureText(intl, failure)}</p>
      {isUncertain && (
        <p>
          <FormattedMessage
            id="complaintForm.sendAgain"
            defaultMessage="同样的内容可以放心再提交一次：只算一份，不会重复受理。"
          />
        </p>
      )}
      <p>
        <UrgentHotline site={site} />
      </p>
    </>
  )
}

import type { ReactNode } from 'react'
import { defineMessages, FormattedMessage, type MessageDescriptor, useIntl } from 'react-intl'
import { DRAFT_MAX_AGE_HOURS } from '../../../shared/complaint/draft.ts'
import { HONEYPOT_FIELD } from '../../../shared/complaint/form.ts'
import { ChangingText } from '../../ui/date-text.tsx'

/** Sends the form. While it is sent, the button is only marked as disabled to keep the focus. */
export function SubmitButton({ isSending }: { isSending: boolean }): ReactNode {
  const intl = useIntl()
  return (
    <button className="button" type="submit" aria-disabled={isSending || undefined}>
      <ChangingText>
        {isSending
          ? intl.formatMessage({
              id: 'complaintForm.sending',
              defaultMessage: '正在提交…',
              description: 'On the button that sends the complaint, while it is being sent',
            })
          : intl.formatMessage({
              id: 'complaintForm.submit',
              defaultMessage: '提交',
              description: 'Button that sends the complaint',
            })}
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
      description: 'Above the form, if the visitor wants nothing kept on this device',
    },
  })

interface DraftNoteProps {
  state: keyof typeof DRAFTS
  onForget: () => void
  onRefuse: (isRefused: boolean) => void
}

/** The draft's lifetime, with buttons to delete, refuse or allow drafts. Hidden without script. */
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
        <FormattedMessage
          id="complaintForm.discard"
          defaultMessage="清空并删除"
          description="Button that empties the form and deletes what the browser has kept of it"
        />
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
                description: 'Button: this device never keeps what is typed into the form',
              })}
        </ChangingText>
      </button>
    </div>
  )
}

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

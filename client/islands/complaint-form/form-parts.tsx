import type { ReactNode } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { HONEYPOT_FIELD } from '../../../shared/complaint/form.ts'
import { ChangingText } from '../../ui/changing-text.tsx'

/** Sends the form. While that is under way it is only marked as disabled, so that it keeps the focus. */
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

/** Says that what was typed earlier has been put back, with a button to discard it. */
export function RestoredNote({ onDiscard }: { onDiscard: () => void }): ReactNode {
  return (
    <div className="form-note" aria-live="polite">
      <p>
        <FormattedMessage
          id="complaintForm.restored"
          defaultMessage="上次写了还没有提交的内容，已经放回表里。"
          description="Above the form, when what was typed on an earlier visit is in it again"
        />
      </p>
      <button type="button" onClick={onDiscard}>
        <FormattedMessage
          id="complaintForm.discard"
          defaultMessage="清空重写"
          description="Button that empties the form of what was typed earlier"
        />
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

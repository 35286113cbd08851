import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'

/** Sends the form; keeps the focus while that is under way, so it is marked as disabled and not switched off. */
export function SubmitButton({ isSending }: { isSending: boolean }): ReactNode {
  return (
    <button className="button" type="submit" aria-disabled={isSending || undefined}>
      {isSending ? (
        <FormattedMessage
          id="complaintForm.sending"
          defaultMessage="正在提交…"
          description="On the button that sends the complaint, while it is being sent"
        />
      ) : (
        <FormattedMessage
          id="complaintForm.submit"
          defaultMessage="提交"
          description="Button that sends the complaint"
        />
      )}
    </button>
  )
}

/** Says that what was typed earlier has been put back, and how to be rid of it. */
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

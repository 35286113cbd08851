import { FormattedMessage } from 'react-intl'
import { complaintDays } from '../../../shared/site.ts'

/** How soon whoever writes is answered; nothing where the site does not say so. */
export function AnswerTime({ days = complaintDays.answer }: { days?: number | undefined }) {
  if (days === undefined) return null
  return (
    <FormattedMessage
      id="complaint.answerTime"
      defaultMessage="我们在 {days, plural, other {# 个工作日}}内答复。"
      description="How soon whoever wrote is answered, in working days"
      values={{ days }}
    />
  )
}

/** How soon a matter is settled; nothing where the site does not say so. */
export function SettleTime({ days = complaintDays.settle }: { days?: number | undefined }) {
  if (days === undefined) return null
  return (
    <FormattedMessage
      id="complaint.settleTime"
      defaultMessage="{days, plural, other {# 个工作日}}内办结。"
      description="How soon a complaint is settled, in working days"
      values={{ days }}
    />
  )
}

import type { ReactNode } from 'react'
import { defineMessages, FormattedMessage, useIntl } from 'react-intl'
import { LANGUAGES } from '../../../locales/languages.ts'
import type { Form } from '../form.ts'
import { Choice, Choices, Field, OwnWords } from './fields.tsx'
import { REASONS, reasons } from './reasons.ts'

const states = defineMessages({
  running: { id: 'office.today.running', defaultMessage: '正常运行' },
  limited: { id: 'office.today.limited', defaultMessage: '部分运行' },
  closed: { id: 'office.today.closed', defaultMessage: '停运' },
  clear: { id: 'office.today.clear', defaultMessage: '按计划' },
})

const ends = defineMessages({
  usual: { id: 'office.today.usual', defaultMessage: '通常：停运到当天结束，运行两小时' },
  day: { id: 'office.today.dayEnd', defaultMessage: '到当天结束' },
  further: { id: 'office.today.further', defaultMessage: '直到另行通知（最长 31 天）' },
})

export const labels = defineMessages({
  from: { id: 'office.today.from', defaultMessage: '从什么时候（不填就是现在）' },
  state: { id: 'office.today.state', defaultMessage: '状态' },
  reason: { id: 'office.today.reason', defaultMessage: '原因' },
  ends: { id: 'office.today.ends', defaultMessage: '到什么时候' },
  wait: { id: 'office.today.wait', defaultMessage: '排队时间（分钟，可不填）' },
  own: { id: 'office.today.own', defaultMessage: '用自己的话说原因（可不填）' },
  until: { id: 'office.today.until', defaultMessage: '到这个时间（可不填）' },
})

export function FacilityFields({ form }: { form: Form }): ReactNode {
  const isDetailed = ['from', 'until', ...LANGUAGES.map((each) => `note-${each}`)]
  return (
    <>
      <Choices legend={labels.state} name="state" form={form} choices={states} />
      <Field label={labels.wait} name="waitMinutes" form={form} isNumber />
      <Reasons form={form} />
      <Choices
        legend={labels.ends}
        name="ends"
        form={{ ends: 'usual', ...form }}
        choices={ends}
        isLong
      />
      <details open={isDetailed.some((name) => (form[name] ?? '') !== '')}>
        <summary>
          <FormattedMessage id="office.today.more" defaultMessage="时间、自己的话" />
        </summary>
        <Field label={labels.from} name="from" form={form} type="datetime-local" />
        <Field label={labels.until} name="until" form={form} type="datetime-local" />
        <OwnWords legend={labels.own} name="note" maxLength={60} form={form} />
      </details>
    </>
  )
}

/** The prepared reasons from which a person can choose. */
export function Reasons({ form }: { form: Form }): ReactNode {
  const intl = useIntl()
  return (
    <fieldset>
      <legend>{intl.formatMessage(labels.reason)}</legend>
      <div className="choices">
        {REASONS.map((reason) => (
          <Choice key={reason} name="reason" value={reason} form={form}>
            {intl.formatMessage(reasons[reason])}
          </Choice>
        ))}
        <Choice name="reason" value="none" form={{ reason: 'none', ...form }}>
          <FormattedMessage id="office.today.noReason" defaultMessage="不说原因" />
        </Choice>
      </div>
    </fieldset>
  )
}

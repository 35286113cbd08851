import type { ReactNode } from 'react'
import { defineMessages, FormattedMessage, useIntl } from 'react-intl'
import { LANGUAGES } from '../../../locales/languages.ts'
import type { Form } from '../form.ts'
import { Choice, Choices, Field, OwnWords } from './fields.tsx'
import { REASONS, reasons } from './reasons.ts'

const states = defineMessages({
  running: {
    id: 'office.today.running',
    defaultMessage: '正常运行',
    description: 'Choice: a facility runs',
  },
  limited: {
    id: 'office.today.limited',
    defaultMessage: '部分运行',
    description: 'Choice: a facility runs in part',
  },
  closed: { id: 'office.today.closed', defaultMessage: '停运', description: 'Choice: closed' },
  clear: {
    id: 'office.today.clear',
    defaultMessage: '按计划',
    description: 'Choice: the hours of the plan count again, and the last report is withdrawn',
  },
})

const ends = defineMessages({
  usual: {
    id: 'office.today.usual',
    defaultMessage: '通常：停运到当天结束，运行两小时',
    description: 'Choice: the usual end of a report',
  },
  day: {
    id: 'office.today.dayEnd',
    defaultMessage: '到当天结束',
    description: 'Choice: a report ends with its day',
  },
  further: {
    id: 'office.today.further',
    defaultMessage: '直到另行通知（最长 31 天）',
    description: 'Choice: a report has no known end',
  },
})

export const labels = defineMessages({
  from: {
    id: 'office.today.from',
    defaultMessage: '从什么时候（不填就是现在）',
    description: 'Label of the field for the beginning of a report',
  },
  state: {
    id: 'office.today.state',
    defaultMessage: '状态',
    description: 'Heading over the states of a facility',
  },
  reason: {
    id: 'office.today.reason',
    defaultMessage: '原因',
    description: 'Heading over the ready reasons',
  },
  ends: {
    id: 'office.today.ends',
    defaultMessage: '到什么时候',
    description: 'Heading over the choices of when a report ends',
  },
  wait: {
    id: 'office.today.wait',
    defaultMessage: '排队时间（分钟，可不填）',
    description: 'Label of the field for the waiting time of a facility that runs',
  },
  own: {
    id: 'office.today.own',
    defaultMessage: '用自己的话说原因（可不填）',
    description: 'Heading over the fields for a reason in one’s own words',
  },
  until: {
    id: 'office.today.until',
    defaultMessage: '到这个时间（可不填）',
    description: 'Label of the field for the end of a report',
  },
})

export function FacilityFields({ form }: { form: Form }): ReactNode {
  const isDetailed = ['from', 'until', 'waitMinutes', ...LANGUAGES.map((each) => `note-${each}`)]
  return (
    <>
      <Choices legend={labels.state} name="state" form={form} choices={states} isRequired />
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
          <FormattedMessage
            id="office.today.more"
            defaultMessage="时间、排队、自己的话"
            description="Opens further fields: beginning, end, waiting time, a reason in one’s own words"
          />
        </summary>
        <Field label={labels.from} name="from" form={form} type="datetime-local" />
        <Field label={labels.until} name="until" form={form} type="datetime-local" />
        <Field label={labels.wait} name="waitMinutes" form={form} isNumber />
        <OwnWords legend={labels.own} name="note" maxLength={60} form={form} />
      </details>
    </>
  )
}

/** The ready reasons. */
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
          <FormattedMessage
            id="office.today.noReason"
            defaultMessage="不说原因"
            description="Choice: a report without a reason"
          />
        </Choice>
      </div>
    </fieldset>
  )
}

import type { ReactNode } from 'react'
import { defineMessages, FormattedMessage, type IntlShape, useIntl } from 'react-intl'
import { timeWords } from '../../../client/ui/facility-words.ts'
import { factLine } from '../../../shared/fact-line.ts'
import { Notice, OfficeForm, Select, TimeText } from '../document.tsx'
import { type Fault, MAX_TEXT, type Outcome, type Step, type Typed, localTime } from './change.ts'
import type { Change, Complaint } from './store.ts'
import { channelNames, fieldNames, type State, stateNames } from './words.ts'

const texts = defineMessages({
  nobody: { id: 'office.complaints.nobody', defaultMessage: '还没有人' },
  notGiven: { id: 'office.complaints.notGiven', defaultMessage: '请选择' },
  system: { id: 'office.complaints.system', defaultMessage: '自动' },
})

const stepNames = defineMessages({
  save: { id: 'office.complaints.step.save', defaultMessage: '只保存' },
  take: { id: 'office.complaints.step.take', defaultMessage: '我来处理' },
  answer: { id: 'office.complaints.step.answer', defaultMessage: '已经答复' },
  close: { id: 'office.complaints.step.close', defaultMessage: '办结' },
  reopen: { id: 'office.complaints.step.reopen', defaultMessage: '重新处理' },
}) satisfies Record<Step, unknown>

/** The possible steps from each state. The usual step is the last one. */
const STEPS_FROM: Readonly<Record<State, readonly Step[]>> = {
  new: ['save', 'close', 'answer', 'take'],
  work: ['save', 'take', 'close', 'answer'],
  answered: ['save', 'reopen', 'close'],
  closed: ['save', 'reopen'],
}

const faults = defineMessages({
  noAnswer: {
    id: 'office.complaints.fault.noAnswer',
    defaultMessage: '还没有写答复内容。请写下告诉了游客什么。',
  },
  noChannel: {
    id: 'office.complaints.fault.noChannel',
    defaultMessage: '请选择答复方式：电话、邮件或当面。',
  },
  badTime: {
    id: 'office.complaints.fault.badTime',
    defaultMessage: '答复时间应在收到投诉之后、现在之前，例如 2026-11-26T10:20；留空表示现在。',
  },
  noPerson: {
    id: 'office.complaints.fault.noPerson',
    defaultMessage: '选择的经办人已不在人员名单里。请重新选择。',
  },
  tooLong: {
    id: 'office.complaints.fault.tooLong',
    defaultMessage: '备注和答复内容各最多 4000 个字，请缩短。',
  },
}) satisfies Record<Fault, unknown>

/** A notice about a form that was not saved. Not shown for a saved form. */
export function OutcomeNotice({ outcome }: { outcome: Outcome | undefined }): ReactNode {
  const intl = useIntl()
  if (outcome === undefined) return null
  if (outcome.kind === 'saved')
    return (
      <Notice kind="done">
        <p>
          <FormattedMessage id="office.complaints.saved" defaultMessage="已保存。" />
        </p>
      </Notice>
    )
  if (outcome.kind === 'faulty')
    return (
      <Notice kind="refused">
        <p>{intl.formatMessage(faults[outcome.fault])}</p>
      </Notice>
    )
  return (
    <Notice kind="refused">
      <p>
        <FormattedMessage
          id="office.complaints.conflict"
          defaultMessage="这次没有保存：您填写的时候，这条投诉有了变化。您填写的内容还在下面，请核对后再提交。"
        />
      </p>
      <ChangeList changes={outcome.since} />
    </Notice>
  )
}

interface WorkFormProps {
  complaint: Complaint
  people: readonly { id: string; name: string }[]
  me: string
  typed: Typed | undefined
}

/** The form for working on a complaint. Every button also saves all typed values. */
export function WorkForm({ complaint, people, me, typed }: WorkFormProps): ReactNode {
  const intl = useIntl()
  const { number, state, version } = complaint
  const values = typed ?? { ...complaint, note: '', answeredAt: localTime(complaint.answeredAt) }
  const steps = STEPS_FROM[state].filter((step) => step !== 'take' || complaint.assignee !== me)
  return (
    <OfficeForm action={`/office/complaints/${number}`}>
      <input type="hidden" name="version" value={typed?.version ?? version} />
      <Select
        name="assignee"
        label={fieldNames.assignee}
        value={values.assignee}
        options={[['', texts.nobody], ...people.map(({ id, name }) => [id, name] as const)]}
      />
      <label>
        <FormattedMessage id="office.complaints.note" defaultMessage="内部备注（游客看不到）" />
        <textarea name="note" rows={3} maxLength={MAX_TEXT} defaultValue={values.note} />
      </label>
      <label>
        <FormattedMessage {...fieldNames.answer} />
        <textarea name="answer" rows={6} maxLength={MAX_TEXT} defaultValue={values.answer} />
      </label>
      <Select
        name="channel"
        label={fieldNames.channel}
        value={values.channel}
        options={[['', texts.notGiven], ...Object.entries(channelNames)]}
      />
      <label>
        <FormattedMessage
          id="office.complaints.answeredAt"
          defaultMessage="答复时间（留空表示现在）"
        />
        <input type="datetime-local" name="answeredAt" defaultValue={values.answeredAt} />
      </label>
      <div className="steps">
        {steps.map((step, index) => (
          <button
            key={step}
            name="step"
            value={step}
            className={index === steps.length - 1 ? 'primary' : undefined}
          >
            {intl.formatMessage(stepNames[step])}
          </button>
        ))}
      </div>
    </OfficeForm>
  )
}

/** The changes of a complaint: who changed what and when, with the texts. */
export function ChangeList({ changes }: { changes: readonly Change[] }): ReactNode {
  const intl = useIntl()
  return (
    <ol className="changes">
      {changes.map((change) => (
        <li key={change.key}>
          <strong>
            {factLine(change.who || intl.formatMessage(texts.system), ...wordsOf(intl, change))}
          </strong>
          {change.note !== '' && <p className="written">{change.note}</p>}
          {change.answer !== '' && <p className="written answer">{change.answer}</p>}
          <TimeText at={change.at} />
        </li>
      ))}
    </ol>
  )
}

/** Returns the effect of a change in words: `状态：处理中`, `经办人：周宁`. */
function wordsOf(intl: IntlShape, { action, detail, note, answer }: Change): string[] {
  const { state, assignee, channel, answeredAt, isAnswerDeleted } = detail
  const pair = (name: keyof typeof fieldNames, value: string) =>
    intl.formatMessage(
      {
        id: 'office.complaints.pair',
        defaultMessage: '{name}：{value}',
        description: 'The new value of a field, in the history of a complaint',
      },
      { name: intl.formatMessage(fieldNames[name]), value },
    )
  return [
    action === 'eraseComplaint' && intl.formatMessage(done.erased),
    state && pair('state', intl.formatMessage(stateNames[state])),
    assignee && pair('assignee', assignee.name || intl.formatMessage(texts.nobody)),
    channel && pair('channel', intl.formatMessage(channelNames[channel])),
    answeredAt !== undefined && pair('answeredAt', timeWords(intl, answeredAt)),
    isAnswerDeleted && intl.formatMessage(done.deleted),
    note !== '' && intl.formatMessage(done.note),
    answer !== '' && intl.formatMessage(done.answer),
  ].filter((word) => typeof word === 'string')
}

const done = defineMessages({
  note: { id: 'office.complaints.done.note', defaultMessage: '写了备注' },
  answer: { id: 'office.complaints.done.answer', defaultMessage: '写了答复内容' },
  deleted: { id: 'office.complaints.done.deleted', defaultMessage: '清空了答复内容' },
  erased: { id: 'office.complaints.done.erased', defaultMessage: '到期删除了个人信息' },
})

import type { ReactNode } from 'react'
import { defineMessages, FormattedMessage, type MessageDescriptor, useIntl } from 'react-intl'
import { skyWords } from '../../../client/ui/measured-words.ts'
import { skyFacts, type Warning } from '../../../contract/weather.ts'
import { languageNames, LANGUAGES } from '../../../locales/languages.ts'
import { tagOf } from '../../../shared/language.ts'
import { langAttributes } from '../../../shared/text-direction.ts'
import type { Form } from '../form.ts'
import type { Subject } from './duty.ts'
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

/** From the lowest to the highest level. */
const colours = defineMessages({
  blue: { id: 'office.today.blue', defaultMessage: '蓝色', description: 'A level of warnings' },
  yellow: { id: 'office.today.yellow', defaultMessage: '黄色', description: 'A level of warnings' },
  orange: { id: 'office.today.orange', defaultMessage: '橙色', description: 'A level of warnings' },
  red: { id: 'office.today.red', defaultMessage: '红色', description: 'A level of warnings' },
}) satisfies Record<Warning['colour'], unknown>

const labels = defineMessages({
  colour: {
    id: 'office.today.colour',
    defaultMessage: '预警级别',
    description: 'Heading over the levels of a weather warning',
  },
  untilWarned: {
    id: 'office.today.untilWarned',
    defaultMessage: '到什么时候（不填就是当天结束）',
    description: 'Label of the field for the end of a weather warning',
  },
  advice: {
    id: 'office.today.advice',
    defaultMessage: '游客要做什么（可不填；要填就填两种文字）',
    description: 'Heading over the fields for the advice of a weather warning',
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
  from: {
    id: 'office.today.from',
    defaultMessage: '从什么时候（不填就是现在）',
    description: 'Label of the field for the beginning of a report',
  },
  until: {
    id: 'office.today.until',
    defaultMessage: '到这个时间（可不填）',
    description: 'Label of the field for the end of a report',
  },
  untilMeasured: {
    id: 'office.today.untilMeasured',
    defaultMessage: '显示到什么时候（不填就是两小时）',
    description: 'Label of the field for the end of a measurement',
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
  place: {
    id: 'office.today.place',
    defaultMessage: '地点（不填就是入口）',
    description: 'Heading over the fields for the place of a measurement',
  },
  sentence: {
    id: 'office.today.sentence',
    defaultMessage: '给游客的一句话（到今天结束）',
    description: 'Heading over the fields for a sentence of the person on duty',
  },
  weather: {
    id: 'office.today.weather',
    defaultMessage: '天气',
    description: 'Name of the report on the weather now',
  },
  low: {
    id: 'office.today.low',
    defaultMessage: '最低气温（°C，可不填）',
    description: 'Label of the field for the lowest temperature',
  },
  high: {
    id: 'office.today.high',
    defaultMessage: '最高气温（°C，可不填）',
    description: 'Label of the field for the highest temperature',
  },
  wind: {
    id: 'office.today.wind',
    defaultMessage: '风力（级，可不填）',
    description: 'Label of the field for the force of the wind',
  },
  visitors: {
    id: 'office.today.present',
    defaultMessage: '现在园内多少人',
    description: 'Label of the field for the number of visitors in the area',
  },
  spaces: {
    id: 'office.today.spaces',
    defaultMessage: '还有多少个车位',
    description: 'Label of the field for the free places of a car park',
  },
  capacity: {
    id: 'office.today.capacity',
    defaultMessage: '最多多少（不填就按资料）',
    description: 'Label of the field for the most visitors or places',
  },
})

/** The fields of a report; `form` has their values. */
export function ReportFields({ subject, form }: { subject: Subject; form: Form }): ReactNode {
  switch (subject.kind) {
    case 'facility':
      return <FacilityFields form={form} />
    case 'weather':
      return (
        <>
          <WeatherFields form={form} />
          <Field label={labels.untilMeasured} name="until" form={form} type="datetime-local" />
        </>
      )
    case 'forecast':
      return <WeatherFields form={form} />
    case 'warning':
      return (
        <>
          <Choices legend={labels.colour} name="colour" form={form} choices={colours} isRequired />
          <Field label={labels.from} name="from" form={form} type="datetime-local" />
          <Field label={labels.untilWarned} name="until" form={form} type="datetime-local" />
          <OwnWords legend={labels.advice} name="note" maxLength={200} form={form} />
        </>
      )
    case 'visitors':
    case 'car-park': {
      const name = subject.kind === 'visitors' ? 'visitors' : 'spaces'
      return (
        <>
          <Field label={labels[name]} name={name} form={form} isRequired isNumber />
          <Field label={labels.capacity} name="capacity" form={form} isNumber />
          <Field label={labels.untilMeasured} name="until" form={form} type="datetime-local" />
        </>
      )
    }
    case 'note':
  }
  return <OwnWords legend={labels.sentence} name="note" maxLength={200} form={form} />
}

function FacilityFields({ form }: { form: Form }): ReactNode {
  const intl = useIntl()
  const isDetailed = ['from', 'until', 'waitMinutes', ...LANGUAGES.map((each) => `note-${each}`)]
  return (
    <>
      <Choices legend={labels.state} name="state" form={form} choices={states} isRequired />
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

function WeatherFields({ form }: { form: Form }): ReactNode {
  const intl = useIntl()
  return (
    <>
      <fieldset>
        <legend>{intl.formatMessage(labels.weather)}</legend>
        <div className="choices">
          {skyFacts.sky.options.map((sky) => (
            <Choice key={sky} name="weather" value={sky} form={form} isRequired>
              {skyWords(intl, sky)}
            </Choice>
          ))}
        </div>
      </fieldset>
      <Field label={labels.low} name="low" form={form} isNumber />
      <Field label={labels.high} name="high" form={form} isNumber />
      <Field label={labels.wind} name="wind" form={form} isNumber />
      <OwnWords legend={labels.place} name="place" maxLength={60} form={form} />
    </>
  )
}

interface ChoicesProps {
  legend: MessageDescriptor
  name: string
  form: Form
  choices: Readonly<Record<string, MessageDescriptor>>
  isRequired?: boolean
  /** One choice a row, for long texts. */
  isLong?: boolean
}

function Choices(props: ChoicesProps): ReactNode {
  const { legend, name, form, choices, isRequired = false, isLong = false } = props
  const intl = useIntl()
  return (
    <fieldset>
      <legend>{intl.formatMessage(legend)}</legend>
      <div className={isLong ? 'choices long' : 'choices'}>
        {Object.entries(choices).map(([value, message]) => (
          <Choice key={value} name={name} value={value} form={form} isRequired={isRequired}>
            {intl.formatMessage(message)}
          </Choice>
        ))}
      </div>
    </fieldset>
  )
}

interface ChoiceProps {
  name: string
  value: string
  form: Form
  isRequired?: boolean
  children: ReactNode
}

function Choice({ name, value, form, isRequired = false, children }: ChoiceProps): ReactNode {
  return (
    <label className="choice">
      <input
        type="radio"
        name={name}
        value={value}
        defaultChecked={form[name] === value}
        required={isRequired}
      />
      {children}
    </label>
  )
}

interface FieldProps {
  label: MessageDescriptor
  name: string
  form: Form
  type?: 'datetime-local'
  isNumber?: boolean
  isRequired?: boolean
}

function Field({ label, name, form, type, isNumber = false, isRequired = false }: FieldProps) {
  const intl = useIntl()
  return (
    <label>
      {intl.formatMessage(label)}
      <input
        type={type ?? 'text'}
        name={name}
        defaultValue={form[name]}
        required={isRequired}
        autoComplete="off"
        // Not `type=number`, which drops what it cannot read.
        inputMode={isNumber ? 'decimal' : undefined}
      />
    </label>
  )
}

interface OwnWordsProps {
  legend: MessageDescriptor
  name: string
  maxLength: number
  form: Form
}

/** A text field for each language. */
function OwnWords({ legend, name, maxLength, form }: OwnWordsProps): ReactNode {
  const intl = useIntl()
  return (
    <fieldset>
      <legend>{intl.formatMessage(legend)}</legend>
      {LANGUAGES.map((language) => (
        <label key={language}>
          <span {...langAttributes(tagOf(language))}>{languageNames[language]}</span>
          <input
            name={`${name}-${language}`}
            {...langAttributes(tagOf(language))}
            maxLength={maxLength}
            defaultValue={form[`${name}-${language}`]}
            autoComplete="off"
          />
        </label>
      ))}
    </fieldset>
  )
}

import type { ReactNode } from 'react'
import { defineMessages, FormattedMessage, type MessageDescriptor, useIntl } from 'react-intl'
import { skyWords } from '../../../client/ui/measured-words.ts'
import { skyFacts, type Warning } from '../../../contract/weather.ts'
import { useLanguage } from '../../../client/ui/use-language.ts'
import { LANGUAGES } from '../../../locales/languages.ts'
import { tagOf } from '../../../shared/language.ts'
import { langAttributes } from '../../../shared/text-direction.ts'
import { LanguageName } from '../document.tsx'
import type { Form } from '../form.ts'
import type { Subject } from './duty.ts'
import { REASONS, reasons } from './plain-words.ts'

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

/** The colours from the lowest to the highest level. */
const colours = defineMessages({
  blue: { id: 'office.today.blue', defaultMessage: '蓝色' },
  yellow: { id: 'office.today.yellow', defaultMessage: '黄色' },
  orange: { id: 'office.today.orange', defaultMessage: '橙色' },
  red: { id: 'office.today.red', defaultMessage: '红色' },
}) satisfies Record<Warning['colour'], unknown>

const stocks = defineMessages({
  SOLD_OUT: { id: 'office.today.soldOut', defaultMessage: '售完' },
  LIMITED: { id: 'office.today.fewLeft', defaultMessage: '不多了' },
  AVAILABLE: { id: 'office.today.available', defaultMessage: '有票' },
  CLOSED: { id: 'office.today.notSold', defaultMessage: '停售' },
})

const openings = defineMessages({
  open: { id: 'office.today.open', defaultMessage: '开放' },
  closed: { id: 'office.today.notOpen', defaultMessage: '今天不开放' },
})

const labels = defineMessages({
  from: { id: 'office.today.from', defaultMessage: '从什么时候（不填就是现在）' },
  state: { id: 'office.today.state', defaultMessage: '状态' },
  reason: { id: 'office.today.reason', defaultMessage: '原因' },
  ends: { id: 'office.today.ends', defaultMessage: '到什么时候' },
  wait: { id: 'office.today.wait', defaultMessage: '排队时间（分钟，可不填）' },
  own: { id: 'office.today.own', defaultMessage: '用自己的话说原因（可不填）' },
  until: { id: 'office.today.until', defaultMessage: '到这个时间（可不填）' },
  stock: { id: 'office.today.stock', defaultMessage: '今天的票' },
  vacancies: { id: 'office.today.vacancies', defaultMessage: '还有多少张（可不填）' },
  goneFrom: { id: 'office.today.goneFrom', defaultMessage: '售完、停售从几点起（不填就是现在）' },
  stockUntil: { id: 'office.today.stockUntil', defaultMessage: '到几点，之后再放票（可不填）' },
  opening: { id: 'office.today.opening', defaultMessage: '今天' },
  opens: { id: 'office.today.opens', defaultMessage: '几点开门' },
  closes: { id: 'office.today.closes', defaultMessage: '几点关门' },
  lastEntry: { id: 'office.today.lastEntry', defaultMessage: '几点停止入园' },
  src: { id: 'office.today.src', defaultMessage: '照片的地址（https://…）' },
  takenAt: { id: 'office.today.takenAt', defaultMessage: '几点拍的（不填就是现在）' },
  camera: { id: 'office.today.camera', defaultMessage: '在哪里拍的' },
  colour: { id: 'office.today.colour', defaultMessage: '预警级别' },
  untilWarned: { id: 'office.today.untilWarned', defaultMessage: '到什么时候（不填就是当天结束）' },
  advice: {
    id: 'office.today.advice',
    defaultMessage: '游客要做什么（可不填；要填，前两种文字都填）',
  },
  untilMeasured: {
    id: 'office.today.untilMeasured',
    defaultMessage: '显示到什么时候（不填就是两小时）',
  },
  place: { id: 'office.today.place', defaultMessage: '地点（不填就是入口）' },
  sentence: { id: 'office.today.sentence', defaultMessage: '给游客的一句话（到今天结束）' },
  weather: { id: 'office.today.weather', defaultMessage: '天气' },
  low: { id: 'office.today.low', defaultMessage: '最低气温（°C，可不填）' },
  high: { id: 'office.today.high', defaultMessage: '最高气温（°C，可不填）' },
  wind: { id: 'office.today.wind', defaultMessage: '风力（级，可不填）' },
  visitors: { id: 'office.today.present', defaultMessage: '现在园内多少人' },
  spaces: { id: 'office.today.spaces', defaultMessage: '还有多少个车位' },
  capacity: { id: 'office.today.capacity', defaultMessage: '最多多少（不填就按资料）' },
})

export function ReportFields({ subject, form }: { subject: Subject; form: Form }): ReactNode {
  const { kind } = subject
  if (kind === 'facility') return <FacilityFields form={form} />
  if (kind === 'hours') return <HoursFields form={form} />
  if (kind === 'note')
    return <OwnWords legend={labels.sentence} name="note" maxLength={200} form={form} />
  if (kind === 'ticket')
    return (
      <>
        <Choices legend={labels.stock} name="status" form={form} choices={stocks} isRequired />
        <Field label={labels.vacancies} name="vacancies" form={form} isNumber />
        <Field label={labels.goneFrom} name="from" form={form} type="time" />
        <Field label={labels.stockUntil} name="until" form={form} type="time" />
      </>
    )
  if (kind === 'webcam')
    return (
      <>
        <Field label={labels.src} name="src" form={form} isRequired />
        <Field label={labels.takenAt} name="at" form={form} type="time" />
        <OwnWords legend={labels.camera} name="place" maxLength={60} form={form} />
      </>
    )
  return <MeasurementFields kind={kind} form={form} />
}

interface MeasurementFieldsProps {
  kind: Exclude<Subject['kind'], 'facility' | 'hours' | 'ticket' | 'webcam' | 'note'>
  form: Form
}

function MeasurementFields({ kind, form }: MeasurementFieldsProps): ReactNode {
  const end = <Field label={labels.untilMeasured} name="until" form={form} type="datetime-local" />
  if (kind === 'weather' || kind === 'forecast')
    return (
      <>
        <WeatherFields form={form} />
        {kind === 'weather' && end}
      </>
    )
  if (kind === 'warning')
    return (
      <>
        <Choices legend={labels.colour} name="colour" form={form} choices={colours} isRequired />
        <Field label={labels.from} name="from" form={form} type="datetime-local" />
        <Field label={labels.untilWarned} name="until" form={form} type="datetime-local" />
        <OwnWords legend={labels.advice} name="note" maxLength={200} form={form} />
      </>
    )
  const name = kind === 'visitors' ? 'visitors' : 'spaces'
  return (
    <>
      <Field label={labels[name]} name={name} form={form} isRequired isNumber />
      <Field label={labels.capacity} name="capacity" form={form} isNumber />
      {end}
    </>
  )
}

function FacilityFields({ form }: { form: Form }): ReactNode {
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

function Reasons({ form }: { form: Form }): ReactNode {
  const [intl, words] = [useIntl(), reasons[useLanguage()]]
  return (
    <fieldset>
      <legend>{intl.formatMessage(labels.reason)}</legend>
      <div className="choices">
        {REASONS.map((reason) => (
          <Choice key={reason} name="reason" value={reason} form={form}>
            {words[reason]}
          </Choice>
        ))}
        <Choice name="reason" value="none" form={{ reason: 'none', ...form }}>
          <FormattedMessage id="office.today.noReason" defaultMessage="不说原因" />
        </Choice>
      </div>
    </fieldset>
  )
}

function HoursFields({ form }: { form: Form }): ReactNode {
  return (
    <>
      <Choices
        legend={labels.opening}
        name="hours"
        form={{ hours: 'open', ...form }}
        choices={openings}
      />
      {(['opens', 'closes', 'lastEntry'] as const).map((name) => (
        <Field key={name} label={labels[name]} name={name} form={form} type="time" />
      ))}
      <Reasons form={form} />
      <OwnWords legend={labels.own} name="note" maxLength={60} form={form} />
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
  /** Whether each option has its own row, for long texts. */
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

function Choice({ name, value, form, isRequired = false, children }: ChoiceProps) {
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
  type?: 'datetime-local' | 'time'
  isNumber?: boolean
  isRequired?: boolean
}

function Field(props: FieldProps): ReactNode {
  const { label, name, form, type = 'text', isNumber = false, isRequired = false } = props
  const intl = useIntl()
  return (
    <label>
      {intl.formatMessage(label)}
      <input
        type={type}
        name={name}
        defaultValue={form[name]}
        required={isRequired}
        autoComplete="off"
        // Not `type=number`, because browsers would drop an invalid value.
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

function OwnWords({ legend, name, maxLength, form }: OwnWordsProps): ReactNode {
  const intl = useIntl()
  return (
    <fieldset>
      <legend>{intl.formatMessage(legend)}</legend>
      {LANGUAGES.map((language) => (
        <label key={language}>
          <LanguageName language={language} />
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

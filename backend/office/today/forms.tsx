import type { ReactNode } from 'react'
import { defineMessages, useIntl } from 'react-intl'
import { skyWords } from '../../../client/ui/measured-words.ts'
import { skyFacts, type Warning } from '../../../contract/weather.ts'
import type { Form } from '../form.ts'
import type { Subject } from './duty.ts'
import { FacilityFields, labels as facilityLabels, Reasons } from './facility-fields.tsx'
import { Choice, Choices, Field, OwnWords } from './fields.tsx'

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

/** The fields of a report, with the values in `form`. */
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
        <Field label={facilityLabels.from} name="from" form={form} type="datetime-local" />
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
      <OwnWords legend={facilityLabels.own} name="note" maxLength={60} form={form} />
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

import type { ReactNode } from 'react'
import { defineMessages, useIntl } from 'react-intl'
import { skyWords } from '../../../client/ui/measured-words.ts'
import { skyFacts, type Warning } from '../../../contract/weather.ts'
import type { Form } from '../form.ts'
import type { Subject } from './duty.ts'
import { FacilityFields, labels as facilityLabels, Reasons } from './facility-fields.tsx'
import { Choice, Choices, Field, OwnWords } from './fields.tsx'

/** From the lowest to the highest level. */
const colours = defineMessages({
  blue: { id: 'office.today.blue', defaultMessage: '蓝色', description: 'A level of warnings' },
  yellow: { id: 'office.today.yellow', defaultMessage: '黄色', description: 'A level of warnings' },
  orange: { id: 'office.today.orange', defaultMessage: '橙色', description: 'A level of warnings' },
  red: { id: 'office.today.red', defaultMessage: '红色', description: 'A level of warnings' },
}) satisfies Record<Warning['colour'], unknown>

const stocks = defineMessages({
  SOLD_OUT: {
    id: 'office.today.soldOut',
    defaultMessage: '售完',
    description: 'Choice: no tickets are left',
  },
  LIMITED: {
    id: 'office.today.fewLeft',
    defaultMessage: '不多了',
    description: 'Choice: few tickets are left',
  },
  AVAILABLE: {
    id: 'office.today.available',
    defaultMessage: '有票',
    description: 'Choice: tickets are left',
  },
  CLOSED: {
    id: 'office.today.notSold',
    defaultMessage: '停售',
    description: 'Choice: tickets are not sold',
  },
})

const openings = defineMessages({
  open: {
    id: 'office.today.open',
    defaultMessage: '开放',
    description: 'Choice: the area is open today, at the times below',
  },
  closed: {
    id: 'office.today.notOpen',
    defaultMessage: '今天不开放',
    description: 'Choice: the area is closed all day',
  },
})

const labels = defineMessages({
  stock: {
    id: 'office.today.stock',
    defaultMessage: '今天的票',
    description: 'Heading over how many tickets are left for today',
  },
  vacancies: {
    id: 'office.today.vacancies',
    defaultMessage: '还有多少张（可不填）',
    description: 'Label of the field for the number of tickets that are left',
  },
  goneFrom: {
    id: 'office.today.goneFrom',
    defaultMessage: '售完、停售从几点起（不填就是现在）',
    description: 'Label of the field for the time from which tickets are sold out or not sold',
  },
  stockUntil: {
    id: 'office.today.stockUntil',
    defaultMessage: '到几点，之后再放票（可不填）',
    description:
      'Label of the field for the end of a report on tickets, after which they are on sale again',
  },
  opening: {
    id: 'office.today.opening',
    defaultMessage: '今天',
    description: 'Heading over the choice whether the area is open today',
  },
  opens: {
    id: 'office.today.opens',
    defaultMessage: '几点开门',
    description: 'Label of the field for the opening time of today',
  },
  closes: {
    id: 'office.today.closes',
    defaultMessage: '几点关门',
    description: 'Label of the field for the closing time of today',
  },
  lastEntry: {
    id: 'office.today.lastEntry',
    defaultMessage: '几点停止入园',
    description: 'Label of the field for the last entry of today',
  },
  src: {
    id: 'office.today.src',
    defaultMessage: '照片的地址（https://…）',
    description: 'Label of the field for the address of a still',
  },
  takenAt: {
    id: 'office.today.takenAt',
    defaultMessage: '几点拍的（不填就是现在）',
    description: 'Label of the field for the time at which a still was taken',
  },
  camera: {
    id: 'office.today.camera',
    defaultMessage: '在哪里拍的',
    description: 'Heading over the fields for the place of a camera',
  },
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
  untilMeasured: {
    id: 'office.today.untilMeasured',
    defaultMessage: '显示到什么时候（不填就是两小时）',
    description: 'Label of the field for the end of a measurement',
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

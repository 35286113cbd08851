import { defineMessages, type IntlShape } from 'react-intl'
import type { CarPark, Today, Visitors } from '../../contract/conditions.ts'
import type { Forecast, Warning, Weather } from '../../contract/weather.ts'
import { factLine } from '../../shared/fact-line.ts'
import type { Timed } from '../../shared/timeline.ts'
import { periodWords } from './facility-words.ts'
import { dateWords } from './opening-words.ts'

/** A measurement or forecast as text. */
export interface MeasuredFact {
  name: string
  words: string
  of: Timed
}

/** Returns the measurements and forecasts of a day as texts, including expired ones. */
export function measuredFacts(
  intl: IntlShape,
  today: Omit<Today, 'facilities' | 'notes'>,
): MeasuredFact[] {
  const { weather, visitors, carParks, forecasts } = today
  const parts = [
    weather && {
      name: intl.formatMessage(names.weather),
      words: weatherWords(intl, weather),
      of: weather,
    },
    visitors && {
      name: intl.formatMessage(names.visitors),
      words: visitorWords(intl, visitors),
      of: visitors,
    },
    ...carParks.map((of) => ({ name: of.name, words: spacesWords(intl, of), of })),
    ...forecasts.map((of) => ({
      name: forecastName(intl, of),
      words: weatherWords(intl, of),
      of,
    })),
  ]
  return parts.filter((fact) => fact !== undefined)
}

const names = defineMessages({
  weather: { id: 'conditions.weather', defaultMessage: '天气' },
  visitors: { id: 'conditions.visitors', defaultMessage: '园内客流' },
})

const skies = defineMessages({
  clear: { id: 'weather.clear', defaultMessage: '晴' },
  cloudy: { id: 'weather.cloudy', defaultMessage: '多云' },
  overcast: { id: 'weather.overcast', defaultMessage: '阴' },
  fog: { id: 'weather.fog', defaultMessage: '雾' },
  haze: { id: 'weather.haze', defaultMessage: '霾' },
  drizzle: { id: 'weather.drizzle', defaultMessage: '小雨' },
  rain: { id: 'weather.rain', defaultMessage: '雨' },
  storm: { id: 'weather.storm', defaultMessage: '雷雨' },
  sleet: { id: 'weather.sleet', defaultMessage: '雨夹雪' },
  snow: { id: 'weather.snow', defaultMessage: '雪' },
})

export function skyWords(intl: IntlShape, sky: Weather['sky']): string {
  return intl.formatMessage(skies[sky])
}

/** Returns the weather in one line: `多云 · 2° – 9° · 风力 4 级 · 山顶 · 气象站`. */
export function weatherWords(
  intl: IntlShape,
  { sky, low, high, wind, place, source }: Omit<Weather, 'updatedAt' | 'validUntil'>,
): string {
  const degrees = [low, high].filter((each) => each !== undefined).map((each) => `${each}°`)
  const force =
    wind !== undefined &&
    intl.formatMessage(
      {
        id: 'weather.wind',
        defaultMessage: '风力 {force} 级',
        description: 'How strong the wind is, on Beaufort’s scale',
      },
      { force: wind },
    )
  return factLine(skyWords(intl, sky), degrees.join(' – '), force, place, source)
}

export function warningName(
  intl: IntlShape,
  { what, colour }: Pick<Warning, 'what' | 'colour'>,
): string {
  return intl.formatMessage(
    {
      id: 'conditions.warning',
      defaultMessage: '{what}{colour, select, red {红} orange {橙} yellow {黄} other {蓝}}色预警',
      description: 'An official weather warning by one of the four official colours: 大风红色预警',
    },
    { what, colour },
  )
}

function forecastName(intl: IntlShape, { day }: Pick<Forecast, 'day'>): string {
  return intl.formatMessage(
    {
      id: 'weather.forecast',
      defaultMessage: '{date} 天气预报',
      description: 'Name of the fact what weather is forecast for a day',
    },
    { date: dateWords(intl, day) },
  )
}

/** Returns the number of visitors in the area: `3,200 人，日最大承载量 9,000 人`. */
function visitorWords(
  intl: IntlShape,
  { present, capacity }: Pick<Visitors, 'present' | 'capacity'>,
): string {
  return intl.formatMessage(
    {
      id: 'conditions.visitorsOf',
      defaultMessage: '{present, number} 人，日最大承载量 {capacity, number} 人',
      description: 'How many visitors are in the area, and how many it may hold on a day',
    },
    { present, capacity },
  )
}

/** Returns the free places of a car park: `余 120 个车位，共 400 个`. */
function spacesWords(
  intl: IntlShape,
  { spaces, capacity = 0 }: Pick<CarPark, 'spaces' | 'capacity'>,
): string {
  return intl.formatMessage(
    {
      id: 'conditions.spaces',
      defaultMessage:
        '{spaces, plural, =0 {已满} other {余 # 个车位}}{capacity, plural, =0 {} other {，共 # 个}}',
      description: 'How many places a car park has left, and of how many; capacity is 0 if unknown',
    },
    { spaces, capacity },
  )
}

/** Returns the advice, the period and the source of a warning in one line. */
export function warningWords(intl: IntlShape, warning: Warning): string {
  const { text = '', source } = warning
  const facts = factLine(periodWords(intl, warning), source)
  return /[.!?。！？]$/.test(text) ? twoSentences(intl, text, facts) : factLine(text, facts)
}

/** Returns two sentences as one text, with a space between them if the language uses one. */
export function twoSentences(intl: IntlShape, one: string, other: string): string {
  return intl.formatMessage(
    {
      id: 'conditions.twoSentences',
      defaultMessage: '{one}{other}',
      description: 'Two sentences, one after the other: with a space between them if need be',
    },
    { one, other },
  )
}

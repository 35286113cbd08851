import { defineMessages, type IntlShape } from 'react-intl'
import type { CarPark, Forecast, Visitors, Weather } from '../../contract/conditions.ts'
import { factLine } from '../../shared/fact-line.ts'
import { dateWords } from './opening-words.ts'

const skies = defineMessages({
  clear: { id: 'weather.clear', defaultMessage: '晴', description: 'The sky: no clouds' },
  cloudy: { id: 'weather.cloudy', defaultMessage: '多云', description: 'The sky: some clouds' },
  overcast: { id: 'weather.overcast', defaultMessage: '阴', description: 'The sky: all clouds' },
  fog: { id: 'weather.fog', defaultMessage: '雾', description: 'Weather: fog' },
  haze: { id: 'weather.haze', defaultMessage: '霾', description: 'Weather: haze' },
  drizzle: { id: 'weather.drizzle', defaultMessage: '小雨', description: 'Weather: light rain' },
  rain: { id: 'weather.rain', defaultMessage: '雨', description: 'Weather: rain' },
  storm: { id: 'weather.storm', defaultMessage: '雷雨', description: 'Weather: thunderstorms' },
  sleet: { id: 'weather.sleet', defaultMessage: '雨夹雪', description: 'Weather: sleet' },
  snow: { id: 'weather.snow', defaultMessage: '雪', description: 'Weather: snow' },
})

/** The weather in one line: `多云 · 2°–9° · 风力 4 级 · 山顶 · 气象站`. */
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
  return factLine(intl.formatMessage(skies[sky]), degrees.join(' – '), force, place, source)
}

/** What a forecast is of: `11月26日 预报`. */
export function forecastName(intl: IntlShape, { day }: Pick<Forecast, 'day'>): string {
  return intl.formatMessage(
    {
      id: 'weather.forecast',
      defaultMessage: '{date} 天气预报',
      description: 'Name of the fact what weather is forecast for a day',
    },
    { date: dateWords(intl, day) },
  )
}

/** How many visitors are in: `3,200 人，日最大承载量 9,000 人`. */
export function visitorWords(
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

/** How many places a car park has left: `余 120 个车位，共 400 个`. */
export function spacesWords(
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

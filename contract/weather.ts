import * as v from 'valibot'
import { image } from './image.ts'
import { lenient, validRows } from './lenient.ts'
import { brief, date, dateTime, id, label, text, wholeNumber } from './values.ts'

/** The time of a value, and the end of its validity. Expired values are never shown. */
export const timed = { updatedAt: dateTime, validUntil: dateTime }

const degrees = v.pipe(v.number(), v.minValue(-90), v.maxValue(60))

const SKIES = [
  'clear',
  'cloudy',
  'overcast',
  'fog',
  'haze',
  'drizzle',
  'rain',
  'storm',
  'sleet',
  'snow',
] as const

/** The fields of a measurement or forecast that are the same in every language. */
export const skyFacts = {
  sky: v.picklist(SKIES),
  low: v.optional(degrees),
  high: v.optional(degrees),
  wind: v.optional(v.pipe(wholeNumber(0), v.maxValue(17))),
}

const sky = {
  sky: skyFacts.sky,
  low: lenient(degrees),
  high: lenient(degrees),
  wind: lenient(skyFacts.wind),
  place: lenient(text),
  source: lenient(text),
}

export const weather = v.object({ ...sky, ...timed })
export type Weather = v.InferOutput<typeof weather>

export const forecast = v.object({ day: date, ...sky, ...timed })
export type Forecast = v.InferOutput<typeof forecast>

/** One hour of a forecast. */
export const hourOf = v.object({
  at: dateTime,
  sky: skyFacts.sky,
  degrees: lenient(degrees),
  wind: lenient(skyFacts.wind),
})

/** The weather hour by hour, from one forecast. */
export const hourly = v.object({ source: lenient(text), hours: validRows(hourOf, 48), ...timed })
export type Hourly = v.InferOutput<typeof hourly>

/** The colours of China's weather warnings, from the lowest to the highest level. */
export const WARNING_COLOURS = ['blue', 'yellow', 'orange', 'red'] as const

/** An official weather warning. */
export const warning = v.object({
  what: label,
  colour: v.picklist(WARNING_COLOURS),
  text: lenient(brief),
  source: lenient(text),
  updatedAt: dateTime,
  /** If the start is invalid, the warning is dropped. Otherwise it would be shown immediately. */
  from: v.optional(dateTime),
  validUntil: dateTime,
})
export type Warning = v.InferOutput<typeof warning>

export const webcam = v.object({
  id,
  place: label,
  picture: image,
  ...timed,
})
export type Webcam = v.InferOutput<typeof webcam>

export const timedNotes = () => ({
  updatedAt: 'The time of the measurement, observation or forecast.',
  validUntil: 'Its expiry time; pages do not show it afterwards.',
})

const skyNotes = () => ({
  sky: 'The state of the sky.',
  low: 'Degrees Celsius.',
  high: 'Degrees Celsius.',
  wind: 'On Beaufort’s scale.',
  place: 'The place, if not the entrance.',
  source: 'The source.',
  ...timedNotes(),
})

export const weatherNotes = () =>
  ({
    weather: ['The current weather, as measured.', skyNotes()],
    hourly: [
      'The weather by hour, from one forecast.',
      {
        source: 'The source.',
        hours: [
          'The hours, in order. Past hours are not shown.',
          {
            at: 'The beginning of the hour.',
            sky: 'The state of the sky.',
            degrees: 'Degrees Celsius.',
            wind: 'On Beaufort’s scale.',
          },
        ],
        ...timedNotes(),
      },
    ],
    warnings: [
      'Official weather warnings, by the colours of the national weather service.',
      {
        what: 'The danger, in one or two words.',
        colour: 'Its level: `blue` is the lowest, `red` the highest.',
        text: 'Advice, in one sentence.',
        source: 'The issuer.',
        updatedAt: 'The time of issue.',
        from: 'The beginning, if it is later.',
        validUntil: 'The end. Pages do not show it afterwards.',
      },
    ],
    forecasts: [
      'Forecasts for the coming days.',
      { day: 'The date of the forecast.', ...skyNotes() },
    ],
    webcams: [
      'Stills of cameras, the best one first.',
      {
        id: 'Identifies the camera.',
        place: 'The place of the camera, in a few words.',
        picture: 'The picture of the camera.',
        updatedAt: 'The time of the picture.',
        validUntil: 'Its expiry time; pages do not show it afterwards.',
      },
    ],
  }) as const

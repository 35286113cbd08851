import { receipt } from '../../contract/complaint.ts'
import { monthDay } from '../../contract/opening-hours.ts'
import {
  date,
  dateTime,
  dayOrEnd,
  dayOrTime,
  id,
  label,
  link,
  price,
  richText,
  telephone,
  text,
  timeOfDay,
} from '../../contract/values.ts'
import { type Json, jsonSchemaOf } from './json-schema.ts'

/** How a value is written that no type of JSON tells apart. */
export const FORMATS = [
  { name: 'text', schema: text, note: 'Plain text, never HTML, not empty.', example: '公告' },
  { name: 'short text', schema: label, note: 'A name that pages repeat.', example: '环岛船' },
  { name: 'HTML', schema: richText, note: 'The site cleans it.', example: '<p>…</p>' },
  { name: 'id', schema: id, note: 'Also a whole number. Letter case counts.', example: 'pier-3' },
  { name: 'date', schema: date, note: 'ISO 8601, from the year 1000 on.', example: '2026-11-20' },
  {
    name: 'day of every year',
    schema: monthDay,
    note: 'Month and day; 29 February is the last day of February in any year.',
    example: '03-01',
  },
  {
    name: 'date and time',
    schema: dateTime,
    note: 'ISO 8601. Without an offset it is of the time zone of the site.',
    example: '2026-11-20T09:00:00+08:00',
  },
  {
    name: 'day or time',
    schema: dayOrTime,
    note: 'A date, or a date and time.',
    example: '2026-11-20',
  },
  {
    name: 'day or end',
    schema: dayOrEnd,
    note: 'An end is exclusive; a date includes that day.',
    example: '2026-11-20',
  },
  {
    name: 'time of day',
    schema: timeOfDay,
    note: 'Hours and minutes of the time zone of the site; `24:00` is the end of a day.',
    example: '08:00',
  },
  {
    name: 'telephone number',
    schema: telephone,
    note: 'As it is printed, with at least three digits in a row.',
    example: '0600-555 0168',
  },
  {
    name: 'address',
    schema: link,
    note: 'A Chinese path of the site, or `https:`.',
    example: '/mall/hotel/101',
  },
  { name: 'price', schema: price, note: 'Fen, or yuan with a decimal point.', example: '128.00' },
  {
    name: 'receipt number',
    schema: receipt.entries.receiptNumber,
    note: '6 to 40 capital letters, digits and `-`.',
    example: 'AB20261121-0042',
  },
] as const

/** The limits of a text or number, in words: `1 to 60 characters`; empty if it has none. */
export function limitsOf(schema: Json): string {
  const limit = (name: string) => (schema[name] === undefined ? undefined : Number(schema[name]))
  const [shortest = 0, longest] = [limit('minLength'), limit('maxLength')]
  if (longest !== undefined) return `${shortest} to ${longest} characters`
  const [least, most] = [limit('minimum'), limit('maximum')]
  if (least === undefined) return ''
  return most === undefined || most === Number.MAX_SAFE_INTEGER
    ? `at least ${least}`
    : `${least} to ${most}`
}

const BY_PATTERN = new Map(
  FORMATS.flatMap(({ name, schema }): [unknown, string][] => {
    const { pattern } = jsonSchemaOf(schema, undefined)
    return pattern === undefined ? [] : [[pattern, name]]
  }),
)

/** The name of the format of a text, if it has one. */
export function formatOf({ pattern }: Json): string | undefined {
  return BY_PATTERN.get(pattern)
}

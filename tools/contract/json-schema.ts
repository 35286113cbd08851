import { toJsonSchema } from '@valibot/to-json-schema'
import * as v from 'valibot'
import { isSchema, partsOf } from '../../contract/findings.ts'
import { image, imageNotes } from '../../contract/image.ts'
import { category, categoryNotes } from '../../contract/listing.ts'
import { schedule, scheduleNotes } from '../../contract/opening-hours.ts'
import { coordinates, dateTime, dayOrEnd, dayOrTime, id, price } from '../../contract/values.ts'

/** A JSON Schema with the fields that this module uses. */
export interface Json {
  [key: string]: unknown
  $ref?: string
  description?: string
  type?: string | string[]
  properties?: Record<string, Json>
  required?: string[]
  items?: Json
  anyOf?: Json[]
}

/** Schemas that many calls use: the name, the schema, and the documentation of its fields. */
const NAMED: readonly (readonly [string, v.GenericSchema, object?])[] = [
  ['Id', id],
  ['DateTime', dateTime],
  ['DayOrTime', dayOrTime],
  ['DayOrEnd', dayOrEnd],
  ['Price', price],
  ['Coordinates', coordinates],
  ['Picture', image, imageNotes()],
  ['Category', category, categoryNotes()],
  ['Schedule', schedule, scheduleNotes()],
]

const ID = { type: 'string', pattern: '^[A-Za-z0-9_-]{1,64}$' }
const SMALLEST = { type: 'integer', minimum: 0 }
const DECIMAL = { type: 'string', pattern: String.raw`^\d{1,9}(?:\.\d{1,4})?$` }
const AMOUNT = { anyOf: [SMALLEST, DECIMAL] }
const TIME = String.raw`\d{2}:\d{2}(?::\d{2}(?:\.\d{1,3})?)?(?:Z|[+-]\d{2}:?\d{2})?`

const timeAs = (pattern: string, description: string): Json => ({
  type: 'string',
  pattern: String.raw`^\d{4}-\d{2}-\d{2}${pattern}$`,
  description: `ISO 8601${description}`,
})
const IN_ZONE = 'Without an offset it is in the site’s time zone.'

/** JSON Schemas for values that may be written in several ways, such as an id: `101` or `"101"`. */
const LOOSE: ReadonlyMap<unknown, Json> = new Map<unknown, Json>([
  [
    id,
    {
      description: 'A whole number, or 1 to 64 characters (`A–Z a–z 0–9 _ -`).',
      anyOf: [ID, SMALLEST],
    },
  ],
  [
    coordinates,
    {
      ...convertValue(coordinates),
      description: '`[longitude, latitude]`: two numbers in degrees, GCJ-02.',
    },
  ],
  [dateTime, timeAs(`[T ]${TIME}`, `. ${IN_ZONE}`)],
  [dayOrTime, timeAs(`(?:[T ]${TIME})?`, `, a day with or without a time. ${IN_ZONE}`)],
  [
    dayOrEnd,
    timeAs(
      `(?:[T ]${TIME})?`,
      '. With a time, the period ends before that time: the end of a day is `24:00` or midnight of the next day. With a date alone, the period includes that day.',
    ),
  ],
  [
    price,
    {
      description:
        'In the currency of the site: a whole number of its smallest unit (fen, cents: `12800`), a text with a decimal point (`"128.00"`), or an object with the amount.',
      anyOf: [
        SMALLEST,
        DECIMAL,
        {
          type: 'object',
          properties: {
            amount: { description: 'A whole number or a text, as above.', ...AMOUNT },
            currency: { type: 'string', description: 'The site’s currency (ISO 4217).' },
          },
          required: ['amount'],
        },
      ],
    },
  ],
])

export function namedSchemas(): Record<string, Json> {
  return Object.fromEntries(
    NAMED.map(([name, schema, notes = {}]) => [name, convert(schema, notes)]),
  )
}

/** Returns the JSON Schema of a schema's input, with the notes on its fields. */
export function jsonSchemaOf(schema: unknown, notes: unknown): Json {
  const bare = withoutLenience(schema)
  const name = NAMED.find(([, named]) => named === bare)?.[0]
  return name === undefined ? convert(bare, notes) : { $ref: `#/components/schemas/${name}` }
}

function convert(schema: unknown, notes: unknown): Json {
  const loose = LOOSE.get(schema)
  if (loose !== undefined) return loose
  const { entries, options, item, type } = partsOf(schema)
  const { row, max } = isSchema(schema) ? partsOf(v.getMetadata(schema)) : {}
  if (row !== undefined)
    return {
      type: 'array',
      items: jsonSchemaOf(row, notes),
      description: `At most ${String(max)} rows are used.`,
    }
  if (entries !== undefined) return convertObject(schema, notes)
  if (Array.isArray(options) && (type === 'variant' || type === 'union'))
    return anyOf(options.map((option) => jsonSchemaOf(option, notes)))
  if (type === 'array') return { type: 'array', items: jsonSchemaOf(item, notes) }
  return isSchema(schema) ? convertValue(schema) : {}
}

/** Returns a union of schemas. Schemas that look the same in JSON Schema become one. */
function anyOf(options: Json[]): Json {
  const different = new Map(options.map((option) => [JSON.stringify(option), option]))
  const [first = {}, ...others] = different.values()
  return others.length === 0 ? first : { anyOf: [first, ...others] }
}

function convertObject(schema: unknown, notes: unknown): Json {
  const { entries, type } = partsOf(schema)
  const fields = Object.entries(partsOf(entries))
  return {
    type: 'object',
    ...(type === 'loose_object' && { additionalProperties: true }),
    properties: Object.fromEntries(
      fields.map(([key, schema]) => {
        const given = partsOf(notes)[key]
        const [note, inner] = Array.isArray(given) ? given : [given, undefined]
        return [key, withNote(jsonSchemaOf(schema, inner), note)]
      }),
    ),
    required: fields.filter(([, schema]) => !isOptional(schema)).map(([key]) => key),
  }
}

/** Puts the documentation of a field before the description of its schema. */
function withNote(schema: Json, note: unknown): Json {
  if (typeof note !== 'string') return schema
  const description = [note, schema.description].filter(Boolean).join(' ')
  return { ...schema, description }
}

function convertValue(schema: v.GenericSchema): Json {
  const { $schema: _, ...json } = toJsonSchema(schema, {
    target: 'draft-2020-12',
    typeMode: 'input',
    errorMode: 'ignore',
  })
  return JSON.parse(JSON.stringify(json))
}

function isOptional(schema: unknown): boolean {
  const { type } = partsOf(schema)
  return type === 'optional' || 'fallback' in partsOf(schema)
}

function withoutLenience(schema: unknown): unknown {
  const { wrapped, read } = partsOf(schema)
  return wrapped === undefined || read !== undefined ? schema : withoutLenience(wrapped)
}

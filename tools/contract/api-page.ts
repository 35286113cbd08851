import type * as v from 'valibot'
import { OTHER_REFUSAL, REFUSALS } from '../../contract/answer.ts'
import { type Json, jsonSchemaOf } from './json-schema.ts'
import type { OpenApi } from './openapi.ts'
import { fieldsOf } from './data.ts'
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

/** Formats of values that JSON has no type for. */
export const FORMATS: readonly [
  name: string,
  schema: v.GenericSchema,
  note: string,
  example: string,
][] = [
  ['text', text, 'Plain text, never HTML, not empty.', '公告'],
  ['short text', label, 'A name that pages repeat.', '环岛船'],
  ['HTML', richText, 'The site cleans it.', '<p>…</p>'],
  ['id', id, 'Also a whole number. Upper and lower case differ.', 'pier-3'],
  ['date', date, 'ISO 8601, from the year 1000 on.', '2026-11-20'],
  [
    'day of every year',
    monthDay,
    'Month and day. `02-29` means the last day of February in every year.',
    '03-01',
  ],
  [
    'date and time',
    dateTime,
    'ISO 8601. Without an offset it is in the site’s time zone.',
    '2026-11-20T09:00:00+08:00',
  ],
  ['day or time', dayOrTime, 'A date, or a date and time.', '2026-11-20'],
  [
    'day or end',
    dayOrEnd,
    'The end of a period. With a date, the period includes that day. With a time, it ends before that time.',
    '2026-11-20',
  ],
  [
    'time of day',
    timeOfDay,
    'Hours and minutes in the site’s time zone; `24:00` is the end of a day.',
    '08:00',
  ],
  [
    'telephone number',
    telephone,
    'The printed form, with at least three digits in a row.',
    '0600-555 0168',
  ],
  ['address', link, 'A path of the site without a language, or `https:`.', '/mall/hotel/101'],
  ['price', price, 'The smallest unit, or with a decimal point.', '128.00'],
  [
    'receipt number',
    receipt.entries.receiptNumber,
    '6 to 40 capital letters, digits and `-`.',
    'AB20261121-0042',
  ],
]

/** Returns the limits of a text or number, such as `1 to 60 characters`; empty without limits. */
function limitsOf(schema: Json): string {
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
  FORMATS.flatMap(([name, schema]): [unknown, string][] => {
    const { pattern } = jsonSchemaOf(schema, undefined)
    return pattern === undefined ? [] : [[pattern, name]]
  }),
)

/** Returns the description as a Markdown page, with one table for each call. */
export function toMarkdown({ info, paths, components }: OpenApi): string {
  const calls = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) =>
      callOf(`${method.toUpperCase()} ${path}`, operation),
    ),
  )
  const named = Object.entries(components.schemas).map(
    ([name, schema]) => `### ${name}\n\n${tableOf(schema)}`,
  )
  return (
    [
      '# The backend’s calls',
      '<!-- Made by `npm run openapi` from contract/ and tools/contract. -->',
      `${String(info['description'])} \`openapi.json\` describes the same calls for programs, with an example of every request and response. \`npm run contract\` checks a backend against it.`,
      'The types are those of a site in Chinese and English. With more languages, `languageId` and `inLanguage` have further values ([languages.md](../operators/languages.md#ids-for-the-backend)).',
      'Paths are relative to `{BACKEND_ORIGIN}/backends`. A field in **bold** is required. If it is missing or invalid, the site ignores the smallest row or optional object that contains the field. If neither contains it, the site ignores the whole response. The same is true if a list has two or more rows, and all are invalid.',
      refusals(),
      formats(),
      ...calls,
      '## Shared types',
      ...named,
    ].join('\n\n') + '\n'
  )
}

function refusals(): string {
  const rows = REFUSALS.map(
    ({ code, calls, when, shown }) => `| ${code} | ${calls} | ${when} | ${shown} |`,
  )
  const other = `| any other | every call | ${OTHER_REFUSAL.when} | ${OTHER_REFUSAL.shown} |`
  const head = '| `code` | calls | when | visitors see |\n|---|---|---|---|'
  return `## Errors\n\nHTTP is 200 and \`data\` is null.\n\n${[head, ...rows, other].join('\n')}`
}

function formats(): string {
  const rows = FORMATS.map(([name, schema, note, example]) => {
    const limits = limitsOf(jsonSchemaOf(schema, undefined))
    return `| ${name} | ${note} | ${limits} | \`${example}\` |`
  })
  const head = '| value | format | limits | example |\n|---|---|---|---|'
  return `## Formats\n\n${[head, ...rows].join('\n')}`
}

function callOf(at: string, operation: Json): string {
  const { description = '', parameters, requestBody, responses } = operation
  const inAddress = list(parameters).filter((parameter) => parameter['in'] !== 'header')
  const body = partAt(requestBody, 'content', 'application/json', 'schema')
  const [answer] = list(partAt(responses, '200', 'content', 'application/json', 'schema', 'anyOf'))
  const data = partAt(answer, 'properties', 'data')
  return [
    `## ${at}`,
    description,
    ...(inAddress.length > 0 ? ['Parameters:', parameterTable(inAddress)] : []),
    ...(body ? ['Body:', tableOf(body)] : []),
    ...(data ? ['Answer:', tableOf(data)] : []),
  ].join('\n\n')
}

/** Returns the table of path and query parameters, each of which has its own `required`. */
function parameterTable(parameters: readonly Json[]): string {
  const properties = Object.fromEntries(
    parameters.map(({ name, schema, description }) => [
      String(name),
      { ...partAt({ schema }, 'schema'), ...(description !== undefined && { description }) },
    ]),
  )
  const required = parameters.filter((each) => Boolean(each.required))
  return tableOf({ properties, required: required.map(({ name }) => String(name)) })
}

interface Row {
  field: string
  isRequired: boolean
  type: string
  what: string
}

function tableOf(schema: Json): string {
  const rows = rowsOf(schema, '').map(
    ({ field, isRequired, type, what }) =>
      `| ${isRequired ? `**${field}**` : field} | ${cell(type)} | ${cell(what)} |`,
  )
  if (rows.length === 0) return cell(`${typeOf(schema)}. ${schema.description ?? ''}`)
  const table = ['| field | type | what |', '|---|---|---|', ...new Set(rows)].join('\n')
  return schema.description === undefined ? table : `${schema.description}\n\n${table}`
}

function rowsOf(schema: Json, path: string): Row[] {
  const inside = Object.entries(schema.properties ?? {}).flatMap(([key, field]) => {
    const at = path === '' ? key : `${path}.${key}`
    const isRequired = schema.required?.includes(key) === true
    const row = { field: at, isRequired, type: typeOf(field), what: field.description ?? '' }
    return [row, ...rowsOf(field, at)]
  })
  const ofItems = schema.items === undefined ? [] : rowsOf(schema.items, `${path}[]`)
  return [...inside, ...ofItems, ...rowsOfOptions(schema.anyOf ?? [], path)]
}

/**
 * Returns the rows of all options of a union, without duplicates. The text of a row says which
 * `type` has this field, unless all have it. If the options have no `type`, a field of the union
 * itself that only some options have is not marked as required. Fields further inside are required
 * within their own row or object, so they keep the mark.
 */
function rowsOfOptions(options: readonly Json[], path: string): Row[] {
  const types = options.map((option) => partAt(option, 'properties', 'type')?.['const'])
  const haveTypes = !types.includes(undefined)
  const typeField = path === '' ? 'type' : `${path}.type`
  const ofEach = options.map((option) =>
    rowsOf(option, path).map((row) =>
      JSON.stringify(haveTypes && row.field === typeField ? { ...row, type: quoted(types) } : row),
    ),
  )
  return [...new Set(ofEach.flat())].map((text) => {
    const row: Row = JSON.parse(text)
    const having = types.filter((_, index) => ofEach[index]?.includes(text))
    if (having.length === options.length) return row
    if (!haveTypes) return isDirectlyIn(path, row.field) ? { ...row, isRequired: false } : row
    return { ...row, what: `Only ${quoted(having)}: ${row.what}` }
  })
}

/** Returns whether no list or object is between: `isDirectlyIn('today', 'today.notes')`. */
function isDirectlyIn(path: string, field: string): boolean {
  return /^\.?[^.[]+$/.test(field.slice(path.length))
}

function quoted(values: readonly unknown[]): string {
  return values.map((value) => JSON.stringify(value)).join(', ')
}

function typeOf(schema: Json): string {
  const { $ref, type, anyOf, items, enum: values, const: value, format, pattern } = schema
  if ($ref !== undefined) {
    const name = $ref.split('/').at(-1) ?? ''
    return `[${name}](#${name.toLowerCase()})`
  }
  if (Array.isArray(values)) return quoted(values)
  if (value !== undefined) return JSON.stringify(value)
  if (anyOf !== undefined) return eitherOf([...new Set(anyOf.map(typeOf))])
  if (items !== undefined) return `list of ${typeOf(items)}`
  if (typeof format === 'string') return format
  const named = BY_PATTERN.get(pattern)
  if (named !== undefined) return named
  const kind = [type ?? 'anything'].flat().join(' or ')
  return [kind, limitsOf(schema)].filter(Boolean).join(', ')
}

function eitherOf(types: readonly string[]): string {
  return types.join(types.some((type) => type.includes(', ')) ? ', or ' : ' or ')
}

function partAt(value: unknown, ...keys: string[]): Json | undefined {
  const part = keys.reduce((inside, key) => fieldsOf(inside)[key], value)
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a part of a JSON Schema is a JSON Schema
  return part as Json | undefined
}

function list(value: unknown): Json[] {
  return Array.isArray(value) ? value : []
}

function cell(text: string): string {
  return text.replaceAll('|', '\\|').replaceAll('\n', ' ').trim()
}

import * as v from 'valibot'
import { isWord, isFact } from '../../backend/content/translate.ts'
import { attachment } from '../../contract/article.ts'
import { isSchema, partsOf } from '../../contract/findings.ts'
import { image } from '../../contract/image.ts'
import { CURRENCY } from '../../contract/region.ts'
import {
  coordinates,
  date,
  dayOrEnd,
  dayOrTime,
  decimalPrice,
  price,
  RICH_TEXT_FIELDS,
  timeOfDay,
} from '../../contract/values.ts'
import { DEFAULT_LANGUAGE } from '../../locales/languages.ts'
import { type EditorLanguage, hintOf, wordsOf } from './words.ts'

/** A field of the editor's form. */
export type Field = Readonly<Record<string, unknown>>

/** A possible value of a field, with its name for editors. */
export interface Choice {
  value: string
  label: string
}

/** Data that a form needs in addition to the contract's schemas. */
export interface FormFacts {
  language: EditorLanguage
  timeZone: string
  /** The choices of fields, by the path of the field in an item: `stops.point`. */
  choices: Readonly<Record<string, readonly Choice[]>>
}

interface Place extends FormFacts {
  path: readonly string[]
}

/** Rich text without headings of the first level and HTML, which pages do not allow. */
const RICH_TEXT = {
  widget: 'richtext',
  modes: ['rich_text', 'raw'],
  buttons:
    'bold italic link heading-two heading-three heading-four quote bulleted-list numbered-list'.split(
      ' ',
    ),
  editor_components: ['image'],
  linked_images: false,
}

const LONG = new Set(['description', 'note', 'policy', 'signUp', 'summary'])

/** Returns a form's fields for a schema. A picture becomes two fields: photograph and text. */
export function fieldsOf(entries: object, facts: FormFacts, path: readonly string[] = []): Field[] {
  return Object.entries(entries).flatMap(([name, schema]): Field[] => {
    const place = { ...facts, path: [...path, name] }
    if (bareOf(schema) === image) return picture(place)
    if (rowOf(bareOf(schema)) === image) return gallery(place)
    if (rowOf(bareOf(schema)) === attachment) return [attachments(place)]
    const field = fieldOf(schema, place)
    return field === undefined ? [] : [field]
  })
}

/** A field for a photograph of a type that `npm run photos` converts. */
const PHOTOGRAPH = {
  widget: 'image',
  accept: 'image/avif,image/heic,image/heif,image/jpeg,image/png,image/tiff,image/webp',
}

function picture(place: Place): Field[] {
  return [
    { ...beside(place, 'picture'), required: false, ...PHOTOGRAPH },
    { ...beside(place, 'alt'), required: false, widget: 'string' },
  ]
}

function gallery(place: Place): Field[] {
  const row = { name: 'row', label: wordsOf('labels', 'picture', place.language) }
  return [
    { ...named(place), required: false, widget: 'list', field: { ...row, ...PHOTOGRAPH } },
    { ...beside(place, 'galleryAlt'), required: false, widget: 'list' },
  ]
}

/** The field for attachments. Files contain only the file: its address and size are derived. */
function attachments(place: Place): Field {
  const row = (name: string) => ({ ...named(inside(place, name)), widget: 'string' })
  const file = { ...row('file'), ...hinted(inside(place, 'file')) }
  const fields = [file, row('title')]
  return { ...named(place), i18n: true, required: false, widget: 'list', fields }
}

function inside(place: Place, name: string): Place {
  return { ...place, path: [...place.path, name] }
}

function beside(place: Place, name: string): Field {
  return named({ ...place, path: [...place.path.slice(0, -1), name] })
}

/** Widgets with nested fields. Each nested field says itself whether it is translated. */
const GROUPS = new Set<unknown>(['list', 'object'])

/** Returns the field for a schema; undefined if the site has none of its choices. */
function fieldOf(schema: unknown, place: Place): Field | undefined {
  if (place.choices[place.path.join('.')]?.length === 0) return undefined
  const kind = kindOf(schema, place)
  return {
    ...named(place),
    ...(bareOf(schema) === price && { i18n: false }),
    required: !isOptional(schema) && (GROUPS.has(kind['widget']) ? [DEFAULT_LANGUAGE] : true),
    ...hinted(place),
    ...kind,
  }
}

/** Returns the widget for a schema, chosen by its list of choices, its format or its type. */
function kindOf(schema: unknown, place: Place): Field {
  const own = place.choices[place.path.join('.')]
  const bare = bareOf(schema)
  const { type } = partsOf(bare)
  if (own) return { widget: 'select', options: own, ...(type === 'array' && { multiple: true }) }
  // Yes, no and “unknown”. A switch could not show a missing value.
  if (type === 'boolean' && partsOf(schema)['type'] === 'optional')
    return selectOf([true, false], place)
  return formatOf(bare, place) ?? widgetOf(bare, place)
}

function named({ path, language }: Place): Field {
  const name = path.at(-1) ?? ''
  return { name, label: wordsOf('labels', name, language), i18n: isWord(name) && !isFact(path) }
}

function hinted({ path, language }: Place): Field {
  const hint = hintOf(path.at(-1) ?? '', language)
  return hint === undefined ? {} : { hint }
}

/** Returns the widget for a value with a special format, such as a price or date. */
function formatOf(bare: unknown, { language, path, timeZone }: Place): Field | undefined {
  if (RICH_TEXT_FIELDS.has(path.at(-1) ?? '')) return RICH_TEXT
  if (bare === price)
    return {
      widget: 'string',
      pattern: [decimalPrice(CURRENCY).source, wordsOf('errors', 'price', language)],
    }
  if (bare === date) return { widget: 'datetime', type: 'date' }
  if (bare === dayOrTime || bare === dayOrEnd)
    return { widget: 'datetime', input_timezone: timeZone }
  if (bare === timeOfDay)
    return {
      widget: 'string',
      pattern: [sourceOf(timeOfDay), wordsOf('errors', 'timeOfDay', language)],
    }
  if (bare !== coordinates) return undefined
  const degrees = {
    name: 'row',
    label: wordsOf('labels', 'degrees', language),
    widget: 'number',
    value_type: 'float',
  }
  return { widget: 'list', field: { ...degrees, step: 0.000001 }, min: 2, max: 2 }
}

function widgetOf(bare: unknown, place: Place): Field {
  const row = rowOf(bare)
  if (row !== undefined) return listOf(row, place)
  const { type } = partsOf(bare)
  const widget = WIDGETS[String(type)]
  if (widget === undefined)
    throw new Error(`${place.path.join('.')}: the editor has no field for ${String(type)}`)
  return widget(bare, place)
}

const WIDGETS: Readonly<Record<string, (bare: unknown, place: Place) => Field>> = {
  boolean: () => ({ widget: 'boolean', default: false }),
  literal: (_, place) => selectOf([true], place),
  number: (bare) => ({ widget: 'number', ...limitsOf(bare) }),
  object: (bare, place) => group('object', entriesOf(bare), place),
  picklist: (bare, place) => {
    const { options } = partsOf(bare)
    return selectOf(Array.isArray(options) ? options.map(String) : [], place)
  },
  string: (bare, { language, path }) => {
    const pattern = sourceOf(bare)
    return {
      widget: LONG.has(path.at(-1) ?? '') ? 'text' : 'string',
      ...(pattern && { pattern: [pattern, wordsOf('errors', 'pattern', language)] }),
    }
  },
}

function listOf(row: unknown, place: Place): Field {
  const bare = bareOf(row)
  if (partsOf(bare)['type'] === 'picklist') return { ...widgetOf(bare, place), multiple: true }
  const entries = entriesOf(bare)
  if (entries !== undefined) return group('list', entries, place)
  // A list of texts, with one text on each line.
  if (partsOf(bare)['type'] === 'string') return { widget: 'list' }
  throw new Error(`${place.path.join('.')}: the editor has no list of such values`)
}

function group(widget: 'list' | 'object', entries: object | undefined, place: Place): Field {
  const fields = fieldsOf(entries ?? {}, place, place.path)
  return {
    widget,
    fields,
    collapsed: 'auto',
    i18n: fields.some(({ i18n }) => i18n === true),
  }
}

function selectOf(values: readonly (string | boolean)[], { language }: Place): Field {
  const options = values.map((value) => ({
    value,
    label: wordsOf('values', String(value), language),
  }))
  return { widget: 'select', options }
}

/** Returns the innermost schema, without those that make it optional, lenient or converted. */
function bareOf(schema: unknown): unknown {
  const { wrapped } = partsOf(schema)
  return wrapped === undefined || FORMATS.has(schema) ? schema : bareOf(wrapped)
}

const FORMATS = new Set<unknown>([coordinates, date, dayOrEnd, dayOrTime, image, price, timeOfDay])

function isOptional(schema: unknown): boolean {
  const { type, fallback } = partsOf(schema)
  return type === 'optional' || fallback !== undefined
}

function rowOf(bare: unknown): unknown {
  const { item, type } = partsOf(bare)
  if (type !== 'array') return undefined
  return isSchema(bare) ? (v.getMetadata(bare)['row'] ?? item) : item
}

/** Returns the entries of an object, or all entries of a union of objects. */
function entriesOf(bare: unknown): object | undefined {
  const { entries, options } = partsOf(bare)
  if (typeof entries === 'object' && entries !== null) return entries
  if (!Array.isArray(options)) return undefined
  const all = options.map((option) => Object.entries(entriesOf(option) ?? {}))
  const merged = all.flat().map(([name, schema]) => {
    const isInAll = all.every((each) => each.some(([other]) => other === name))
    return [name, isInAll ? schema : v.optional(schema)] as const
  })
  return merged.length === 0 ? undefined : Object.fromEntries(merged)
}

function limitsOf(bare: unknown): Field {
  const steps = stepsOf(bare)
  const limit = (type: string) => steps.find((step) => step.type === type)?.requirement
  const isWhole = steps.some(({ type }) => type === 'safe_integer' || type === 'integer')
  const [min, max] = [limit('min_value'), limit('max_value')]
  return {
    value_type: isWhole ? 'int' : 'float',
    ...(min !== undefined && { min }),
    ...(max !== undefined && { max }),
  }
}

function sourceOf(bare: unknown): string | undefined {
  const { requirement } = stepsOf(bare).find(({ type }) => type === 'regex') ?? {}
  return requirement instanceof RegExp ? requirement.source : undefined
}

function stepsOf(bare: unknown): { type: unknown; requirement?: unknown }[] {
  const { pipe } = partsOf(bare)
  if (!Array.isArray(pipe)) return []
  return pipe.flatMap((step) => (step === bare ? [] : [step, ...stepsOf(step)]))
}

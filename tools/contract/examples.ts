import type { Order } from '../../contract/call.ts'
import { CONTENT_KINDS, type EntryKind } from '../../backend/kinds.ts'
import { type Endpoint, type EndpointName, endpoints } from '../../contract/endpoints.ts'
import { guides } from '../../contract/guide.ts'
import type { Input } from './session.ts'
import { fieldsOf, type Row } from './data.ts'
import { DEFAULT_LANGUAGE, languageIds } from '../../locales/languages.ts'

/** A paginated list of one kind, and the call for one of its items. */
export interface ListOfKind {
  kind: EntryKind
  list: EndpointName
  /** The parameter `type` of both calls, if they serve several kinds. */
  type?: string
  detail: EndpointName
  order: Order
}

/** All paginated lists, in the order of the kinds of content. */
export const LISTS: readonly ListOfKind[] = CONTENT_KINDS.flatMap(
  ({ row, list, alsoIn, detail, order, type }) =>
    [list, alsoIn].flatMap((name) => {
      if (name === undefined || detail === undefined || order === undefined) return []
      const typed = 'type' in fieldsIn(name, 'body') && type !== undefined ? { type } : {}
      return { kind: row, list: name, detail, order, ...typed }
    }),
)

/** Returns an input with all required fields: a list's first page, or a kind's sample item. */
export function exampleInput(name: EndpointName, languageId = 1): Input {
  const kind = CONTENT_KINDS.find(({ list, alsoIn, detail }) =>
    [list, alsoIn, detail].includes(name),
  )
  const { sampleId: id = guides.sampleId, type } = kind ?? {}
  const values: Row = { languageId, page: 1, pageSize: 100, id, type }
  const parts = (['params', 'query', 'body'] as const).filter((part) => part in endpoints[name])
  const inputs = parts.map((part) => {
    const required = Object.entries(fieldsIn(name, part))
      .filter(([, schema]) => fieldsOf(schema)['type'] !== 'optional')
      .map(([key]) => [key, part === 'body' ? values[key] : String(values[key])])
    return [part, Object.fromEntries(required)]
  })
  return Object.fromEntries(inputs)
}

function fieldsIn(name: EndpointName, part: 'params' | 'query' | 'body'): Row {
  const { [part]: schema }: Endpoint = endpoints[name]
  return fieldsOf(fieldsOf(schema)['entries'])
}

/** An example of a complaint. Its answer matches no captcha. */
export const COMPLAINT = {
  category: 'service',
  name: '王小明',
  phone: '13800138000',
  visitDate: '2026-11-20',
  content: '排队时没有人说明要等多久，希望以后有告示。',
  uuid: '00000000-0000-4000-8000-000000000000',
  code: '12',
  languageId: languageIds[DEFAULT_LANGUAGE],
  idempotencyKey: '00000000-0000-4000-8000-000000000001',
}

/** Examples for calls that are not made when examples are collected. */
export const RECEIPT = { receiptNumber: 'AB20261121-0042' }
export const BATCH = [
  { at: 'GET /api/menu/1' },
  { at: 'POST /api/web/announcement', body: exampleInput('announcementList').body },
]
export const FOUND = {
  list: [
    {
      link: '/infomation/announcement/1024',
      title: '雨天停航通知',
      summary: '风浪大的日子，渡船停航。',
      publishedAt: '2026-11-20T09:00:00+08:00',
      inLanguage: DEFAULT_LANGUAGE,
    },
  ],
}

const CHARACTERS = 80

/** Returns an answer in short form: one row of each list, the beginning of each long text. */
export function shortened(value: unknown): unknown {
  if (typeof value === 'string') return shortText(value)
  if (Array.isArray(value)) return value.slice(0, rowsOf(value)).map(shortened)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, shortened(part)]))
}

/** Returns the rows to show: all of a list of numbers, two of a path on the map, else one. */
function rowsOf(value: readonly unknown[]): number | undefined {
  if (value.every((row) => typeof row === 'number')) return undefined
  return value.every((row) => Array.isArray(row)) ? 2 : 1
}

function shortText(text: string): string {
  if (text.length <= CHARACTERS) return text
  if (text.startsWith('data:')) return `${text.slice(0, text.indexOf(',') + 1)}AAAA`
  if (text.startsWith('<')) return `${text.slice(0, text.indexOf('>') + 1)}…`
  return `${text.slice(0, CHARACTERS)}…`
}

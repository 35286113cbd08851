import type { Order } from '../../contract/call.ts'
import { CONTENT_KINDS, type RowName } from '../../contract/content-kinds.ts'
import { type Endpoint, type EndpointName, endpoints } from '../../contract/endpoints.ts'
import { guides } from '../../contract/guide.ts'
import type { Input } from './session.ts'
import { fieldsOf, type Row } from './data.ts'

/** A list with pages of one kind, and the call for one of its items. */
export interface ListOfKind {
  kind: RowName
  list: EndpointName
  /** The `type` of both calls, if they have several kinds. */
  type?: string
  detail: EndpointName
  order: Order
}

/** All lists with pages, by kind of content. */
export const LISTS: readonly ListOfKind[] = CONTENT_KINDS.flatMap(
  ({ row, list, alsoIn, detail, order, type }) =>
    [list, alsoIn].flatMap((name) => {
      if (name === undefined || detail === undefined || order === undefined) return []
      const typed = 'type' in fieldsIn(name, 'body') && type !== undefined ? { type } : {}
      return { kind: row, list: name, detail, order, ...typed }
    }),
)

/**
 * An input for a call: its required fields, with the sample item of the first kind that has the call, or the first page of its list.
 */
export function exampleInput(name: EndpointName, languageId = 1): Input {
  const kind = CONTENT_KINDS.find(({ list, alsoIn, detail }) =>
    [list, alsoIn, detail].includes(name),
  )
  const { sampleId: id = guides.sampleId, type } = kind ?? {}
  const values: Row = { languageId, page: 1, pageSize: 100, id, type }
  const partOf = (part: 'params' | 'query' | 'body') =>
    Object.entries(fieldsIn(name, part)).flatMap(([key, schema]) =>
      isOptional(schema) ? [] : [[key, part === 'body' ? values[key] : String(values[key])]],
    )
  const { params, query, body }: Endpoint = endpoints[name]
  return {
    ...(params && { params: Object.fromEntries(partOf('params')) }),
    ...(query && { query: Object.fromEntries(partOf('query')) }),
    ...(body && { body: Object.fromEntries(partOf('body')) }),
  }
}

function fieldsIn(name: EndpointName, part: 'params' | 'query' | 'body'): Row {
  const { [part]: schema }: Endpoint = endpoints[name]
  return fieldsOf(fieldsOf(schema)['entries'])
}

function isOptional(schema: unknown): boolean {
  return fieldsOf(schema)['type'] === 'optional'
}

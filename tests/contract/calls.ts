import {
  ENDPOINT_NAMES,
  type EndpointData,
  type EndpointInput,
  type EndpointName,
  endpoints,
  type ReadName,
} from '../../contract/endpoints.ts'
import { exampleInput, LISTS as ALL_LISTS } from '../../tools/contract/examples.ts'
import type { Input } from '../support/start-backend.ts'

type InLanguage = (languageId: number) => Input

export const inPath: InLanguage = (languageId) => ({ params: { languageId } })
export const inQuery: InLanguage = (languageId) => ({ query: { languageId } })
export const byId =
  (id: string): InLanguage =>
  (languageId) => ({ query: { id, languageId } })
export const listOf =
  (more = {}): InLanguage =>
  (languageId) => ({ body: { languageId, page: 1, pageSize: 100, ...more } })

/** Example inputs of all calls that read. */
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Object.fromEntries loses the key types
export const READS = Object.fromEntries(
  ENDPOINT_NAMES.filter((name) => 'tag' in endpoints[name]).map((name): [string, InLanguage] => [
    name,
    (languageId) => exampleInput(name, languageId),
  ]),
) as Readonly<Record<ReadName, InLanguage>>

/** The calls for paginated lists with a body, which has the kind of content. */
type ListName = {
  [Name in EndpointName]: EndpointInput<Name> extends { body: { pageSize: number } } ? Name : never
}[EndpointName]

type DetailName = {
  [Name in EndpointName]: EndpointData<Name> extends { id: string; title: string } ? Name : never
}[EndpointName]

/** The lists of these calls by kind. `more` is input for a list and for its items. */
export const LISTS = ALL_LISTS.filter(({ list }) => 'body' in endpoints[list]).map(
  ({ list, type, detail, kind, order }) => ({
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the filter leaves calls with a body
    name: list as ListName,
    more: type === undefined ? {} : { type },
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- every listed item has an id and a title
    detail: detail as DetailName,
    kind,
    order,
  }),
)

import type { EndpointName } from './endpoints.ts'

/** What was asked: the values of path, query and body together. */
export type Asked = Readonly<Record<string, unknown>>

/**
 * How the answers of a backend that has names of its own become the contract's, before they are checked. A site says so in
 * `backend.ts` in its folder (`examples/backend-mapping/backend.ts`). It reads the answer and what was asked alone, not the clock: what was
 * made of a text is used again where the same text comes.
 */
export interface BackendMapping {
  /** The whole answer as `{ code, msg, data }`, where it is otherwise. */
  readonly envelope?: (answer: unknown) => unknown
  /** The `data` of a call as the contract has it, from what the backend sent. Calls that are left out are as they should be. */
  readonly calls?: Readonly<Partial<Record<EndpointName, (data: never, asked: Asked) => unknown>>>
}

/** The envelope of an answer as the contract has it. Throws what the mapping throws. */
export function mapEnvelope({ envelope }: BackendMapping, answer: unknown): unknown {
  return envelope === undefined ? answer : envelope(answer)
}

/** The data of an answer as the contract has it. Throws what the mapping throws. */
export function mapData(
  { calls = {} }: BackendMapping,
  { name, asked }: { name: EndpointName; asked: Asked },
  data: unknown,
): unknown {
  const map = calls[name]
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a mapping says itself what it takes
  return map === undefined ? data : map(data as never, asked)
}

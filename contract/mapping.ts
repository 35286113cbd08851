import type { EndpointName } from './endpoints.ts'

/** The input of a call: its path parameters, query and body in one object. */
export type MappingInput = Readonly<Record<string, unknown>>

/**
 * Converts the answers of a backend with another format to the contract, before they are checked. A
 * site exports its mapping from `backend.ts` in its folder (`examples/backend-mapping/backend.ts`).
 * The result must depend only on the answer and the input, not on the clock, because it is reused
 * for the same answer.
 */
export interface BackendMapping {
  /** Returns the answer as `{ code, msg, data }`, if its envelope differs. */
  readonly envelope?: (answer: unknown) => unknown
  /** Functions by call that return the contract's `data`. Other calls need none. */
  readonly calls?: Readonly<
    Partial<Record<EndpointName, (data: never, input: MappingInput) => unknown>>
  >
}

/** Returns the envelope in the form of the contract. Throws the errors of the mapping. */
export function mapEnvelope({ envelope }: BackendMapping, answer: unknown): unknown {
  return envelope === undefined ? answer : envelope(answer)
}

/** Returns the data in the form of the contract. Throws the errors of the mapping. */
export function mapData(
  { calls = {} }: BackendMapping,
  { name, input }: { name: EndpointName; input: MappingInput },
  data: unknown,
): unknown {
  const map = calls[name]
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a mapping declares its own input type
  return map === undefined ? data : map(data as never, input)
}

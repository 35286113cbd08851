import type { EndpointData, EndpointInput, EndpointName } from '../../contract/endpoints.ts'

/** An expected "no": it is answered with HTTP 200, this `code` and a sentence for the visitor. */
export interface Refusal {
  code: number
  msg: string
}

export type Reply<Name extends EndpointName> = { data: EndpointData<Name> } | Refusal

/** Answers one call; its input has been checked against the row of the call. */
export type Handler<Name extends EndpointName> = (
  input: EndpointInput<Name>,
  db: D1Database,
) => Promise<Reply<Name>>

/** The handlers of all calls; one that is missing does not compile. */
export type Handlers = { [Name in EndpointName]: Handler<Name> }

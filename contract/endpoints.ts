import type * as v from 'valibot'
import type { Call, CallGroup } from './call.ts'
import * as kinds from './kinds.ts'

/** One call of the backend. A read has the tag of its content kind. */
export interface Endpoint extends Call {
  readonly tag?: string
}

type Kinds = typeof kinds
export type Group = Kinds[keyof Kinds]

export const groups: readonly Group[] = Object.entries(kinds satisfies Record<string, CallGroup>)
  .toSorted(([one], [other]) => (one < other ? -1 : 1))
  .map(([, group]) => group)

export type NamesOf<Of> = Of extends { readonly calls: infer Calls } ? keyof Calls : never

export type EndpointName = NamesOf<Group>

type EndpointOf<Of, Name> = Of extends { readonly calls: infer Calls }
  ? Name extends keyof Calls
    ? Calls[Name] & (Of extends { readonly tag: infer Tag } ? { readonly tag: Tag } : unknown)
    : never
  : never

type Endpoints = { readonly [Name in EndpointName]: EndpointOf<Group, Name> }

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Object.fromEntries loses the key types
export const endpoints = Object.fromEntries(
  groups.flatMap((group) => {
    const tag = 'tag' in group ? { tag: group.tag } : {}
    return Object.entries<Call>(group.calls).map(([name, call]) => [name, { ...call, ...tag }])
  }),
) as unknown as Endpoints

/** The names of the calls that only read. */
export type ReadName = {
  [Name in EndpointName]: Endpoints[Name] extends { readonly tag: string } ? Name : never
}[EndpointName]

export type PurgeTag = Endpoints[ReadName]['tag']

export const ENDPOINT_NAMES = Object.keys(endpoints).filter((name): name is EndpointName =>
  Object.hasOwn(endpoints, name),
)

type Part<Name extends EndpointName, Key extends 'params' | 'query' | 'body'> =
  Endpoints[Name] extends Record<Key, infer Schema extends v.GenericSchema>
    ? Record<Key, v.InferInput<Schema>>
    : unknown

export type EndpointInput<Name extends EndpointName> = Part<Name, 'params'> &
  Part<Name, 'query'> &
  Part<Name, 'body'>

export type EndpointData<Name extends EndpointName> = v.InferOutput<Endpoints[Name]['data']>

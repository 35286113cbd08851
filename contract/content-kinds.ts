import type { EntryKind } from './call.ts'
import { type EndpointName, endpoints, type Group, groups, type NamesOf } from './endpoints.ts'

// A separate file, because the reference backend and the tools need it, but the site does not.

type KindWithItems = Extract<Group, { readonly folder: string }>

export type RowName = KindWithItems['row']

/** The name of a stored document. It is the name of its call. */
export type DocumentName = NamesOf<Extract<Group, { readonly isDocument: true }>>

/** A kind with items. Its type also checks that calls with these names exist. */
export type ContentKind = EntryKind & {
  readonly row: RowName
  readonly list?: EndpointName
  readonly alsoIn?: EndpointName
  readonly detail?: EndpointName
}

export const CONTENT_KINDS: readonly ContentKind[] = groups.filter(
  (group): group is KindWithItems => 'folder' in group,
)

export const DOCUMENT_NAMES: readonly DocumentName[] = groups
  .filter((group) => 'isDocument' in group)
  .flatMap(({ calls }) => Object.keys(calls))
  .filter((name): name is DocumentName => name in endpoints)

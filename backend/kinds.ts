import type { EntryKind as Entries } from '../contract/call.ts'
import {
  type EndpointName,
  endpoints,
  type Group,
  groups,
  type NamesOf,
  type PurgeTag,
} from '../contract/endpoints.ts'

/** A YAML mapping, not yet validated. */
export type Fields = Record<string, unknown>

/** Returns only the fields that occur in `entries` of a schema. */
export function pick(fields: object, entries: object): Fields {
  return Object.fromEntries(Object.entries(fields).filter(([key]) => key in entries))
}

type KindWithItems = Extract<Group, { readonly folder: string }>

export type EntryKind = KindWithItems['row']

/** The name of a stored document. It is the name of its call. */
export type DocumentKind = NamesOf<Extract<Group, { readonly isDocument: true }>>

/** A kind with items. Its type also checks that calls with these names exist. */
export type Kind = Entries & {
  readonly row: EntryKind
  readonly list?: EndpointName
  readonly alsoIn?: EndpointName
  readonly detail?: EndpointName
}

export const CONTENT_KINDS: readonly Kind[] = groups.filter(
  (group): group is KindWithItems => 'folder' in group,
)

const DOCUMENT_KINDS: readonly DocumentKind[] = groups
  .filter((group) => 'isDocument' in group)
  .flatMap(({ calls }) => Object.keys(calls))
  .filter((name): name is DocumentKind => name in endpoints)

export const ENTRY_KINDS: readonly EntryKind[] = CONTENT_KINDS.map(({ row }) => row)

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Object.fromEntries loses the key types
export const KINDS = Object.fromEntries(CONTENT_KINDS.map((kind) => [kind.row, kind])) as Readonly<
  Record<EntryKind, Kind>
>

/** Returns the address of an item's page; if its kind has no pages, another unique address. */
export function addressOf({ kind, id }: { kind: EntryKind; id: string }): string {
  return `${KINDS[kind].page ?? kind}/${id}`
}

/** Returns the purge tags for a change of this content: the tags of all calls that return it. */
export function tagsOf(name: EntryKind | DocumentKind): readonly PurgeTag[] {
  const kind = CONTENT_KINDS.find(({ row }) => row === name)
  const document = DOCUMENT_KINDS.find((each) => each === name)
  const tags = [kind?.list, kind?.alsoIn, kind?.detail, document].flatMap((call) => {
    const endpoint = call && endpoints[call]
    return endpoint && 'tag' in endpoint ? [endpoint.tag] : []
  })
  return [...new Set(tags)]
}

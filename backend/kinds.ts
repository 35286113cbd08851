import {
  CONTENT_KINDS,
  type ContentKind,
  DOCUMENT_NAMES,
  type DocumentName,
  type RowName,
} from '../contract/content-kinds.ts'
import { endpoints, type PurgeTag } from '../contract/endpoints.ts'

/** A YAML mapping, not yet validated. */
export type Fields = Record<string, unknown>

/** Returns only the fields that occur in `entries` of a schema. */
export function pick(fields: object, entries: object): Fields {
  return Object.fromEntries(Object.entries(fields).filter(([key]) => key in entries))
}

export type EntryKind = RowName
export type { DocumentName as DocumentKind } from '../contract/content-kinds.ts'

export type Kind = ContentKind

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
export function tagsOf(name: EntryKind | DocumentName): readonly PurgeTag[] {
  const kind = CONTENT_KINDS.find(({ row }) => row === name)
  const document = DOCUMENT_NAMES.find((each) => each === name)
  const tags = [kind?.list, kind?.alsoIn, kind?.detail, document].flatMap((call) => {
    const endpoint = call && endpoints[call]
    return endpoint && 'tag' in endpoint ? [endpoint.tag] : []
  })
  return [...new Set(tags)]
}

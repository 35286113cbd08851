import { CONTENT_KINDS, type ContentKind, type RowName } from '../contract/content-kinds.ts'

/** A YAML mapping, not yet validated. */
export type Fields = Record<string, unknown>

/** A kind with items: its name in the database. */
export type EntryKind = RowName
export type { DocumentName as DocumentKind } from '../contract/content-kinds.ts'

export type Kind = ContentKind

/** The names of all kinds in the database. */
export const ENTRY_KINDS: readonly EntryKind[] = CONTENT_KINDS.map(({ row }) => row)

/** All kinds by name. */
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Object.fromEntries forgets the names
export const KINDS = Object.fromEntries(CONTENT_KINDS.map((kind) => [kind.row, kind])) as Readonly<
  Record<EntryKind, Kind>
>

import { createHash } from 'node:crypto'
import { CONTENT_KINDS, DOCUMENT_NAMES } from '../../contract/content-kinds.ts'
import { endpoints, type PurgeTag } from '../../contract/endpoints.ts'
import type { DocumentKind, EntryKind } from '../kinds.ts'
import type { Content } from './rows.ts'

/** A hash of each kind of content, by the tag that purges it: with the same hash it is the same. */
export type Marks = Partial<Record<PurgeTag, string>>

/** The tags under which content of a kind is purged: those of all calls that answer it. */
function tagsOf(name: EntryKind | DocumentKind): readonly PurgeTag[] {
  const kind = CONTENT_KINDS.find(({ row }) => row === name)
  const document = DOCUMENT_NAMES.find((each) => each === name)
  const tags = [kind?.list, kind?.alsoIn, kind?.detail, document].flatMap((call) => {
    const endpoint = call && endpoints[call]
    return endpoint && 'tag' in endpoint ? [endpoint.tag] : []
  })
  return [...new Set(tags)]
}

/** The marks of all content. */
export function marksOf({ entries, categories, documents }: Content): Marks {
  const rows = [...entries, ...categories, ...documents]
  const byTag = Map.groupBy(
    rows.flatMap((row) => tagsOf(row.kind).map((tag) => ({ tag, row }))),
    ({ tag }) => tag,
  )
  return Object.fromEntries(
    [...byTag].map(([tag, tagged]) => [
      tag,
      createHash('sha256')
        .update(JSON.stringify(tagged.map(({ row }) => row)))
        .digest('base64url')
        .slice(0, 16),
    ]),
  )
}

/** The tags of what is not the same in both. */
export function changedTags(before: Marks, after: Marks): string[] {
  const tags = new Set(Object.keys({ ...before, ...after }))
  return [...tags].filter((tag) => valueOf(before, tag) !== valueOf(after, tag)).toSorted()
}

function valueOf(marks: Marks, tag: string): unknown {
  return Object.entries(marks).find(([key]) => key === tag)?.[1]
}

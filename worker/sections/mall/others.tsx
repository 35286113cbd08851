import type { ComponentType, ReactNode } from 'react'
import type { Language } from '../../../locales/languages.ts'
import { Await } from '../../render/await.tsx'
import type { Deferred } from '../define-page.ts'
import type { TeaserProps } from './list-teasers.tsx'

/** How many other things the page of one links to: one row on a wide window. */
const OTHERS = 4

interface OthersProps<Thing> {
  /** A page of the list that the thing is in. */
  of: Deferred<{ list: readonly Thing[]; total: number }>
  than: { id: string }
  as: ComponentType<TeaserProps<Thing>>
  title: string
  language: Language
}

/** The end of the page of one thing: some others from its list, and a link to all. */
export function Others<Thing extends { id: string }>({
  of: page,
  than,
  as: Teaser,
  title,
  language,
}: OthersProps<Thing>): ReactNode {
  return (
    <Await resolve={page}>
      {({ list, total }) => (
        <Teaser title={title} list={othersAfter(than, list)} total={total} language={language} />
      )}
    </Await>
  )
}

/** The things that follow one in a list, continuing at its start; the first ones where the list lacks it. */
export function othersAfter<Thing extends { id: string }>(
  { id }: { id: string },
  list: readonly Thing[],
): Thing[] {
  const index = list.findIndex((thing) => thing.id === id)
  return [...list.slice(index + 1), ...list.slice(0, Math.max(index, 0))].slice(0, OTHERS)
}

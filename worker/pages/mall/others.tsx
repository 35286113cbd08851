import type { ComponentType, ReactNode } from 'react'
import type { Language } from '../../../locales/languages.ts'
import { Await } from '../../render/await.tsx'
import type { Deferred } from '../define-page.ts'
import type { TeaserProps } from './list-teasers.tsx'

/** How many other things the page of one leads on to: a row of them on a wide window. */
const OTHERS = 4

interface OthersProps<Thing> {
  /** A page of the list that the thing stands in. */
  of: Deferred<{ list: readonly Thing[]; total: number }>
  than: { id: string }
  as: ComponentType<TeaserProps<Thing>>
  title: string
  language: Language
}

/** What the page of one thing of a list ends with: some others, and the way to all. */
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

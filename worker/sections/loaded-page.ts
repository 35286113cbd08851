import type { ReactNode } from 'react'
import { withinTime } from '../lib/in-flight.ts'
import { hasSettled } from '../render/await.tsx'
import type { PageHead, ViewContext } from './define-page.ts'

/** A page after `load`, ready to be drawn. */
export interface LoadedPage {
  head: (context: ViewContext) => PageHead
  view: (context: ViewContext) => ReactNode
  /** The same page once all of its promises have settled. */
  settled: () => Promise<LoadedPage>
  /** The same page with the data that is in memory: it needs no piece of its own. */
  soFar: () => Promise<LoadedPage>
}

/** How a page is drawn from its data. */
interface Drawn<Data> {
  head: (context: ViewContext, data: Data) => PageHead
  view: (context: ViewContext, data: Data) => ReactNode
}

/** A page with its data, promises among them. */
export function loadedPage<Data extends object>(drawn: Drawn<Data>, data: Data): LoadedPage {
  const settled = async () => loadedPage(drawn, await settle(data, () => true))
  const page: LoadedPage = {
    head: (context) => drawn.head(context, data),
    view: (context) => drawn.view(context, data),
    settled,
    async soFar() {
      if (!Object.values(data).some((value) => value instanceof Promise)) return page
      // What is in memory is there before any timer runs.
      return (await withinTime(0, settled())) ?? loadedPage(drawn, await settle(data, hasSettled))
    },
  }
  return page
}

/** A copy of `data` in which every promise that `isWanted` is replaced by its result. */
async function settle<Data extends object>(
  data: Data,
  isWanted: (each: Promise<unknown>) => boolean | Promise<boolean>,
): Promise<Data> {
  const entries = await Promise.all(
    Object.entries(data).map(async ([key, value]) =>
      value instanceof Promise && (await isWanted(value)) ? [key, await value] : [key, value],
    ),
  )
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a `Deferred` is its own value too, so the shape is the same
  return Object.fromEntries(entries) as Data
}

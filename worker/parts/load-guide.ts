import type { Guide } from '../../contract/guide.ts'
import { hasPage } from '../site-pages.ts'
import type { Deferred, LoadContext } from '../sections/define-page.ts'

/** The guide, for a page that shows a part of it; nothing where the site has none. */
export function loadGuide({
  backend,
  optional,
  languageId,
}: Pick<LoadContext, 'backend' | 'optional' | 'languageId'>): Deferred<Guide> {
  return hasPage('guide') ? optional(backend('guide', { params: { languageId } })) : undefined
}

/** The maps of places within the area that a guide leads to. */
export function mapIdsOf({ children, points }: Guide): string[] {
  const ids = [
    ...children.map(({ id }) => id),
    ...points.flatMap(({ childGuideId }) => childGuideId ?? []),
  ]
  return [...new Set(ids)]
}

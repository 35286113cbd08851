import { useEffect } from 'react'
import { useIntl } from 'react-intl'
import type { Guide } from '../../../contract/guide.ts'
import { hashOfPoint, placeOfHash, pointAt, pointOfHash } from './point-link.ts'
import { replaceHash } from './replace-hash.ts'
import { toastInSight } from '../toast.ts'
import { walkOfHash } from './walk-link.ts'

/** How the hash of a link into a guide begins. */
const LINK = /^#(?:at|point|walk)-/

/**
 * If the address names a place, names the point that is there instead. If it names nothing on this guide, clears the hash, and a
 * toast says so. When the guide opens and when a link is opened in it, before anything else reads the address.
 */
export function useLinkedPlace({ points }: Guide): void {
  const intl = useIntl()
  useEffect(() => {
    const ids = new Set(points.map(({ id }) => id))
    function namePoint(): void {
      const { hash } = location
      if (!LINK.test(hash) || pointOfHash(hash, ids) || walkOfHash(hash, ids)) return
      const place = placeOfHash(hash)
      const id = place && pointAt(place, points)
      replaceHash(id === undefined ? '' : hashOfPoint(id))
      if (id !== undefined) return
      const text = intl.formatMessage({
        id: 'guideMap.noSuchPlace',
        defaultMessage: '这个地方不在这张导览图上。',
        description: 'A link led to a place that the guide map does not show',
      })
      toastInSight({ text, type: 'info' })
    }
    namePoint()
    addEventListener('popstate', namePoint)
    return () => removeEventListener('popstate', namePoint)
  }, [points, intl])
}

import { useEffect } from 'react'
import { useIntl } from 'react-intl'
import type { Guide } from '../../../contract/guide.ts'
import { hashOfPoint, placeOfHash, pointAt } from './point-link.ts'
import { replaceHash } from './replace-hash.ts'
import { toastInSight } from '../toast.ts'

/**
 * If the address names a place, names the point that is there instead, or a toast says that there is none. When the guide opens
 * and when a link is opened in it, before anything else reads the address.
 */
export function useLinkedPlace({ points }: Guide): void {
  const intl = useIntl()
  useEffect(() => {
    function namePoint(): void {
      const place = placeOfHash(location.hash)
      if (place === undefined) return
      const id = pointAt(place, points)
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

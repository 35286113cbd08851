import { useEffect } from 'react'
import { useIntl } from 'react-intl'
import type { Guide } from '../../../contract/guide.ts'
import { hashOfPoint, placeOfHash, pointAt } from './point-link.ts'
import { replaceHash } from './replace-hash.ts'
import { toastInSight } from '../toast.ts'

/**
 * Names the point instead where the address names a place, when the guide opens or a link is opened in it, before anything
 * reads the address; says so where there is none.
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

import { type Dispatch, useCallback } from 'react'
import { defineMessages, useIntl } from 'react-intl'
import type { Bounds } from '../../../../contract/guide.ts'
import type { Coordinates } from '../../../../contract/values.ts'
import { wgsToGcj } from './wgs-to-gcj.ts'
import type { GuideAction } from '../guide-state.ts'
import { toastInSight } from '../../toast.ts'

const messages = defineMessages({
  failed: {
    id: 'guideMap.notLocated',
    defaultMessage: '没有得到您的位置。请允许浏览器定位，或在图上选一个起点。',
    description: 'The device did not tell where it is',
  },
  outside: {
    id: 'guideMap.outside',
    defaultMessage: '您现在不在这张图的范围里。可以在图上选一个起点。',
    description: 'The device told where it is, and that is somewhere else',
  },
})

/** Asks for the visitor's position and returns whether it is now known and on the map; if not, a toast says why. */
export function useLocate(dispatch: Dispatch<GuideAction>, bounds: Bounds): () => Promise<boolean> {
  const intl = useIntl()
  return useCallback(async () => {
    const position = await findPosition().catch(() => undefined)
    if (position !== undefined && isWithin(bounds, position)) {
      dispatch({ type: 'set', change: { position } })
      return true
    }
    const message = position === undefined ? messages.failed : messages.outside
    toastInSight({ text: intl.formatMessage(message), type: 'warning' })
    return false
  }, [bounds, dispatch, intl])
}

function isWithin({ southWest, northEast }: Bounds, [longitude, latitude]: Coordinates): boolean {
  return (
    longitude >= southWest[0] &&
    longitude <= northEast[0] &&
    latitude >= southWest[1] &&
    latitude <= northEast[1]
  )
}

/** Generous: finding a position takes long where the sky is narrow. */
const LOCATE_MS = 15_000

/** The device's position in GCJ-02, with the visitor's permission. Rejects if that is refused or the position is not found. */
function findPosition(): Promise<Coordinates> {
  return new Promise((resolve, reject) => {
    if (!('geolocation' in navigator)) return reject(new Error('No geolocation here'))
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => resolve(wgsToGcj([coords.longitude, coords.latitude])),
      ({ message }) => reject(new Error(message)),
      { enableHighAccuracy: true, timeout: LOCATE_MS, maximumAge: 30_000 },
    )
  })
}

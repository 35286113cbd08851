import type { Coordinates } from '../../../contract/values.ts'
import { wgsToGcj } from './wgs-to-gcj.ts'

/** Generous: in the mountains finding a position takes long. */
const LOCATE_MS = 15_000

/** The device's position in GCJ-02, with the visitor's permission. Rejects if that is refused or the position is not found. */
export function locate(): Promise<Coordinates> {
  return new Promise((resolve, reject) => {
    if (!('geolocation' in navigator)) return reject(new Error('No geolocation here'))
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => resolve(wgsToGcj([coords.longitude, coords.latitude])),
      ({ message }) => reject(new Error(message)),
      { enableHighAccuracy: true, timeout: LOCATE_MS, maximumAge: 30_000 },
    )
  })
}

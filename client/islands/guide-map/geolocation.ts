import type { Coordinates } from '../../../contract/listing.ts'
import { wgsToGcj } from './wgs-to-gcj.ts'

/** Generous: in the mountains a position takes long to find. */
const LOCATE_MS = 15_000

/** Asks the device for its position, with the visitor's permission; GCJ-02. Rejects when it is refused or not found. */
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

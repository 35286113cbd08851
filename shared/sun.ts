import { getTimes } from 'suncalc'
import type { Coordinates } from '../contract/values.ts'
import { instantOf } from './zoned-time.ts'

const NOON = 12 * 60

/** When the sun rises and sets at a place on a day in `zone`, in milliseconds; nothing where it does not, near the poles. */
export function sunOn(
  [longitude, latitude]: Coordinates,
  day: string,
  zone: string,
): { rise: number; set: number } | undefined {
  const { sunrise, sunset } = getTimes(new Date(instantOf(zone, day, NOON)), latitude, longitude)
  if (sunrise === null || sunset === null) return undefined
  return { rise: sunrise.getTime(), set: sunset.getTime() }
}

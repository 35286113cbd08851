import { getTimes } from 'suncalc'
import type { Coordinates } from '../contract/values.ts'
import { instantOf } from './zoned-time.ts'

const NOON = 12 * 60

/** Returns sunrise and sunset (Unix ms); undefined on days without either. */
export function sunOn(
  [longitude, latitude]: Coordinates,
  day: string,
  zone: string,
): { rise: number; set: number } | undefined {
  const { sunrise, sunset } = getTimes(new Date(instantOf(zone, day, NOON)), latitude, longitude)
  if (sunrise === null || sunset === null) return undefined
  return { rise: sunrise.getTime(), set: sunset.getTime() }
}

import { getTimes } from 'suncalc'
import type { Coordinates } from '../contract/values.ts'
import { instantOf } from './zoned-time.ts'

const NOON = 12 * 60

/** Sunrise and sunset (Unix ms). */
interface Sun {
  rise: number
  set: number
}

/** Returns sunrise and sunset; undefined on days without either. */
export function sunOn(
  [longitude, latitude]: Coordinates,
  day: string,
  zone: string,
): Sun | undefined {
  const { sunrise, sunset } = getTimes(new Date(instantOf(zone, day, NOON)), latitude, longitude)
  if (sunrise === null || sunset === null) return undefined
  return { rise: sunrise.getTime(), set: sunset.getTime() }
}

export function isDayAt({ rise, set }: Sun, now: number): boolean {
  return rise <= now && now < set
}

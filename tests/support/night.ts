import { dayEndIn } from '../../shared/zoned-time.ts'
import { now } from './clock.ts'

const HOUR_MS = 60 * 60 * 1000

/**
 * Returns the time until one o'clock in the next night, in the time zone of the test site. Nothing
 * opens or closes then, so pages do not change for hours.
 */
export function untilNight(): number {
  const begin = now()
  return dayEndIn('Asia/Shanghai', begin) + HOUR_MS - begin
}

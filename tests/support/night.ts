import { dayEndIn } from '../../shared/zoned-time.ts'
import { now } from './clock.ts'

const HOUR_MS = 60 * 60 * 1000

/**
 * Returns the time until one o'clock of the next night in the time zone of the test site. Nothing
 * opens or closes for hours around it, so pages stay the same.
 */
export function untilNight(): number {
  const begin = now()
  return dayEndIn('Asia/Shanghai', begin) + HOUR_MS - begin
}

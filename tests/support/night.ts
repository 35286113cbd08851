import { dayEndIn } from '../../shared/zoned-time.ts'
import { now } from './clock.ts'

const HOUR_MS = 60 * 60 * 1000

/** How far ahead one o'clock of the coming night is, where the suites' site is: for hours nothing opens or closes then, so that pages hold. */
export function untilNight(): number {
  const begin = now()
  return dayEndIn('Asia/Shanghai', begin) + HOUR_MS - begin
}

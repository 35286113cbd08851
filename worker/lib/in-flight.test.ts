import { describe, expect, it } from 'vitest'
import { fakeClock } from '../../tests/support/fake-clock.ts'
import { InFlight, withinTime } from './in-flight.ts'

const copy = { data: 'x' }
type Copy = typeof copy
const later = (ms: number) => new Promise<Copy>((resolve) => setTimeout(() => resolve(copy), ms))

async function failing(): Promise<Copy> {
  await later(5)
  throw new Error('down')
}

describe('work in progress', () => {
  it('runs once for all callers with the same key', async () => {
    const inFlight = new InFlight<Copy>()
    let begun = 0
    const joined = Array.from({ length: 50 }, () =>
      inFlight.join('a', () => {
        begun += 1
        return later(20)
      }),
    )
    expect(await Promise.all(joined)).toEqual(Array.from({ length: 50 }, () => copy))
    expect(begun).toBe(1)
  })

  it('fails for all its callers, and the next call starts it again', async () => {
    const inFlight = new InFlight<Copy>()
    const both = await Promise.allSettled([
      inFlight.join('a', failing),
      inFlight.join('a', failing),
    ])
    expect(both.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
    await expect(inFlight.join('a', () => later(1))).resolves.toBe(copy)
  })

  it('cannot be joined after `clear`, but still returns its result to earlier callers', async () => {
    const inFlight = new InFlight<string>()
    const early = inFlight.join('a', async () => 'old')
    inFlight.clear()
    const late = inFlight.join('a', async () => (await later(20), 'new'))
    expect(await early).toBe('old')
    // The old work has ended, and the new work is still in flight.
    const last = inFlight.join('a', async () => 'newest')
    expect(await Promise.all([late, last])).toEqual(['new', 'new'])
  })

  it('is abandoned after a timeout, so that a new call starts it again', async () => {
    const clock = fakeClock(0)
    const inFlight = new InFlight<Copy>()
    void inFlight.join('a', () => new Promise(() => {}))
    expect(
      await withinTime(
        10,
        inFlight.join('a', () => later(0)),
      ),
    ).toBeUndefined()
    clock.now = 4000
    expect(await inFlight.join('a', () => later(0))).toBe(copy)
  })

  it('runs up to `most` times at once; all other callers get the first result', async () => {
    const inFlight = new InFlight<number>(3)
    let begun = 0
    const joined = Array.from({ length: 20 }, () =>
      inFlight.join('a', async () => {
        const mine = (begun += 1)
        await later(30 - 5 * mine)
        return mine
      }),
    )
    const results = await Promise.all(joined)
    expect(results.slice(0, 3)).toEqual([1, 2, 3])
    expect(new Set(results.slice(3))).toEqual(new Set([3]))
    expect(begun).toBe(3)
  })
})

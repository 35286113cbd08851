import { describe, expect, it } from 'vitest'
import { InFlight, withinTime } from './in-flight.ts'

const copy = { data: 'x' }
type Copy = typeof copy
const later = (ms: number) => new Promise<Copy>((resolve) => setTimeout(() => resolve(copy), ms))

async function failing(): Promise<Copy> {
  await later(5)
  throw new Error('down')
}

describe('work in flight', () => {
  it('is done once for all who want the same thing', async () => {
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

  it('ends in the same failure for everybody; the next request begins anew', async () => {
    const inFlight = new InFlight<Copy>()
    const both = await Promise.allSettled([
      inFlight.join('a', failing),
      inFlight.join('a', failing),
    ])
    expect(both.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
    await expect(inFlight.join('a', () => later(1))).resolves.toBe(copy)
  })

  it('cannot be joined once it is cleared, while those who have joined still get the result', async () => {
    const inFlight = new InFlight<string>()
    const early = inFlight.join('a', async () => 'old')
    inFlight.clear()
    const late = inFlight.join('a', async () => (await later(20), 'new'))
    expect(await early).toBe('old')
    // The old work has ended, and the new work is still in flight.
    const last = inFlight.join('a', async () => 'newest')
    expect(await Promise.all([late, last])).toEqual(['new', 'new'])
  })

  it('is given up after a while when the first request was cut off', async () => {
    const clock = { now: 0 }
    const inFlight = new InFlight<Copy>({ now: () => clock.now })
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

  it('is done by a few where that is allowed; all others get the first result', async () => {
    const inFlight = new InFlight<number>({ most: 3 })
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

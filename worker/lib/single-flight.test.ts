import { describe, expect, it } from 'vitest'
import { SingleFlight } from './single-flight.ts'

const copy = { data: 'x' }
type Copy = typeof copy
const later = (ms: number) => new Promise<Copy>((resolve) => setTimeout(() => resolve(copy), ms))

async function failing(): Promise<Copy> {
  await later(5)
  throw new Error('down')
}

describe('single flight', () => {
  it('fetches once for all who want the same thing', async () => {
    const flight = new SingleFlight<Copy>()
    let fetches = 0
    const joined = Array.from({ length: 50 }, () =>
      flight.join('a', () => {
        fetches += 1
        return later(20)
      }),
    )
    const copies = await Promise.all(joined.map(({ wait }) => wait(1000)))
    expect(copies).toEqual(Array.from({ length: 50 }, () => copy))
    expect(fetches).toBe(1)
    expect(joined.filter(({ work }) => work !== undefined)).toHaveLength(1)
  })

  it('ends in the same failure for everybody; the next request fetches again', async () => {
    const flight = new SingleFlight<Copy>()
    const [first, second] = [flight.join('a', failing), flight.join('a', failing)]
    await expect(first.wait(1000)).rejects.toThrow('down')
    await expect(second.wait(1000)).rejects.toThrow('down')
    await expect(flight.join('a', () => later(1)).wait(1000)).resolves.toBe(copy)
  })

  it('cannot be joined once it is cleared, while those who have joined still get the result', async () => {
    const flight = new SingleFlight<string>()
    const early = flight.join('a', async () => 'old')
    flight.clear()
    const late = flight.join('a', async () => (await later(20), 'new'))
    expect(await early.wait(1000)).toBe('old')
    // The end of the old work does not end the new one.
    const last = flight.join('a', async () => 'newest')
    expect([await late.wait(1000), await last.wait(1000)]).toEqual(['new', 'new'])
  })

  it('lets each request leave when its own time is up', async () => {
    const flight = new SingleFlight<Copy>()
    const [first, second] = [flight.join('a', () => later(300)), flight.join('a', () => later(0))]
    expect(await Promise.all([first.wait(20), second.wait(30)])).toEqual([undefined, undefined])
    expect(await second.wait(1000)).toBe(copy)
  })

  it('is given up after a while when the first request was cut off', async () => {
    const clock = { now: 0 }
    const flight = new SingleFlight<Copy>(() => clock.now)
    flight.join('a', () => new Promise(() => {}))
    expect(await flight.join('a', () => later(0)).wait(10)).toBeUndefined()
    clock.now = 4000
    expect(await flight.join('a', () => later(0)).wait(100)).toBe(copy)
  })
})

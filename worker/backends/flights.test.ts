import { describe, expect, it } from 'vitest'
import type { Copy } from './copy.ts'
import { Flights } from './flights.ts'

const copy: Copy = { storedAt: 1, data: 'x', isMissing: false }
const later = (ms: number) => new Promise<Copy>((resolve) => setTimeout(() => resolve(copy), ms))

async function failing(): Promise<Copy> {
  await later(5)
  throw new Error('down')
}

describe('flights', () => {
  it('fetch once for all who want the same', async () => {
    const flights = new Flights<Copy>()
    let fetches = 0
    const tickets = Array.from({ length: 50 }, () =>
      flights.board('a', () => {
        fetches += 1
        return later(20)
      }),
    )
    const copies = await Promise.all(tickets.map(({ wait }) => wait(1000)))
    expect(copies).toEqual(Array.from({ length: 50 }, () => copy))
    expect(fetches).toBe(1)
    expect(tickets.filter(({ work }) => work !== undefined)).toHaveLength(1)
  })

  it('end for everybody in the same failure, and are then begun anew', async () => {
    const flights = new Flights<Copy>()
    const [first, second] = [flights.board('a', failing), flights.board('a', failing)]
    await expect(first.wait(1000)).rejects.toThrow('down')
    await expect(second.wait(1000)).rejects.toThrow('down')
    await expect(flights.board('a', () => later(1)).wait(1000)).resolves.toBe(copy)
  })

  it('are not joined any more once they are cleared; who is aboard arrives', async () => {
    const flights = new Flights<string>()
    const early = flights.board('a', async () => 'old')
    flights.clear()
    const late = flights.board('a', async () => 'new')
    expect([await early.wait(1000), await late.wait(1000)]).toEqual(['old', 'new'])
  })

  it('are left by each passenger when their own time is up', async () => {
    const flights = new Flights<Copy>()
    const [leader, follower] = [
      flights.board('a', () => later(300)),
      flights.board('a', () => later(0)),
    ]
    expect(await Promise.all([leader.wait(20), follower.wait(30)])).toEqual([undefined, undefined])
    expect(await follower.wait(1000)).toBe(copy)
  })

  it('whose leader was cut off are lost after a while', async () => {
    const clock = { now: 0 }
    const flights = new Flights<Copy>(() => clock.now)
    flights.board('a', () => new Promise(() => {}))
    expect(await flights.board('a', () => later(0)).wait(10)).toBeUndefined()
    clock.now = 4000
    expect(await flights.board('a', () => later(0)).wait(100)).toBe(copy)
  })
})

import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openStudio } from './open-studio.ts'

let studio: Awaited<ReturnType<typeof openStudio>>
beforeAll(async () => {
  studio = await openStudio()
}, 60_000)
afterAll(() => studio.close())

const sample = (seed: number) => studio.page.evaluate((of) => window.studio.sample(of), seed)

describe('the painter', () => {
  it(
    'paints the same bytes from the same seed, and other bytes from another seed',
    { timeout: 30_000 },
    async () => {
      const [first, second, other] = [await sample(7), await sample(7), await sample(8)]
      expect(Buffer.from(first, 'base64').subarray(1, 4).toString()).toBe('PNG')
      expect(second).toBe(first)
      expect(other).not.toBe(first)
    },
  )

  it('lists no picture twice', async () => {
    const names = await studio.page.evaluate(() => window.studio.names())
    expect(new Set(names.map(({ name }) => name)).size).toBe(names.length)
  })
})

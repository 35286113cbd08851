import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { sendAndCollect } from './answer.ts'

// Node has only the base class of workerd's `IdentityTransformStream`.
beforeEach(() => void vi.stubGlobal('IdentityTransformStream', TransformStream))
afterEach(() => void vi.unstubAllGlobals())

async function* page(...pieces: (string | Error)[]): AsyncGenerator<string> {
  for (const piece of pieces) {
    if (piece instanceof Error) throw piece
    yield piece
  }
}

describe('a page in pieces', () => {
  it('is sent as it comes, and is whole in the end', async () => {
    const { body, whole } = sendAndCollect(page('<p>浅', '澜</p>'))
    expect(await new Response(body).text()).toBe('<p>浅澜</p>')
    expect(await whole).toBe('<p>浅澜</p>')
  })

  it('is whole also where its reader has gone', async () => {
    const { body, whole } = sendAndCollect(page('<p>浅', '澜</p>'))
    await body.cancel()
    expect(await whole).toBe('<p>浅澜</p>')
  })

  it('that breaks off ends its answer with an error, so that nobody waits for the rest', async () => {
    const { body, whole } = sendAndCollect(page('<p>浅', new Error('broken')))
    const reading = new Response(body).text()
    await expect(whole).rejects.toThrow('broken')
    await expect(reading).rejects.toThrow('broken')
  })
})

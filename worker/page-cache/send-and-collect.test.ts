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

describe('a streamed page', () => {
  it('is sent in pieces, and collected completely', async () => {
    const { body, whole } = sendAndCollect(page('<p>浅', '澜</p>'))
    expect(await new Response(body).text()).toBe('<p>浅澜</p>')
    expect(await whole).toBe('<p>浅澜</p>')
  })

  it('is collected completely even if the reader cancels', async () => {
    const { body, whole } = sendAndCollect(page('<p>浅', '澜</p>'))
    await body.cancel()
    expect(await whole).toBe('<p>浅澜</p>')
  })

  it('ends its response with an error if rendering fails, so that nobody waits', async () => {
    const { body, whole } = sendAndCollect(page('<p>浅', new Error('broken')))
    const reading = new Response(body).text()
    await expect(whole).rejects.toThrow('broken')
    await expect(reading).rejects.toThrow('broken')
  })
})

import { describe, expect, it } from 'vitest'
import { readForm } from './read-form.ts'

const ADDRESS = 'https://site.example/service/complain'
const TYPE = 'application/x-www-form-urlencoded'
const LIMIT = 64 * 1024

function post(body: BodyInit, headers: Record<string, string> = {}) {
  const init = { method: 'POST', body, headers: { 'Content-Type': TYPE, ...headers } }
  return readForm(
    new Request(ADDRESS, { ...init, ...(body instanceof ReadableStream && { duplex: 'half' }) }),
  )
}

/** Returns a body of chunks, and a counter of the chunks that were read. */
function chunked(chunk: string, count: number) {
  const pageRequest = { chunks: 0 }
  const stream = new ReadableStream({
    pull(controller) {
      if (pageRequest.chunks === count) return controller.close()
      pageRequest.chunks += 1
      return controller.enqueue(new TextEncoder().encode(chunk))
    },
  })
  return { stream, pageRequest }
}

describe('readForm', () => {
  it('reads the fields of a form', async () => {
    const form = await post('name=%E5%91%A8+%E5%A5%B3%E5%A3%AB&content=a%26b%0D%0Ac')
    const fields = form instanceof URLSearchParams ? Object.fromEntries(form) : form
    expect(fields).toEqual({ name: '周 女士', content: 'a&b\r\nc' })
  })

  it('decodes a character that is split between two chunks', async () => {
    const bytes = new TextEncoder().encode('name=周')
    const stream = new ReadableStream({
      start(controller) {
        controller.enqueue(bytes.slice(0, 6))
        controller.enqueue(bytes.slice(6))
        controller.close()
      },
    })
    expect(String(await post(stream))).toBe(String(new URLSearchParams({ name: '周' })))
  })

  it.each([
    {},
    { Origin: 'https://site.example' },
    { Origin: 'https://site.example', 'Sec-Fetch-Site': 'same-origin' },
    { 'Sec-Fetch-Site': 'none' },
    { 'Sec-Fetch-Site': 'none', Origin: 'https://site.example' },
    // As sent by a page whose referrer policy hides its origin.
    { 'Sec-Fetch-Site': 'same-origin', Origin: 'null' },
    { 'Content-Type': `${TYPE.toUpperCase()}; charset=UTF-8` },
  ])('accepts a form with %o', async (headers) => {
    expect(await post('a=1', headers)).toBeInstanceOf(URLSearchParams)
  })

  it.each([
    { Origin: 'https://evil.example' },
    { Origin: 'http://site.example' },
    { Origin: 'null' },
    { Origin: 'null', 'Sec-Fetch-Site': 'none' },
    { Origin: 'null', 'Sec-Fetch-Site': 'same-site' },
    { Origin: 'null', 'Sec-Fetch-Site': 'cross-site' },
    { Origin: 'null', 'Sec-Fetch-Site': 'SAME-ORIGIN' },
    { 'Sec-Fetch-Site': 'cross-site' },
    { 'Sec-Fetch-Site': 'same-site' },
    { Origin: 'https://evil.example', 'Sec-Fetch-Site': 'same-origin' },
    { Origin: 'https://site.example', 'Sec-Fetch-Site': 'cross-site' },
  ])('rejects a form with %o', async (headers) => {
    expect(await post('a=1', headers)).toBe('foreign')
  })

  it.each(['application/json', 'text/plain', 'multipart/form-data; boundary=x', ''])(
    'rejects a body of type “%s”',
    async (type) => {
      expect(await post('a=1', { 'Content-Type': type })).toBe('wrongType')
    },
  )

  it('reads a body of exactly 64 KiB', async () => {
    const form = await post(`a=${'x'.repeat(LIMIT - 2)}`)
    expect(form instanceof URLSearchParams && form.get('a')?.length).toBe(LIMIT - 2)
  })

  it('rejects a body that is one byte longer', async () => {
    expect(await post(`a=${'x'.repeat(LIMIT - 1)}`)).toBe('tooLong')
  })

  it('stops reading an endless body', async () => {
    const { stream, pageRequest } = chunked('x'.repeat(1024), 100_000)
    expect(await post(stream)).toBe('tooLong')
    expect(pageRequest.chunks).toBeLessThan(70)
  })

  it('returns 400 if the body breaks off', async () => {
    const stream = new ReadableStream({
      pull: (controller) => controller.error(new Error('the connection was lost')),
    })
    await expect(post(stream)).rejects.toMatchObject({ status: 400 })
  })
})

import { afterEach, beforeEach, expect, it, vi } from 'vitest'

/** A stylesheet as in the browser: first created, then filled. */
class Sheet {
  text = ''
  async replace(text: string): Promise<this> {
    this.text = text
    return this
  }
}

const fetched = vi.fn<(address: string) => Promise<Response>>()

/** The document contains one stylesheet that belongs to the page. */
const querySelector = (selector: string) =>
  selector === '[data-href="/rows.css"]' ? { textContent: 'rows' } : null

beforeEach(() => {
  vi.resetModules()
  vi.stubGlobal('CSSStyleSheet', Sheet)
  vi.stubGlobal('fetch', fetched)
  vi.stubGlobal('document', { querySelector })
  fetched.mockReset()
  fetched.mockImplementation(async (address) => new Response(`text of ${address}`))
})
afterEach(() => void vi.unstubAllGlobals())

it('uses a stylesheet of the document without a request, and fetches all others', async () => {
  const { sheetAt } = await import('./payload-store.ts')
  expect(await sheetAt('/rows.css')).toMatchObject({ text: 'rows' })
  expect(fetched).not.toHaveBeenCalled()
  expect(await sheetAt('/goods.css')).toMatchObject({ text: 'text of /goods.css' })
})

it('fetches a stylesheet once, even if two pages need it at the same time', async () => {
  const { sheetAt } = await import('./payload-store.ts')
  const [one, other] = await Promise.all([sheetAt('/goods.css'), sheetAt('/goods.css')])
  expect(one).toBe(other)
  expect(await sheetAt('/goods.css')).toBe(one)
  expect(fetched).toHaveBeenCalledTimes(1)
})

it('throws if a stylesheet can’t be loaded, and tries again for the next page', async () => {
  const { sheetAt } = await import('./payload-store.ts')
  fetched.mockImplementationOnce(async () => new Response('', { status: 500 }))
  await expect(sheetAt('/goods.css')).rejects.toThrow('/goods.css')
  expect(await sheetAt('/goods.css')).toMatchObject({ text: 'text of /goods.css' })
})

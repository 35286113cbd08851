import { afterAll, describe, expect, it } from 'vitest'
import { startSite } from '../support/start-site.ts'

const MAX_BYTES = 3_000_000

interface Entry {
  address: string
  bytes: number
  version: string
}

const site = await startSite()
afterAll(() => site.stop())

async function listAt(address: string): Promise<{ build: string; entries: Entry[] }> {
  const response = await site.get(address)
  expect(response.status).toBe(200)
  return response.json()
}

describe.each([{ prefix: '' }, { prefix: '/en' }])('$prefix/pocket.json', ({ prefix }) => {
  it('lists files first, then pages, the guide with its maps among them and no form, with their sizes', async () => {
    const { entries } = await listAt(`${prefix}/pocket.json`)
    const addresses = entries.map(({ address }) => address)
    const firstPage = addresses.indexOf(`${prefix}/infomation/guide`)
    expect(
      addresses.slice(0, firstPage).every((each) => /^\/(?:assets|pictures)\//.test(each)),
    ).toBe(true)
    expect(addresses.slice(firstPage)).toEqual(
      [
        '/infomation/guide',
        '/service/traffic',
        '/mall/ticket',
        '/service/qa',
        '/infomation/contact',
        '/service/conditions',
        '/infomation/guide?map=2',
        '/infomation/guide?map=3',
      ].map((path) => prefix + path),
    )
    expect(entries.reduce((sum, { bytes }) => sum + bytes, 0)).toBeLessThan(MAX_BYTES)
    for (const { address, bytes } of entries) {
      const response = await site.get(address)
      expect(response.headers.get('Cache-Control')).not.toContain('no-store')
      expect.soft((await response.arrayBuffer()).byteLength).toBe(bytes)
    }
  })

  it('has another version of a page only where it has changed', async () => {
    const path = `${prefix}/pocket.json`
    const [before, after] = [await listAt(path), await listAt(path)]
    expect(after).toEqual(before)
  })
})

it('has all that the guide loads, but for what only a form needs', async () => {
  const { entries } = await listAt('/pocket.json')
  const names = entries.map(({ address }) => /^\/assets\/([\w.-]+)-[\w-]{8}\./.exec(address)?.[1])
  expect(names).toEqual(
    expect.arrayContaining([
      'entry.client',
      'hydrate',
      'guide-map.island',
      'embedded-engine',
      'guide-page',
    ]),
  )
  expect(names).not.toContain('complaint-form.island')
})

it('is no list at all where a part can’t be had: a renewal would forget it', async () => {
  const down = await startSite()
  await down.setFault({ call: 'childGuide', fault: 'status', value: 503 })
  expect((await down.get('/pocket.json')).status).toBe(503)
  await down.stop()
})

it('stands beside a manifest that browsers install, with shortcuts to pages of the site', async () => {
  const manifest = await (await site.get('/manifest.webmanifest')).json()
  expect(manifest.display).toBe('minimal-ui')
  const urls = manifest.shortcuts.map((shortcut: { url: string }) => shortcut.url)
  expect(urls).toEqual(['/mall/ticket', '/infomation/guide', '/service/conditions'])
  for (const url of urls) expect.soft((await site.get(url)).status).toBe(200)
})

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
  it('lists files, then pages with child maps but no form, with their sizes', async () => {
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

  it('is the same if no page has changed', async () => {
    const path = `${prefix}/pocket.json`
    const [before, after] = [await listAt(path), await listAt(path)]
    expect(after).toEqual(before)
  })
})

it('pocket.json lists all files that the guide loads, except files that only a form needs', async () => {
  const { entries } = await listAt('/pocket.json')
  const names = entries.map(({ address }) => /^\/assets\/([\w.-]+)-[\w-]{8}\./.exec(address)?.[1])
  expect(names).toEqual(
    expect.arrayContaining([
      'entry.client',
      'hydrate',
      'guide-map.client',
      'early-map',
      'guide-map.island',
      'guide-page',
    ]),
  )
  expect(names).not.toContain('complaint-form.island')
})

it('pocket.json returns 503 if a part cannot be loaded', async () => {
  const down = await startSite()
  await down.setFault({ call: 'childGuide', fault: 'status', value: 503 })
  expect((await down.get('/pocket.json')).status).toBe(503)
  await down.stop()
})

it.each([
  ['/manifest.webmanifest', '', '', ['门票', '导览地图', '今日情况']],
  ['/manifest-en.webmanifest', '/en', '/en', ['Tickets', 'Guide map', 'Conditions']],
])('the manifest has shortcuts: %s', async (address, start, prefix, names) => {
  const home = await (await site.get(start || '/')).text()
  expect(home.match(/<link rel="manifest" href="[^"]*"/g)).toEqual([
    `<link rel="manifest" href="${address}"`,
  ])
  const manifest = await (await site.get(address)).json()
  expect(manifest).toMatchObject({ id: '/', display: 'minimal-ui', start_url: start || '/' })
  expect(manifest.shortcuts.map((shortcut: { name: string }) => shortcut.name)).toEqual(names)
  const urls = manifest.shortcuts.map((shortcut: { url: string }) => shortcut.url)
  const paths = ['/mall/ticket', '/infomation/guide', '/service/conditions']
  expect(urls).toEqual(paths.map((path) => prefix + path))
  for (const url of urls) expect.soft((await site.get(url)).status).toBe(200)
})

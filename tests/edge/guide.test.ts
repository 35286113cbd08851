import { readFile } from 'node:fs/promises'
import { afterAll, describe, expect, it } from 'vitest'
import { PAGE_ADDRESSES } from '../support/addresses.ts'
import { startSite } from '../support/start-site.ts'

const site = await startSite()
afterAll(() => site.stop())

const GUIDES = [
  { home: '/infomation/guide', food: '餐饮', village: '上渔村' },
  { home: '/en/infomation/guide', food: 'Food', village: 'Village' },
]

async function rowsAt(address: string) {
  const page = await site.getPage(address)
  const rows = page.all('li').flatMap((row) => page.attribute(row, 'id') ?? [])
  return { page, rows, points: rows.filter((id) => id.startsWith('point-')) }
}

describe.each(GUIDES)('$home', ({ home, food, village }) => {
  it('lists every point with a link to AMap, and draws each on the map', async () => {
    const page = await site.getPage(home)
    const ids = page
      .all('li')
      .flatMap((row) => page.attribute(row, 'id') ?? [])
      .filter((id) => id.startsWith('point-'))
    expect(ids.length).toBeGreaterThanOrEqual(60)
    const hrefs = page.all('a').map((link) => page.attribute(link, 'href') ?? '')
    const inAmap = hrefs.filter((href) => href.startsWith('https://uri.amap.com/marker?position='))
    expect(inAmap).toHaveLength(ids.length)
    for (const id of ids) expect(hrefs).toContain(`#${id}`)
    // If a link had a label and a title, a screen reader would read its name twice.
    const drawn = page.all('a').filter((link) => page.all('title', link).length > 0)
    expect(drawn.length).toBeGreaterThanOrEqual(60)
    expect(drawn.filter((link) => page.attribute(link, 'ariaLabel') !== undefined)).toEqual([])
    const trails = page.all('path').find((path) => page.attribute(path, 'id') === 'map-trails')
    expect(String(trails?.properties['d']).match(/M[^M]+C/g)?.length).toBeGreaterThanOrEqual(10)
  })

  it('shows a single category at its own address', async () => {
    const page = await site.getPage(`${home}?category=food`)
    expect(page.all('h2').map((heading) => page.text(heading))).toContain(food)
    const current = page.all('a').filter((link) => page.attribute(link, 'ariaCurrent') === 'true')
    expect(current.map((link) => page.text(link))).toContain(`${food}14`)
    expect(current.map((link) => page.attribute(link, 'href'))).toContain(`${home}?category=food`)
    const rows = page.all('li').filter((row) => page.attribute(row, 'id')?.startsWith('point-'))
    expect(rows.length).toBeGreaterThan(5)
    expect(rows.length).toBeLessThan(30)
  })

  it('filters points by step-free access and opening hours, each at its own address', async () => {
    const all = await rowsAt(home + '?category=food')
    const stepFree = await rowsAt(home + '?category=food&accessible=1')
    expect(stepFree.points.length).toBeGreaterThan(0)
    expect(stepFree.points.length).toBeLessThan(all.points.length)
    const { page } = stepFree
    const hrefs = page.all('a').map((link) => page.attribute(link, 'href'))
    // Each link changes one filter: adds one, removes one, chooses another category, or shows
    // trails.
    for (const query of [
      'category=food&open=1&accessible=1',
      'category=food',
      'category=toilet&accessible=1',
      'trails=step-free',
    ])
      expect(hrefs).toContain(`${home}?${query}`)
    const open = await rowsAt(home + '?open=1')
    // Point 2 is always open. The hours of point 44 are unknown.
    expect(open.points).toContain('point-2')
    expect(open.points).not.toContain('point-44')
    expect(open.rows.filter((id) => id.startsWith('trail-'))).toEqual([])
    expect(open.page.text(open.page.one('main'))).toMatch(/不知道|unknown/)
    for (const nothing of ['?open=0', '?accessible=yes'])
      expect((await site.get(home + nothing)).status).toBe(404)
  })

  it('filters trails at their own addresses, and lists the toilets on each trail', async () => {
    const trailsAt = async (query: string) => {
      const page = await site.getPage(home + query)
      return page.all('li').filter((row) => page.attribute(row, 'id')?.startsWith('trail-'))
    }
    const page = await site.getPage(`${home}?trails=step-free&minutes=60`)
    const rows = page.all('li').filter((row) => page.attribute(row, 'id')?.startsWith('trail-'))
    expect(rows.map((row) => page.attribute(row, 'id'))).toEqual(['trail-2', 'trail-8'])
    const [first] = rows
    const links = page.all('a', first).map((link) => page.attribute(link, 'href'))
    expect(links).toEqual(['#trail-2', '#point-50', '#point-53'])
    const hrefs = page.all('a').map((link) => page.attribute(link, 'href'))
    expect(hrefs).toContain(`${home}?trails=all&minutes=60`)
    expect(await trailsAt('?trails=all&sees=water')).toHaveLength(3)
    const all = await site.getPage(`${home}?trails=all`)
    const loops = all.all('li').filter((row) => /^(?:环线|A loop)/.test(all.text(row).trim()))
    expect(loops).toHaveLength(1)
    expect(await trailsAt('?category=food')).toEqual([])
    for (const nowhere of ['?trails=all&sees=nothing', '?trails=steep', '?trails=all&minutes=61'])
      expect((await site.get(home + nowhere)).status).toBe(404)
  })

  it('has child maps at their own addresses, with a link back', async () => {
    const guide = await site.getPage(home)
    const links = guide.all('a').map((link) => guide.attribute(link, 'href'))
    expect(links).toEqual(expect.arrayContaining([`${home}?map=2`, `${home}?map=3`]))
    const child = await site.getPage(`${home}?map=2`)
    expect(child.text(child.one('h1'))).toContain(village)
    expect(child.all('a').map((link) => child.attribute(link, 'href'))).toContain(home)
    expect((await site.get(`${home}?map=99`)).status).toBe(404)
  })

  it('loads nothing from AMap without a key, and has the same policy as other pages', async () => {
    const response = await site.get(home)
    expect(response.headers.get('Content-Security-Policy')).not.toMatch(/unsafe-eval|amap/)
    expect(await response.text()).not.toContain('"amap"')
    expect((await site.get('/_AMapService/v3/direction/walking')).status).toBe(404)
  })
})

interface Chunk {
  file: string
  imports?: string[]
  dynamicImports?: string[]
  css?: string[]
}

describe('the map', () => {
  it('is only on the guide', async () => {
    for (const { name, address } of PAGE_ADDRESSES) {
      const html = await (await site.get(address)).text()
      const isGuide = name === 'guide'
      expect(html.includes('<site-island name="guide-map"')).toBe(isGuide)
      expect(html.includes('guideMap.')).toBe(isGuide)
    }
  })

  it('preloads all its files at low priority', async () => {
    const manifest: Readonly<Record<string, Chunk>> = JSON.parse(
      await readFile('dist/client/.vite/manifest.json', 'utf8'),
    )
    const html = await (await site.get('/infomation/guide')).text()
    const preloads = [
      ...html.matchAll(/<link rel="(?:module)?preload"[^>]* href="\/(assets[^"]+)"/g),
    ]
    const script = 'client/guide-map.client.ts'
    const entry = closure(manifest, ['client/entry.client.ts'])
    const ofMap = closure(manifest, [script])
    const ofList = closure(manifest, ['client/islands/guide-map.island.tsx', 'client/hydrate.tsx'])
    const without = (files: ReadonlySet<string>) =>
      new Set([...files].filter((file) => !entry.has(file)))
    expect(new Set(preloads.map(([, file]) => file))).toEqual(without(ofMap))
    expect(
      preloads.filter(
        ([link]) => !html.slice(html.indexOf(link)).startsWith(`${link} fetchpriority="low"`),
      ),
    ).toEqual([])
    // The map's script fetches these files after it has loaded.
    const [, later = ''] = /data-files="([^"]+)"/.exec(html) ?? []
    expect(new Set(later.split(' ').map((file) => file.slice(1)))).toEqual(without(ofList))
    const needed = new Set([...ofMap, ...ofList])
    // On a slow phone, the layout of the list takes seconds. The preloads must come before it.
    expect(html.indexOf('modulepreload')).toBeLessThan(html.indexOf('<site-island'))
    // The map's script must not load the code of the list. A stylesheet would make the browser lay
    // out the whole page again.
    const file = manifest[script]?.file ?? '?'
    expect(html).toContain(`<script type="module" async src="/${file}"`)
    const early = ofMap
    expect([...early].filter((each) => each.endsWith('.css'))).toEqual([])
    expect(await readAll([...early])).not.toMatch(/createRoot|hydrateRoot|formatMessage|react\./)
    // The guide must not load the contract's schemas.
    expect(await readAll([...needed])).not.toContain('valibot')
  })

  it('is in no file that other pages load', async () => {
    const manifest: Record<string, Chunk> = JSON.parse(
      await readFile('dist/client/.vite/manifest.json', 'utf8'),
    )
    const common = closure(manifest, ['client/entry.client.ts', 'client/hydrate.tsx'])
    const text = await readAll([...common])
    expect(text).not.toMatch(/leaflet|___onAPILoaded|guideMap\.|supercluster|map-mark/)
    // Makes sure that the guide's own files contain these words.
    const guide = closure(manifest, ['client/islands/guide-map.island.tsx'], true)
    const own = await readAll([...guide].filter((file) => !common.has(file)))
    for (const word of ['leaflet', '___onAPILoaded', 'guideMap.', 'map-mark'])
      expect(own).toContain(word)
  })
})

async function readAll(files: readonly string[]): Promise<string> {
  const texts = await Promise.all(files.map((file) => readFile(`dist/client/${file}`, 'utf8')))
  return texts.join('\n')
}

/** Returns the files that load with these modules. With `isDeep`, adds dynamic imports. */
function closure(
  manifest: Readonly<Record<string, Chunk>>,
  names: readonly string[],
  isDeep = false,
): Set<string> {
  const seen = new Set<string>()
  const files = new Set<string>()
  const visit = (name: string): void => {
    const chunk = manifest[name]
    if (chunk === undefined) throw new Error(`${name} is not in the manifest`)
    if (seen.has(name)) return
    seen.add(name)
    for (const file of [chunk.file, ...(chunk.css ?? [])]) files.add(file)
    for (const next of chunk.imports ?? []) visit(next)
    if (isDeep) for (const next of chunk.dynamicImports ?? []) visit(next)
  }
  names.forEach(visit)
  return files
}

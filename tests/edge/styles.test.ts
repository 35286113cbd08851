import { readdir, readFile } from 'node:fs/promises'
import { createHash } from 'node:crypto'
import { gzipSync } from 'node:zlib'
import { afterAll, describe, expect, it } from 'vitest'
import type { RouteName } from '../../worker/routes.ts'
import { PAGE_ADDRESSES } from '../support/addresses.ts'
import { startSite } from '../support/start-site.ts'

/** A page's styles, as they are sent, compressed. */
const STYLE_BYTES = 7_750
/** Pages that are worked with. */
const MORE_STYLE_BYTES: Partial<Record<RouteName, number>> = {
  'information/guide': 10_000,
  'service/complaint': 10_000,
}

const site = await startSite()
afterAll(() => site.stop())

async function page(path: string): Promise<string> {
  return (await site.get(path)).text()
}

function styleOf(html: string): string {
  return /<style[^>]*>(.*?)<\/style>/s.exec(html)?.[1] ?? ''
}

/** `site` has the rules of all pages, the others what only some readers load. */
const STYLESHEETS = ['site', 'guide-page', 'elder-page', 'print-page'] as const

/** A stylesheet as the build made it. */
async function stylesheet(name: (typeof STYLESHEETS)[number]): Promise<string> {
  const manifest = JSON.parse(await readFile('dist/client/.vite/manifest.json', 'utf8'))
  return readFile(`dist/client/${manifest[`client/styles/${name}.css`].file}`, 'utf8')
}

/** The map gives its elements classes of its own. */
const LEAFLET = 'node_modules/leaflet/src'

const classesIn = (styles: string) => new Set(styles.match(/(?<=\.)[a-z][\w-]+/g))

describe('a page’s styles', () => {
  it.each(['/', '/mall/ticket', '/nothing'])(
    'are inline in %s, allowed by their hash',
    async (path) => {
      const response = await site.get(path)
      const style = styleOf(await response.text())
      expect(style.length).toBeGreaterThan(10_000)
      const hash = createHash('sha256').update(style).digest('base64')
      expect(response.headers.get('Content-Security-Policy')).toContain(
        `style-src 'self' 'sha256-${hash}'`,
      )
    },
  )

  it('are in the file that they name, and that its payload names', async () => {
    for (const { path } of PAGE_ADDRESSES.filter(({ language }) => language === 'zh')) {
      const html = await page(path)
      const [, address = ''] = /<style data-href="([^"]+)"/.exec(html) ?? []
      expect.soft(await page(address), path).toBe(styleOf(html))
      const [, buildId = ''] = /name="build-id" content="([^"]+)"/.exec(html) ?? []
      const payload = await page(`${path === '/' ? '' : path}/_payload.json?${buildId}`)
      expect.soft(JSON.parse(payload), path).toMatchObject({ styles: address })
    }
  })

  it('are small', async () => {
    for (const { name, address } of PAGE_ADDRESSES) {
      const bytes = gzipSync(styleOf(await page(address)), { level: 9 }).byteLength
      expect.soft(bytes, address).toBeLessThanOrEqual(MORE_STYLE_BYTES[name] ?? STYLE_BYTES)
    }
  })

  it('have every class that a page uses', async () => {
    const styles = (await Promise.all(STYLESHEETS.map(stylesheet))).join('')
    const all = classesIn(styles)
    // Found by script, or by the tests, not by the stylesheet.
    const known = new Set(['island-root', 'announcer'])
    for (const { address } of PAGE_ADDRESSES) {
      const used = [...(await page(address)).matchAll(/ class="([^"]+)"/g)].flatMap(
        ([, names = '']) => names.split(' '),
      )
      const unknown = used.filter((name) => !all.has(name) && !known.has(name))
      expect.soft([...new Set(unknown)], address).toEqual([])
    }
  })

  it('have all that the whole has, each rule on some page', async () => {
    const pages = await Promise.all(PAGE_ADDRESSES.map(({ address }) => page(address)))
    const onPages = classesIn(pages.map(styleOf).join(''))
    const whole = classesIn(await stylesheet('site'))
    expect([...whole].filter((name) => !onPages.has(name))).toEqual([])
  })

  it('have no class that nothing uses', async () => {
    const sources = await sourceTexts(['client', 'worker', LEAFLET])
    for (const name of STYLESHEETS) {
      const classes = [...classesIn(await stylesheet(name))]
      expect.soft(classes.length, name).toBeGreaterThan(10)
      expect
        .soft(
          classes.filter((each) => !isNamed(each, sources)),
          name,
        )
        .toEqual([])
    }
  })

  it('are without those of large text and of paper, which are files that no first paint waits for', async () => {
    for (const { address } of PAGE_ADDRESSES) {
      const html = await page(address)
      expect.soft(styleOf(html), address).not.toMatch(/:root\[data-elder\]|@media print/)
      const before = html.slice(0, html.indexOf('</main>'))
      expect.soft(before, address).not.toContain('media="print"')
      const [, elder = ''] = /<script data-elder-styles="([^"]+)"/.exec(html) ?? []
      const [, print = ''] =
        /<link rel="stylesheet" href="([^"]+)" media="print"\/>/.exec(html) ?? []
      expect.soft(await page(elder), address).toContain(':root[data-elder]')
      expect.soft(await page(print), address).toContain('@media print')
    }
  })
})

/** Whether a source names a class, in full or by the part before a variant: `toast-` of `toast-error`. */
function isNamed(name: string, sources: string): boolean {
  const [, pane] = /^leaflet-(\w+)-pane$/.exec(name) ?? []
  if (pane !== undefined) return sources.includes(`createPane('${pane}`)
  const stem = name.slice(0, name.lastIndexOf('-') + 1)
  return (
    new RegExp(`(?<![\\w-])${name}(?![\\w-])`).test(sources) ||
    (stem !== '' && (sources.includes(`${stem}\${`) || sources.includes(`'${stem}' +`)))
  )
}

async function sourceTexts(folders: readonly string[]): Promise<string> {
  const files = await Promise.all(
    folders.map(async (folder) =>
      (await readdir(folder, { recursive: true, withFileTypes: true })).filter(
        (entry) => entry.isFile() && /\.(?:tsx?|js)$/.test(entry.name),
      ),
    ),
  )
  const texts = await Promise.all(
    files.flat().map(({ parentPath, name }) => readFile(`${parentPath}/${name}`, 'utf8')),
  )
  return texts.join('\n')
}

describe('the showcase page of the components', () => {
  it('is not in the product', async () => {
    expect((await site.get('/_gallery')).status).toBe(404)
    const folder = 'dist/shanmen'
    const files = (await readdir(folder, { recursive: true })).filter((name) =>
      name.endsWith('.js'),
    )
    const code = await Promise.all(files.map((name) => readFile(`${folder}/${name}`, 'utf8')))
    expect(code.join('')).toContain('/sitemap.xml')
    expect(code.join('')).not.toContain('/_gallery')
  })

  it('shows every component of client/ui', async () => {
    const shown = await readFile('worker/handlers/gallery/gallery.tsx', 'utf8')
    // Drawn around every page.
    const shell = ['site-facts', 'toast-region']
    const components = (await readdir('client/ui'))
      .filter((name) => name.endsWith('.tsx') && !name.endsWith('.test.tsx'))
      .map((name) => name.slice(0, -'.tsx'.length))
    const missing = components.filter(
      (name) => !shell.includes(name) && !shown.includes(`name="${name}"`),
    )
    expect(missing).toEqual([])
  })
})

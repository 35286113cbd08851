import { readdir, readFile } from 'node:fs/promises'
import { createHash } from 'node:crypto'
import { gzipSync } from 'node:zlib'
import { afterAll, describe, expect, it } from 'vitest'
import { PAGE_ADDRESSES } from '../support/addresses.ts'
import { startSite } from '../support/start-site.ts'

/** All styles of a page except those of the guide's map, as they are sent. */
const STYLE_BYTES = 14_000

const site = await startSite()
afterAll(() => site.stop())

async function page(path: string): Promise<string> {
  return (await site.get(path)).text()
}

function styleOf(html: string): string {
  return /<style[^>]*>(.*?)<\/style>/s.exec(html)?.[1] ?? ''
}

describe('the stylesheet', () => {
  it('is inline in the page, allowed by its hash', async () => {
    const response = await site.get('/mall/ticket')
    const style = styleOf(await response.text())
    const hash = createHash('sha256').update(style).digest('base64')
    expect(response.headers.get('Content-Security-Policy')).toContain(
      `style-src 'self' 'sha256-${hash}'`,
    )
  })

  it('is small', async () => {
    const style = styleOf(await page('/mall/ticket'))
    expect(style.length).toBeGreaterThan(10_000)
    expect(gzipSync(style, { level: 9 }).byteLength).toBeLessThanOrEqual(STYLE_BYTES)
  })

  it('has every class that a page uses', async () => {
    const guideStyles = /href="(\/assets\/guide-page[^"]+)"/.exec(
      await page('/infomation/guide'),
    )?.[1]
    const styles = styleOf(await page('/')) + (await page(guideStyles ?? ''))
    // Found by script, or by the tests, not by the stylesheet.
    const known = new Set(['island-root', 'announcer'])
    for (const { address } of PAGE_ADDRESSES) {
      const used = [...(await page(address)).matchAll(/ class="([^"]+)"/g)].flatMap(
        ([, names = '']) => names.split(' '),
      )
      const unknown = [...new Set(used)].filter(
        (name) => !known.has(name) && !new RegExp(`\\.${name}(?![\\w-])`).test(styles),
      )
      expect.soft(unknown, address).toEqual([])
    }
  })

  it('has no class that nothing uses', async () => {
    const classes = [...styleOf(await page('/')).matchAll(/\.([a-z][\w-]+)/g)].flatMap(
      ([, name = '']) => name,
    )
    const sources = await sourceTexts(['client', 'worker'])
    const unused = [...new Set(classes)].filter((name) => !isNamed(name, sources))
    expect(unused).toEqual([])
  })
})

/** Whether a source names a class, in full or by the part before a variant: `toast-` of `toast-error`. */
function isNamed(name: string, sources: string): boolean {
  const stem = name.slice(0, name.lastIndexOf('-') + 1)
  return (
    new RegExp(`(?<![\\w-])${name}(?![\\w-])`).test(sources) ||
    (stem !== '' && sources.includes(`${stem}\${`))
  )
}

async function sourceTexts(folders: readonly string[]): Promise<string> {
  const files = await Promise.all(
    folders.map(async (folder) =>
      (await readdir(folder, { recursive: true, withFileTypes: true })).filter(
        (entry) => entry.isFile() && /\.tsx?$/.test(entry.name),
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

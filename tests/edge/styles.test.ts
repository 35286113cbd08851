import { readdir, readFile } from 'node:fs/promises'
import { createHash } from 'node:crypto'
import { gzipSync } from 'node:zlib'
import { afterAll, describe, expect, it } from 'vitest'
import { LANGUAGES } from '../../locales/languages.ts'
import { PAGE_ADDRESSES } from '../support/addresses.ts'
import { startSite } from '../support/start-site.ts'

/** Maximum size of a compressed stylesheet in bytes. `BUDGETS` has the exceptions. */
const BUDGET = 800
/** Bytes that each language after the second adds: its fonts and the menu of languages. */
const MORE_BYTES = (LANGUAGES.length - 2) * 250
/** Stylesheets that may be larger, with the rules that need the bytes. */
const BUDGETS: Record<string, number> = {
  // The search field of a 404.
  'client/styles/error.css': 870,
  // Announcements on a phone, titles next to their sentences, large screens, and the end of
  // the page.
  'client/styles/site.css': 6_480,
  // Articles without contents, with the map of a place next to them; contents on one line.
  'client/styles/shared/article.css': 1_078,
  // The buttons to share, copy and print.
  'client/styles/shared/details.css': 990,
  'client/styles/shared/rows.css': 1_141,
  // Titles next to their sections, and a first screen that alerts do not cut off.
  'worker/sections/home/home.css': 2_958,
  'worker/sections/home/recommended.css': 1_150,
  // A short list below the text, both next to the map.
  'worker/sections/mall/goods.css': 966,
  // The numbers of stops on the map, each with its own disc, and the lines between them.
  'worker/sections/strategies/strategies.css': 950,
  // A sum with its other ways next to it, its folded form and conditions, cards with a line to tear,
  // fewer services on phones.
  'worker/sections/tickets/tickets.css': 2_230,
  // The name of each group of routes next to its rows, or above them in a narrow column; facts in
  // two columns; the line of a route with its stops.
  'worker/sections/traffic/traffic.css': 1_300,
  'worker/sections/conditions/conditions.css': 1_860,
  // The date of a result below its text, also on phones; all tabs.
  'worker/sections/search/search.css': 950,
  // A menu with dots to its prices, and small or larger pictures.
  'worker/sections/restaurants/menu.css': 880,
  // Places with a short text, whose facts are next to the picture.
  'worker/sections/introduction/introduction.css': 837,
  // The fields of the ticket form in one row, in two rows on tablets.
  'worker/sections/mall/purchase.css': 1_232,
  // Two short fields in a row on wide windows; the hotline as a panel next to the form.
  'worker/sections/complaint/complaint.css': 1_774,
  // The tokens, because this is the only stylesheet of the office, and the theme of its
  // first page.
  'backend/office/office.css': 3_173,
}
/** Maximum bytes of all inline styles of a page. */
const STYLE_BYTES = 9_761

const site = await startSite()
afterAll(() => site.stop())

async function page(path: string): Promise<string> {
  return (await site.get(path)).text()
}

/** Returns the stylesheets of a page with their addresses. The one of all pages has no address. */
function sheetsOf(html: string): { address: string | undefined; text: string }[] {
  return Array.from(
    html.matchAll(/<style(?: data-href="([^"]+)")?>(.*?)<\/style>/gs),
    ([, address, text = '']) => ({ address, text }),
  )
}

function styleOf(html: string): string {
  return sheetsOf(html)
    .map(({ text }) => text)
    .join('')
}

/** Returns all stylesheets of the build, by the names of their sources. */
async function stylesheets(): Promise<[name: string, text: string][]> {
  const manifest = JSON.parse(await readFile('dist/client/.vite/manifest.json', 'utf8'))
  const names = Object.keys(manifest).filter((name) => name.endsWith('.css'))
  return Promise.all(
    names.map(async (name) => [name, await readFile(`dist/client/${manifest[name].file}`, 'utf8')]),
  )
}

/** Matches stylesheets that are not inline: a `<link>` loads them, and only for some readers. */
const LINKED = /\/(?:elder|guide|print)-page\.css$/

/** The source of the map library. It adds classes to its elements. */
const LEAFLET = 'node_modules/leaflet/src'

const weigh = (text: string) => gzipSync(text, { level: 9 }).byteLength

const textsIn = (html: string) => sheetsOf(html).map(({ text }) => text)

const classesIn = (styles: string) => new Set(styles.match(/(?<=\.)[a-z][\w-]+/g))

describe('a page’s styles', () => {
  it.each(['/', '/mall/ticket', '/nothing'])(
    'are inline in %s, and allowed by their hashes',
    async (path) => {
      const response = await site.get(path)
      const sheets = sheetsOf(await response.text())
      expect(sheets.length).toBeGreaterThan(1)
      const hashes = sheets.map(
        ({ text }) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`,
      )
      expect(response.headers.get('Content-Security-Policy')).toContain(
        `style-src 'self' ${hashes.join(' ')}`,
      )
    },
  )

  it('match the files that the page and its payload link to', async () => {
    for (const { path } of PAGE_ADDRESSES.filter(({ language }) => language === 'zh')) {
      const html = await page(path)
      const [base, ...own] = sheetsOf(html)
      expect.soft(base?.address, path).toBeUndefined()
      for (const { address = '', text } of own)
        expect.soft((await page(address)).trim(), path).toBe(text)
      const [, buildId = ''] = /name="build-id" content="([^"]+)"/.exec(html) ?? []
      const payload = await page(`${path === '/' ? '' : path}/_payload.json?${buildId}`)
      expect
        .soft(JSON.parse(payload), path)
        .toMatchObject({ styles: own.map(({ address }) => address) })
    }
  })

  it('are within the byte limit of a page', async () => {
    for (const { address } of PAGE_ADDRESSES)
      expect
        .soft(weigh(styleOf(await page(address))), address)
        .toBeLessThanOrEqual(STYLE_BYTES + MORE_BYTES)
  })

  it('are within the byte limit of each file', async () => {
    const sheets = (await stylesheets()).filter(([name]) => !LINKED.test(name))
    for (const [name, text] of sheets)
      expect
        .soft(weigh(text), `${name}: trim it, divide it, or raise its budget`)
        .toBeLessThanOrEqual((BUDGETS[name] ?? BUDGET) + MORE_BYTES)
    const names = sheets.map(([name]) => name)
    expect(Object.keys(BUDGETS).filter((name) => !names.includes(name))).toEqual([])
  })

  it('are each used on some page', async () => {
    const addresses = [...PAGE_ADDRESSES.map(({ address }) => address), '/nothing', '/office']
    const shown = new Set((await Promise.all(addresses.map(page))).flatMap(textsIn))
    const unnamed = (await stylesheets()).filter(
      ([name, text]) => !LINKED.test(name) && !shown.has(text.trim()),
    )
    expect(unnamed.map(([name]) => name)).toEqual([])
  })

  it('have every class that a page uses', async () => {
    const all = classesIn((await stylesheets()).map(([, text]) => text).join(''))
    // Classes that scripts or tests need, but no stylesheet.
    const known = new Set(['island-root', 'announcer'])
    const used = new Set<string>()
    for (const { address } of PAGE_ADDRESSES)
      for (const [, names = ''] of (await page(address)).matchAll(/ class="([^"]+)"/g))
        for (const name of names.split(' ')) used.add(name)
    const sources = await sourceTexts(['client', 'worker'])
    const unstyled = [...used].filter((name) => !all.has(name) && !known.has(name))
    const faults = unstyled.map((name) => {
      const files = [...sources].flatMap(([file, text]) => (isNamed(name, text) ? file : []))
      return `${files.join(', ')}: no stylesheet has a rule for the class “${name}”. Add one, or remove the class.`
    })
    expect(faults).toEqual([])
  })

  it('have no unused class', async () => {
    const folders = ['client', 'worker', 'backend/office', LEAFLET]
    const sources = [...(await sourceTexts(folders)).values()].join('\n')
    for (const [name, text] of await stylesheets()) {
      const classes = [...classesIn(text)]
      expect
        .soft(
          classes.filter((each) => !isNamed(each, sources)),
          name,
        )
        .toEqual([])
    }
  })

  it('exclude large text and print, which are in files that do not block rendering', async () => {
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

/** Returns whether a source contains a class name, or its beginning: `toast-${kind}`. */
function isNamed(name: string, sources: string): boolean {
  const [, pane] = /^leaflet-(\w+)-pane$/.exec(name) ?? []
  if (pane !== undefined) return sources.includes(`createPane('${pane}`)
  const stem = name.slice(0, name.lastIndexOf('-') + 1)
  return (
    new RegExp(`(?<![\\w-])${name}(?![\\w-])`).test(sources) ||
    (stem !== '' && (sources.includes(`${stem}\${`) || sources.includes(`'${stem}' +`)))
  )
}

/** Returns the source texts of these folders, by path. */
async function sourceTexts(folders: readonly string[]): Promise<Map<string, string>> {
  const files = await Promise.all(
    folders.map(async (folder) =>
      (await readdir(folder, { recursive: true, withFileTypes: true })).filter(
        (entry) => entry.isFile() && /\.(?:tsx?|js)$/.test(entry.name),
      ),
    ),
  )
  const paths = files.flat().map(({ parentPath, name }) => `${parentPath}/${name}`)
  return new Map(
    await Promise.all(paths.map(async (path) => [path, await readFile(path, 'utf8')] as const)),
  )
}

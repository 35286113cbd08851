import { readFile } from 'node:fs/promises'
import { afterAll, describe, expect, it } from 'vitest'
import { isLanguage } from '../../locales/languages.ts'
import { OLDEST_STYLED } from '../../tools/build/client-build.ts'
import { PAGE_ADDRESSES } from '../support/addresses.ts'
import { lackedBy } from '../support/old-styles.ts'
import { startSite } from '../support/start-site.ts'

/** Features that the oldest browsers lack, and what their readers see instead. */
const DEGRADES: Record<string, string> = {
  'css.at-rules.container': 'in a low window the map’s buttons stand in one column',
  'css.at-rules.media.forced-colors': 'Safari has no such mode before 16',
  'css.at-rules.media.or_syntax': 'the drawn map is shown as a whole',
  'css.at-rules.media.scripting': 'as if scripts ran, which they do',
  'css.at-rules.page': 'the browser chooses the margins of the paper',
  'css.at-rules.view-transition': 'pages change without a fade',
  'css.properties.accent-color': 'ticks have the colour of the system',
  'css.properties.break-after.avoid': 'a heading may end a sheet of paper',
  'css.properties.break-before.avoid': 'the head of a table may end a sheet of paper',
  'css.properties.container': 'in a low window the map’s buttons stand in one column',
  'css.properties.container-type': 'dates stand next to titles in text of twice the size, too',
  'css.properties.contain-intrinsic-block-size': 'long lists are laid out as a whole',
  'css.properties.content-visibility': 'long lists are laid out as a whole',
  'css.properties.float.inline-end': 'on paper, the facts are above the map of a visit guide',
  'css.properties.forced-color-adjust': 'Safari has no such mode before 16',
  'css.properties.grid-template-columns.subgrid': 'values stand in a column of their own',
  'css.properties.grid-template-rows.subgrid': 'rows side by side are not level',
  'css.properties.outline': 'known since ever; Safari 15.4 draws it with square corners',
  'css.properties.overflow-anchor': 'Safari has no scroll anchors to switch off',
  'css.properties.overflow-x.clip': '`hidden`, on the root instead of `main`',
  'css.properties.overflow.clip': '`hidden`',
  'css.properties.overscroll-behavior': 'the page scrolls on at the end of a list',
  'css.properties.scrollbar-width': 'a bar shows that something scrolls',
  'css.properties.text-autospace': 'no gap between Chinese and digits',
  'css.properties.text-spacing-trim': 'a quotation mark stands a little to the right',
  'css.properties.text-wrap': 'titles break anywhere between words',
  'css.properties.text-wrap-style': 'a last line may have one word',
  ...(isLanguage('ja') && {
    'css.properties.word-break.auto-phrase':
      'Japanese lines end anywhere, as in any browser before',
  }),
  'css.properties.view-transition-name': 'pages change without a fade',
  'css.selectors.details-content': 'paper shows the answers that were open',
  'css.selectors.has': 'each of these is an improvement: distances, what is sticky, paper',
  'css.selectors.marker': 'a list has the colour of its text before each item',
  'css.selectors.view-transition': 'pages change without a fade',
}

const site = await startSite()
afterAll(() => site.stop())

/** Matches the text of style elements. `SHEET` and `ATTRIBUTE` match the other styles of a page. */
const STYLE = /<style[^>]*>(.*?)<\/style>/gs
const SHEET = /(?:href|data-elder-styles)="([^"]+\.css)"/g
const ATTRIBUTE = / style="([^"]*)"/g

/** Returns all styles that the site's pages have, by place. */
async function shippedStyles(): Promise<Map<string, string>> {
  const styles = new Map<string, string>()
  const addresses = new Set(['/elder.css'])
  for (const address of [...PAGE_ADDRESSES.map((each) => each.address), '/nothing']) {
    const html = await (await site.get(address)).text()
    const inline = Array.from(html.matchAll(STYLE), ([, text = '']) => text)
    styles.set(`${address}, inline`, inline.join(''))
    for (const [, sheet = ''] of html.matchAll(SHEET)) addresses.add(sheet)
    const attributes = [...html.matchAll(ATTRIBUTE)].map(([, text = '']) => `a{${text}}`)
    styles.set(
      `${address}, attributes`,
      [...new Set(attributes)].join('').replaceAll('&quot;', '"'),
    )
  }
  for (const address of addresses) styles.set(address, await (await site.get(address)).text())
  return styles
}

describe('styles that ship', async () => {
  const styles = await shippedStyles()
  const lacked = [...styles].flatMap(([place, css]) =>
    lackedBy(css).map((each) => ({ ...each, place })),
  )

  it('are those of all pages, large text, print, the guide and errors', () => {
    const sheets = [...styles.keys()].filter((place) => place.endsWith('.css'))
    for (const name of ['elder', 'elder-page', 'print-page', 'guide-page', 'error', 'rows', 'home'])
      expect.soft(sheets.join(' '), name).toMatch(new RegExp(`/${name}[-.]`))
    expect(styles.size).toBeGreaterThan(2 * PAGE_ADDRESSES.length)
  })

  it('use no feature that the oldest browsers lack and readers would miss', () => {
    const unknown = lacked.filter(({ feature }) => !Object.hasOwn(DEGRADES, feature))
    expect(unknown).toEqual([])
  })

  it('lose no other rule if a browser lacks a feature', () => {
    expect(lacked.filter(({ harm }) => harm !== undefined)).toEqual([])
  })

  it('use every feature that is listed with a fallback', () => {
    const used = new Set(lacked.map(({ feature }) => feature))
    expect(Object.keys(DEGRADES).filter((feature) => !used.has(feature))).toEqual([])
  })
})

describe('the check', () => {
  const HAS = 'css.selectors.has'
  const MIX = 'css.types.color.color-mix'
  const SVH = 'css.types.length.viewport_percentage_units_small'

  it.each([
    ['p,a:has(b){top:0}', HAS],
    ['a{background:var(--a);background:color-mix(in srgb,var(--a),red)}', MIX],
    ['a{--height:100svh}', SVH],
  ])('finds the lost rule in %s', (css, feature) => {
    const found = lackedBy(css).find((each) => each.feature === feature)
    expect(found?.harm).toBeDefined()
  })

  it.each([
    '@media (min-width:48em){a{top:0}}',
    '@supports (height:1svh){a{--height:1svh}}',
    '@supports (color:color-mix(in srgb,red,red)){a{color:color-mix(in srgb,var(--a),red)}}',
    'a{block-size:100vh;block-size:100svh}',
    'a{-webkit-mask:url(a.svg);mask:url(a.svg)}',
    ':is(p,a:hover){inset:0;aspect-ratio:1}',
  ])('finds no problem in %s', (css) => {
    expect(lackedBy(css)).toEqual([])
  })
})

it('the oldest browsers with styles match the documentation', async () => {
  const text = await readFile('docs/developers/architecture.md', 'utf8')
  const [, chrome, safari] = /^\| styles \(`@layer`\) \| ([\d.]+) \| ([\d.]+) \|/m.exec(text) ?? []
  expect({ chrome, safari }).toEqual(OLDEST_STYLED)
})

import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Browser, chromium } from '@playwright/test'
import { faultsInPage, measurePages } from '../../tools/check-site/measure-pages.ts'
import { shellOptions } from '../../tools/browser/engines.ts'
import { startSite } from '../support/start-site.ts'

const site = await startSite()
afterAll(() => site.stop())

let browser: Browser
beforeAll(async () => {
  browser = await chromium.launch(shellOptions)
})
afterAll(() => browser.close())

async function faultsIn(html: string): Promise<string[]> {
  const page = await browser.newPage({ viewport: { width: 390, height: 800 } })
  await page.setContent(`<!doctype html><style>body { margin: 0 }</style>${html}`)
  const faults = await page.evaluate(faultsInPage)
  await page.close()
  return faults
}

const header = (name: string, style = '', menu = '') =>
  `<header class="site-header"><a style="${style}">${name}</a><nav class="site-groups">${menu}</nav>
   <ul class="site-languages"><li><a>English</a></li></ul></header>`

it.each([
  ['names that fit', header('青屿海岸'), []],
  [
    'a name that wraps',
    header('<span>岸</span>青屿海岸国家公园', 'display: block; width: 4em'),
    ['“青屿海岸国家公园” wraps in the header: shortName in site.yaml is for there'],
  ],
  [
    'a seal beside a name that fits',
    header('<span style="position: relative; top: -9px">岸</span>青屿'),
    [],
  ],
  [
    'overlapping names',
    header('青屿海岸', 'position: absolute; top: 20px; left: 40px').replace(
      '<ul',
      '<ul style="margin: 20px 0 0; padding: 0 0 0 40px"',
    ),
    ['“青屿海岸” overlaps “English” in the header'],
  ],
  [
    'a menu of two lines',
    header('青屿', '', '<a>住宿</a><br><a>门票</a>'),
    ['the menu does not fit into one line of the header'],
  ],
  [
    'a title that covers the content',
    '<div class="home-hero"><h1 style="margin: 0">青屿</h1></div><div class="today" style="margin-top: -20px; height: 40px"></div>',
    ['“青屿” overlaps what is below it'],
  ],
  [
    'a title that is cut off',
    '<div style="overflow: hidden"><h1 style="white-space: nowrap">Qingyu Coast International Marine Geopark</h1></div>',
    ['“Qingyu Coast International Marine Geopark” does not fit into the window'],
  ],
  ['an element wider than the page', '<p style="width: 500px">x</p>', ['is wider than the window']],
])('a page with %s', async (_, html, faults) => {
  expect(await faultsIn(html)).toEqual(faults)
})

// The timeout is long, because the machine may be busy.
describe('a site', { timeout: 120_000 }, () => {
  it('with names that fit has no fault at either width, in either language', async () => {
    expect(await measurePages(site.site.origin, ['/'])).toEqual([])
  })

  it('with a missing page has a fault', async () => {
    expect(await measurePages(site.site.origin, ['/nowhere'])).toContain(
      '/en/nowhere at 390 px: answers 404',
    )
  })
})

import { expect, type Page, test } from '@playwright/test'
import { PAGE_ADDRESSES } from '../support/addresses.ts'
import { expectAwake, setLargeText } from '../support/client-page.ts'
import { expectMap } from '../support/guide-page.ts'
import { brokenWords, cutTexts } from '../support/cut-text.ts'
import { sample } from '../support/sample.ts'

const WIDTHS = [320, 390, 768, 1440]

/** The sizes of text: normal, large (长者模式), and doubled in the browser's settings. */
const SIZES = ['usual', 'large', 'double'] as const

async function setSize(page: Page, size: (typeof SIZES)[number]): Promise<void> {
  const root = page.locator(':root')
  await setLargeText(page, false)
  const browser = await page.context().newCDPSession(page)
  await browser.send('Page.setFontSizes', {
    fontSizes: { standard: size === 'double' ? 32 : 16 },
  })
  await expect(root).toHaveCSS('font-size', size === 'double' ? '32px' : '16px')
  if (size === 'large') await setLargeText(page, true)
}

// Runs once (`@once`): these tests set the width themselves, or measure nothing.
test.describe('text', { tag: '@once' }, () => {
  for (const { address, language } of sample(PAGE_ADDRESSES, 8)) {
    test(`of ${address} is not cut off, at four widths in three sizes`, async ({ page }) => {
      await page.goto(address)
      for (const size of SIZES) {
        await setSize(page, size)
        for (const width of WIDTHS) {
          await page.setViewportSize({ width, height: 844 })
          const where = `${size} text at ${width} px`
          expect.soft(await page.evaluate(cutTexts), where).toEqual([])
          if (language === 'en') expect.soft(await page.evaluate(brokenWords), where).toEqual([])
        }
      }
    })

    test(`of ${address} has no extra spaces in accessible names`, async ({ page }) => {
      await page.goto(address)
      // The link to the map appears only together with the map.
      await expectAwake(page)
      if (address.endsWith('/infomation/guide')) await expectMap(page)
      const written = await writtenNames(page)
      expect((await readNames(page)).filter((name) => !written.has(name))).toEqual([])
    })
  }
})

const NAMED = { link: 'a', heading: 'h1, h2, h3, h4, h5, h6', button: 'button, summary' }

/** Roles of controls that contain buttons of the browser itself. */
const CONTROLS = ['Audio', 'Date']

/** Returns the names of links, headings and buttons that Chromium gives to screen readers. */
async function readNames(page: Page): Promise<string[]> {
  const browser = await page.context().newCDPSession(page)
  const { nodes } = await browser.send('Accessibility.getFullAXTree')
  const byId = new Map(nodes.map((node) => [node.nodeId, node]))
  const isBrowsers = ({ parentId = '' }: (typeof nodes)[number]): boolean => {
    const parent = byId.get(parentId)
    return (
      parent !== undefined && (CONTROLS.includes(String(parent.role?.value)) || isBrowsers(parent))
    )
  }
  const names = nodes.flatMap((node) =>
    !node.ignored && String(node.role?.value) in NAMED && !isBrowsers(node)
      ? [oneLine(String(node.name?.value))]
      : [],
  )
  expect(names.length).toBeGreaterThan(10)
  return names
}

/** Returns the visible texts of the same elements. Words in separate blocks are separate words. */
async function writtenNames(page: Page): Promise<Set<string>> {
  await page.locator('[aria-hidden="true"]:not(wbr)').evaluateAll((all: HTMLElement[]) => {
    for (const each of all) each.style.setProperty('display', 'none', 'important')
  })
  const texts = await page.locator(Object.values(NAMED).join()).evaluateAll((all) =>
    all.map((each) => {
      // Links of a map are SVG elements, which have no `innerText`.
      const text = each instanceof HTMLElement ? each.innerText : each.textContent
      return each.getAttribute('aria-label') ?? text
    }),
  )
  return new Set(texts.map(oneLine))
}

function oneLine(text: string): string {
  return text.replaceAll(/\s+/g, ' ').trim()
}

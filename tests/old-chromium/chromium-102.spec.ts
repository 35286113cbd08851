import { expect } from '@playwright/test'
import { PAGE_ADDRESSES } from '../support/addresses.ts'
import { test, widthBeyondWindow, WIDTHS } from './support/old-test.ts'

/** The address of an error page, which has no header and its own layout. */
const ERROR = '/nothing'

test.afterEach(({ errors }) => expect(errors).toEqual([]))

for (const address of [...PAGE_ADDRESSES.map((page) => page.address), ERROR]) {
  test(`${address} has the right layout on a phone and on a desktop`, async ({ openOld }) => {
    for (const width of WIDTHS) {
      const page = await openOld(address, width)
      const isWide = width > 1000
      const at = `${width} px`
      expect.soft(await page.evaluate(() => innerWidth), at).toBe(width)
      expect.soft(await page.evaluate(widthBeyondWindow), at).toBe(0)
      if (address === ERROR) continue
      expect.soft(await page.evaluate(headerRows), at).toBe(1)
      const groups = await page.evaluate(boxOf, '.site-groups')
      expect.soft(groups.width > 0, at).toBe(isWide)
    }
  })
}

test('the guide has its list beside the map on a desktop, and below it on a phone', async ({
  openOld,
}) => {
  const boxes = async (width: number) => {
    const page = await openOld('/infomation/guide', width)
    return {
      side: await page.evaluate(boxOf, '.guide-side'),
      stage: await page.evaluate(boxOf, '.guide-stage'),
    }
  }
  const wide = await boxes(1440)
  expect(wide.side.width).toBe(420)
  expect(wide.stage.x).toBe(420)
  expect(wide.stage.width).toBe(1020)
  const narrow = await boxes(390)
  expect(narrow.side.width).toBe(390)
  expect(narrow.stage.width).toBe(390)
  expect(narrow.side.y).toBeGreaterThan(600)
})

test('rows without pictures fill the width of the list', async ({ openOld }) => {
  const page = await openOld('/infomation/announcement', 390)
  const widths = await page
    .locator('.item-title')
    .evaluateAll((titles) => titles.map((title) => title.getBoundingClientRect().width))
  expect(widths.length).toBeGreaterThan(5)
  expect(Math.min(...widths)).toBeGreaterThan(300)
})

test('only the current menu entry is underlined', async ({ openOld }) => {
  const page = await openOld('/mall/ticket', 1440)
  const shown = await page.locator('.site-groups a').evaluateAll((links) =>
    links
      .filter((link) => {
        const { transform, scale } = getComputedStyle(link, '::after')
        return transform !== 'matrix(0, 0, 0, 1, 0, 0)' && !(scale ?? '').startsWith('0 ')
      })
      .map((link) => link.hasAttribute('aria-current')),
  )
  expect(shown).toEqual([true])
})

test('buttons keep their colour on hover', async ({ openOld }) => {
  const page = await openOld('/mall/ticket', 1440)
  const colourOf = (state: string) =>
    page.evaluate((selector) => {
      const button = document.querySelector(selector)
      return button === null ? undefined : getComputedStyle(button).backgroundColor
    }, `.button${state}`)
  await page.evaluate(() => document.querySelector('.button')?.scrollIntoView({ block: 'center' }))
  const { x, y } = await page.evaluate(boxOf, '.button')
  await page.mouse.move(x + 5, y + 5)
  await expect.poll(() => colourOf(':hover')).toBe(await colourOf(''))
})

/** Returns the box of the first element that matches. Runs in the page. */
function boxOf(selector: string) {
  const box = document.querySelector(selector)?.getBoundingClientRect()
  if (box === undefined) throw new Error(`There is no ${selector}`)
  return { x: box.x, y: box.y, width: box.width }
}

/** Returns the number of rows in the header: 1 or 2. Runs in the page. */
function headerRows(): number {
  const boxes = [...document.querySelectorAll('.site-header > *')]
    .map((each) => each.getBoundingClientRect())
    .filter(({ width, height }) => width > 1 && height > 1)
  const firstBottom = Math.min(...boxes.map(({ bottom }) => bottom))
  return boxes.some(({ top }) => top >= firstBottom) ? 2 : 1
}

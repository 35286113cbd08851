import { expect } from '@playwright/test'
import { LANGUAGES } from '../../locales/languages.ts'
import { HOTEL, HOTEL_NAME, HOTELS, HOTELS_NAME } from '../support/client-page.ts'
import { test } from './support/engine-test.ts'
import type { Visitor } from './support/visitor.ts'

test.afterEach(({ visitor }) => expect(visitor.errors).toEqual([]))

test('the menu opens, links to a page, and closes on Escape', async ({ visitor }) => {
  const isOpen = () => visitor.count('.site-menu[open]')
  await visitor.resize(390, 844)
  await visitor.open('/mall/ticket')
  await visitor.untilReady()
  await visitor.click('.site-menu summary')
  await expect.poll(isOpen).toBe(1)
  await visitor.press('Escape')
  await expect.poll(isOpen).toBe(0)
  await visitor.click('.site-menu summary')
  await visitor.click(`.site-menu a[href="${HOTELS}"]`)
  await expectPage(visitor, HOTELS, HOTELS_NAME)
  await expect.poll(isOpen).toBe(0)
})

test('a filter shortens a list, and going back shows the whole list', async ({ visitor }) => {
  const cards = () => visitor.count('main li > article, main li h2, main li h3')
  const link = '.category-filter li:last-child a'
  await visitor.resize(1440, 900)
  await visitor.open(HOTELS)
  await visitor.untilReady()
  const all = await cards()
  const narrowed = (await visitor.attributeOf(link, 'href')) ?? ''
  expect(narrowed).toMatch(/\?category=\w+$/)
  const few = Number(await visitor.textOf(`${link} .count`))
  expect(few).toBeGreaterThan(0)
  await visitor.click(link)
  await expectPage(visitor, narrowed, HOTELS_NAME)
  await expect.poll(() => visitor.attributeOf(link, 'aria-current')).toBe('true')
  await expect.poll(cards).toBeLessThan(all)
  await visitor.back()
  await expectPage(visitor, HOTELS, HOTELS_NAME)
  await expect.poll(cards).toBe(all)
})

test('the language switch shows the same page, and switches back', async ({ visitor }) => {
  const switchTo = async (tag: string) => {
    // With more than two languages, the links to them are in a menu.
    if (LANGUAGES.length > 2) await visitor.click('.language-menu summary')
    await visitor.click(`.site-languages a[hreflang="${tag}"]`)
  }
  await visitor.resize(390, 844)
  await visitor.open(HOTEL)
  await visitor.untilReady()
  await switchTo('en')
  await expectPage(visitor, `/en${HOTEL}`, 'North Reef Lodge')
  await expect.poll(() => visitor.attributeOf('html', 'lang')).toBe('en')
  await switchTo('zh-CN')
  await expectPage(visitor, HOTEL, HOTEL_NAME)
  await expect.poll(() => visitor.attributeOf('html', 'lang')).toBe('zh-CN')
})

test('going back from a page returns to the same position in its list', async ({ visitor }) => {
  const link = `main a[href="${HOTEL}"]`
  const place = () => visitor.evaluate(() => Math.round(scrollY))
  // So low that the item, which is near the top of its page, has to be scrolled to.
  await visitor.resize(390, 400)
  await visitor.open(HOTELS)
  await visitor.untilReady()
  await visitor.evaluate((each) => {
    document.querySelector(each)?.scrollIntoView({ block: 'center', behavior: 'instant' })
  }, link)
  const left = await place()
  expect(left).toBeGreaterThan(60)
  await visitor.click(link)
  await expectPage(visitor, HOTEL, HOTEL_NAME)
  await expect.poll(place).toBe(0)
  await visitor.back()
  await expectPage(visitor, HOTELS, HOTELS_NAME)
  await expect.poll(async () => Math.abs((await place()) - left)).toBeLessThan(60)
})

test('the guide shows a point, and a walk between two points', async ({ visitor }) => {
  await visitor.resize(1440, 900)
  await visitor.open('/infomation/guide')
  await expect.poll(() => visitor.count('.guide[data-awake] [data-map="open"]')).toBe(1)
  // WebKit returns no text for rows that it has not rendered.
  let name: string | undefined
  await expect.poll(async () => (name = await visitor.textOf('#point-1 h3'))).toBeTruthy()
  await visitor.click('#point-1 h3 a')
  await expect.poll(() => visitor.textOf('.point-sheet h2')).toBe(name)
  expect(await visitor.address()).toBe('/infomation/guide#point-1')
  await visitor.click('.point-sheet-close')
  await expect.poll(() => visitor.count('.point-sheet')).toBe(0)
  await visitor.click('#point-64 .point-links button')
  await visitor.click('#point-1 .needs-script + .needs-script button')
  await expect.poll(() => visitor.count('.walk-steps li')).toBeGreaterThan(0)
  await visitor.click('.walk-clear')
  await expect.poll(() => visitor.count('.walk-steps')).toBe(0)
})

test('the list on a phone can be dragged by its grip and moved by keys, and releases the focus', async ({
  visitor,
}) => {
  await visitor.resize(390, 844)
  await visitor.open('/infomation/guide')
  await expect.poll(() => visitor.count('.guide[data-awake] [data-map="open"]')).toBe(1)
  const stop = () => visitor.attributeOf('.guide', 'data-stop')
  const grip = () =>
    visitor.evaluate(() => {
      const { x, y, width, height } =
        document.querySelector('.sheet-grip')?.getBoundingClientRect() ?? new DOMRect()
      return { x: x + width / 2, y: y + height / 2 }
    })
  /** Expects that the sheet rests at a share of the window's height. */
  const expectAt = (share: number) =>
    expect
      .poll(async () =>
        Math.abs((await grip()).y - share * (await visitor.evaluate(() => innerHeight))),
      )
      .toBeLessThan(40)
  await expect.poll(stop).toBe('peek')
  const { x, y } = await grip()
  await visitor.dragAt(x, y, -120)
  await expect.poll(stop).toBe('half')
  await expectAt(0.5)
  await visitor.evaluate(() => document.querySelector<HTMLElement>('.sheet-grip')?.focus())
  await visitor.press('ArrowUp')
  await expect.poll(stop).toBe('full')
  await expectAt(0)
  await visitor.press('Escape')
  await expectAt(0.5)
  await visitor.press('ArrowDown')
  await expect.poll(stop).toBe('peek')
  await visitor.press('Tab')
  await expect.poll(() => visitor.evaluate(() => document.activeElement?.tagName)).toBe('INPUT')
  const shown = () =>
    visitor.evaluate(
      () =>
        [...document.querySelectorAll('.point-group:first-of-type .point')].filter(
          (row) => row.getClientRects().length > 0,
        ).length,
    )
  expect(await shown()).toBe(4)
  await visitor.click('.more-points')
  await expect.poll(shown).toBeGreaterThan(4)
})

test('a toast shows its text, stays for its duration, and closes', async ({ visitor }) => {
  const show = (text: string, durationMs: number) =>
    visitor.evaluate(
      (detail) => {
        document.dispatchEvent(new CustomEvent('shanmen:toast', { detail, bubbles: true }))
      },
      { text, type: 'info', durationMs },
    )
  await visitor.resize(390, 844)
  await visitor.open('/mall/ticket')
  await visitor.untilReady()
  await show('已复制', 0)
  await expect.poll(() => visitor.textOf('.toast p')).toBe('已复制')
  await show('就走', 200)
  await expect.poll(() => visitor.count('.toast')).toBe(1)
  await visitor.click('.toast-close')
  await expect.poll(() => visitor.count('.toast')).toBe(0)
})

/** Waits for a page at its address. */
async function expectPage(visitor: Visitor, address: string, title: string): Promise<void> {
  await expect.poll(() => visitor.address()).toBe(address)
  await expect.poll(() => visitor.textOf('h1')).toBe(title)
}

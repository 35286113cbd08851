import { expect, test } from '@playwright/test'
import { now } from '../support/clock.ts'
import { expectClient, setLargeText, turnOnLargeText } from '../support/client-page.ts'
import { watchErrors } from '../support/watch-errors.ts'

const PHONE = { width: 390, height: 844 }

/**
 * Maximum length of the page in pixels, because visitors compare all tickets on it. The buttons for
 * the number of visitors need a third of a screen.
 */
const LENGTHS = [
  ['/mall/ticket', 3700],
  ['/en/mall/ticket', 3900],
] as const

for (const [address, length] of LENGTHS) {
  test(`${address} is at most ${length} px long on a phone`, { tag: '@once' }, async ({ page }) => {
    await page.setViewportSize(PHONE)
    await page.goto(address)
    await expect(page.locator('.ticket')).toHaveCount(6)
    const height = await page.evaluate(() => document.documentElement.scrollHeight)
    expect(height).toBeLessThanOrEqual(length)
  })
}

test(
  'reduced fares have a space between visitor type and price',
  { tag: '@once' },
  async ({ page }) => {
    for (const path of ['/mall/ticket', '/en/mall/ticket']) {
      await page.goto(path)
      const lines = await page.locator('.fare-table td small').allTextContents()
      expect(lines.length, path).toBeGreaterThan(1)
      expect(lines.filter((line) => !/\s(?:¥|免费|free)/.test(line))).toEqual([])
    }
  },
)

for (const javaScriptEnabled of [true, false]) {
  test.describe(`${javaScriptEnabled ? 'with' : 'without'} script`, () => {
    test.use({ javaScriptEnabled })

    test('the price for two adults and a child can be calculated and shared', async ({
      page,
      context,
    }) => {
      const errors = watchErrors(page)
      await page.goto('/mall/ticket')
      if (javaScriptEnabled) await expectClient(page)
      await page.getByRole('spinbutton', { name: '儿童' }).fill('1')
      await page.getByLabel('内港游船').check()
      await page.getByLabel('哪一天').fill(tomorrow())
      await page.getByRole('button', { name: '算一算' }).click()
      const best = page.locator('.combinations > li').first()
      await expect(best).toContainText('¥398')
      await expect(best).toContainText('最省')
      await expect(
        page.getByRole('link', { name: '购买：家庭票 × 1', exact: true }),
      ).toHaveAttribute('href', /^https:/)
      await expect(best.locator('.ticket-price')).toBeInViewport({ ratio: 1 })
      await page.locator('.party-change > summary').click()
      await expect(page.getByRole('spinbutton', { name: '儿童' })).toHaveValue('1')
      await expect(page.getByLabel('内港游船')).toBeChecked()
      expect(new URL(page.url()).searchParams.get('child')).toBe('1')
      expect(errors).toEqual([])

      const other = await context.newPage()
      await other.goto(page.url())
      await expect(other.locator('.combinations > li').first()).toContainText('¥398')
    })
  })
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(`${javaScriptEnabled ? 'with' : 'without'} script, on a phone`, () => {
    test.use({ javaScriptEnabled, viewport: PHONE })

    test('a visitor aged 72 sees the price after two taps and entering the age', async ({
      page,
    }) => {
      for (const [path, words] of [
        ['/mall/ticket', '72 岁按长者（70 岁起）算。'],
        ['/en/mall/ticket', 'Aged 72: seniors (from 70).'],
      ] as const) {
        await page.goto(path)
        if (javaScriptEnabled) await expectClient(page)
        await page.locator('#ages').click()
        await page.keyboard.type('72')
        await page.locator('.party-form > .button').click()
        await expect(page.locator('.party-result')).toContainText(words)
        await expect(page.locator('.combinations > li')).toHaveText(/^¥0/)
        await expect(page.locator('.party-form')).toBeHidden()
        await expect(page.locator('.combinations .ticket-price')).toBeInViewport({ ratio: 1 })
        await expect(page.locator('#count-senior')).toHaveValue('1')
        await expect(page.locator('#count-adult')).toHaveValue('0')
        await expect(page.locator('#ages')).toHaveValue('')
      }
    })
  })
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(`${javaScriptEnabled ? 'with' : 'without'} script, by keyboard`, () => {
    test.use({ javaScriptEnabled, viewport: { width: 1440, height: 900 } })

    test('a family of three needs one press, and the button keeps the focus', async ({ page }) => {
      await page.goto('/mall/ticket')
      if (javaScriptEnabled) await expectClient(page)
      const more = page.getByRole('button', { name: '多一位儿童' })
      await more.press('Enter')
      await expect(page.getByRole('spinbutton', { name: '儿童' })).toHaveValue('1')
      await expect(page.locator('.combinations > li').first()).toContainText('2 位成人')
      await expect(more).toBeFocused()
      await expect(page.locator('.combinations .ticket-price').first()).toBeInViewport({ ratio: 1 })
      await page.getByRole('spinbutton', { name: '儿童' }).press('Enter')
      await expect(page).not.toHaveURL(/less|more/)
      await expect(page.locator('.party-form')).toBeHidden()
      await page.locator('.party-change > summary').click()
      await expect(page.getByRole('spinbutton', { name: '儿童' })).toHaveValue('1')
    })
  })
}

const RESULT = '/mall/ticket?adult=2&child=1&senior=1'

test('the conditions of a result are folded on phones, and next to the sum on wide windows', async ({
  page,
}) => {
  for (const [width, folds, isBeside] of [
    [390, true, false],
    [768, false, false],
    [1440, false, true],
  ] as const) {
    await page.setViewportSize({ width, height: 900 })
    await page.goto(RESULT)
    const facts = page.locator('.sum-details > .facts')
    if (folds) {
      await expect(facts).toBeHidden()
      await page.locator('.sum-details > summary').click()
    }
    await expect(facts).toBeVisible()
    const [sum, conditions] = await page
      .locator('.best-sum, .sum-details > .facts')
      .evaluateAll((all) => all.map((each) => each.getBoundingClientRect()))
    expect((conditions?.left ?? 0) > (sum?.right ?? 0), `${width} px`).toBe(isBeside)
  }
})

test('a phone too says what each ticket does not include', { tag: '@once' }, async ({ page }) => {
  await page.setViewportSize(PHONE)
  await page.goto('/mall/ticket')
  const without = page.locator('.service-included ~ .service-without')
  await expect(without.first()).toBeVisible()
  await expect(without.filter({ visible: false })).toHaveCount(0)
})

test('the form of a phone is within the first window', async ({ page }) => {
  await page.setViewportSize(PHONE)
  await page.goto('/mall/ticket')
  const button = await page.locator('.party-form > .button').boundingBox()
  const notices = await page
    .locator('main > .notice')
    .evaluateAll((all) =>
      all.reduce((sum, each) => sum + each.getBoundingClientRect().height + 8, 0),
    )
  expect((button?.y ?? Infinity) + (button?.height ?? 0) - notices).toBeLessThanOrEqual(
    PHONE.height,
  )
})

test('on wide windows the other ways are below the best one, next to each other', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/mall/ticket?adult=2&child=1')
  const [best, one, other] = await page
    .locator('.combinations > li')
    .evaluateAll((ways) => ways.map((way) => way.getBoundingClientRect()))
  expect(one?.top).toBe(best?.bottom)
  expect(other?.top).toBe(one?.top)
  expect(other?.left).toBe(one?.right)
})

test('on phones, the state of today is left out above a result for another day', async ({
  page,
}) => {
  await page.setViewportSize(PHONE)
  await page.goto(`${RESULT}&day=${tomorrow()}`)
  await expect(page.locator('.opening-now').first()).toBeHidden()
  await expect(page.locator('.party-facts')).toContainText('停止入园')
  await page.goto('/mall/ticket')
  await expect(page.locator('.opening-now').first()).toBeVisible()
})

test('paper shows a result with its conditions, without the form', async ({ page }) => {
  await page.goto(RESULT)
  await page.emulateMedia({ media: 'print' })
  await expect(page.locator('.combinations .ticket-price').first()).toBeVisible()
  await expect(page.locator('.sum-details > .facts')).toBeVisible()
  await expect(page.locator('.party-change')).toContainText('2 位成人')
  await expect(page.locator('.party-form')).toBeHidden()
  await page.goto('/mall/ticket')
  await expect(page.locator('.party')).toBeHidden()
})

test('the first screen of a phone shows a price on tickets and a picture on the mall', async ({
  page,
}) => {
  await page.setViewportSize(PHONE)
  await page.goto('/mall/ticket')
  await expect(page.locator('main .price').first()).toBeInViewport({ ratio: 1 })
  await page.goto('/mall')
  await expect(page.locator('main img').first()).toBeInViewport({ ratio: 1 })
})

test('the calculated price is shown without a page load', { tag: '@once' }, async ({ page }) => {
  await page.goto('/mall/ticket')
  await expectClient(page)
  await page.evaluate(() => Object.assign(window, { isSame: true }))
  await page.getByRole('button', { name: '算一算' }).click()
  await expect(page.locator('.combinations')).toBeVisible()
  expect(await page.evaluate(() => 'isSame' in window)).toBe(true)
})

test('the buttons of all counts are round', { tag: '@once' }, async ({ page }) => {
  for (const width of [390, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    await page.goto('/mall/ticket')
    const shapes = await page.locator('.party-count button').evaluateAll((buttons) =>
      buttons.map((button) => {
        const box = button.getBoundingClientRect()
        return Math.round(box.width - box.height)
      }),
    )
    expect(new Set(shapes), `${width} px`).toEqual(new Set([0]))
  }
})

test('a ticket’s button and conditions never overlap, also in large text', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  for (const address of ['/mall/ticket', '/en/mall/ticket']) {
    await page.goto(address)
    for (const isLarge of [false, true]) {
      await setLargeText(page, isLarge)
      const covered = await page.locator('.ticket').evaluateAll(
        (tickets) =>
          tickets.filter((ticket) => {
            const [button, summary] = ['.button', 'summary'].map((name) =>
              ticket.querySelector(name)?.getBoundingClientRect(),
            )
            if (!button || !summary) return true
            return summary.left < button.right && summary.top < button.bottom
          }).length,
      )
      expect(covered, `${address}, large: ${isLarge}`).toBe(0)
    }
  }
})

test.describe('in large text', () => {
  test.beforeEach(({ page, baseURL }) => turnOnLargeText(page, baseURL))

  test('two tickets are side by side, and the form fills a wide screen', async ({ page }) => {
    for (const [width, inRow] of [
      [390, 1],
      [768, 2],
      [1440, 2],
    ] as const) {
      await page.setViewportSize({ width, height: 900 })
      await page.goto('/mall/ticket')
      const tops = await page
        .locator('.ticket')
        .evaluateAll((cells) => cells.map((cell) => cell.getBoundingClientRect().top))
      expect(tops).toHaveLength(6)
      expect(new Set(tops).size, `${width} px`).toBe(6 / inRow)
      const rights = await page
        .locator('#ages, .ticket-cards')
        .evaluateAll((all) => all.map((each) => Math.round(each.getBoundingClientRect().right)))
      expect(rights[0], `${width} px`).toBe(rights[1])
    }
  })

  test('a wide window shows the picture next to the title', async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 })
    for (const path of ['/mall/ticket', '/en/mall/ticket']) {
      await page.goto(path)
      const picture = page.locator('.area-opening .opening-picture')
      await expect(picture).toBeInViewport({ ratio: 1 })
      const left = (await picture.boundingBox())?.x ?? 0
      for (const text of await page.locator('.area-opening > :is(h1, p)').all()) {
        const box = await text.boundingBox()
        expect((box?.x ?? Infinity) + (box?.width ?? 0), path).toBeLessThanOrEqual(left)
      }
    }
  })

  test('a price and its button are in one row, also on a phone', async ({ page }) => {
    for (const width of [390, 768, 1440]) {
      await page.setViewportSize({ width, height: 900 })
      await page.goto('/mall/ticket')
      const [price, button] = await page
        .locator('.ticket-advised :is(.ticket-price, .button)')
        .evaluateAll((all) => all.map((each) => each.getBoundingClientRect().toJSON()))
      expect(button.top, `${width} px`).toBeLessThan(price.bottom)
    }
  })

  test('a ticket of an answer has its price, code and button in one row', async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 })
    await page.goto('/mall/ticket?adult=2&child=1')
    const row = page.locator('.best-way .sum > li').first()
    const middles = await row.locator('> :is(.sum-times, figure, .button)').evaluateAll((all) =>
      all.map((each) => {
        const { top, bottom } = each.getBoundingClientRect()
        return Math.round((top + bottom) / 2)
      }),
    )
    expect(middles).toHaveLength(3)
    expect(Math.max(...middles) - Math.min(...middles)).toBeLessThanOrEqual(2)
  })

  test('the conditions of a result are next to the sum if the letters leave room', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1440, height: 900 })
    for (const [letters, isBeside] of [
      ['', true],
      ['m', false],
      ['l', false],
    ] as const) {
      await page.goto(RESULT)
      await setLargeText(page, true, letters)
      const sum = await page.locator('.best-sum').boundingBox()
      const conditions = await page.locator('.sum-details > .facts').boundingBox()
      expect((conditions?.x ?? 0) > (sum?.x ?? 0) + (sum?.width ?? 0), letters).toBe(isBeside)
    }
  })

  test('the opening state is on the line of the hours next to it', async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 })
    await page.goto('/mall/ticket')
    const tops = await page.locator('.opening-now:first-of-type [data-times]').evaluateAll((all) =>
      all.map((each) => {
        const range = document.createRange()
        range.selectNodeContents(each)
        return range.getBoundingClientRect().top
      }),
    )
    expect(tops.length).toBeGreaterThan(1)
    expect(new Set(tops).size).toBe(1)
  })

  test('a phone shows the picture next to the title', async ({ page }) => {
    await page.setViewportSize(PHONE)
    await page.goto('/mall/ticket')
    await setLargeText(page, true)
    const title = await page.locator('h1').boundingBox()
    const picture = await page.locator('.opening-picture').boundingBox()
    expect(picture?.y).toBeLessThan(title?.y ?? 0)
    expect((picture?.y ?? 0) + (picture?.height ?? 0)).toBeGreaterThan(title?.y ?? Infinity)
  })

  test('with the largest text, a phone shows prices on one line, and round buttons', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto('/mall/ticket')
    await setLargeText(page, true, 'l')
    const lines = await page.locator('.ticket-first > .price').evaluate((price) => {
      const range = document.createRange()
      range.selectNodeContents(price)
      return range.getClientRects().length
    })
    expect(lines).toBe(1)
    const button = await page.locator('#more-adult').boundingBox()
    expect(button?.width).toBe(button?.height)
  })
})

function tomorrow(): string {
  return new Date(now() + 24 * 60 * 60 * 1000).toISOString().slice(0, '2026-11-27'.length)
}

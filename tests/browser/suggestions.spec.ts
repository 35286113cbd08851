import { expect, type Page, test } from '@playwright/test'
import { axeFindings } from '../support/axe.ts'
import { now } from '../support/clock.ts'
import {
  expectClient,
  holdRequests,
  recordRequests,
  setConnection,
} from '../support/client-page.ts'
import { watchErrors } from '../support/watch-errors.ts'

const SUGGESTIONS = /\/search\/suggest\.json\?/

const field = (page: Page) => page.locator('.search-form [name="q"]')
const options = (page: Page) => page.getByRole('listbox').getByRole('option')

/** Opens a page with a search field, and waits until its suggestions work. */
async function openSearch(page: Page, path = '/search'): Promise<void> {
  await page.goto(path)
  await expectClient(page)
  await expect(async () => {
    await field(page).blur()
    await field(page).focus()
    await expect(field(page)).toHaveRole('combobox', { timeout: 1000 })
  }).toPass()
}

for (const { path, typed, answer, other, count } of [
  { path: '/search', typed: '狗', answer: '可以带狗吗？', other: 'qqqqqq', count: /条建议/ },
  {
    path: '/en/search',
    typed: 'dog',
    answer: 'May dogs come along?',
    other: 'qqqqqqqq',
    count: /suggestion/,
  },
])
  test(`${path} suggests answers first, by keyboard and for screen readers`, async ({ page }) => {
    const errors = watchErrors(page)
    await openSearch(page, path)
    await field(page).pressSequentially(typed)
    await expect(options(page).first()).toContainText(answer)
    await expect(page.locator('.search-form output')).toHaveText(count)
    await expect(field(page)).toHaveAttribute('aria-expanded', 'true')
    expect(await axeFindings(page)).toEqual([])
    await field(page).press('ArrowUp')
    await expect(options(page).last()).toHaveAttribute('aria-selected', 'true')
    await field(page).press('ArrowDown')
    await expect(page.locator('[aria-selected="true"]')).toHaveCount(0)
    await field(page).press('ArrowDown')
    const first = options(page).first()
    await expect(field(page)).toHaveAttribute(
      'aria-activedescendant',
      (await first.getAttribute('id')) ?? '',
    )
    await field(page).press('Escape')
    await expect(page.getByRole('listbox')).toBeHidden()
    await expect(field(page)).toHaveValue(typed)
    await field(page).fill(other)
    await expect(page.locator('.search-form output')).toHaveText(/没有建议|No suggestions/)
    await field(page).fill(typed)
    await expect(options(page).first()).toContainText(answer)
    await field(page).press('ArrowDown')
    await field(page).press('Enter')
    await expect(page).toHaveURL(/\/service\/qa#question-8003$/)
    expect(errors).toEqual([])
  })

test('Enter sends the form, and a press follows a suggestion', async ({ page }) => {
  await openSearch(page)
  await field(page).pressSequentially('狗')
  await expect(options(page).first()).toBeVisible()
  await field(page).press('Enter')
  await expect(page).toHaveURL(/\/search\?q=/)
  await expect(page.getByRole('listbox')).toBeHidden()
  await openSearch(page)
  await field(page).pressSequentially('狗')
  await options(page).first().click()
  await expect(page).toHaveURL(/\/service\/qa#question-8003$/)
})

test('one request is sent per 150 ms, and older responses never replace newer ones', async ({
  page,
}) => {
  await openSearch(page)
  await page.clock.install({ time: now() })
  await page.clock.pauseAt(now() + 60_000)
  const requests = recordRequests(page, SUGGESTIONS)
  const answers = await holdRequests(page, SUGGESTIONS)
  const type = async (text: string) => {
    await field(page).fill(text)
    await page.clock.runFor(149)
  }
  await type('l')
  await type('li')
  expect(requests).toHaveLength(0)
  await page.clock.runFor(1)
  await expect.poll(() => answers.held.length).toBe(1)
  await type('狗')
  await page.clock.runFor(1)
  await expect.poll(() => answers.held.length).toBe(2)
  await answers.release()
  await expect(options(page).first()).toContainText('可以带狗吗？')
  expect(requests.map((request) => new URL(request.url()).searchParams.get('q'))).toEqual([
    'li',
    '狗',
  ])
  await expect(options(page).first()).toContainText('可以带狗吗？')
})

test('text in an unfinished IME composition is not searched', async ({ page }) => {
  await openSearch(page)
  await page.clock.install({ time: now() })
  const requests = recordRequests(page, SUGGESTIONS)
  const fire = (type: string, text: string) =>
    field(page).evaluate(
      (input: HTMLInputElement, [name, value]) => {
        input.value = value
        const isComposing = name === 'input'
        input.dispatchEvent(
          isComposing
            ? new InputEvent('input', { isComposing, bubbles: true })
            : new CompositionEvent(name, { bubbles: true }),
        )
      },
      [type, text] as const,
    )
  await fire('input', 'go')
  await fire('input', 'gou')
  await page.clock.runFor(300)
  expect(requests).toHaveLength(0)
  await fire('compositionend', '狗')
  await page.clock.runFor(150)
  await expect(options(page).first()).toContainText('可以带狗吗？')
  // In Safari, Enter also ends a composition. It must not open a suggestion then.
  await field(page).press('ArrowDown')
  await field(page).evaluate((input) =>
    input.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', keyCode: 229 })),
  )
  await expect(page).toHaveURL(/\/search$/)
})

for (const connection of [{ saveData: true }, { effectiveType: '2g' }])
  test(`with ${JSON.stringify(connection)} the field has no suggestions`, async ({ page }) => {
    await setConnection(page, connection)
    const requests = recordRequests(page, SUGGESTIONS)
    await page.goto('/search')
    await expectClient(page)
    await page.waitForLoadState('networkidle')
    await field(page).pressSequentially('狗')
    await page.waitForLoadState('networkidle')
    await expect(page.getByRole('combobox')).toHaveCount(0)
    expect(requests).toEqual([])
  })

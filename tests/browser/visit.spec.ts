import { expect, type Page, test } from '@playwright/test'
import { watchErrors } from '../support/watch-errors.ts'

const JOURNEYS = [
  {
    language: 'Chinese',
    home: '/',
    tag: 'zh-CN',
    group: '住宿',
    stay: '住宿',
    hotel: '北礁客舍',
    other: 'English',
    otherTag: 'en',
  },
  {
    language: 'English',
    home: '/en',
    tag: 'en',
    group: 'Stay',
    stay: 'Places to stay',
    hotel: /North Reef Lodge/,
    other: '中文',
    otherTag: 'zh-CN',
  },
] as const

for (const javaScriptEnabled of [true, false]) {
  for (const { language, home, tag, group, stay, hotel, other, otherTag } of JOURNEYS) {
    test.describe(`${javaScriptEnabled ? 'with' : 'without'} script, in ${language}`, () => {
      test.use({ javaScriptEnabled, locale: tag })

      test(`a visitor finds a hotel and continues in ${other}`, async ({ page }) => {
        const problems = watchVisit(page)
        await page.goto(home)
        await expect(page.locator('html')).toHaveAttribute('lang', tag)
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()

        await openMenu(page)
        await followInHeader(page, group)
        await expect(page.getByRole('heading', { level: 1, name: stay })).toBeVisible()

        await page.getByRole('link', { name: hotel }).first().click()
        await expect(page.getByRole('heading', { level: 1, name: hotel })).toBeVisible()
        await expect(
          page
            .getByRole('main')
            .getByText(/[¥￥]\s?680/)
            .first(),
        ).toBeVisible()
        const address = new URL(page.url()).pathname

        await followInHeader(page, other)
        await expect(page.locator('html')).toHaveAttribute('lang', otherTag)
        expect(new URL(page.url()).pathname.replace(/^\/en/, '')).toBe(address.replace(/^\/en/, ''))
        expect(problems).toEqual([])
      })
    })
  }
}

test.describe('an English reader', () => {
  test.use({ locale: 'en-GB' })

  test('who comes to / is redirected to English once', async ({ page }) => {
    await page.goto('/')
    await expect(page).toHaveURL(/\/en$/)
    await followInHeader(page, '中文')
    await expect(page).toHaveURL(/\/$/)
    await expect(page.locator('html')).toHaveAttribute('lang', 'zh-CN')
  })
})

/** On a phone the links to pages are in the menu. */
async function openMenu(page: Page): Promise<void> {
  const summary = page.getByRole('banner').locator('summary').first()
  if (await summary.isVisible()) await summary.click()
}

/** Follows the first link of that name that the header shows. */
async function followInHeader(page: Page, name: string): Promise<void> {
  await page
    .getByRole('banner')
    .getByRole('link', { name, exact: true })
    .filter({ visible: true })
    .first()
    .click()
}

/** Records what no visit may cause: errors, failed answers, requests to other hosts. */
function watchVisit(page: Page): string[] {
  const problems = watchErrors(page)
  page.on('request', (request) => {
    const { protocol, hostname } = new URL(request.url())
    if (protocol.startsWith('http') && hostname !== 'localhost')
      problems.push(`requested ${request.url()}`)
  })
  page.on('response', (response) => {
    if (response.status() >= 400) problems.push(`${response.status()} ${response.url()}`)
  })
  return problems
}

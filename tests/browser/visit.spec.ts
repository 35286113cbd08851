import { expect, type Page, test } from '@playwright/test'

const JOURNEYS = [
  {
    language: 'Chinese',
    home: '/',
    tag: 'zh-CN',
    group: '住宿',
    stay: '住宿',
    hotel: '听松山房',
    other: 'English',
    otherTag: 'en',
  },
  {
    language: 'English',
    home: '/en',
    tag: 'en',
    group: 'Stay',
    stay: 'Places to stay',
    hotel: /Tingsong Lodge/,
    other: '中文',
    otherTag: 'zh-CN',
  },
] as const

for (const javaScriptEnabled of [true, false]) {
  for (const { language, home, tag, group, stay, hotel, other, otherTag } of JOURNEYS) {
    test.describe(`${javaScriptEnabled ? 'with' : 'without'} script, in ${language}`, () => {
      test.use({ javaScriptEnabled, locale: tag })

      test(`a visitor finds a hotel and continues in ${other}`, async ({ page }) => {
        const problems = watch(page)
        await page.goto(home)
        await expect(page.locator('html')).toHaveAttribute('lang', tag)
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()

        await openMenu(page)
        await page
          .getByRole('banner')
          .getByRole('link', { name: group, exact: true })
          .filter({ visible: true })
          .first()
          .click()
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

        await page
          .getByRole('banner')
          .getByRole('link', { name: other, exact: true })
          .filter({ visible: true })
          .first()
          .click()
        await expect(page.locator('html')).toHaveAttribute('lang', otherTag)
        expect(new URL(page.url()).pathname.replace(/^\/en/, '')).toBe(address.replace(/^\/en/, ''))
        expect(problems).toEqual([])
      })
    })
  }
}

test('an English reader who comes to / is redirected to English once', async ({ browser }) => {
  const context = await browser.newContext({ locale: 'en-GB' })
  const page = await context.newPage()
  await page.goto('/')
  await expect(page).toHaveURL(/\/en$/)
  await page
    .getByRole('banner')
    .getByRole('link', { name: '中文', exact: true })
    .filter({ visible: true })
    .first()
    .click()
  await expect(page).toHaveURL(/\/$/)
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh-CN')
  await context.close()
})

/** On a phone the links to pages are in the menu. */
async function openMenu(page: Page): Promise<void> {
  const summary = page.getByRole('banner').locator('summary').first()
  if (await summary.isVisible()) await summary.click()
}

/** What no visit may cause: a script error, a failed answer, a request to another host. */
function watch(page: Page): string[] {
  const problems: string[] = []
  page.on('pageerror', (error) => problems.push(error.message))
  page.on('console', (message) => {
    if (message.type() === 'error') problems.push(message.text())
  })
  page.on('request', (request) => {
    const { protocol, hostname } = new URL(request.url())
    if (protocol.startsWith('http') && hostname !== 'localhost')
      problems.push(`asked ${request.url()}`)
  })
  page.on('response', (response) => {
    if (response.status() >= 400) problems.push(`${response.status()} ${response.url()}`)
  })
  return problems
}

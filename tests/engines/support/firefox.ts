import { type Browser, launch, type Page } from 'puppeteer-core'
import { ENGINES } from '../../../tools/browser/engines.ts'
import type { Engine, Tab } from './tab.ts'

/** Starts Debian’s Firefox. Controls it with WebDriver BiDi. */
export async function startFirefox(hasScript: boolean): Promise<Engine> {
  const browser = await launch({
    browser: 'firefox',
    executablePath: ENGINES.firefox.commands[0],
    extraPrefsFirefox: { 'intl.accept_languages': 'zh-CN,zh', 'javascript.enabled': hasScript },
  })
  return { newTab: () => newTab(browser), stop: () => browser.close() }
}

async function newTab(browser: Browser): Promise<Tab> {
  const context = await browser.createBrowserContext()
  const page = await context.newPage()
  return {
    open: (url) => open(page, url),
    evaluate: async (read, ...input) => {
      const answer: unknown = await page.evaluate(
        // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- puppeteer's type unwraps handles, which this code does not pass
        read as (...given: unknown[]) => unknown,
        ...input,
      )
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the type of the function's result in the page
      return answer as Awaited<ReturnType<typeof read>>
    },
    // Puppeteer's own `goBack` never resolves.
    back: () => page.evaluate(() => history.back()),
    resize: (width, height) => page.setViewport({ width, height }),
    clickAt: (x, y) => page.mouse.click(x, y),
    dragAt: async (x, y, by) => {
      await page.mouse.move(x, y)
      await page.mouse.down()
      await page.mouse.move(x, y + by, { steps: 8 })
      await page.mouse.up()
    },
    type: (text) => page.keyboard.type(text),
    press: (key) => page.keyboard.press(key),
    screenshot: async () => Buffer.from(await page.screenshot()),
    errors: watchErrors(page),
    close: () => context.close(),
  }
}

async function open(page: Page, url: string): Promise<void> {
  try {
    await page.goto(url)
  } catch (error) {
    if (!String(error).includes('NS_BINDING_ABORTED')) throw error
    // Firefox sometimes reports an error although a service worker has answered for a stopped site.
    await page.goto(url)
  }
}

function watchErrors(page: Page): string[] {
  const errors: string[] = []
  page.on('pageerror', (error) => errors.push(String(error)))
  page.on('console', (message) => {
    if (['error', 'warn'].includes(message.type())) errors.push(message.text())
  })
  page.on('response', (response) => {
    if (response.status() >= 400) errors.push(`${response.status()} ${response.url()}`)
  })
  return errors
}

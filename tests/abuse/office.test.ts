import { afterAll, describe, expect, it } from 'vitest'
import { hashOf } from '../../backend/office/staff.ts'
import { NEVER } from '../../backend/written-time.ts'
import type { OfficeBrowser } from '../support/office.ts'
import { untilMinuteHasRoom } from '../support/until.ts'
import { ADDRESSES } from './data/office-addresses.ts'
import { startOffice } from './support/start-office.ts'
import { VISITOR_HEADER } from './support/start-target.ts'

const office = await startOffice()
afterAll(() => office.stop())

let visitors = 0
/** Returns the headers of a new visitor, because sign-ins are limited for each visitor. */
function newVisitor() {
  visitors += 1
  return { [VISITOR_HEADER]: `198.18.${visitors >> 8}.${visitors & 255}` }
}

// The editors' desk needs an item with a later publication.
await office.query(`UPDATE entries SET publish_at = '${NEVER}' WHERE id = '1002'`)

const WITHOUT_SESSION = /^\/office\/(?:language|sign-in)/

/** Returns all stored data that a form could change. */
async function stateOf(): Promise<unknown> {
  return Promise.all(
    [
      'staff',
      'staff_links',
      'staff_sessions',
      'reports',
      'measurements',
      'preview_links',
      'content_versions',
    ].map((table) =>
      office.query(
        table === 'staff_sessions'
          ? 'SELECT id, expires_at FROM staff_sessions ORDER BY id'
          : `SELECT * FROM ${table} ORDER BY 1`,
      ),
    ),
  )
}

async function signIn(
  ...roles: Parameters<typeof office.addStaff> extends [string, ...infer Roles] ? Roles : never
): Promise<OfficeBrowser> {
  const browser = office.open(newVisitor())
  await browser.post(await office.addStaff(crypto.randomUUID(), ...roles))
  return browser
}

const CLOSE_BOAT = { state: 'closed', do: 'send' }
const BOAT = '/office/today/facility.island-boat'

describe('a request without a session', () => {
  it('is refused with no-store at every address, and changes nothing', async () => {
    const before = await stateOf()
    for (const [method, path] of ADDRESSES) {
      const browser = office.open(newVisitor())
      const answer =
        method === 'GET' ? await browser.send(path) : await browser.post(path, CLOSE_BOAT)
      const expected = path.includes('sign-in') ? 410 : path.includes('language') ? 400 : 401
      expect.soft(answer.status, `${method} ${path}`).toBe(expected)
      expect.soft(answer.headers.get('Cache-Control'), path).toBe('no-store')
      expect.soft(answer.headers.get('X-Robots-Tag'), path).toBe('noindex, nofollow')
      expect
        .soft(answer.headers.get('Content-Security-Policy'), path)
        .toMatch(/^default-src 'none'/)
    }
    expect(await stateOf()).toEqual(before)
  })

  it.each(['PUT', 'DELETE', 'PATCH', 'OPTIONS', 'PROPFIND', 'x'])(
    'is refused everywhere with the method %s',
    async (method) => {
      for (const [, path] of ADDRESSES) {
        const answer = await office.ask({ path, method, headers: newVisitor() })
        // The server refuses methods that are not in HTTP.
        expect.soft([400, 405, 501], `${method} ${path}`).toContain(answer.status)
        const allowed = answer.status === 405 ? 'GET, HEAD, POST' : undefined
        expect.soft(answer.headers['allow'], path).toBe(allowed)
      }
    },
  )

  it.each([
    '/office/',
    '/office//people',
    '/office/%2e%2e/office/people',
    '/office/../office/people',
    '/OFFICE/people',
    '/office/people%00',
    '/office/people/..%2f..%2fbackends/api/menu/1',
    '/office/../backends/api/menu/1',
    '/office/../reports',
    '/en/office',
  ])('gets no content from %s', async (path) => {
    const answer = await office.ask({ path, headers: newVisitor() })
    expect([301, 308, 400, 401, 404]).toContain(answer.status)
    expect(answer.body).not.toMatch(/"code":0|添加同事/)
  })
})

describe('sign-in links', () => {
  it('cannot be guessed, because attempts per minute are limited', async () => {
    await untilMinuteHasRoom(15_000)
    const browser = office.open(newVisitor())
    const statuses = []
    for (let count = 0; count < 24; count += 1)
      statuses.push(
        (await browser.post(`/office/sign-in/${String(count).padStart(64, '0')}`)).status,
      )
    expect(statuses.slice(0, 5)).toEqual([410, 410, 410, 410, 410])
    expect(statuses.at(-1)).toBe(429)
    expect(browser.cookies.size).toBe(0)
  })

  it('accept only the exact token: neither its hash, nor SQL, nor another spelling', async () => {
    const link = await office.addStaff(crypto.randomUUID(), 'admin')
    const token = link.split('/').at(-1) ?? ''
    for (const guess of [
      await hashOf(token),
      token.slice(0, -1),
      `${token}0`,
      token.toUpperCase().replace(/^\d+$/, 'X'),
      `%00${token}`,
      "' OR '1'='1",
      '%25',
      '%ff',
      'x'.repeat(1000),
      '__proto__',
    ]) {
      const browser = office.open(newVisitor())
      const answer = await browser.post(`/office/sign-in/${guess}`)
      expect.soft([400, 404, 410, 414], guess).toContain(answer.status)
      expect.soft(browser.cookies.size, guess).toBe(0)
    }
    expect((await office.open(newVisitor()).post(link)).status).toBe(303)
  })

  it('are rejected if they have been used or have expired', async () => {
    const used = await office.addStaff(crypto.randomUUID(), 'admin')
    await office.open(newVisitor()).post(used)
    const expired = await office.addStaff(crypto.randomUUID(), 'admin')
    await office.query(
      `UPDATE staff_links SET expires_at = ${Date.now()} WHERE used_at IS NULL AND token_hash = '${await hashOf(expired.split('/').at(-1) ?? '')}'`,
    )
    for (const link of [used, expired]) {
      const browser = office.open(newVisitor())
      expect.soft((await browser.send(link)).status).toBe(410)
      expect.soft((await browser.post(link)).status).toBe(410)
      expect.soft(browser.cookies.size).toBe(0)
    }
  })

  it('sign in only one of several competing browsers', async () => {
    const link = await office.addStaff(crypto.randomUUID(), 'duty')
    const browsers = Array.from({ length: 8 }, () => office.open(newVisitor()))
    const statuses = await Promise.all(browsers.map(async (each) => (await each.post(link)).status))
    expect(statuses.filter((status) => status === 303)).toHaveLength(1)
  })

  it('never adopt a session cookie that the browser sends', async () => {
    const browser = office.open(newVisitor())
    const planted = 'a'.repeat(64)
    for (const name of ['office', '__Host-office']) browser.cookies.set(name, planted)
    await browser.post(await office.addStaff(crypto.randomUUID(), 'duty'))
    expect(browser.cookies.get('office')).not.toBe(planted)
    const victim = office.open(newVisitor())
    victim.cookies.set('office', planted)
    expect((await victim.send('/office')).status).toBe(401)
  })
})

describe('sessions', () => {
  it('are rejected if they have expired or were revoked', async () => {
    const expired = await signIn('admin')
    const revoked = await signIn('admin')
    await office.query(
      `UPDATE staff_sessions SET expires_at = ${Date.now()} WHERE token_hash = '${await hashOf(expired.cookies.get('office') ?? '')}'`,
    )
    const token = revoked.cookies.get('office') ?? ''
    await revoked.post('/office/devices', { session: 'all' })
    revoked.cookies.set('office', token)
    for (const browser of [expired, revoked])
      for (const [method, path] of ADDRESSES) {
        if (WITHOUT_SESSION.test(path)) continue
        const answer = method === 'GET' ? await browser.send(path) : await browser.post(path)
        expect.soft(answer.status, `${method} ${path}`).toBe(401)
      }
  })

  it.each(['', 'x', "' OR 1=1 --", 'a'.repeat(5000), '%00', '{"id":1}', '"'])(
    'are rejected if the cookie is %j',
    async (value) => {
      const headers = { ...newVisitor(), Cookie: `office=${value}; __Host-office=${value}` }
      const answer = await office.ask({ path: '/office/people', headers })
      expect([401, 431]).toContain(answer.status)
    },
  )

  it('end immediately if the person is removed', async () => {
    const browser = await signIn('duty')
    await office.query(
      `DELETE FROM staff WHERE id = (SELECT staff FROM staff_sessions WHERE token_hash = '${await hashOf(browser.cookies.get('office') ?? '')}')`,
    )
    expect((await browser.send('/office')).status).toBe(401)
  })
})

describe('a form from another source', () => {
  const FOREIGN: [string, Record<string, string>][] = [
    ['another site', { Origin: 'https://evil.example', 'Sec-Fetch-Site': 'cross-site' }],
    ['a sister site', { Origin: 'https://mail.shore.example', 'Sec-Fetch-Site': 'same-site' }],
    ['a document without an origin', { Origin: 'null', 'Sec-Fetch-Site': 'cross-site' }],
    ['an old browser on another site', { Origin: 'https://evil.example', 'Sec-Fetch-Site': '' }],
    ['the address bar', { Origin: '', 'Sec-Fetch-Site': 'none' }],
    [
      'plain text',
      { Origin: 'https://evil.example', 'Sec-Fetch-Site': '', 'Content-Type': 'text/plain' },
    ],
    ['no type', { Origin: 'https://evil.example', 'Sec-Fetch-Site': '', 'Content-Type': '' }],
    [
      'JSON',
      { Origin: 'https://evil.example', 'Sec-Fetch-Site': '', 'Content-Type': 'application/json' },
    ],
    [
      'a type in capitals',
      { Origin: 'https://evil.example', 'Sec-Fetch-Site': '', 'Content-Type': 'TEXT/PLAIN' },
    ],
  ]

  it.each(FOREIGN)('(%s) changes nothing, even with a valid session', async (_, headers) => {
    const admin = await signIn('admin')
    const before = await stateOf()
    for (const [method, path] of ADDRESSES) {
      if (method !== 'POST') continue
      const given = { ...CLOSE_BOAT, name: '偷', 'role-admin': 'on', session: 'all' }
      const answer = await admin.post(path, given, { ...newVisitor(), ...headers })
      expect.soft([400, 401, 403, 404, 410], path).toContain(answer.status)
    }
    expect(await stateOf()).toEqual(before)
    expect(admin.cookies.size).toBe(1)
  })

  it('does not change the language', async () => {
    const browser = office.open(newVisitor())
    await browser.post(
      '/office/language',
      { language: 'en' },
      { Origin: 'https://evil.example', 'Sec-Fetch-Site': 'cross-site' },
    )
    expect(browser.cookies.size).toBe(0)
  })
})

it.each([['duty'], ['complaints'], ['editor']] as const)(
  'the role %s cannot manage people',
  async (role) => {
    const browser = await signIn(role)
    const [{ id = '' } = {}] = await office.query("SELECT id FROM staff WHERE roles LIKE '%admin%'")
    const before = await stateOf()
    for (const [path, fields] of [
      ['/office/people', { name: '偷', 'role-admin': 'on' }],
      [`/office/people/${String(id)}`, { do: 'remove', sure: 'on' }],
      [`/office/people/${String(id)}`, { do: 'link' }],
      [`/office/people/${String(id)}`, { session: 'all' }],
    ] as const)
      expect.soft((await browser.post(path, fields)).status, path).toBe(403)
    for (const path of ['/office/people', '/office/people/', '/office/history'])
      expect.soft([403, 404], path).toContain((await browser.send(path)).status)
    expect(await stateOf()).toEqual(before)
  },
)

it.each([['complaints'], ['editor']] as const)('the role %s cannot send reports', async (role) => {
  const browser = await signIn(role)
  const before = await stateOf()
  for (const [path, fields] of [
    [BOAT, CLOSE_BOAT],
    ['/office/today/undo', { entry: 'x' }],
  ] as const)
    expect.soft((await browser.post(path, fields)).status, path).toBe(403)
  expect(await stateOf()).toEqual(before)
})

describe('request bodies', () => {
  const FORM = 'application/x-www-form-urlencoded'
  const BODIES: [string, string, string][] = [
    ['too long', FORM, `name=${'x'.repeat(70_000)}`],
    ['not a form', FORM, '{"name":1}'],
    [
      'half a form',
      'multipart/form-data; boundary=x',
      '--x\r\nContent-Disposition: form-data; name="key"',
    ],
    ['without a boundary', 'multipart/form-data', 'x'],
    ['prototypes', FORM, '__proto__=x&constructor=y&key=__proto__'],
    ['lists', FORM, 'key[]=a&key[]=b&name[]=c'],
    ['broken encodings', FORM, 'key=%ff%fe&name=%'],
    ['a key of somebody else', FORM, 'key=00000000-0000-0000-0000-000000000000x'],
    ['empty', FORM, ''],
  ]

  it.each(BODIES)('(%s) are refused at every address', async (_, type, body) => {
    const admin = await signIn('admin')
    const before = await stateOf()
    for (const [method, path] of ADDRESSES) {
      if (method !== 'POST') continue
      const answer = await admin.send(path, {
        method: 'POST',
        body,
        headers: { ...newVisitor(), Origin: office.origin, 'Content-Type': type },
      })
      expect.soft([400, 404, 413], path).toContain(answer.status)
    }
    expect(await stateOf()).toEqual(before)
  })

  it('cannot add headers or redirect to another site', async () => {
    const browser = office.open(newVisitor())
    for (const path of [
      '/office\r\nX-Evil: 1',
      '//evil.example',
      '/\\evil.example',
      'https://evil.example',
      '/office/../../evil',
      '/office?x=//evil.example',
      'javascript:alert(1)',
    ]) {
      const answer = await browser.post('/office/language', { language: 'en', path })
      expect.soft(answer.headers.get('Location'), path).toBe('/office')
      expect.soft(answer.headers.get('X-Evil'), path).toBeNull()
      expect
        .soft(answer.headers.get('Set-Cookie'), path)
        .toMatch(/^office-language=en; [\w=;/ -]+$/)
    }
  })
})

describe('hostile markup', () => {
  const HOSTILE = `<img src=x onerror=alert(1)>"'&<b>`

  it('in a name is escaped on every page', async () => {
    const admin = await signIn('admin')
    await admin.post('/office/people', { name: HOSTILE, 'role-duty': 'on' })
    for (const path of ['/office/people', '/office/history']) {
      const html = await (await admin.send(path)).text()
      expect.soft(html, path).toContain('&lt;img src=x')
      expect.soft(html, path).not.toMatch(/<img|<b>/)
    }
  })

  it('in a note is escaped for visitors, without characters that reverse text', async () => {
    const browser = await signIn('duty')
    const html = await (await browser.send(BOAT)).text()
    const [, mark = ''] = /name="mark" value="(\w+)"/.exec(html) ?? []
    const note = { 'note-zh': `${HOSTILE}\u202Ex\u0000`, 'note-en': HOSTILE }
    const answer = await browser.post(BOAT, { ...CLOSE_BOAT, ...note, mark })
    expect(answer.status).toBe(303)
    for (const path of ['/', '/en', '/service/conditions', '/infomation/guide', '/office/today']) {
      const page = await (await browser.send(path)).text()
      expect.soft(page, path).not.toMatch(/<img src=x|<b>|\u202E/)
    }
    expect(await (await browser.send('/')).text()).toContain('&lt;img src=x')
  })
})

it('no page of one person is returned to another', async () => {
  const one = await signIn('admin')
  const other = await signIn('duty')
  const first = await one.text('/office')
  expect(await other.text('/office')).not.toBe(first)
  expect((await office.open(newVisitor()).send('/office')).status).toBe(401)
})

import { createServer } from 'node:http'
import { once } from 'node:events'
import { afterAll, describe, expect, it } from 'vitest'
import { exportJWK, generateKeyPair, SignJWT } from 'jose'
import { addEntry, CONDITION_FAILED } from '../../backend/office/log.ts'
import { type OfficeBrowser, officeOfSite } from '../support/office.ts'
import { startSite } from '../support/start-site.ts'
import { untilMinuteHasRoom } from '../support/until.ts'

const site = await startSite()
afterAll(() => site.stop())

const office = await officeOfSite(site)

describe('the office of a site', () => {
  it('lets a person sign in by a link, in workerd and on D1', async () => {
    const browser = await office.signIn('周宁', 'admin')
    expect(await browser.text('/office')).toContain('周宁，您好')
    expect(await browser.text('/office/history')).toContain('周宁 · 登录')
  })

  it('returns 401 to everybody else', async () => {
    const browser = office.open()
    for (const path of ['/office', '/office/people', '/office/history', '/office/nothing'])
      expect.soft((await browser.send(path)).status, path).toBe(401)
    // Nothing has failed, so there is only a sentence and a button, and no alert.
    const door = await (await browser.send('/office')).text()
    expect(door).not.toContain('role="alert"')
    const [, main = ''] = door.split('<main>')
    expect(main.match(/<a /g)).toHaveLength(1)
  })

  it('shows the picture of the home page to people who are not signed in, as its policy allows', async () => {
    const doors = ['/office', '/office/sign-in/x'].map(async (path) => {
      const html = await (await office.open().send(path)).text()
      expect.soft(html, path).toMatch(/<source [^>]*srcSet="\/pictures\/hero-/)
      expect.soft(html, path).not.toMatch(/ style="/)
    })
    await Promise.all(doors)
    const browser = await office.signIn('里面', 'duty')
    expect(await (await browser.send('/office')).text()).not.toContain('<picture')
  })

  it('has its own policy, and is never stored or indexed', async () => {
    const browser = await office.signIn('标头', 'duty')
    for (const path of ['/office', '/office/people', '/office/sign-in/x']) {
      const { headers } = await browser.send(path)
      expect
        .soft(headers.get('Content-Security-Policy'))
        .toMatch(
          /^default-src 'none'; style-src 'sha256-[\w+/=]+'; img-src 'self' data:; form-action 'self'; base-uri 'none'; frame-ancestors 'none'$/,
        )
      expect.soft(headers.get('Cache-Control')).toBe('no-store')
      expect.soft(headers.get('X-Robots-Tag')).toBe('noindex, nofollow')
      expect.soft(headers.get('Referrer-Policy')).toBe('same-origin')
      expect.soft(headers.get('X-Frame-Options')).toBe('DENY')
    }
  })

  it('limits sign-ins', async () => {
    await untilMinuteHasRoom(15_000)
    const browser = office.open({ 'CF-Connecting-IP': '203.0.113.77' })
    const statuses: number[] = []
    for (let index = 0; index < 25; index += 1)
      statuses.push((await browser.send(`/office/sign-in/${'0'.repeat(64)}`)).status)
    expect([statuses[0], statuses.at(-1)]).toEqual([410, 429])
  })

  it('does not exist if the site has its own backend', async () => {
    const other = await startSite({ vars: { BACKEND_ORIGIN: site.backend.origin }, isEmpty: true })
    try {
      for (const path of ['/office', '/office/sign-in/x']) {
        const answer = await other.get(path)
        expect.soft(answer.status).toBe(404)
        expect.soft(await answer.text()).not.toMatch(/值班室/)
      }
    } finally {
      await other.stop()
    }
  })

  it('is not mentioned in public pages, sitemaps or robots.txt', async () => {
    for (const path of ['/', '/en', '/service/conditions', '/sitemap-zh.xml', '/robots.txt'])
      expect.soft(await (await site.get(path)).text(), path).not.toMatch(/\/office/)
  })
})

describe('the desk on D1', () => {
  const BOAT = '/office/today/facility.island-boat'

  async function markOn(browser: OfficeBrowser): Promise<string> {
    const html = await (await browser.send(BOAT)).text()
    return /name="mark" value="(\w+)"/.exec(html)?.[1] ?? ''
  }

  it('returns 409 to one of two people who report at the same time', async () => {
    const [one, other] = [
      await office.signIn('同时一', 'duty'),
      await office.signIn('同时二', 'duty'),
    ]
    const mark = await markOn(one)
    const statuses = await Promise.all(
      [one, other].map(async (browser, index) => {
        const state = index === 0 ? 'closed' : 'limited'
        return (await browser.post(BOAT, { state, mark, do: 'send' })).status
      }),
    )
    expect(statuses.toSorted((one, other) => one - other)).toEqual([303, 409])
  })

  it('rolls back the transaction if somebody else has changed the data', async () => {
    const database = await site.miniflare.getD1Database('DB', 'shanmen')
    const { sql, values } = addEntry(
      {
        key: crypto.randomUUID(),
        who: '周宁',
        action: 'report',
        subject: 'facility.island-boat',
        onlyIf: { sql: '(SELECT count(*) FROM staff) IS ?7', values: [-1] },
      },
      Date.now(),
    )
    const entry = database.prepare(sql).bind(...values)
    const removal = database.prepare('DELETE FROM staff')
    await expect(database.batch([removal, entry])).rejects.toThrow(CONDITION_FAILED)
    const { results } = await database.prepare('SELECT * FROM staff').all()
    expect(results).not.toEqual([])
  })

  it('creates one report for a double tap, and shows it on the next page', async () => {
    const browser = await office.signIn('双击', 'duty')
    await site.untilCached('/')
    const form = {
      key: crypto.randomUUID(),
      mark: await markOn(browser),
      state: 'closed',
      reason: 'lightning',
      do: 'send',
    }
    const answers = await Promise.all([browser.post(BOAT, form), browser.post(BOAT, form)])
    const places = answers.map(({ headers }) => headers.get('Location'))
    expect(places).toEqual([`/office/today/sent/${form.key}`, `/office/today/sent/${form.key}`])
    expect(await (await site.get('/')).text()).toContain('雷电')
    await browser.post('/office/today/undo', { entry: form.key })
    expect(await (await site.get('/')).text()).not.toContain('雷电')
  })
})

describe('with Cloudflare Access before it', async () => {
  const { publicKey, privateKey } = await generateKeyPair('RS256')
  const foreign = await generateKeyPair('RS256')
  const keys = { keys: [{ ...(await exportJWK(publicKey)), kid: 'one', alg: 'RS256' }] }
  // Replaces the server with the keys of the team's sign-in.
  const team = createServer((request, response) => {
    response.writeHead(request.url === '/cdn-cgi/access/certs' ? 200 : 404)
    response.end(JSON.stringify(keys))
  })
  await once(team.listen(0, '127.0.0.1'), 'listening')
  const address = team.address()
  const issuer = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`
  const guarded = await startSite({
    vars: { ACCESS_TEAM_DOMAIN: issuer, ACCESS_AUDIENCE: 'the-office' },
  })
  afterAll(async () => {
    await guarded.stop()
    team.close()
  })
  const inside = await officeOfSite(guarded)

  const tokenOf = (
    claims: { audience?: string; issuer?: string; expiresAt?: number },
    key = privateKey,
  ) =>
    new SignJWT({ email: 'zhou@shore.example' })
      .setProtectedHeader({ alg: 'RS256', kid: 'one' })
      .setIssuer(claims.issuer ?? issuer)
      .setAudience(claims.audience ?? 'the-office')
      .setExpirationTime(claims.expiresAt ?? Math.floor(Date.now() / 1000) + 60)
      .sign(key)

  const unsigned = [{ alg: 'none' }, { iss: issuer, aud: 'the-office', exp: 4e9 }]
    .map((part) => btoa(JSON.stringify(part)).replaceAll('=', ''))
    .join('.')

  it.each([
    ['no token', async () => undefined],
    ['a text', async () => 'x'],
    ['a token without a signature', async () => `${unsigned}.`],
    ['another audience', () => tokenOf({ audience: 'the-mall' })],
    ['another team', () => tokenOf({ issuer: 'https://evil.example' })],
    ['an expired token', () => tokenOf({ expiresAt: Math.floor(Date.now() / 1000) - 60 })],
    ['another key', () => tokenOf({}, foreign.privateKey)],
  ])('%s is refused, even with a valid sign-in link', async (_, make) => {
    const link = await inside.addStaff(crypto.randomUUID(), 'admin')
    const token = await make()
    const browser = inside.open(token === undefined ? {} : { 'Cf-Access-Jwt-Assertion': token })
    for (const path of ['/office', link]) expect((await browser.send(path)).status).toBe(403)
    expect((await browser.post(link)).status).toBe(403)
    expect(browser.cookies.size).toBe(0)
  })

  it('a signed token of the team allows access to the sign-in', async () => {
    const browser = inside.open({ 'Cf-Access-Jwt-Assertion': await tokenOf({}) })
    expect((await browser.send('/office')).status).toBe(401)
    await browser.post(await inside.addStaff('里面', 'duty'))
    expect(await browser.text('/office')).toContain('里面，您好')
  })
})

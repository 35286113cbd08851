import { describe, expect, it } from 'vitest'
import { after, openOffice } from '../../tests/support/office-in-process.ts'
import { readHtml } from '../../tests/support/read-html.ts'
import { LINK_MS } from './staff.ts'
import { SESSION_MS } from './sessions.ts'

const office = await openOffice()
const SESSION = '__Host-office'

const idOf = (name: string) =>
  String(office.sqlite.prepare('SELECT id FROM staff WHERE name = ?').get(name)?.['id'])
const sessionOf = (name: string) =>
  String(
    office.sqlite.prepare('SELECT id FROM staff_sessions WHERE staff = ?').get(idOf(name))?.['id'],
  )

describe('a sign-in link', () => {
  it('shows the person’s name, and is used up only when its form is sent', async () => {
    const link = await office.addStaff('周宁', 'duty')
    const browser = office.open()
    for (const _ of ['a chat program', 'the person'])
      expect(await browser.text(link)).toContain('以周宁的身份登录')
    const answer = await browser.post(link)
    expect([answer.status, answer.headers.get('Location')]).toEqual([303, '/office'])
    expect(answer.headers.get('Set-Cookie')).toMatch(
      /^__Host-office=[\da-f]{64}; Max-Age=2592000; Path=\/; HttpOnly; Secure; SameSite=Strict$/,
    )
    expect(await browser.text('/office')).toContain('周宁，您好。')
    const thief = office.open()
    expect((await thief.post(link)).status).toBe(410)
    expect((await thief.send(link)).status).toBe(410)
    expect(thief.cookies.size).toBe(0)
  })

  it('accepts the same form again for two minutes, as after a double tap', async () => {
    const link = await office.addStaff('双击', 'duty')
    const key = crypto.randomUUID()
    const browser = office.open()
    expect((await browser.post(link, { key })).status).toBe(303)
    expect((await browser.post(link, { key })).status).toBe(303)
    const late = await after(3 * 60_000, () => browser.post(link, { key }))
    expect(late.status).toBe(410)
  })

  it('expires after a day', async () => {
    const link = await office.addStaff('迟到', 'duty')
    const browser = office.open()
    expect((await after(LINK_MS - 1000, () => browser.send(link))).status).toBe(200)
    expect((await after(LINK_MS, () => browser.send(link))).status).toBe(410)
    expect((await after(LINK_MS, () => browser.post(link))).status).toBe(410)
  })

  it('creates a new session even if the browser has one', async () => {
    const browser = office.open()
    browser.cookies.set(SESSION, 'f'.repeat(64))
    await browser.post(await office.addStaff('固定', 'duty'))
    expect(browser.cookies.get(SESSION)).toMatch(/^(?!f{64})[\da-f]{64}$/)
  })

  it('sets a cookie without `Secure` only on localhost', async () => {
    for (const [origin, cookie] of [
      ['http://localhost:8787', 'office'],
      ['http://127.0.0.1:8787', 'office'],
      ['http://localhost.evil.example', SESSION],
      ['http://www.shore.example', SESSION],
    ] as const) {
      const link = await office.addStaff(`在 ${origin}`, 'duty')
      const answer = await office.fetch(
        new Request(origin + link, {
          method: 'POST',
          headers: { Origin: origin },
          body: new URLSearchParams({ key: crypto.randomUUID() }),
        }),
      )
      const set = answer.headers.get('Set-Cookie') ?? ''
      expect.soft(set, origin).toMatch(new RegExp(`^${cookie}=`))
      expect.soft(set.includes('Secure'), origin).toBe(cookie === SESSION)
    }
  })
})

describe('a session', () => {
  it('ends after 30 days', async () => {
    const browser = await office.signIn('三十天', 'duty')
    expect((await after(SESSION_MS - 1000, () => browser.send('/office'))).status).toBe(200)
    expect((await after(SESSION_MS, () => browser.send('/office'))).status).toBe(401)
  })

  it('is stored as a hash only', async () => {
    const browser = await office.signIn('散列', 'duty')
    const token = browser.cookies.get(SESSION) ?? ''
    expect(
      JSON.stringify(office.sqlite.prepare('SELECT * FROM staff_sessions').all()),
    ).not.toContain(token)
  })

  it('can be ended by its owner, alone or together with all others', async () => {
    const one = office.open({ 'User-Agent': 'Mozilla/5.0 (iPhone) MicroMessenger/8' })
    await one.post(await office.addStaff('多台', 'duty'))
    expect(await one.text('/office/devices')).toContain('iPhone · WeChat（这台）')
    await one.post('/office/devices', { session: sessionOf('多台') })
    expect((await one.send('/office')).status).toBe(401)
    const other = await office.signIn('再多', 'duty')
    await other.post('/office/devices', { session: 'all' })
    expect(other.cookies.size).toBe(0)
    expect((await other.send('/office')).status).toBe(401)
  })

  it('of another person cannot be ended', async () => {
    const victim = await office.signIn('甲', 'duty')
    const attacker = await office.signIn('乙', 'duty')
    await attacker.post('/office/devices', { session: sessionOf('甲') })
    expect((await victim.send('/office')).status).toBe(200)
  })
})

describe('an administrator', () => {
  it('adds people, ends their sessions and removes them, and the log shows it', async () => {
    const admin = await office.signIn('管理', 'admin')
    const added = await admin.post('/office/people', { name: ' 王 芳 ', 'role-complaints': 'on' })
    const page = readHtml(await added.text())
    const [address] = page.ofClass('address')
    const link = new URL(address ? page.text(address) : '')
    expect(link.origin).toBe('https://www.shore.example')
    expect(page.all('path')).toHaveLength(1)
    const colleague = office.open()
    await colleague.post(link.pathname)
    expect(await colleague.text('/office')).toContain('王 芳，您好')
    expect((await colleague.send('/office/people')).status).toBe(403)

    const id = idOf('王 芳')
    await admin.post(`/office/people/${id}`, { session: sessionOf('王 芳') })
    expect((await colleague.send('/office')).status).toBe(401)
    await admin.post(`/office/people/${id}`, { do: 'remove' })
    expect(await admin.text('/office/people')).toContain('王 芳')
    await admin.post(`/office/people/${id}`, { do: 'remove', sure: 'on' })
    expect(await admin.text('/office/people')).not.toContain('王 芳')
    const log = await admin.text('/office/history')
    expect(log).toMatch(
      /管理 · 移除同事王 芳.*管理 · 退出设备王 芳.*王 芳 · 登录王 芳.*管理 · 添加同事王 芳/,
    )
  })

  it('adds one person if the form is sent twice, and gets a working link', async () => {
    const admin = await office.signIn('双击管理', 'admin')
    const form = { key: crypto.randomUUID(), name: '只有一个', 'role-duty': 'on' }
    await admin.post('/office/people', form)
    const again = await admin.post('/office/people', form)
    const page = readHtml(await again.text())
    const [address] = page.ofClass('address')
    expect(again.status).toBe(200)
    const { pathname } = new URL(address ? page.text(address) : '')
    expect((await office.open().post(pathname)).status).toBe(303)
  })

  it.each([
    [{ name: '' }, '请填写姓名'],
    [{ name: 'x'.repeat(41), 'role-duty': 'on' }, '请填写姓名'],
    [{ name: '没有权限' }, '请填写姓名'],
    [{ name: '已有', 'role-duty': 'on' }, '已经有人叫已有'],
  ])('cannot add a person with %j, and the form keeps its values', async (fields, sentence) => {
    await office.addStaff('已有', 'duty').catch(() => undefined)
    const admin = await office.signIn(`拒绝 ${crypto.randomUUID().slice(0, 8)}`, 'admin')
    const answer = await admin.post('/office/people', fields)
    const page = readHtml(await answer.text())
    expect(answer.status).toBe(400)
    expect(page.text(page.one('main'))).toContain(sentence)
    const name = page.all('input').find((each) => page.attribute(each, 'name') === 'name')
    expect(name && page.attribute(name, 'value')).toBe(fields.name)
  })

  it('changes roles at once, signs devices out, and sees these actions in the history', async () => {
    const admin = await office.signIn('改权限', 'admin')
    const colleague = office.open({ 'User-Agent': 'Mozilla/5.0 (iPhone) MicroMessenger/8' })
    await colleague.post(await office.addStaff('变动', 'duty'))
    const path = `/office/people/${idOf('变动')}`
    const send = async (fields: Record<string, string>) => {
      const answer = await admin.post(path, fields)
      return admin.text(answer.headers.get('Location') ?? '')
    }
    const refused = await admin.post(path, { do: 'roles' })
    expect(refused.status).toBe(400)
    expect(await refused.text()).toContain('请至少选择一项权限。')
    expect(await send({ do: 'roles', 'role-editor': 'on', 'role-complaints': 'on' })).toContain(
      '变动的权限已更改，立即生效。',
    )
    expect((await colleague.send('/office/today')).status).toBe(403)
    expect((await colleague.send('/office/publishing')).status).toBe(200)
    const fields = { key: crypto.randomUUID(), session: sessionOf('变动') }
    expect(await send(fields)).toContain('已退出登录：iPhone · WeChat。')
    // Submits the same form again, as after a double tap.
    expect(await send(fields)).toContain('已退出登录：iPhone · WeChat。')
    expect((await colleague.send('/office')).status).toBe(401)
    expect(await send({ do: 'remove', sure: 'on' })).toContain('已移除变动')
    expect(await admin.text('/office/history')).toMatch(
      /改权限 · 移除同事变动.*改权限 · 退出设备变动.*改权限 · 更改权限变动/,
    )
  })

  it('cannot remove their own account or role', async () => {
    const admin = await office.signIn('自己', 'admin')
    for (const form of [
      { do: 'remove', sure: 'on' },
      { do: 'roles', 'role-duty': 'on' },
    ] as Record<string, string>[])
      expect((await admin.post(`/office/people/${idOf('自己')}`, form)).status).toBe(400)
    expect((await admin.send('/office/people')).status).toBe(200)
  })
})

it('entries of the log cannot be changed, deleted or replaced', () => {
  for (const sql of [
    "UPDATE office_log SET who = 'x'",
    'DELETE FROM office_log',
    `INSERT OR REPLACE INTO office_log (id, request_key, at, who, action, subject, detail)
     SELECT id, request_key, 0, 'x', '', '', '{}' FROM office_log LIMIT 1`,
  ])
    expect.soft(() => office.sqlite.exec(sql)).toThrow('office_log')
})

it('pages are in the browser’s language, or in the chosen one', async () => {
  const browser = await office.signIn('语言', 'duty')
  expect(await browser.text('/office')).toContain('语言，您好')
  const answer = await browser.post('/office/language', { language: 'en', path: '/office/devices' })
  expect(answer.headers.get('Location')).toBe('/office/devices')
  expect(await browser.text('/office')).toContain('Hello 语言.')
  await browser.post('/office/language', { language: 'xx', path: '//evil.example' })
  expect(await browser.text('/office')).toContain('Hello 语言.')
})

it('a role gives access only to its own pages', async () => {
  const browser = await office.signIn('只值班', 'duty')
  expect(await browser.text('/office')).not.toMatch(/人员|操作记录/)
  for (const path of ['/office/people', '/office/people/x', '/office/history'])
    expect.soft((await browser.send(path)).status, path).toBe(403)
  expect((await browser.post('/office/people', { name: '偷', 'role-admin': 'on' })).status).toBe(
    403,
  )
})

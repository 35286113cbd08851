import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { openOffice } from '../../../tests/support/office-in-process.ts'
import {
  fieldsIn,
  fieldValues,
  mainOf,
  preview,
  publish,
  valuesIn,
} from '../../../tests/support/duty-desk.ts'
import { readHtml } from '../../../tests/support/read-html.ts'
import { restoreRow, saveReport } from './rows.ts'
import { inEachLanguage } from '../../../locales/languages.ts'

const BEGIN = Date.parse('2026-11-26T10:00:00+08:00')
let clock = BEGIN
// Each reading moves the clock forward, because time passes during a request.
vi.spyOn(Date, 'now').mockImplementation(() => (clock += 1))
afterAll(() => vi.restoreAllMocks())

const office = await openOffice()
const zhou = await office.signIn('周宁', 'duty')
const li = await office.signIn('李雷', 'duty')
const BOAT = '/office/today/facility.island-boat'

beforeEach(() => {
  clock = BEGIN
  for (const table of ['reports', 'measurements']) office.sqlite.exec(`DELETE FROM ${table}`)
})

const rowOf = (facility: string) => {
  const row = office.sqlite.prepare('SELECT body FROM reports WHERE facility = ?').get(facility)
  return row && JSON.parse(String(row['body']))
}

it('the preview of a closure tomorrow does not say that the facility runs tomorrow', async () => {
  clock = Date.parse('2026-11-26T20:00:00+08:00')
  const fields = { state: 'closed', reason: 'wind', from: '2026-11-27T00:00' }
  const whole = mainOf((await preview(zhou, BOAT, fields)).page)
  expect(whole).toMatch(/未在运行 · 11月27日 00:00 起停运 · 大风 · 至 11月27日 24:00/)
  const morning = mainOf((await preview(zhou, BOAT, { ...fields, until: '2026-11-27T06:00' })).page)
  expect(morning).toMatch(/未在运行 · 明日 [\d:]+ 起 · 11月27日 00:00 起停运/)
})

it('a report that a facility runs says if pages show the hours instead', async () => {
  const PREVAIL = '页面只显示运行时间，不显示这一条'
  clock = Date.parse('2026-11-26T07:00:00+08:00')
  const { page } = await preview(zhou, BOAT, { state: 'running' })
  expect(mainOf(page)).toContain(PREVAIL)
  expect(await zhou.text(await publish(zhou, BOAT, { state: 'running' }))).toContain(PREVAIL)
  const later = { state: 'running', from: '2026-11-26T08:30' }
  for (const fields of [{ state: 'closed' }, later])
    expect(mainOf((await preview(zhou, BOAT, fields)).page)).not.toContain(PREVAIL)
  clock = BEGIN
  expect(mainOf((await preview(zhou, BOAT, { state: 'running' })).page)).not.toContain(PREVAIL)
})

describe('the form of a report', () => {
  it.each([
    ['ticket.401.2026-11-26', { status: 'LIMITED', vacancies: '5' }],
    ['ticket.401.2026-11-26', { status: 'SOLD_OUT', from: '11:30', until: '14:00' }],
    ['weather', { weather: 'fog', low: '-2', wind: '3', 'place-zh': '码头' }],
    ['weather', { weather: 'fog', until: '2026-11-26T11:00' }],
    ['forecast.2026-11-27', { weather: 'fog', high: '9' }],
    ['visitors', { visitors: '900', capacity: '2000' }],
    ['note', { 'note-zh': '今天有雾。', 'note-en': 'Fog today.' }],
    [
      'warning.大风',
      {
        colour: 'blue',
        from: '2026-11-26T18:00',
        'note-zh': '别靠岸边。',
        'note-en': 'Stay inland.',
      },
    ],
  ])('shows the current report: %s %o', async (key, fields) => {
    const path = `/office/today/${encodeURIComponent(key)}`
    await publish(zhou, path, fields)
    const shown = fieldValues(await li.page(path))
    expect(shown).toEqual(fields)
    // Submitting the shown values again continues the report.
    await publish(li, path, shown)
    expect(fieldValues(await li.page(path))).toEqual(fields)
  })
})

describe('a report from the form', () => {
  it('is previewed in each language, and takes effect after it is sent', async () => {
    const { status, page } = await preview(zhou, BOAT, { state: 'closed', reason: 'wind' })
    expect(status).toBe(200)
    expect(mainOf(page)).toMatch(/中文环岛船停运 · 大风 · 至 11月26日 24:00/)
    expect(mainOf(page)).toMatch(
      /EnglishIsland boatClosed · strong wind · Until midnight on 26 Nov/,
    )
    expect(rowOf('island-boat')).toBeUndefined()
    const answer = await zhou.post(BOAT, { ...fieldsIn(page, BOAT), do: 'send' })
    expect(await zhou.text(answer.headers.get('Location') ?? '')).toContain('已发布')
    expect(rowOf('island-boat')).toMatchObject({
      state: 'closed',
      note: { zh: '大风', en: 'strong wind' },
      validUntil: '2026-11-26T16:00:00.000Z',
    })
    expect(await zhou.text('/office/today')).toMatch(/环岛船停运 · 大风/)
  })

  it('returns from the preview to the form with all values', async () => {
    const { page } = await preview(zhou, BOAT, {
      state: 'limited',
      reason: 'fog',
      ends: 'day',
      waitMinutes: '25',
      'note-en': 'fog at the pier',
    })
    expect(mainOf(page)).toMatch(/部分运行 · 大雾 · 排队约 25 分钟/)
    expect(mainOf(page)).toMatch(/fog at the pier · queue of about 25 minutes/)
    const answer = await zhou.post(BOAT, { ...fieldsIn(page, BOAT), do: 'edit' })
    const form = readHtml(await answer.text())
    const inputs = form.all('input')
    const checked = inputs
      .filter((each) => form.attribute(each, 'checked') !== undefined)
      .map((each) => form.attribute(each, 'value'))
    expect(checked).toEqual(['limited', 'fog', 'day'])
    const valueOf = (name: string) => {
      const input = inputs.find((each) => form.attribute(each, 'name') === name)
      return input && form.attribute(input, 'value')
    }
    expect([valueOf('waitMinutes'), valueOf('note-en')]).toEqual(['25', 'fog at the pier'])
  })

  it.each([
    [{ state: 'closed', ends: 'usual' }, '2026-11-26T16:00:00.000Z', undefined],
    [{ state: 'running', ends: 'day' }, '2026-11-26T16:00:00.000Z', undefined],
    [{ state: 'closed', until: '2026-11-26T13:30' }, '2026-11-26T05:30:00.000Z', undefined],
    [
      { state: 'closed', ends: 'day', from: '2026-11-28T08:00' },
      '2026-11-28T16:00:00.000Z',
      '2026-11-28T00:00:00.000Z',
    ],
  ])('with %j ends at %s', async (fields, until, from) => {
    await publish(zhou, BOAT, fields)
    expect(rowOf('island-boat').validUntil).toBe(until)
    expect(rowOf('island-boat').from).toBe(from)
  })

  it.each([
    [{ state: 'closed', reason: 'wind' }, ['closed', 'wind', 'usual']],
    [
      { state: 'limited', reason: 'crowding', ends: 'day', waitMinutes: '25' },
      ['limited', '25', 'crowding', 'day'],
    ],
    [
      { state: 'closed', ends: 'further', 'note-zh': '换缆绳' },
      ['closed', 'none', 'further', '换缆绳'],
    ],
    [
      { state: 'closed', from: '2026-11-28T08:00', until: '2026-11-28T12:30' },
      ['closed', 'none', 'usual', '2026-11-28T08:00', '2026-11-28T12:30'],
    ],
  ])('fills the form when it is opened again: %j', async (fields, values) => {
    await publish(zhou, BOAT, fields)
    expect(valuesIn(await zhou.page(BOAT))).toEqual(values)
  })

  it('leaves the form empty after it ends, and a running facility has no old end', async () => {
    await publish(zhou, BOAT, { state: 'closed', reason: 'wind', until: '2026-11-28T12:30' })
    const old = { reason: 'wind', until: '2026-11-28T12:30', waitMinutes: '5' }
    await publish(li, BOAT, { state: 'running', ...old })
    expect(rowOf('island-boat')).toMatchObject({ state: 'running', waitMinutes: 5 })
    expect(rowOf('island-boat').note).toBeUndefined()
    expect(Date.parse(rowOf('island-boat').validUntil) - clock).toBeLessThan(3 * 60 * 60 * 1000)
    await publish(li, BOAT, { state: 'closed', waitMinutes: '5' })
    expect(rowOf('island-boat').waitMinutes).toBeUndefined()
    clock += 24 * 60 * 60 * 1000
    expect(valuesIn(await zhou.page(BOAT))).toEqual(['none', 'usual'])
  })

  it('of a queue alone says that the facility runs, and keeps that it runs in part', async () => {
    await publish(zhou, BOAT, { waitMinutes: '40' })
    expect(rowOf('island-boat')).toMatchObject({ state: 'running', waitMinutes: 40 })
    await publish(zhou, BOAT, { state: 'limited', reason: 'crowding' })
    await publish(li, BOAT, { ...fieldValues(await li.page(BOAT)), waitMinutes: '50' })
    expect(rowOf('island-boat')).toMatchObject({ state: 'limited', waitMinutes: 50 })
    expect(rowOf('island-boat').note).toBeDefined()
  })

  it('on a weather warning is in both languages, and can be withdrawn', async () => {
    const path = `/office/today/${encodeURIComponent('warning.大风')}`
    const text = { 'note-zh': '不要上栈桥。', 'note-en': 'Keep off the boardwalk.' }
    const { page } = await preview(zhou, path, { colour: 'orange', ...text })
    expect(mainOf(page)).toMatch(/中文大风橙色预警不要上栈桥。.*EnglishStrong wind: orange/)
    await publish(zhou, path, { colour: 'orange', ...text })
    const rows = office.sqlite.prepare('SELECT about, body FROM measurements').all()
    expect(rows.map(({ about, body }) => [about, JSON.parse(String(body))])).toMatchObject([
      [
        'warning 大风',
        { colour: 'orange', text: { zh: '不要上栈桥。' }, validUntil: '2026-11-26T16:00:00.000Z' },
      ],
    ])
    expect(await zhou.text('/office/today')).toContain('大风橙色预警')
    await publish(zhou, path, { withdraw: 'on' })
    expect(office.sqlite.prepare('SELECT * FROM measurements').all()).toEqual([])
  })

  it('until further notice ends after the maximum of 31 days', async () => {
    await publish(zhou, BOAT, { state: 'closed', ends: 'further' })
    const days = (Date.parse(rowOf('island-boat').validUntil) - Date.now()) / (24 * 60 * 60 * 1000)
    expect(days).toBeGreaterThan(30.9)
    expect(days).toBeLessThanOrEqual(31)
  })

  it.each([
    [BOAT, {}, '请选择现在的状态'],
    [BOAT, { state: 'closed', until: '2026-11-25T10:00' }, '结束时间要晚于现在'],
    [BOAT, { state: 'closed', from: 'soon' }, '开始时间'],
    [BOAT, { state: 'closed', 'note-zh': 'x'.repeat(61) }, '最多 60 个字'],
    [BOAT, { state: 'limited', waitMinutes: '601' }, '只在运行时填写'],
    [BOAT, { state: 'running', waitMinutes: 'long' }, '只在运行时填写'],
    ['/office/today/weather', {}, '请选择天气'],
    ['/office/today/weather', { weather: 'fog', low: 'cold' }, '气温'],
    ['/office/today/visitors', { visitors: '-1' }, '人数是整数'],
    ['/office/today/car-park.north-reef', { spaces: '9999' }, '不能多于总车位'],
    ['/office/today/note', {}, '请至少写一种文字'],
    ['/office/today/warning.%E5%A4%A7%E9%9B%BE', {}, '请选择预警级别'],
    [
      '/office/today/warning.%E5%A4%A7%E9%9B%BE',
      { colour: 'red', 'note-zh': '慢行' },
      '两种文字都写',
    ],
    ['/office/today/ticket.401.2026-11-26', {}, '请选择还有没有票'],
    ['/office/today/ticket.401.2026-11-26', { status: 'LIMITED', vacancies: '0' }, '余票是大于 0'],
    ['/office/today/ticket.401.2026-11-26', { status: 'LIMITED', from: '10:30' }, '有票时不能填'],
    ['/office/today/hours.2026-11-26', { opens: '18:00' }, '不能和开门时间相同'],
    ['/office/today/hours.2026-11-26', { closes: '15:00', lastEntry: '16:00' }, '停止入园'],
    ['/office/today/webcam.webcam', { src: 'javascript:alert(1)' }, '照片的地址'],
    [
      '/office/today/webcam.webcam',
      { src: 'https://other.example/a.jpg', 'place-zh': '1', 'place-en': '1' },
      '允许的图片主机',
    ],
    ['/office/today/webcam.webcam', { src: '/still.jpg', 'place-zh': '灯塔' }, '前两种文字都要填'],
    [
      '/office/today/webcam.webcam',
      { src: '/a.jpg', at: '23:00', 'place-zh': '1', 'place-en': '1' },
      '已经过去',
    ],
  ])('is rejected at %s with %j, and the form keeps its values', async (path, fields, sentence) => {
    const { status, page } = await preview(zhou, path, fields)
    expect(status).toBe(400)
    expect(mainOf(page)).toContain(sentence)
    const values = page.all('input').map((each) => page.attribute(each, 'value'))
    for (const value of Object.values(fields)) expect(values).toContain(value)
  })

  it('is rejected without the role, and for an unknown facility', async () => {
    const other = await office.signIn('投诉', 'complaints')
    expect((await other.send('/office/today')).status).toBe(403)
    expect((await other.post(BOAT, { state: 'closed', do: 'send' })).status).toBe(403)
    expect((await zhou.send('/office/today/facility.tram')).status).toBe(404)
    expect((await zhou.post('/office/today/facility.tram', { state: 'closed' })).status).toBe(404)
  })
})

it('a report that ends soon is marked in the list', async () => {
  await publish(zhou, BOAT, { state: 'running', until: '2026-11-26T10:40' })
  expect(await zhou.text('/office/today')).toMatch(/更新显示到 11月26日 10:40/)
  clock = Date.parse('2026-11-26T10:11:00+08:00')
  expect(await zhou.text('/office/today')).toMatch(/更新快到期了，请续报：显示到 11月26日 10:40/)
})

describe('measurements', () => {
  it.each([
    ['weather', { weather: 'fog', low: '-2', 'place-zh': '灯塔' }, '雾 · -2° · 灯塔'],
    ['forecast.2026-11-27', { weather: 'snow' }, '11月27日 天气预报雪'],
    ['visitors', { visitors: '3200' }, '3,200 人，日最大承载量 8,000 人'],
    ['car-park.north-reef', { spaces: '１２０' }, '余 120 个车位，共 860 个'],
    ['note', { 'note-zh': '灯塔有雾凇' }, '今日提示灯塔有雾凇'],
    ['ticket.401.2026-11-26', { status: 'LIMITED', vacancies: '5' }, '只剩 5 张 · 10:00 更新'],
    [
      'webcam.webcam',
      { src: '/still.jpg', at: '09:40', 'place-zh': '灯塔', 'place-en': 'Lighthouse' },
      '实景照片 · 灯塔/still.jpg · 09:40 更新',
    ],
  ])('%s is previewed, published and withdrawn', async (key, fields, words) => {
    const path = `/office/today/${key}`
    const { page } = await preview(zhou, path, fields)
    expect(mainOf(page)).toContain(words)
    await publish(zhou, path, fields)
    expect(office.sqlite.prepare('SELECT * FROM measurements').all()).toHaveLength(1)
    const { page: withdrawal } = await preview(zhou, path, { withdraw: 'on' })
    expect(mainOf(withdrawal)).toContain('（不显示）')
    await publish(zhou, path, { withdraw: 'on' })
    expect(office.sqlite.prepare('SELECT * FROM measurements').all()).toHaveLength(0)
  })
})

describe('undo', () => {
  it('restores the previous report, and can be undone too', async () => {
    await publish(zhou, BOAT, { state: 'limited', reason: 'fog' })
    const before = rowOf('island-boat')
    const sent = await zhou.page(await publish(zhou, BOAT, { state: 'closed', reason: 'wind' }))
    const entry = sent.all('button').find((each) => sent.attribute(each, 'name') === 'entry')
    const key = entry && sent.attribute(entry, 'value')
    const answer = await zhou.post('/office/today/undo', { entry: key ?? '' })
    expect(await zhou.text(answer.headers.get('Location') ?? '')).toMatch(/已撤销.*部分运行 · 大雾/)
    expect(rowOf('island-boat')).toEqual(before)
  })

  it('removes a report if there was no earlier one', async () => {
    const sent = await publish(zhou, BOAT, { state: 'closed' })
    const answer = await zhou.post('/office/today/undo', { entry: sent.split('/').at(-1) ?? '' })
    expect(rowOf('island-boat')).toBeUndefined()
    const page = await zhou.text(answer.headers.get('Location') ?? '')
    expect(page).toContain('已撤销，现在没有上报')
    expect(page).not.toContain('恢复为上一条')
  })

  it('is not offered and changes nothing after somebody else has reported', async () => {
    const sent = await publish(zhou, BOAT, { state: 'closed' })
    await publish(li, BOAT, { state: 'running' })
    expect(await zhou.text(sent)).toContain('不能再撤销')
    const entry = sent.split('/').at(-1) ?? ''
    const answer = await zhou.post('/office/today/undo', { entry })
    expect(answer.headers.get('Location')).toBe(sent)
    expect(rowOf('island-boat').state).toBe('running')
    expect((await zhou.post('/office/today/undo', { entry: 'x' })).status).toBe(404)
  })
})

describe('two people who report at once', () => {
  it('see each other’s report, and lose no input', async () => {
    const opened = fieldsIn(await zhou.page(BOAT), BOAT)
    await publish(li, BOAT, { state: 'limited', reason: 'fog' })
    const answer = await zhou.post(BOAT, { ...opened, state: 'closed', reason: 'wind', do: 'send' })
    const page = readHtml(await answer.text())
    expect(answer.status).toBe(409)
    expect(mainOf(page)).toMatch(/李雷在 11月26日 10:00 上报过.*部分运行 · 大雾.*停运 · 大风/)
    expect(rowOf('island-boat').state).toBe('limited')
    await zhou.post(BOAT, { ...fieldsIn(page, BOAT), do: 'send' })
    expect(rowOf('island-boat')).toMatchObject({ state: 'closed', note: { zh: '大风' } })
  })

  it('overwrite nothing if a report arrives between reading and saving', async () => {
    await publish(li, BOAT, { state: 'limited' })
    const subject = { kind: 'facility', id: 'island-boat' } as const
    const shown = inEachLanguage(() => ({ name: '', words: '' }))
    const entry = { key: crypto.randomUUID(), who: '周宁', action: 'report', subject }
    const saved = await saveReport(
      office.database,
      { ...entry, detail: { before: null, after: '{}', shown } },
      [restoreRow(subject, '{}')],
    )
    expect(saved).toBe('changed')
    expect(rowOf('island-boat').state).toBe('limited')
  })

  it('also see a report made by a command', async () => {
    const opened = fieldsIn(await zhou.page(BOAT), BOAT)
    office.sqlite.exec(
      `INSERT INTO reports VALUES ('island-boat', '{"state":"running","updatedAt":"2026-11-26T02:00:00.000Z","validUntil":"2026-11-26T04:00:00.000Z"}')`,
    )
    const answer = await zhou.post(BOAT, { ...opened, state: 'closed' })
    expect(answer.status).toBe(409)
    expect(mainOf(readHtml(await answer.text()))).toContain('由命令或接口上报')
  })
})

it('a double tap, a reload and a retry create one report', async () => {
  const { page } = await preview(zhou, BOAT, { state: 'closed', reason: 'wind' })
  const form = { ...fieldsIn(page, BOAT), do: 'send' }
  const answers = await Promise.all([zhou.post(BOAT, form), zhou.post(BOAT, form)])
  await publish(li, BOAT, { state: 'running' })
  answers.push(await zhou.post(BOAT, form))
  const places = new Set(answers.map(({ headers }) => headers.get('Location')))
  expect(places.size).toBe(1)
  expect(rowOf('island-boat').state).toBe('running')
  const { key = '' } = fieldsIn(page, BOAT)
  const entries = office.sqlite.prepare('SELECT * FROM office_log WHERE request_key = ?').all(key)
  expect(entries).toHaveLength(1)
})

it('the log shows each report with its author, in the words that visitors see', async () => {
  await publish(zhou, BOAT, { state: 'closed', reason: 'lightning' })
  const admin = await office.signIn('管理', 'admin')
  expect(await admin.text('/office/history')).toMatch(/周宁 · 上报环岛船 · 停运 · 雷电/)
})

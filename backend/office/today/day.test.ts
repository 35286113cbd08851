import { afterAll, beforeEach, expect, it, vi } from 'vitest'
import { fieldsIn, mainOf, preview, publish, valuesIn } from '../../../tests/support/duty-desk.ts'
import { openOffice } from '../../../tests/support/office-in-process.ts'

const BEGIN = Date.parse('2026-11-26T10:00:00+08:00')
let clock = BEGIN
vi.spyOn(Date, 'now').mockImplementation(() => (clock += 1))
afterAll(() => vi.restoreAllMocks())

const office = await openOffice()
const zhou = await office.signIn('周宁', 'duty')

beforeEach(() => {
  clock = BEGIN
  for (const table of ['reports', 'measurements']) office.sqlite.exec(`DELETE FROM ${table}`)
})

const BOAT = '/office/today/facility.island-boat'
const HOURS = '/office/today/hours.2026-11-26'
const TICKET = '/office/today/ticket.401.2026-11-26'
const answered = async (call: string) => {
  const answer = await office.fetch(new Request(`${office.origin}/backends/api/${call}`))
  return (await answer.json()).data
}
const hoursOfSite = async () => (await answered('menu/1')).site.hours.exceptions[0]
const leftOf401 = async () =>
  (await answered('vote?languageId=1')).list.find(({ id }: { id: string }) => id === '401')
    .availability

it('reported hours start from the published ones, and apply until they are undone', async () => {
  expect(valuesIn(await zhou.page(HOURS))).toEqual(['open', '08:00', '18:00', '16:00', 'none'])
  const written = await hoursOfSite()
  const { page } = await preview(zhou, HOURS, { opens: '10:00', reason: 'ice' })
  expect(mainOf(page)).toMatch(/中文今日开放时间11月26日 10:00–18:00（结冰）/)
  expect(mainOf(page)).toMatch(/EnglishOpening hours today26 Nov 10:00–18:00 \(ice\)/)
  const sent = await publish(zhou, HOURS, {
    opens: '10:00',
    closes: '15:00',
    lastEntry: '14:00',
    reason: 'ice',
  })
  expect(await hoursOfSite()).toMatchObject({
    from: '2026-11-26',
    opens: '10:00',
    closes: '15:00',
    reason: '结冰',
  })
  expect(valuesIn(await zhou.page(HOURS)).slice(1, 4)).toEqual(['10:00', '15:00', '14:00'])
  await zhou.post('/office/today/undo', { entry: sent.split('/').at(-1) ?? '' })
  expect(await hoursOfSite()).toEqual(written)
})

it.each([
  [{ opens: '10:00', reason: 'ice' }, ['open', '10:00', '18:00', '16:00', 'ice']],
  [{ hours: 'closed', reason: 'wind' }, ['closed', 'wind']],
  [
    { opens: '10:00', 'note-zh': '潮位高', 'note-en': 'high tide' },
    ['open', '10:00', '18:00', '16:00', 'none', '潮位高', 'high tide'],
  ],
])('the form shows the reported hours and their reason again: %j', async (fields, values) => {
  await publish(zhou, HOURS, fields)
  expect(valuesIn(await zhou.page(HOURS))).toEqual(values)
})

it('a closure that begins later shows its end', async () => {
  const closure = { state: 'closed', reason: 'wind', from: '2026-11-27T09:00' }
  const { page } = await preview(zhou, BOAT, closure)
  expect(mainOf(page)).toMatch(/11月27日 09:00 起停运 · 大风 · 至 11月27日 24:00/)
  expect(mainOf(page)).toMatch(/Closed from 27 Nov, 09:00 · strong wind · until midnight/i)
})

it('closed hours also close the facilities, until they are withdrawn', async () => {
  await publish(zhou, HOURS, { hours: 'closed', reason: 'wind' })
  expect(await zhou.text(BOAT)).toMatch(/现在显示：停运 · 大风/)
  await publish(zhou, HOURS, { withdraw: 'on' })
  expect(await zhou.text(BOAT)).not.toMatch(/停运 · 大风/)
})

it('tickets are sold out from a given time, and on sale again after another', async () => {
  const sent = await publish(zhou, TICKET, { status: 'SOLD_OUT', from: '10:30', until: '14:00' })
  expect(await zhou.text(sent)).toMatch(/有票.*卖到 11月26日 10:30/)
  expect(await leftOf401()).toMatchObject({
    slots: [{ day: '2026-11-26', cutoff: '2026-11-26T02:30:00.000Z' }],
    validUntil: '2026-11-26T06:00:00.000Z',
  })
  clock = Date.parse('2026-11-26T11:00:00+08:00')
  expect(await zhou.text('/office/today')).toMatch(/售完/)
  expect((await leftOf401()).slots).toMatchObject([{ status: 'SOLD_OUT' }])
  clock = Date.parse('2026-11-26T14:00:00+08:00')
  expect(await leftOf401()).toBeUndefined()
})

it('a report names the cache tags of the pages that change', async () => {
  for (const [path, fields, tag] of [
    [HOURS, { hours: 'closed' }, 'menus'],
    [TICKET, { status: 'CLOSED' }, 'tickets'],
    [BOAT, { state: 'closed' }, 'home'],
  ] as const) {
    const { page } = await preview(zhou, path, fields)
    const answer = await zhou.post(path, { ...fieldsIn(page, path), do: 'send' })
    expect(answer.headers.get('X-Changed-Tags')).toBe(tag)
  }
})

it('tickets have a form for each slot in the content', async () => {
  clock = Date.parse('2033-05-03T10:00:00+08:00')
  const wang = await office.signIn('王芳', 'duty')
  const list = await wang.text('/office/today')
  expect(list).toMatch(/08:00–12:00.*售完.*12:00–16:00.*只剩 40 张/)
  await publish(wang, `/office/today/${encodeURIComponent('ticket.403.2033-05-03.12:00-16:00')}`, {
    status: 'SOLD_OUT',
  })
  expect(await wang.text('/office/today')).not.toContain('只剩 40 张')
})

import { afterEach, expect, it, vi } from 'vitest'
import { openOffice } from '../../tests/support/office-in-process.ts'
import { complaintsTo } from '../../tests/support/sent-complaints.ts'

const office = await openOffice()
const send = complaintsTo(office)
const DAY_MS = 24 * 60 * 60 * 1000

afterEach(() => vi.useRealTimers())

// In the tests, the site keeps personal data for 365 days.
it('deletes personal data after the retention time, and keeps the statistics', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() })
  const begin = Date.now()
  const browser = await office.signIn('周宁', 'complaints')
  const numbers = { untouched: await send(), closed: await send(), open: await send() }
  const change = (number: string, version: string, step: string) =>
    browser.post(`/office/complaints/${number}`, {
      version,
      step,
      answer: '答复里有姓名',
      channel: 'phone',
      note: '备注里有电话',
    })
  vi.setSystemTime(begin + 10 * DAY_MS)
  await change(numbers.closed, '1', 'close')
  vi.setSystemTime(begin + 20 * DAY_MS)
  await change(numbers.open, '1', 'answer')
  // A note that is added after closing does not extend this time.
  await change(numbers.closed, '2', 'save')

  const erased = async (days: number) => {
    vi.setSystemTime(begin + days * DAY_MS)
    await office.fetch(new Request('http://backend/scheduled', { method: 'POST' }))
    return office.sqlite
      .prepare(
        "SELECT day || '-' || printf('%04d', number) AS n FROM proposals WHERE erased_at > 0",
      )
      .all()
      .map(({ n }) => n)
  }
  expect(await erased(364)).toEqual([])
  expect(await erased(365)).toEqual([numbers.untouched])
  expect(await erased(375)).toEqual([numbers.untouched, numbers.closed])
  expect(await erased(385)).toEqual(Object.values(numbers))
  const everything = JSON.stringify(
    ['proposals', 'complaint_texts', 'office_log'].map((table) =>
      office.sqlite.prepare(`SELECT * FROM ${table}`).all(),
    ),
  )
  for (const words of ['周女士', '13800550101', '索道上站', '答复里', '备注里'])
    expect.soft(everything).not.toContain(words)
  expect(office.sqlite.prepare('SELECT state, category FROM proposals ORDER BY id').all()).toEqual([
    { state: 'new', category: 'facility' },
    { state: 'closed', category: 'facility' },
    { state: 'answered', category: 'facility' },
  ])
  vi.setSystemTime(begin + 20 * DAY_MS)
  const text = await browser.text(`/office/complaints/${numbers.closed}`)
  expect(text).toMatch(/按保存期限删除了个人信息.*周宁 · 状态：已办结.*自动 · 到期删除了个人信息/)
  const late = await change(numbers.open, '2', 'save')
  expect(late.status).toBe(409)
  expect(await late.text()).toContain('备注里有电话')
})

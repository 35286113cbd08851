import { afterAll, expect, it } from 'vitest'
import { dayEndIn } from '../../shared/zoned-time.ts'
import type { ReadPage } from '../support/read-html.ts'
import { startSite } from '../support/start-site.ts'

const HOUR_MS = 3_600_000
const MINUTE_MS = 60_000

const site = await startSite()
afterAll(() => site.stop())
// Two minutes before a kitchen closes for the afternoon. A page that is cached now stays fresh for
// longer than that.
await site.advanceClock(
  dayEndIn('Asia/Shanghai', Date.now()) + 14 * HOUR_MS - 2 * MINUTE_MS - Date.now(),
)

/** Returns the line above each restaurant's name, by id. */
async function rowsOf(path: string): Promise<Record<string, string>> {
  const page = await site.getPage(path)
  return Object.fromEntries(
    page.ofClass('item').map((item) => {
      const [link] = page.all('a', item)
      const id = link && page.attribute(link, 'href')?.split('/').at(-1)
      return [id, overlineOf(page, item)]
    }),
  )
}

const overlineOf = (page: ReadPage, item: ReturnType<ReadPage['one']>) =>
  page
    .ofClass('item-overline', item)
    .map((line) => page.words(line))
    .join()

it('restaurants show whether they are open, and can be filtered by it, also from the cache', async () => {
  const all = '/mall/restaurant'
  const open = '/mall/restaurant?open=1'
  for (const path of [all, open]) await site.untilCached(path)
  expect(await rowsOf(all)).toMatchObject({
    201: '海鲜 ● 营业中 全天',
    202: '面点 ● 营业中，14:00 打烊 10:30–14:00，16:30–20:00，每日',
    203: '茶食 ● 营业中，20:00 打烊 10:30–20:00，每日',
  })
  const ids = Object.keys(await rowsOf(open))
  expect(ids).toEqual(['201', '202', '203', '204', '205', '206', '207', '208', '209'])

  await site.advanceClock(3 * MINUTE_MS)
  expect(await rowsOf(all)).toMatchObject({
    202: '面点 ○ 未营业，16:30 开门 10:30–14:00，16:30–20:00，每日',
  })
  expect(Object.keys(await rowsOf(open))).toEqual(ids.filter((id) => id !== '202'))
  expect((await rowsOf('/en/mall/restaurant'))['202']).toBe(
    'Noodles ○ Closed, opens at 16:30 10:30–14:00 and 16:30–20:00, daily',
  )

  await site.advanceClock(6 * HOUR_MS)
  expect(Object.keys(await rowsOf(open))).toEqual(['201'])
  expect((await rowsOf(all))['203']).toContain('未营业，明日 10:30 开门')
})

it('the list of open restaurants shows its time and the number of unknown ones', async () => {
  const page = await site.getPage('/mall/restaurant?open=1')
  const [note] = page.ofClass('list-note')
  expect(note && page.text(note)).toMatch(/^\d+月\d+日 \d\d:\d\d 有 \d 家营业，另有 1 家不知道$/)
})

it.each(['open=2', 'open=1&category=moon', 'open=1&page=2'])(
  'an invalid filter returns 404: %s',
  async (query) => {
    expect((await site.get(`/mall/restaurant?${query}`)).status).toBe(404)
  },
)

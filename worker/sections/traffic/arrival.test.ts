import { expect, it } from 'vitest'
import type { ReadPage } from '../../../tests/support/read-html.ts'
import { startInProcess } from '../../../tests/support/site-in-process.ts'

const site = await startInProcess()

const sumsOf = (page: ReadPage) =>
  [...page.ofClass('way-sum'), ...page.ofClass('signed').slice(0, 1)].map((sum) => page.words(sum))

const legsOf = (page: ReadPage) =>
  page.ofClass('leg').map((leg) => ({
    title: page.all('h3', leg).map((title) => page.words(title))[0],
    facts: page.all('p', leg).map((line) => page.words(line)),
    numbers: page.all('a', leg).map((link) => page.attribute(link, 'href')),
  }))

it('directions show each leg, with a number to call if its access is not certain', async () => {
  const page = await site.getPage('/service/traffic?from=north-reef')
  expect(sumsOf(page)).toEqual(['全程约 28 分钟 ¥15', '轮椅可以走，有人协助：专线巴士'])
  expect(legsOf(page)).toEqual([
    {
      title: '专线巴士',
      facts: [
        '北礁站',
        '23 分钟 ¥15',
        '每 20 分钟一班 首班 06:00，末班 19:30 回程末班 18:30',
        '可带轮椅，请提前打 0600-555 0165',
        '司机放踏板，一车一个轮椅位。',
      ],
      numbers: ['tel:+866005550165'],
    },
    {
      title: '步行',
      facts: ['码头', '5 分钟 不用钱', '轮椅可以'],
      numbers: [],
    },
  ])
  const english = await site.getPage('/en/service/traffic?from=north-reef')
  expect(legsOf(english)[0]).toMatchObject({
    title: 'Shuttle bus',
    facts: [
      expect.anything(),
      expect.anything(),
      expect.anything(),
      'Wheelchairs: with help, call 0600-555 0165 first',
      expect.anything(),
    ],
  })
})

it('directions say which facts are unknown, and omit these from the totals', async () => {
  const page = await site.getPage('/service/traffic?from=south-beach')
  expect(sumsOf(page)).toEqual(['全程约 1 小时 15 分钟', '轮椅过不了：步行'])
  expect(legsOf(page)[0]?.facts).toEqual([
    '南滩站北广场',
    '1 小时 10 分钟',
    '末班 16:00',
    '轮椅能不能过还不知道，请打 0600-555 0168',
  ])
})

it('directions have their own address and title', async () => {
  const page = await site.getPage('/service/traffic?from=north-reef')
  expect(page.title()).toContain('从北礁站到入口')
  expect(page.links('canonical')[0]?.href).toMatch(/\/service\/traffic\?from=north-reef$/)
})

it.each(['nowhere', '3', '%00'])('an unknown departure place is 404: %s', async (from) => {
  expect((await site.get(`/service/traffic?from=${from}`)).status).toBe(404)
})

const mapsOf = (page: ReadPage) =>
  page.ofClass('place-map').map((map) => page.attribute(map, 'href'))

it('directions show their end on the map, as a link to the guide; the list has no map', async () => {
  expect(mapsOf(await site.getPage('/service/traffic'))).toEqual([])
  expect(mapsOf(await site.getPage('/service/traffic?from=north-reef'))).toEqual([
    '/infomation/guide#at-120.4015,29.956',
  ])
})

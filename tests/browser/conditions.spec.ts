import { expect, type Page, test } from '@playwright/test'
import { axeFindings } from '../support/axe.ts'
import { now } from '../support/clock.ts'
import { startLocalSite, type TestSite } from '../support/start-site.ts'

/** The window of a phone. On it, the page needs at most two screens in every state. */
const PHONE = { width: 390, height: 844 }
const OPS_TOKEN = 'a-token-for-tests-only'

let site: TestSite
test.beforeAll(async () => {
  site = await startLocalSite({ vars: { OPS_TOKEN } })
})
test.afterAll(() => site.stop())

const RUNS = { facility: 'island-boat', state: 'running', waitMinutes: 10 }
const CALM = [
  { weather: 'cloudy', low: 12, high: 19, wind: 3 },
  { visitors: 2400 },
  { carPark: 'north-reef', spaces: 320 },
  { ownWords: { zh: '海面平静，宜看日落。', en: 'A calm sea, and a fine sunset ahead.' } },
]
const closedFor = (zh: string, en: string) => ({
  facility: 'island-boat',
  state: 'closed',
  note: { zh, en },
})
const warn = (colour: string, zh: string, en: string) => ({
  warning: { zh, en },
  colour,
  text: { zh: '请远离礁石和防波堤。', en: 'Keep off the reefs and the breakwater.' },
  source: { zh: '浅澜气象台', en: 'Qianlan weather station' },
})
const hoursFrom = (day: string, first: number) => ({
  hourly: Array.from({ length: 8 }, (_, index) => ({
    at: `${day}T${`${first + index}`.padStart(2, '0')}:00:00+08:00`,
    sky: index < 3 ? 'cloudy' : 'rain',
    degrees: 18 - index,
    wind: 3,
  })),
})
const FULL = ['north-reef', 'south-beach', 'east-dyke', 'west-islet'].map((carPark) => ({
  carPark,
  spaces: 0,
}))

interface State {
  name: string
  /**
   * The time at which the page is opened. Each state has its own day, on which the reports of other
   * states are no longer valid.
   */
  time: string
  reports?: readonly object[]
  isDown?: boolean
  /** Texts that the page must contain, in both languages. */
  says: Record<'zh' | 'en', readonly (string | RegExp)[]>
  /** Texts that the page must not contain. */
  omits?: RegExp
}

const STATES: readonly State[] = [
  {
    name: 'nothing known',
    time: '2033-04-01T10:00',
    says: {
      zh: ['开放至 18:00', '计划 08:30', '可拨游客热线 0600-555 0168'],
      en: ['Open until 18:00', 'Scheduled 08:30', 'Call the hotline'],
    },
  },
  {
    name: 'all runs',
    time: '2033-04-04T10:00',
    reports: [RUNS, ...CALM, hoursFrom('2033-04-04', 10)],
    says: {
      zh: ['环岛船正常运行，排队约 10 分钟', '海面平静', /日出 05:\d\d/, '余 320 个车位'],
      en: ['Island boat running', 'queue of about 10 minutes', 'A calm sea', /Sunrise 05:\d\d/],
    },
  },
  {
    name: 'wind',
    time: '2033-04-07T10:00',
    reports: [closedFor('大风', 'strong wind'), warn('yellow', '大风', 'Strong wind'), ...CALM],
    says: {
      zh: ['环岛船停运（大风）', '大风黄色预警', '4月7日 10:00–24:00'],
      en: ['Island boat closed (strong wind)', 'Strong wind: yellow warning', '10:00–24:00'],
    },
    // A boat that is closed until the end of the day has no last departure.
    omits: /末班|last at/,
  },
  {
    name: 'storm',
    time: '2033-04-10T10:00',
    reports: [
      closedFor('风暴潮', 'storm surge'),
      warn('blue', '海浪', 'Waves'),
      warn('red', '台风', 'Typhoon'),
      { weather: 'storm', low: 14, high: 17, wind: 11 },
      hoursFrom('2033-04-10', 10),
      { visitors: 40 },
    ],
    says: {
      zh: ['台风红色预警', '海浪蓝色预警', '雷雨', '停车位暂无报告'],
      en: ['Typhoon: red warning', 'Waves: blue warning', 'No report yet on: parking'],
    },
  },
  {
    name: 'closed area',
    time: '2033-05-02T10:00',
    says: { zh: ['今日不开放（台风），明日 08:00 开放', '✕'], en: ['Closed today (typhoon)'] },
  },
  {
    name: 'night session',
    time: '2033-05-01T19:30',
    reports: [RUNS],
    says: {
      zh: [
        '开放至 23:00，22:00 停止入园',
        '夜场 19:00–23:00',
        '排队约 10 分钟。',
        '返程末班 17:00 已过',
      ],
      en: ['Open until 23:00, last entry 22:00', 'Night session 19:00–23:00', 'Last back 17:00'],
    },
  },
  {
    name: 'full car parks',
    time: '2033-04-13T10:00',
    reports: [RUNS, { visitors: 7900 }, ...FULL],
    says: { zh: ['已满', '7,900 人'], en: ['Full', '7,900, at most 8,000 a day'] },
  },
  {
    name: 'other hours and a still',
    time: '2033-04-14T09:00',
    reports: [
      RUNS,
      {
        hours: 'open',
        opens: '10:00',
        closes: '15:00',
        lastEntry: '14:00',
        note: { zh: '结冰', en: 'ice' },
      },
      {
        webcam: 'pier',
        picture: { src: '/icon-512.png', width: 512, height: 512 },
        place: { zh: '码头', en: 'Pier' },
        at: '2033-04-14T08:50',
      },
    ],
    says: {
      zh: [
        '今日 10:00 开放',
        '4月14日 10:00–15:00（结冰）',
        '结冰 · 今日 10:00 起',
        '码头 · 4月14日 08:50',
      ],
      en: ['Opens 10:00 today', '10:00–15:00 (ice)', 'Pier'],
    },
  },
  {
    name: 'no backend',
    time: '2033-04-16T10:00',
    isDown: true,
    says: { zh: ['开放至 18:00', '现场报告暂时取不到'], en: ['Today’s reports cannot be loaded'] },
  },
]

/** Sets the site's time, sends the reports, and makes the backend fail if the state says so. */
async function stage({ time, reports = [], isDown = false }: State): Promise<void> {
  await site.clearFaults()
  await site.setStage({ aheadMs: Date.parse(`${time}+08:00`) - now() })
  for (const report of reports) {
    const answer = await fetch(`${site.site.origin}/ops/today`, {
      method: 'POST',
      headers: { Authorization: `Bearer ${OPS_TOKEN}` },
      body: JSON.stringify(report),
    })
    expect(answer.status, JSON.stringify(report)).toBe(200)
  }
  if (isDown) await site.setFault({ call: 'recommendations', fault: 'status', value: 503 })
}

// Runs once (`@once`), because the test sets the window itself.
test.describe('the conditions page', { tag: '@once' }, () => {
  test.describe.configure({ mode: 'serial' })
  test.use({ contextOptions: { reducedMotion: 'reduce' } })

  for (const state of STATES) {
    test(`with ${state.name} fits phone and desktop, light and dark, in both languages`, async ({
      page,
    }) => {
      await stage(state)
      for (const language of ['zh', 'en'] as const) {
        const path = language === 'zh' ? '/service/conditions' : '/en/service/conditions'
        await page.clock.install({ time: Date.parse(`${state.time}+08:00`) })
        await page.goto(site.site.origin + path)
        const main = page.locator('main')
        for (const words of state.says[language]) await expect(main).toContainText(words)
        if (state.omits) await expect(main).not.toContainText(state.omits)
        for (const size of [PHONE, { width: 1440, height: 900 }])
          for (const colorScheme of ['light', 'dark'] as const) {
            await page.setViewportSize(size)
            await page.emulateMedia({ colorScheme })
            await look(page, `${state.name} ${language} ${size.width} ${colorScheme}`)
          }
      }
    })
  }
})

/** Returns the lower edge of the page's last line. */
function endOfPage(page: Page): Promise<number> {
  return page.evaluate(() => {
    const last = document.querySelector('main')?.lastElementChild
    return (last?.getBoundingClientRect().bottom ?? Infinity) + window.scrollY
  })
}

async function look(page: Page, name: string): Promise<void> {
  const { width = 0 } = page.viewportSize() ?? {}
  const needed = await page.evaluate(() => document.documentElement.scrollWidth)
  expect.soft(needed, name).toBeLessThanOrEqual(width)
  expect.soft(await axeFindings(page), name).toEqual([])
  if (width === PHONE.width)
    expect.soft(await endOfPage(page), name).toBeLessThanOrEqual(2 * PHONE.height)
}

import { expect, type Locator, type Page, test } from '@playwright/test'
import { expectClient } from '../support/client-page.ts'
import { expectMap } from '../support/guide-page.ts'
import { wordsOf } from '../support/words-in.ts'

// Tasks of a visitor on a phone. Each starts on the home page, and needs at most three taps and
// four screens.

const PHONE = { width: 390, height: 844 }
const TAPS = 3
const SCREENS = 4

test.use({ viewport: PHONE, hasTouch: true })

/** A visitor with a phone. Counts taps and screens. */
class Visitor {
  #taps = 0
  #screens = 0
  readonly page: Page

  constructor(page: Page) {
    this.page = page
  }

  /** Scrolls to an element and taps it. */
  async tap(target: Locator): Promise<void> {
    await this.#scrollTo(target)
    this.#taps += 1
    await target.tap()
  }

  /** Taps a link in the header's menu, which is always in view. */
  async tapInMenu(name: string | RegExp): Promise<void> {
    this.#taps += 2
    const header = this.page.getByRole('banner')
    await header.locator('.site-menu > summary').tap()
    await header.getByRole('link', { name, exact: true }).filter({ visible: true }).first().tap()
  }

  /** Searches for a text, and follows the first suggestion. */
  async searchFor(text: string): Promise<void> {
    await this.tapInMenu(/^(?:搜索全站|Search the site)$/)
    const field = this.page.getByRole('combobox')
    await expect(field).toBeFocused()
    await this.page.keyboard.type(text)
    await this.tap(this.page.getByRole('listbox').getByRole('option').first())
  }

  /** Scrolls to a text. */
  async reads(text: string | RegExp): Promise<void> {
    const target = this.page.getByRole('main').getByText(text).filter({ visible: true }).first()
    await expect(target).toBeVisible()
    await this.#scrollTo(target)
  }

  /** Scrolls to a section of the page. Expects that it has this text. */
  async readsIn(target: Locator, text: RegExp): Promise<void> {
    await expect(target).toHaveText(text)
    await this.#scrollTo(target, 'center')
    await expect(target).toBeInViewport({ ratio: 1 })
  }

  expectFew(): void {
    expect(this.#taps, 'taps').toBeLessThanOrEqual(TAPS)
    expect(this.#screens, 'screens').toBeLessThanOrEqual(SCREENS)
  }

  async #scrollTo(target: Locator, block: ScrollLogicalPosition = 'nearest'): Promise<void> {
    await expect(target).toBeVisible()
    const from = await this.page.evaluate(() => scrollY)
    await target.evaluate((element, to) => element.scrollIntoView({ block: to }), block)
    const to = await this.page.evaluate(() => scrollY)
    this.#screens += Math.abs(to - from) / PHONE.height
  }
}

const WORDS = wordsOf({
  home: ['/', '/en'],
  tomorrow: ['明日', 'Tomorrow'],
  toTickets: ['购票', 'Buy tickets'],
  oneChildMore: ['多一位儿童', 'One more: children'],
  oneStudentMore: ['多一位学生', 'One more: students'],
  studentPays: [/¥\d+.*1 位学生/, /¥\d+.*1 student/],
  best: [/¥300.*最省/, /¥300.*Cheapest/],
  childPays: [/1 位儿童/, /1 child/],
  rain: ['下雨怎么玩', 'what to do in rain'],
  lasts: [/\d\s(?:小时|分钟)/, /\d\s(?:hours?|minutes?)/],
  lost: ['失物', 'Lost property'],
  step: ['打电话说清丢了什么', 'Call and say what you lost'],
  foreignCards: ['外卡', 'Foreign cards'],
  window: [/码头.+1.+号窗口/, /Window 1 at the jetty/],
  entering: ['怎么买，怎么进', 'Buying and entering'],
  passport: [/护照：闸机都能读/, /passport: the gates read both/],
  families: ['家庭房', 'Family rooms'],
  upTo: ['¥600 以内', 'Up to ¥600'],
  room: ['环岛船乘巴士 20 分钟', 'Island boat 20 min by bus'],
  stay: ['住宿', 'Stay'],
  view: ['有景观', 'With a view'],
  seaRoom: [/海景房住 2 人，看海/, /Sea Room, sleeps 2, view of the sea/],
  events: ['活动', 'Events'],
  boat: ['环岛船', 'Island boat'],
  gettingHere: ['交通到达', 'Getting here'],
  station: ['北礁站', 'North Reef Station'],
  withHelp: [
    '可带轮椅，请提前打 0600-555 0165',
    'Wheelchairs: with help, call 0600-555 0165 first',
  ],
  theRest: ['轮椅可以', 'Wheelchairs: yes'],
  trails: ['步道', 'Trails'],
  noSteps: ['没有台阶', 'No steps'],
  walk: ['上湾步道', 'Upper Bay Trail'],
  time: [/^50\s分钟$/, /^50\sminutes$/],
  toilets: [
    /^卫生间：下湾卫生间、内港卫生间$/,
    /^Toilets: Lower Bay Toilets, Inner Harbour Toilets$/,
  ],
  lastBack: [/18:30/, /18:30/],
  umbrella: ['我的伞丢了', 'lost my umbrella'],
  isRunning: ['船今天开吗', 'is the boat running'],
  dog: ['狗', 'dog'],
  onALead: [/^可以，全程拴绳/, /^Yes, on a lead/],
  bring: ['能带什么进去', 'what can I bring'],
  noLighters: [/打火机和无人机不能带/, /No lighters and no drones/],
  refund: ['退票', 'refund'],
  refunds: ['退票与改期', 'Refunds and changes'],
  toilet: ['厕所', 'toilet'],
  complaints: ['投诉建议', 'Complaints'],
  dining: ['餐饮', 'Food'],
  pier: ['码头', 'Pier'],
  copy: ['复制链接', 'Copy link'],
  viewpoints: ['观景', 'Viewpoints'],
})
type Words = (typeof WORDS)['zh']

const toTickets = (visitor: Visitor, words: Words) =>
  visitor.tap(
    visitor.page
      .getByRole('main')
      .getByRole('link', { name: words.toTickets, exact: true })
      .first(),
  )

/** Returns the home page's line about a facility, or about tomorrow. */
const todayOf = (visitor: Visitor, name: string) =>
  visitor.page
    .locator('.today-facts div')
    .filter({ has: visitor.page.locator('dt', { hasText: name }) })

const TASKS: Record<string, (visitor: Visitor, words: Words) => Promise<void>> = {
  'whether it is open tomorrow, and what two adults and a child pay': async (visitor, words) => {
    const tomorrow = todayOf(visitor, words.tomorrow)
    await visitor.readsIn(tomorrow.locator('.today-value'), /^\d{2}:\d{2}–\d{2}:\d{2}$/)
    await toTickets(visitor, words)
    await visitor.tap(visitor.page.getByRole('button', { name: words.oneChildMore }))
    await visitor.readsIn(visitor.page.locator('.combinations > li').first(), words.best)
  },
  'who pays for what': async (visitor, words) => {
    await toTickets(visitor, words)
    await visitor.tap(visitor.page.getByRole('button', { name: words.oneChildMore }))
    await visitor.readsIn(visitor.page.locator('.combinations > li').first(), words.childPays)
  },
  'what two adults, one of them 68, a child and a student pay': async (visitor, words) => {
    const { page } = visitor
    await toTickets(visitor, words)
    await visitor.tap(page.locator('input[name=ages]'))
    await page.keyboard.type('45, 68, 9')
    await visitor.tap(page.getByRole('button', { name: words.oneStudentMore }))
    await visitor.readsIn(page.locator('.combinations > li').first(), words.studentPays)
  },
  'by search, what to do in rain': async (visitor, words) => {
    await visitor.searchFor(words.rain)
    // Only this travel guide is about rain.
    await expect(visitor.page).toHaveURL(/\/service\/strategy\/4009$/)
    await visitor.reads(words.lasts)
  },
  'how to get from the station to the gate in a wheelchair': async (visitor, words) => {
    await visitor.tapInMenu(words.gettingHere)
    await visitor.tap(visitor.page.getByRole('main').getByRole('link', { name: words.station }))
    await expect(visitor.page).toHaveURL(/from=north-reef#way$/)
    const legs = visitor.page.locator('.leg')
    await expect(legs.first()).toContainText(words.withHelp)
    await expect(legs.last()).toContainText(words.theRest)
    await visitor.reads(words.withHelp)
    await visitor.reads(words.theRest)
  },
  'a room for four under ¥600, and how far it is to the boat': async (visitor, words) => {
    await visitor.tapInMenu(words.families)
    const upTo = visitor.page.getByRole('link', { name: words.upTo })
    await visitor.tap(upTo)
    await expect(upTo).toHaveAttribute('aria-current', 'true')
    await visitor.reads(words.room)
    await visitor.reads(/560/)
  },
  'a room with a view': async (visitor, words) => {
    await visitor.tapInMenu(words.stay)
    await visitor.tap(visitor.page.getByRole('link', { name: words.view }))
    await visitor.reads(words.seaRoom)
  },
  'whom to call about an umbrella that was left in the boat': async (visitor, words) => {
    await visitor.tapInMenu(words.lost)
    await visitor.reads(words.step)
    await visitor.reads('0600-555 0163')
  },
  'whether the boat is running': async (visitor, words) => {
    const boat = todayOf(visitor, words.boat)
    await visitor.readsIn(boat.locator('.today-value'), /\S/)
    await visitor.readsIn(boat.locator('.today-note'), /\S/)
  },
  'when the last bus goes back to the station': async (visitor, words) => {
    await visitor.tapInMenu(words.gettingHere)
    await visitor.tap(visitor.page.getByRole('main').getByRole('link', { name: words.station }))
    await visitor.reads(words.lastBack)
  },
  'by search, whom to call about a lost umbrella': async (visitor, words) => {
    await visitor.searchFor(words.umbrella)
    await expect(visitor.page).toHaveURL(/\/contact#lost$/)
    await visitor.reads('0600-555 0163')
  },
  'by search, whether the boat is running': async (visitor, words) => {
    await visitor.searchFor(words.isRunning)
    await expect(visitor.page).toHaveURL(/\/service\/conditions$/)
    await visitor.reads('0600-555 0164')
  },
  'by search, whether the dog may come': async (visitor, words) => {
    await visitor.searchFor(words.dog)
    await visitor.readsIn(visitor.page.locator('#question-8003 p').first(), words.onALead)
  },
  'by search, what may and may not be brought': async (visitor, words) => {
    await visitor.searchFor(words.bring)
    await visitor.readsIn(visitor.page.locator('details:target p').first(), words.noLighters)
  },
  'by search, how to get the money back': async (visitor, words) => {
    await visitor.searchFor(words.refund)
    const answer = visitor.page.locator('details:target')
    await expect(answer.locator('summary')).toHaveText(words.refunds)
    await visitor.readsIn(answer.locator('p').first(), /\S/)
  },
  'by search, the toilets on the map': async (visitor, words) => {
    await visitor.searchFor(words.toilet)
    await expect(visitor.page).toHaveURL(/\/infomation\/guide\?category=toilet$/)
    await visitor.readsIn(visitor.page.locator('.guide li h3').first(), /\S/)
  },
  'where to complain': async (visitor, words) => {
    await visitor.tapInMenu(words.complaints)
    await expect(visitor.page).toHaveURL(/\/service\/complain$/)
    await expect(visitor.page.locator('textarea').first()).toBeEditable()
  },
  'where to eat at the pier now': async (visitor, words) => {
    await visitor.tapInMenu(words.dining)
    const { page } = visitor
    const pier = page.getByRole('main').getByRole('link', { name: words.pier, exact: true })
    await visitor.tap(pier)
    await expect(pier).toHaveAttribute('aria-current', /./)
    await visitor.readsIn(page.locator('.item').first(), /\d{2}:\d{2}/)
  },
  'the address of a place on the home page, to send to others': async (visitor, words) => {
    const { page } = visitor
    await visitor.tap(page.getByRole('main').locator('.recommended-item a').first())
    await visitor.tap(page.getByRole('button', { name: words.copy }))
    // Without permission to copy it, the toast shows the address.
    await expect(page.locator('.toast')).toContainText(new URL(page.url()).pathname)
  },
  'where to photograph': async (visitor, words) => {
    const { page } = visitor
    await visitor.tap(page.getByRole('main').locator('a[href$="/infomation/guide"]').first())
    await expectMap(page)
    await visitor.tap(page.locator('.guide-filter').getByRole('link', { name: words.viewpoints }))
    await visitor.readsIn(page.locator('.guide li h3').first(), /\S/)
  },
  'what is on': async (visitor, words) => {
    await visitor.tapInMenu(words.events)
    await expect(visitor.page.getByRole('heading', { level: 1, name: words.events })).toBeVisible()
    const first = visitor.page.locator('.item').first()
    await visitor.readsIn(first.locator('.item-title'), /\S/)
    await visitor.readsIn(first.locator('time'), /\d/)
  },
  'a walk under two hours without steps, and the toilets on it': async (visitor, words) => {
    const { page } = visitor
    await visitor.tap(page.getByRole('main').locator('a[href$="/infomation/guide"]').first())
    await expectMap(page)
    const filter = page.locator('.guide-filter')
    await visitor.tap(filter.getByRole('link', { name: words.trails }))
    await visitor.tap(filter.getByRole('link', { name: words.noSteps }))
    await expect(page).toHaveURL(/\?trails=step-free$/)
    const walk = page.locator('li.trail').filter({ hasText: words.walk })
    await visitor.readsIn(walk.locator('time'), words.time)
    await visitor.readsIn(walk.locator('.trail-help li').first(), words.toilets)
  },
  'whether a foreign card is taken, and a passport needed': async (visitor, words) => {
    const { page } = visitor
    await toTickets(visitor, words)
    await visitor.tap(page.locator('#paying summary'))
    const cards = page.locator('#paying div').filter({ hasText: words.foreignCards })
    await visitor.readsIn(cards.last(), words.window)
    await visitor.tap(page.locator('.question summary').filter({ hasText: words.entering }))
    await visitor.reads(words.passport)
  },
}

for (const [language, words] of Object.entries(WORDS))
  test.describe(`in ${language}`, { tag: '@once' }, () => {
    test.use({ locale: language })
    for (const [task, solve] of Object.entries(TASKS))
      test(`a visitor finds ${task}`, async ({ page }) => {
        await page.goto(words.home)
        await expectClient(page)
        const visitor = new Visitor(page)
        await solve(visitor, words)
        visitor.expectFew()
      })
  })

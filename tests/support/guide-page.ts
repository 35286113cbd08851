import { expect, type Locator, type Page } from '@playwright/test'
import { sample } from './sample.ts'
import { wordsOf } from './words-in.ts'

const BOTH = Object.values(
  wordsOf({
    path: ['/infomation/guide', '/en/infomation/guide'],
    temple: ['老灯塔', 'Old Lighthouse'],
    startHere: ['从这里出发', 'Start here'],
    headHere: ['走到这里', 'Walk here'],
    walk: ['步行路线', 'Walking route'],
    shortest: ['最短', 'Shortest'],
    search: ['搜索地点、步道、卫生间', 'Search places, trails, toilets'],
    close: ['关闭', 'Close'],
    locate: ['定位', 'Locate'],
    closer: ['放大', 'Zoom in'],
    turn: ['交换起点与终点', 'Swap start and end'],
    clear: ['清除路线', 'Clear the route'],
    fromHere: ['从我的位置走过去', 'Walk there from my position'],
    here: ['我的位置', 'My position'],
    locating: ['定位…', 'Locate…'],
    notLocated: [/没有得到您的位置/, /Your position is not known/],
    outside: [/不在这张图的范围里/, /not within this map/],
    food: ['餐饮', 'Food'],
    retry: ['重试', 'Try again'],
    fallback: [/已换用本站的地图/, /this is the map of this site instead/],
    trail: ['步道', 'trail'],
    trails: ['步道', 'Trails'],
    withoutSteps: ['没有台阶', 'No steps'],
    openNow: ['现在开放', 'Open now'],
    toilets: ['卫生间', 'Toilets'],
    minutes: ['分钟', 'min'],
    shops: ['商店', 'Shops'],
    seeAll: ['查看全部', 'See everything'],
    searchAll: [/^在全部里找：\d+ 处$/, /^Search all: \d+ places?$/],
    noStairs: ['没有', 'None'],
    noStepFreeWalk: ['没有一条不走台阶的路通到这里。', 'No way without steps leads there.'],
    boat: ['可乘环岛船', 'Island boat from there'],
    lastBoat: [/可乘环岛船：.+，末班\s16:30/, /Island boat from there: .+, last at\s16:30/],
    up: ['把列表往上拉', 'Pull the list up'],
    down: ['放下列表，看地图', 'Put the list down and see the map'],
    toTheMap: ['地图', 'Map'],
    more: [/^再看 \d+ 处$/, /^\d+ more$/],
    nothing: ['没有找到“xyz”。', 'Nothing found for “xyz”.'],
    clearSearch: ['清除搜索', 'Clear search'],
    lodge: ['/mall/hotel/101', '/en/mall/hotel/101'],
    seeOnMap: ['在导览地图上看', 'See it on the guide map'],
    notOnMap: [/不在这张导览图上/, /not on this guide map/],
    toMap: ['跳到地图', 'Skip to the map'],
    map: [/^可移动的地图/, /^Movable map/],
    from: ['从', 'From'],
    fromTemple: ['从老灯塔到再选一处', 'From Old Lighthouse to Choose another place'],
    toTemple: ['从再选一处到老灯塔', 'From Choose another place to Old Lighthouse'],
  }),
)

/** The guides to test, with texts to look for: both languages, or one of them in a sample. */
export const GUIDES = sample(BOTH, 1)
export type GuideWords = (typeof BOTH)[number]

/** Opens a guide and waits until its map can be moved and its list is hydrated. */
export async function openGuide(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await expectMap(page)
}

/** Waits until the map can be moved and the list is hydrated. */
export async function expectMap(page: Page): Promise<void> {
  await expectOpen(page)
  await expect(page.locator('site-island')).toHaveAttribute('data-state', 'ready')
}

/** Waits until the map can be moved. The list may not be hydrated yet. */
export async function expectOpen(page: Page): Promise<void> {
  await expect(page.locator('[data-map="open"]')).toBeVisible({ timeout: 15_000 })
}

/** Styles that leave the map without a size: not rendered, no height, or no width. */
export const HIDDEN = [
  '.guide-stage { display: none !important }',
  ':has(> .guide-stage) { content-visibility: hidden !important }',
  '.guide-stage .map-canvas { inset: auto !important; height: 0 !important }',
  '.guide-stage .map-canvas { inset: auto !important; width: 0 !important }',
] as const

/** Adds styles to the open page and to all pages that are opened later. */
export async function addStyles(page: Page, css: string): Promise<void> {
  await page.addInitScript(adoptStyles, css)
  if (page.url() !== 'about:blank') await page.evaluate(adoptStyles, css)
}

function adoptStyles(styles: string): void {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(styles)
  document.adoptedStyleSheets = [sheet]
}

/** Removes the styles that `addStyles` has added. */
export async function removeStyles(page: Page): Promise<void> {
  await page.evaluate(() => {
    document.adoptedStyleSheets = []
  })
}

export const marks = (page: Page): Locator => page.locator('.map-canvas .map-mark-point')
export const clusters = (page: Page): Locator => page.locator('.map-canvas .map-mark-cluster')
export const sheet = (page: Page): Locator => page.locator('.point-sheet')
/** Returns the button that shows the whole area. */
export const reset = (page: Page): Locator => page.getByRole('button', { name: /^(?:归位|Reset)$/ })
/** Returns the panel that describes a walk. */
export const walkPanel = (page: Page, words: GuideWords): Locator =>
  page.getByRole('region', { name: words.walk })
/** Returns the list's row of a point. */
export const row = (page: Page, id: number): Locator => page.locator(`#point-${id}`)

/** Chooses a walk from point 64 to point 1, the temple. Most tests use this walk. */
export async function chooseWalk(page: Page, words: GuideWords): Promise<void> {
  await row(page, 64).getByRole('button', { name: words.startHere }).click()
  await row(page, 1).getByRole('button', { name: words.headHere }).click()
}

/** Returns the number of points that the map shows, alone or in clusters. */
export async function countShown(page: Page): Promise<number> {
  const inClusters = await clusters(page).allTextContents()
  return inClusters.reduce((sum, text) => sum + Number(text), await marks(page).count())
}

/** Returns a mark on the map that nothing covers. */
export async function uncoveredMark(page: Page): Promise<Locator> {
  const find = () =>
    marks(page).evaluateAll((elements: HTMLElement[]) => {
      const mark = elements.find((element) => {
        const { x, y, width, height } = element.getBoundingClientRect()
        return element.contains(document.elementFromPoint(x + width / 2, y + height / 2))
      })
      return mark?.dataset['point']
    })
  await expect.poll(find).toBeDefined()
  return page.locator(`[data-point="${await find()}"]`)
}

/** Returns the map's position and zoom. Each move changes the value. */
export function viewOf(page: Page): Promise<string> {
  return page
    .locator('.map-canvas :is(.map-ground, .map-trail)')
    .first()
    .evaluate((ground) => {
      const { x, y, width } = ground.getBoundingClientRect()
      return [x, y, width].map(Math.round).join(' ')
    })
}

/** Returns the names that the map's edges cut. */
export function namesAcrossEdges(page: Page): Promise<(string | null)[]> {
  return page.locator('.map-canvas').evaluate((canvas) => {
    const map = canvas.getBoundingClientRect()
    return [...canvas.querySelectorAll('.is-labelled')]
      .filter((mark) => {
        const { left, right } = mark.getBoundingClientRect()
        const width = Number.parseFloat(getComputedStyle(mark, '::after').width)
        const side = mark.getAttribute('data-side')
        const start = side?.startsWith('right')
          ? right
          : side?.startsWith('left')
            ? left - width
            : (left + right - width) / 2
        return start < map.left || start + width > map.right
      })
      .map((mark) => mark.getAttribute('aria-label'))
  })
}

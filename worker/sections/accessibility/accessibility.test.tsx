import { describe, expect, it, vi } from 'vitest'
import { draw } from '../../../tests/support/draw.tsx'
import type { ReadPage } from '../../../tests/support/read-html.ts'
import { startInProcess } from '../../../tests/support/site-in-process.ts'
import { structured } from '../../../tests/support/read-structured.ts'
import type * as siteModule from '../../../shared/site.ts'
import type { AccessibilityStatement } from '../../../shared/site.ts'
import { inBoth } from '../../../tests/support/in-both.ts'
import { StepFreePoints } from './accessibility.page.tsx'

const STATED: AccessibilityStatement = {
  standard: 'WCAG 2.2',
  level: 'AA',
  conforms: 'partly',
  tested: '2026-10-01',
  testedBy: inBoth({ zh: '湾区办公室', en: 'The bay office' }),
  method: inBoth({ zh: '键盘走查', en: 'By keyboard' }),
  limits: [inBoth({ zh: '旧照片没有说明。', en: 'Old photographs have no description.' })],
}

/** The settings of the site that a test changes. */
const settings = vi.hoisted((): Partial<typeof siteModule> => ({}))

vi.mock(import('../../../shared/site.ts'), async (original) => {
  const site = await original()
  return {
    ...site,
    // West of Greenwich, a date that is parsed as midnight UTC would be shown as the previous day.
    timeZone: 'America/New_York',
    get accessibilityStatement() {
      return settings.accessibilityStatement
    },
    get without() {
      return settings.without ?? site.without
    },
  }
})

const site = await startInProcess({ PAGE_CACHE: 'off' })

/** Returns the page of a site with these settings. */
async function pageWith(
  own: Partial<typeof siteModule>,
  path = '/accessibility',
): Promise<ReadPage> {
  Object.assign(settings, { accessibilityStatement: undefined, without: undefined }, own)
  return site.getPage(path)
}

const tested = (page: ReadPage) => page.all('time', page.one('main'))[0] ?? page.one('main')
const words = (page: ReadPage) => page.text(page.one('main'))

describe('without a statement in site.yaml', () => {
  it('the page says so, and contains no standard, test or date', async () => {
    const page = await pageWith({ accessibilityStatement: undefined })
    expect(words(page)).toContain('本站还没有就是否符合无障碍标准作出声明。')
    expect(words(page)).not.toMatch(/WCAG|AA|符合 |测试|检查|走查/)
    expect(page.all('time', page.one('main'))).toEqual([])
    expect(page.all('script').map(page.text).join('')).not.toContain('WebPage')
  })

  it('the page lists limits only of pages that the site has', async () => {
    const without = ['guide', 'complaint'] as const
    const page = await pageWith({ accessibilityStatement: undefined, without })
    const text = words(page)
    expect(text).not.toMatch(/导览地图|投诉/)
    expect(text).toContain('0600-555 0168')
  })
})

describe('with a statement in site.yaml', () => {
  it('the page has the standard, the result, the test and the limits', async () => {
    const page = await pageWith({ accessibilityStatement: STATED })
    expect(words(page)).toContain('本站部分符合 WCAG 2.2 的 AA 级。')
    expect(page.attribute(tested(page), 'dateTime')).toBe('2026-10-01')
    expect(page.all('dd', page.one('main')).map(page.text)).toEqual([
      '2026年10月1日',
      '湾区办公室',
      '键盘走查',
    ])
    expect(page.all('li').map(page.text)).toContain('旧照片没有说明。')
  })

  it('the page has the statement in English too', async () => {
    const page = await pageWith(
      { accessibilityStatement: { ...STATED, conforms: 'fully', level: undefined } },
      '/en/accessibility',
    )
    expect(words(page)).toContain('This site conforms to WCAG 2.2.')
    expect(page.all('dd', page.one('main')).map(page.text)).toEqual([
      '1 October 2026',
      'The bay office',
      'By keyboard',
    ])
  })

  it('the contact replaces the hotline, and the enforcement procedure has a link', async () => {
    const page = await pageWith({
      accessibilityStatement: {
        ...STATED,
        contact: { telephone: '0600-555 0180', email: 'access@bay.example' },
        enforcement: {
          ...inBoth({ zh: '向联合会反映。', en: 'Turn to the federation.' }),
          url: 'https://f.example/',
        },
      },
    })
    const links = page.all('a').map((link) => page.attribute(link, 'href'))
    expect(page.text(page.one('main'))).toContain('0600-555 0180')
    expect(links).toContain('mailto:access@bay.example')
    expect(links).toContain('https://f.example/')
  })

  it('structured data has the result and the limits', async () => {
    const page = await pageWith({ accessibilityStatement: STATED }, '/en/accessibility')
    expect(structured(page)['WebPage']).toMatchObject({
      lastReviewed: '2026-10-01',
      accessibilitySummary: expect.stringMatching(
        /^This site conforms in part to WCAG 2\.2, level AA\..+Old photographs/,
      ),
    })
  })
})

it('the facts about wheelchairs on the page about getting here have a link', async () => {
  const page = await pageWith({})
  const links = page.all('a', page.one('main')).map((link) => page.attribute(link, 'href'))
  expect(links[0]).toBe('/service/traffic#step-free')
  const without = await pageWith({ without: ['traffic'] })
  expect(words(without)).not.toContain('轮椅')
})

it.each([
  [2, 0],
  [3, 1],
])('%i places of a kind are folded only if they are many', (count, folded) => {
  const points = Array.from({ length: count }, (_, index) => ({
    id: `${index}`,
    category: 'food',
    name: `饭馆 ${index}`,
    summary: '',
    coordinates: [118, 30] satisfies [number, number],
    accessible: true,
  }))
  const guide = { categories: [{ id: 'food', name: '餐饮', character: '食' }], points }
  const page = draw(<StepFreePoints guide={guide} language="zh" />)
  expect(page.all('details')).toHaveLength(folded)
  expect(page.all('a')).toHaveLength(count)
})

it('each kind of step-free places is folded, with the number of its places', async () => {
  const page = await pageWith({})
  const kinds = page.all('details', page.one('main'))
  expect(kinds.length).toBeGreaterThan(0)
  for (const kind of kinds) {
    const [count] = page.all('small', kind)
    expect(count && page.text(count)).toBe(String(page.all('a', kind).length))
  }
})

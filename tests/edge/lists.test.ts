import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readHtml, type ReadPage } from '../support/read-html.ts'
import { startSite, type TestSite } from '../support/start-site.ts'

// In the test site, one announcement is valid from 8 to 12 March 2032, one until the end of 2036,
// and one was valid in August 2026.

let site: TestSite
beforeAll(async () => {
  site = await startSite()
})
afterAll(() => site.stop())

async function pageAt(time: string, path: string): Promise<ReadPage> {
  await site.setStage({ aheadMs: Date.parse(`${time}+08:00`) - Date.now() })
  return readHtml(await (await site.get(path)).text())
}

/** Returns the groups of a list: their headings and the ids of their items. */
function groupsOf(page: ReadPage): [string, string[]][] {
  return page
    .ofClass('list-group')
    .map((group) => [
      page.all('h2', group).map((heading) => page.text(heading))[0] ?? '',
      page.all('h3', group).flatMap((title) => idsIn(page, title)),
    ])
}

function idsIn(page: ReadPage, element: Parameters<ReadPage['all']>[1]): string[] {
  return page
    .all('a', element)
    .flatMap((link) => page.attribute(link, 'href')?.split('/').at(-1) ?? [])
}

function groupOf(page: ReadPage, id: string): string | undefined {
  return groupsOf(page).find(([, ids]) => ids.includes(id))?.[0]
}

function shown(page: ReadPage): string[] {
  return page.ofClass('item-title').flatMap((title) => idsIn(page, title))
}

/** Returns the choices of the list's filter by time. */
function choices(page: ReadPage): string[] {
  return page
    .ofClass('category-filter')
    .flatMap((nav) => page.all('a', nav))
    .filter((link) => page.attribute(link, 'href')?.includes('when='))
    .map((link) => page.text(link))
}

describe('the list of announcements', () => {
  const path = '/infomation/announcement'

  it('is grouped by validity on the day of the request, also from the cache', async () => {
    for (const [time, group] of [
      ['2032-03-07T23:59:50', '即将生效'],
      ['2032-03-08T00:00:01', '正在生效'],
      ['2032-03-12T23:59:50', '正在生效'],
    ] as const)
      expect([time, groupOf(await pageAt(time, path), '1019')]).toEqual([time, group])
    const after = await pageAt('2032-03-13T00:00:01', path)
    expect(groupOf(after, '1019')).not.toBe('正在生效')
  })
})

describe('the list of activities', () => {
  const path = '/infomation/activity'

  it('can be filtered by weekend or month if there are activities, also as time passes', async () => {
    const weekend = `${path}?when=weekend`
    expect(shown(await pageAt('2026-11-27T12:00:00', weekend))).toEqual(['3004'])
    expect(shown(await pageAt('2026-11-28T15:29:50', weekend))).toEqual(['3004'])
    expect(shown(await pageAt('2026-11-28T15:30:01', weekend))).toEqual([])
    expect(shown(await pageAt('2026-12-02T12:00:00', `${path}?when=month`))).toEqual([
      '3006',
      '3007',
    ])
    expect(choices(await pageAt('2026-11-27T12:00:00', path))).toEqual(['本周末', '本月'])
    expect(choices(await pageAt('2026-12-29T12:00:00', path))).toEqual([])
    expect((await site.get(`${path}?when=year`)).status).toBe(404)
  })
})

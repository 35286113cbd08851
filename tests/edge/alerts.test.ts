import { afterAll, beforeAll, expect, it } from 'vitest'
import { readHtml } from '../support/read-html.ts'
import { startSite, type TestSite } from '../support/start-site.ts'

// In the test site, an announcement closes the boat from 8 to 12 March 2032.

let site: TestSite
beforeAll(async () => {
  site = await startSite()
})
afterAll(() => site.stop())

/**
 * Returns the lines above a page's content that contain `words`, and whether a line has the colour
 * of alerts. `time` is in the time zone of the test site.
 */
async function linesAt(time: string, path: string, words = '松坡航线') {
  await site.setStage({ aheadMs: Date.parse(`${time}+08:00`) - Date.now() })
  const page = readHtml(await (await site.get(path)).text())
  return page
    .all('p')
    .filter((line) => page.text(line).includes(words))
    .map((line) => [page.text(line), page.attribute(line, 'style') !== undefined])
}

it.each(['/', '/infomation/guide', '/mall/hotel/101'])(
  'a closure is announced on %s from fourteen days before until its end, also from the cache',
  async (path) => {
    const line = '3月8日至3月12日 松坡航线临时停航'
    expect(await linesAt('2032-02-22T23:59', path)).toEqual([])
    expect(await linesAt('2032-02-23T00:00', path)).toEqual([[line, false]])
    expect(await linesAt('2032-03-07T23:59:50', path)).toEqual([[line, false]])
    const during = `${line} 今天怎么走`
    expect(await linesAt('2032-03-08T00:00:01', path)).toEqual([[during, true]])
    expect(await linesAt('2032-03-12T23:59:50', path)).toEqual([[during, true]])
    expect(await linesAt('2032-03-13T00:00:01', path)).toEqual([])
  },
)

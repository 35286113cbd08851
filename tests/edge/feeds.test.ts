import { wordsIn } from '../support/words-in.ts'
import { parseAtomFeed, parseJsonFeed } from 'feedsmith'
import ICAL from 'ical.js'
import { afterAll, afterEach, describe, expect, it, onTestFinished } from 'vitest'
import { LANGUAGES } from '../../locales/languages.ts'
import { inLanguage, tagOf } from '../../shared/language.ts'
import { SITE_ORIGIN, startSite } from '../support/start-site.ts'

const site = await startSite()
afterEach(() => site.clearFaults())
afterAll(() => site.stop())

const text = async (path: string) => (await site.get(path)).text()

const FEEDS = ['announcements', 'news'].flatMap((name) =>
  LANGUAGES.map((language) => ({ name, language, base: inLanguage(language, `/feeds/${name}`) })),
)

describe.each(FEEDS)('$base', ({ name, language, base }) => {
  const list = inLanguage(
    language,
    name === 'news' ? '/scenic/information' : '/infomation/announcement',
  )

  it('is an Atom feed of the list', async () => {
    const response = await site.get(`${base}.atom`)
    expect(response.headers.get('Content-Type')).toBe('application/atom+xml; charset=utf-8')
    const xml = await response.text()
    const feed = parseAtomFeed(xml)
    expect(feed.authors).toEqual([{ name: expect.stringMatching(/./) }])
    expect(feed).toMatchObject({ id: `${SITE_ORIGIN}${base}.atom`, xml: { lang: tagOf(language) } })
    expect(feed.links).toContainEqual(
      expect.objectContaining({ rel: 'self', href: `${SITE_ORIGIN}${base}.atom` }),
    )
    expect(feed.links).toContainEqual(
      expect.objectContaining({ rel: 'alternate', href: SITE_ORIGIN + list }),
    )
    expect(feed.entries?.length).toBeGreaterThan(3)
  })

  it('has complete entries, each with an existing page', async () => {
    const { updated: newest = '', entries = [] } = parseAtomFeed(await text(`${base}.atom`))
    expect(new Set(entries.map(({ id }) => id)).size).toBe(entries.length)
    // These elements are required by RFC 4287, or needed by a reader.
    for (const { title, updated = '', published = '', links = [] } of entries) {
      expect(title?.value).toBeTruthy()
      expect(Date.parse(updated)).toBeLessThanOrEqual(Date.parse(newest))
      expect(Date.parse(published)).toBeLessThanOrEqual(Date.now())
      expect((await site.get(String(links[0]?.href).slice(SITE_ORIGIN.length))).status).toBe(200)
    }
  })

  it('has the same entries as a JSON feed', async () => {
    const response = await site.get(`${base}.json`)
    expect(response.headers.get('Content-Type')).toBe('application/feed+json; charset=utf-8')
    const feed = parseJsonFeed(await response.json())
    const atom = parseAtomFeed(await text(`${base}.atom`))
    expect(feed).toMatchObject({
      feed_url: `${SITE_ORIGIN}${base}.json`,
      language: tagOf(language),
    })
    expect(feed.items?.map(({ id, title }) => ({ id, title }))).toEqual(
      atom.entries?.map(({ id, title }) => ({
        id,
        title: expect.stringContaining(String(title?.value)),
      })),
    )
    for (const item of feed.items ?? []) {
      expect(item.content_text).toBeTruthy()
      expect(item.image ?? 'https://').toMatch(/^https:/)
    }
  })

  it('is linked in the head and in the body of its list', async () => {
    const page = await site.getPage(list)
    const types = page.links('alternate').map(({ href }) => href)
    expect(types).toEqual(expect.arrayContaining([`${base}.atom`, `${base}.json`]))
    const shown = page.all('a').map((link) => page.attribute(link, 'href'))
    expect(shown).toContain(`${base}.atom`)
  })
})

describe('the calendar', () => {
  it.each(LANGUAGES)(
    'of all activities contains each activity with its time: %s',
    async (language) => {
      const response = await site.get(inLanguage(language, '/feeds/activities.ics'))
      expect(response.headers.get('Content-Type')).toBe('text/calendar; charset=utf-8')
      const ics = await response.text()
      // RFC 5545, 3.6: all properties of a calendar come before its components.
      const lines = ics
        .replaceAll(/\r\n[ \t]/g, '')
        .split('\r\n')
        .slice(1, -2)
      const outside = lines.join('\n').replaceAll(/^BEGIN:(\w+)$[\s\S]*?^END:\1$/gm, 'part')
      expect(outside).toMatch(/^(?:[A-Z-]+[:;].*\n)+part(?:\npart)+$/)
      const calendar = new ICAL.Component(ICAL.parse(ics))
      expect(calendar.getFirstSubcomponent('vtimezone')?.getFirstPropertyValue('tzid')).toBe(
        'Asia/Shanghai',
      )
      const events = calendar.getAllSubcomponents('vevent').map((each) => new ICAL.Event(each))
      expect(events.length).toBeGreaterThan(2)
      for (const event of events) {
        expect(event.startDate.compare(event.endDate)).toBeLessThanOrEqual(0)
        expect(event.summary).toBeTruthy()
        expect(event.location).toBeTruthy()
        const url = String(event.component.getFirstPropertyValue('url'))
        expect((await site.get(url.slice(SITE_ORIGIN.length))).status).toBe(200)
      }
    },
  )

  it('of one activity has the same time as its page, in the site’s time zone', async () => {
    const page = await site.getPage('/infomation/activity/3004')
    const [graph] = page
      .all('script')
      .filter((script) => script.properties['type'] === 'application/ld+json')
      .map((script) => JSON.parse(page.text(script)))
    const { startDate, endDate } = graph['@graph'].find((item: object) => 'startDate' in item)
    const ics = await text('/feeds/activities/3004.ics')
    expect(ics).toMatch(/^DTSTAMP:\d{8}T\d{6}Z\r$/m)
    const calendar = new ICAL.Component(ICAL.parse(ics))
    for (const zone of calendar.getAllSubcomponents('vtimezone'))
      ICAL.TimezoneService.register(zone)
    const [event] = calendar.getAllSubcomponents('vevent').map((each) => new ICAL.Event(each))
    expect(event?.startDate.toUnixTime()).toBe(Date.parse(startDate) / 1000)
    expect(ics).toContain(
      `DTSTART;TZID=Asia/Shanghai:${startDate.slice(0, 16).replaceAll(/[-:]/g, '')}`,
    )
    // The page links to the calendar only until the activity ends.
    const linksToCalendar = async () => {
      const shown = await site.getPage('/infomation/activity/3004')
      const hrefs = shown.all('a').map((link) => shown.attribute(link, 'href'))
      return hrefs.includes('/feeds/activities/3004.ics')
    }
    const leftMs = Date.parse(endDate) - Date.now()
    await site.advanceClock(leftMs - 60_000)
    expect(await linksToCalendar()).toBe(true)
    await site.advanceClock(61_000)
    expect(await linksToCalendar()).toBe(false)
  })
})

describe('a feed', () => {
  it.each(
    wordsIn(`
  /feeds/other.atom /feeds/announcements.rss /feeds/activities/none.ics
  /feeds/activities/../../x.ics /feeds/activities/%2e%2e.ics /feeds/__proto__.json
  /feeds/constructor.atom /feeds
`),
  )('that does not exist returns 404: %s', async (path) => {
    expect((await site.get(path)).status).toBe(404)
  })

  it('refuses POST', async () => {
    const { status } = await site.byHttps('/feeds/news.atom', { method: 'POST' })
    expect(status).toBe(405)
  })

  it('returns its last entries while the backend is down, or 503 if it has no entries', async () => {
    const before = await text('/feeds/news.atom')
    await site.setFault({ call: '*', fault: 'status', value: 503 })
    await site.advanceClock(60 * 60 * 1000)
    expect(await text('/feeds/news.atom')).toBe(before)
    const cold = await startSite()
    onTestFinished(() => cold.stop())
    await cold.setFault({ call: '*', fault: 'status', value: 503 })
    const response = await cold.get('/feeds/news.atom')
    expect(response.status).toBe(503)
    expect(response.headers.get('Retry-After')).toBe('30')
  })
})

import { expectEqual, expectMatch, NotHere, type Site } from './smoke-site.ts'

/** What assistants read: a title, a summary, links to this site. */
export async function checkLlms(site: Site): Promise<void> {
  const text = await (await site.asBot('/llms.txt')).text()
  expectMatch('llms.txt', text, /^# \S[^\n]*\n\n> \S/)
  expectMatch('llms.txt', text, new RegExp(`\\]\\(${site.origin}/`))
}

/** Results that nobody keeps and no search engine lists. */
export async function checkSearch(site: Site): Promise<void> {
  if (site.without.includes('search')) throw new NotHere('the site does without it')
  const response = await site.asReader('/search?q=%E5%8E%95%E6%89%80')
  expectEqual('the status', response.status, 200)
  expectMatch('Cache-Control', response.headers.get('Cache-Control'), /no-store/)
  expectMatch('the page', await response.text(), /<meta name="robots" content="noindex"/)
}

/** A feed with entries. */
export async function checkFeed(site: Site): Promise<void> {
  if (site.without.includes('announcements')) throw new NotHere('the site does without them')
  const response = await site.asReader('/feeds/announcements.atom')
  expectMatch('Content-Type', response.headers.get('Content-Type'), /^application\/atom\+xml/)
  expectMatch('the feed', await response.text(), /<entry[\s>]/)
}

/** A whole calendar. */
export async function checkCalendar(site: Site): Promise<void> {
  if (site.without.includes('activities')) throw new NotHere('the site does without them')
  const response = await site.asReader('/feeds/activities.ics')
  expectMatch('Content-Type', response.headers.get('Content-Type'), /^text\/calendar/)
  expectMatch('the calendar', await response.text(), /^BEGIN:VCALENDAR\r\n[\s\S]*END:VCALENDAR/)
}

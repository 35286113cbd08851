import { wordsIn } from '../support/words-in.ts'
import { afterAll, expect, it } from 'vitest'
import { type Answer, startBreakable } from '../support/breakable-backend.ts'
import { untilNight } from '../support/night.ts'
import { startSite } from '../support/start-site.ts'

/** Control characters, characters that change the direction of text, and half a surrogate pair. */
const ODD = '\u0000\u0007\u0085\u009f\u202e\u2066\u200f\ud83d'
const ESCAPED = '&#8238;&#x7;&rlm;'

/** Adds these characters to the end of every text in an answer that pages show. */
function spoil(value: Answer, key = ''): Answer {
  if (Array.isArray(value)) return value.map((each) => spoil(each, key))
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(
      Object.entries(value).map(([name, each]) => [name, spoil(each, name)]),
    )
  if (
    typeof value !== 'string' ||
    !/title|name|summary|question|venue|alt|content|answer|audience|operator|address/i.test(key)
  )
    return value
  if (/content|answer/.test(key)) return value.replaceAll('<p>', `<p>${ESCAPED}${ODD}`)
  return value.slice(0, 1) + ODD + value.slice(1)
}

const backend = await startBreakable()
backend.breakWith((answer) => spoil(answer))
const site = await startSite({ vars: { BACKEND_ORIGIN: backend.origin } })
await site.advanceClock(untilNight())
afterAll(async () => {
  await site.stop()
  await backend.stop()
})

const FOUND =
  // oxlint-disable-next-line no-control-regex -- matches characters that must not appear
  /[\0-\x08\x0b\x0c\x0e-\x1f\x7f-\x9f\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069\ufffd]|\\u00(?:0[0-8bcef]|1[0-9a-f]|[89])|\\u20(?:0[ef]|2[a-e]|6[6-9])|\\ud[89a-f]|&#/i

it.each(
  wordsIn(`
  / /en /infomation/activity /infomation/activity/3004 /infomation/announcement/1024
  /infomation/announcement/1024/_payload.json?shell /infomation/guide /mall/ticket /service/qa
  /search?q=灯塔 /feeds/activities.ics /feeds/activities/3004.ics /feeds/announcements.atom
  /feeds/news.json /en/llms.txt /llms.txt /visit.json /sitemap-zh.xml /sitemap-news-zh.xml
`),
)('%s contains no control character, bidi control or incomplete character', async (path) => {
  const response = await site.get(path)
  expect(response.status).toBe(200)
  // `fatal` throws if a line is folded inside a character, because that is invalid UTF-8.
  const text = new TextDecoder('utf-8', { fatal: true }).decode(await response.arrayBuffer())
  const at = text.search(FOUND)
  expect(at < 0 ? '' : text.slice(Math.max(0, at - 40), at + 40)).toBe('')
})

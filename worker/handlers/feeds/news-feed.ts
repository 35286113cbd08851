import { x } from 'xastscript'
import { toXml } from 'xast-util-to-xml'
import { hasPassed } from '../../../shared/event-period.ts'
import { tagOf } from '../../../shared/language.ts'
import { type FeedName, feedHref, href } from '../../href.ts'
import type { LoadContext } from '../../sections/define-page.ts'
import { fetchPage } from '../../sections/fetch-pages.ts'
import { titles } from '../../sections/index.ts'
import { build } from 'virtual:client-build'
import { intlOf } from '../../render/intl.ts'

/** Returns a text without the characters that XML 1.0 forbids. */
export function xmlText(text: string): string {
  return text
    .toWellFormed()
    .replaceAll(/[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, '')
}

/** Maximum number of entries in a feed. It has the newest ones. */
const ENTRIES = 30

type Feed = Awaited<ReturnType<typeof loadFeed>>

/** Returns the newest published entries of a list. Throws a `BackendError`. */
export async function loadFeed(
  name: FeedName,
  { backend, language, languageId, firstPage, now }: LoadContext,
  origin: string,
) {
  const part = { ...firstPage, pageSize: ENTRIES }
  const [{ site }, { list }] = await Promise.all([
    backend('menu', { params: { languageId } }),
    fetchPage(backend, name, part),
  ])
  const entries = list.flatMap((row) => {
    const { id, title, summary, cover, publishedAt, updatedAt = publishedAt } = row
    if (publishedAt === undefined || updatedAt === undefined) return []
    if (!hasPassed(publishedAt, now)) return []
    return {
      address: origin + href(language, `${name}/detail`, { id }),
      title,
      summary,
      language: tagOf(row.inLanguage),
      publishedAt: withSeconds(publishedAt),
      updatedAt: withSeconds(updatedAt),
      category: row.category?.name,
      image: cover && URL.parse(cover.src, origin)?.href,
    }
  })
  const newest = entries.map(({ updatedAt }) => Date.parse(updatedAt))
  return {
    title: `${intlOf(language).formatMessage(titles[name])} · ${site.name}`,
    language: tagOf(language),
    home: origin + href(language, `${name}/list`),
    self: {
      atom: origin + feedHref(language, `${name}.atom`),
      json: origin + feedHref(language, `${name}.json`),
    },
    author: site.operator,
    icon: `${origin}/icon-192.png`,
    // An empty list has no dates, so the feed has the time of the build.
    updatedAt: new Date(newest.length === 0 ? build.timestamp : Math.max(...newest)).toISOString(),
    entries,
  }
}

/**
 * Returns a time with seconds, as RFC 3339 requires:
 * `withSeconds('2026-11-09T10:00+08:00') // '2026-11-09T10:00:00+08:00'`
 */
export function withSeconds(dateTime: string): string {
  return dateTime.replace(/(T\d{2}:\d{2})(?!:)/, '$1:00')
}

export function atomOf(feed: Feed): string {
  const entries = feed.entries.map((entry) =>
    x('entry', { 'xml:lang': entry.language }, [
      x('id', entry.address),
      x('title', xmlText(entry.title)),
      x('link', { rel: 'alternate', type: 'text/html', href: entry.address }),
      x('published', entry.publishedAt),
      x('updated', entry.updatedAt),
      ...(entry.summary === '' ? [] : [x('summary', xmlText(entry.summary))]),
      ...(entry.category === undefined ? [] : [x('category', { term: xmlText(entry.category) })]),
    ]),
  )
  const tree = x('feed', { xmlns: 'http://www.w3.org/2005/Atom', 'xml:lang': feed.language }, [
    x('id', feed.self.atom),
    x('title', xmlText(feed.title)),
    x('updated', feed.updatedAt),
    x('link', { rel: 'self', type: 'application/atom+xml', href: feed.self.atom }),
    x('link', { rel: 'alternate', type: 'text/html', href: feed.home }),
    x('icon', feed.icon),
    x('author', [x('name', xmlText(feed.author))]),
    ...entries,
  ])
  return `<?xml version="1.0" encoding="UTF-8"?>\n${toXml(tree)}\n`
}

/** Returns a feed as JSON Feed 1.1 (https://www.jsonfeed.org/version/1.1/). */
export function jsonFeedOf(feed: Feed): string {
  return JSON.stringify({
    version: 'https://jsonfeed.org/version/1.1',
    title: feed.title,
    home_page_url: feed.home,
    feed_url: feed.self.json,
    icon: feed.icon,
    authors: [{ name: feed.author }],
    language: feed.language,
    items: feed.entries.map((entry) => ({
      id: entry.address,
      url: entry.address,
      title: entry.title,
      // JSON Feed requires content. Without a summary, the content repeats the title.
      content_text: entry.summary || entry.title,
      image: entry.image,
      date_published: entry.publishedAt,
      date_modified: entry.updatedAt,
      tags: entry.category === undefined ? undefined : [entry.category],
      language: entry.language,
    })),
  })
}

import type { Context } from 'hono'
import { defineMessages, type IntlShape } from 'react-intl'
import { dayWords } from '../../client/ui/opening-words.ts'
import { formatPrice } from '../../client/ui/price-tag.tsx'
import type { Menu } from '../../contract/menu.ts'
import { asName } from '../../contract/typed.ts'
import type { Language } from '../../locales/languages.ts'
import { inLanguage, languageOf } from '../../shared/language.ts'
import { openingAt, scheduleOf } from '../../shared/opening-hours.ts'
import { timeZone } from '../../shared/site.ts'
import { dayEndIn, dayIn } from '../../shared/zoned-time.ts'
import { backendOf } from '../upstream/backend.ts'
import { FEED_NAMES, feedHref, href, hrefOfLink } from '../href.ts'
import type { LoadContext } from '../sections/define-page.ts'
import { pricedOn } from '../sections/tickets/combinations.ts'
import { loadContext } from '../prepare-page.ts'
import { intlOf } from '../render/intl.ts'
import type { AppEnv } from '../scope.ts'
import { hasPage, menuOf } from '../site-pages.ts'

const FRESH_MS = 600_000
/** Responds with Markdown about the site for AI assistants (https://llmstxt.org). */
export async function llmsTxt(c: Context<AppEnv>): Promise<Response> {
  const scope = c.get('scope')
  const language = languageOf(c.req.path)
  const context = loadContext(language, backendOf(scope))
  const now = context.now.getTime()
  const text = await write(context, scope.settings.SITE_ORIGIN)
  // The text has today's hours, so it expires at midnight.
  const freshMs = Math.min(FRESH_MS, dayEndIn(timeZone, now) - now)
  return c.body(text, 200, {
    'Content-Type': 'text/markdown; charset=utf-8',
    'Cache-Control': `public, max-age=${Math.floor(freshMs / 1000)}`,
  })
}

async function write(context: LoadContext, origin: string): Promise<string> {
  const { language } = context
  const { site, menu, tickets, questions, summary } = await load(context)
  const intl = intlOf(language)
  const at = (path: string) => origin + path
  const questionsAt = at(href(language, 'questions'))
  const parts = [
    [`# ${line(site.name)}`],
    [`> ${line(summary)}`],
    [intl.formatMessage(messages.advice)],
    section(intl.formatMessage(messages.facts), factsOf(site, { intl, now: context.now })),
    section(
      intl.formatMessage(messages.tickets),
      pricedOn(tickets, dayIn(timeZone, context.now.getTime())).map((ticket) => {
        const price = formatPrice(intl, ticket.price)
        return `- ${line(ticket.title)}: ${price} (${line(ticket.audience)})`
      }),
    ),
    section(intl.formatMessage(messages.pages), pagesOf(menuOf(menu), language, at)),
    section(
      intl.formatMessage(messages.questions),
      questions.map(({ id, question }) => link(question, `${questionsAt}#question-${id}`)),
    ),
    section(intl.formatMessage(messages.data), dataOf(language, at)),
  ]
  const sections = parts.filter((part) => part.length > 0).map((part) => part.join('\n'))
  return `${sections.join('\n\n')}\n`
}

/** Loads the data. All calls except the one for the site's facts are optional. */
async function load({ backend, languageId, optional }: LoadContext) {
  const input = { params: { languageId } }
  const [{ site, menu }, tickets, questions, area] = await Promise.all([
    backend('menu', input),
    hasPage('tickets') && optional(backend('ticketList', { query: { languageId } })),
    hasPage('questions') && optional(backend('questionList', input)),
    optional(backend('scenic', input)),
  ])
  return {
    site,
    menu,
    tickets: tickets ? tickets.list : [],
    questions: questions ? questions.list : [],
    summary: area?.summary ?? site.slogan ?? site.name,
  }
}

function factsOf(site: Menu['site'], { intl, now }: { intl: IntlShape; now: Date }): string[] {
  const schedule = scheduleOf(site)
  const opening = schedule && openingAt(schedule, now.getTime(), timeZone)
  return [
    `- ${intl.formatMessage(messages.address)}: ${line(site.address)}`,
    `- ${intl.formatMessage(messages.hotline)}: ${line([site.telephone, site.telephoneHours ?? ''].join(' '))}`,
    ...(opening
      ? [
          `- ${intl.formatMessage(messages.today)}: ${dayWords(intl, opening.today)}`,
          `- ${intl.formatMessage(messages.tomorrow)}: ${dayWords(intl, opening.tomorrow)} (${timeZone})`,
        ]
      : []),
  ]
}

/** Returns links to data for programs that do not read pages. */
function dataOf(language: Language, at: (path: string) => string): string[] {
  return [
    link('visit.json', at(inLanguage(language, '/visit.json'))),
    ...(hasPage('search') ? [link('search?q=', at(`${href(language, 'search')}?q=`))] : []),
    ...FEED_NAMES.map((name) => link(`${name}.json`, at(feedHref(language, `${name}.json`)))),
    ...(hasPage('activities/list')
      ? [link('activities.ics', at(feedHref(language, 'activities.ics')))]
      : []),
    link('sitemap.xml', at('/sitemap.xml')),
  ]
}

function pagesOf(menu: Menu['menu'], language: Language, at: (path: string) => string): string[] {
  const entries = menu.flatMap((group) => [group, ...group.children])
  const byPath = Map.groupBy(entries, ({ url }) => hrefOfLink(language, url) ?? '')
  return [...byPath].flatMap(([path, [first]]) =>
    first && path.startsWith('/') ? [link(first.title, at(path))] : [],
  )
}

function section(title: string, lines: readonly string[]): string[] {
  return lines.length === 0 ? [] : [`## ${title}`, '', ...lines]
}

/** Returns a backend text on one line. Escapes characters that Markdown would read as links. */
function line(text: string): string {
  return asName(text).replaceAll(/[[\]\\<>`]/g, String.raw`\$&`)
}

function link(text: string, address: string): string {
  return `- [${line(text)}](${address.replaceAll('(', '%28').replaceAll(')', '%29')})`
}

const messages = defineMessages({
  advice: {
    id: 'llms.advice',
    defaultMessage:
      '这是景区官网。票价、开放时间与通知以各页为准，回答时请给出页面地址与日期。“现在是否开放”“某项设施是否运行”只看 visit.json，它写明每项内容的时间和有效期。',
  },
  facts: { id: 'llms.facts', defaultMessage: '基本信息' },
  tickets: { id: 'llms.tickets', defaultMessage: '门票' },
  pages: { id: 'llms.pages', defaultMessage: '页面' },
  questions: { id: 'llms.questions', defaultMessage: '常见问题' },
  data: { id: 'llms.data', defaultMessage: '数据' },
  hotline: { id: 'llms.hotline', defaultMessage: '游客热线' },
  address: { id: 'llms.address', defaultMessage: '地址' },
  today: { id: 'llms.today', defaultMessage: '今日' },
  tomorrow: { id: 'llms.tomorrow', defaultMessage: '明日' },
})

import type { IntlShape, MessageDescriptor } from 'react-intl'
import { formatPrice } from '../../../client/ui/price-tag.tsx'
import { cut, type Price } from '../../../contract/values.ts'
import { factLine } from '../../../shared/fact-line.ts'
import { entrance } from '../../../shared/site.ts'
import { adultPriceOn, amountOn, isNotSoldOn, soldFirst } from '../tickets/combinations.ts'
import { href, hrefOfLink } from '../../href.ts'
import {
  SECTIONS,
  firstRoute,
  titles,
  type DetailRoute,
  type PlainRoute,
  type RouteName,
} from '../index.ts'
import { intlOf } from '../../render/intl.ts'
import { hasPage, menuOf, hasPublicNotices } from '../../site-pages.ts'
import { hotels, hotelsDescription, personsWords } from '../hotels/section.ts'
import { restaurantsDescription } from '../restaurants/section.ts'
import { contactDescription } from '../contact/section.ts'
import { guideDescription } from '../guide/section.ts'
import { questionsDescription } from '../questions/section.ts'
import { ticketsDescription } from '../tickets/section.ts'
import { trafficDescription } from '../traffic/section.ts'
import { shownPages } from '../../parts/free-pages.ts'
import { strategies } from '../strategies/section.ts'
import { plansTitle } from '../strategies/day-plans.ts'
import { seasonsWords } from '../conditions/facility-rows.tsx'
import { goodsPrices, ticketAnchor } from '../mall/goods-item.tsx'
import {
  areaSource,
  documentOf,
  factOf,
  guides,
  lines,
  MAX_TEXT,
  RUNNING,
  type Source,
  type SourceContext,
  type SourceOfPage,
} from './area-source.ts'
import { GUESTS_IN_SEARCHES, type Topic } from './topics.ts'
import type { ListedKind, ListedRow, Kind } from '../define-section.ts'
import { fetchPages } from '../fetch-pages.ts'

/** Maximum number of pages of a list. Five pages are its first 500 items. */
const MAX_PAGES = 5

function listSources({ backend, language }: SourceContext): SourceOfPage[] {
  return SECTIONS.flatMap((section) => {
    if (!('kinds' in section)) return []
    const route: DetailRoute = `${section.name}/detail`
    // Hotels and restaurants are found by their kind, because few of their texts name it.
    const sectionWords = 'words' in section ? section.words : undefined
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- these are the keys of `kinds`
    const kinds = Object.entries(section.kinds) as [Kind, ListedKind][]
    return kinds
      .filter(([name]) => name !== 'notice' || hasPublicNotices)
      .map(([name, kind]): SourceOfPage => [
        route,
        async () => {
          const answers = await fetchPages(backend, kind, { language, maxPages: MAX_PAGES })
          return {
            answers,
            documents: () =>
              answers
                .flatMap(({ list }) => list)
                .map((row) => {
                  const document = documentOf(row, name, href(language, route, { id: row.id }))
                  const words = factLine(document.words, sectionWords)
                  return { ...document, words, facts: goodsFacts(intlOf(language), name, row) }
                }),
          }
        },
      ])
  })
}

function goodsFacts(
  intl: IntlShape,
  kind: Kind,
  { price, openingHours, place, category }: ListedRow,
): string[] | undefined {
  if (kind !== 'hotel' && kind !== 'restaurant') return undefined
  return [
    price && intl.formatMessage(goodsPrices[kind], { price: formatPrice(intl, price) }),
    openingHours,
    (place ?? category)?.name,
  ].filter((fact) => fact !== undefined)
}

/** Each source may fail without affecting the others. */
export function gatherSources(context: SourceContext): Promise<Source>[] {
  const sources: SourceOfPage[] = [
    ['questions', () => questions(context)],
    // Pages come before tickets, because a search for prices finds the page of all tickets first.
    ['home', () => menuPages(context)],
    ['tickets', () => tickets(context)],
    ['tickets', () => ticketInstructions(context)],
    ['guide', () => guides(context)],
    ['hotels/list', () => rooms(context)],
    ['home', () => areaSource(context)],
    ['conditions', () => facilities(context)],
    ['about/detail', () => ownPages(context)],
    ...listSources(context),
    ['strategies/list', () => dayPlans(context)],
  ]
  return sources.filter(([route]) => hasPage(route)).map(([, load]) => load())
}

/**
 * In a search about rain, the plans for today follow the visit guides for rain, because on a dry
 * day they are not for rain.
 */
async function dayPlans({ backend, language }: SourceContext): Promise<Source> {
  const answers = await fetchPages(backend, strategies.kinds.strategy, { language, maxPages: 1 })
  const isThere = answers.some(({ list }) => list.some(({ plan }) => plan !== undefined))
  return {
    answers,
    documents: () =>
      isThere && hasPage('conditions')
        ? [
            {
              ...factOf(language, { title: plansTitle(intlOf(language)) }),
              href: `${href(language, 'conditions')}#plans`,
              topic: 'rain',
            },
          ]
        : [],
  }
}

/** Filters of the hotel list by numbers of guests for which there is a room. */
async function rooms({ backend, language }: SourceContext): Promise<Source> {
  const answers = await fetchPages(backend, hotels.kinds.hotel, { language, maxPages: MAX_PAGES })
  const offers = answers.flatMap(({ list }) => list.flatMap((hotel) => hotel.offers ?? []))
  const offered = GUESTS_IN_SEARCHES.filter((persons) =>
    offers.some(({ occupancy }) => occupancy >= persons),
  )
  const intl = intlOf(language)
  return {
    answers,
    documents: () =>
      offered.map((persons) => ({
        ...factOf(language, {
          title: factLine(intl.formatMessage(hotels.title), personsWords(intl, persons)),
        }),
        href: href(language, 'hotels/list', {}, { persons }),
        topic: `rooms-${persons}` as const,
      })),
  }
}

/** The hours of a facility with a row in the table of transport are found there. */
async function facilities(context: SourceContext): Promise<Source> {
  const { backend, optional, language, languageId } = context
  const [answer, area] = await Promise.all([
    backend('recommendations', { params: { languageId } }),
    optional(backend('scenic', { params: { languageId } })),
  ])
  const intl = intlOf(language)
  return {
    answers: area ? [answer, area] : [answer],
    documents: () =>
      answer.today.facilities.map(({ id, name, hours }) => {
        const text = hours ? seasonsWords(intl, hours.seasons) : ''
        const isListed = area?.transport.some((row) => row.name === name)
        const words = text === '' || isListed ? undefined : RUNNING
        return {
          ...factOf(language, { title: name, text, words }),
          href: `${href(language, 'conditions')}#facility-${id}`,
          isLine: true,
        }
      }),
  }
}

async function questions({ backend, language, languageId }: SourceContext): Promise<Source> {
  const answer = await backend('questionList', { params: { languageId } })
  return {
    answers: [answer],
    documents: () =>
      answer.list.map((each) => ({
        kind: 'question',
        href: `${href(language, 'questions')}#question-${each.id}`,
        title: each.question,
        text: cut(each.answer.text, MAX_TEXT),
        words: each.category?.name,
        inLanguage: language,
      })),
  }
}

async function tickets(context: SourceContext): Promise<Source> {
  const { backend, language, languageId } = context
  const answer = await backend('ticketList', { query: { languageId } })
  const intl = intlOf(language)
  return {
    answers: [answer],
    documents: () =>
      soldFirst(answer.list, (each) => isNotSoldOn(each, context.day)).map((ticket) => {
        const { summary, audience, validity, refund, price } = ticket
        const amount = amountOn(ticket, context.day)
        const priceToday = amount === undefined ? '' : formatPrice(intl, { ...price, amount })
        const document = documentOf(
          ticket,
          'ticket',
          `${href(language, 'tickets')}#${ticketAnchor(ticket)}`,
        )
        return {
          ...document,
          text: lines(factLine(priceToday, audience), summary, validity, refund),
          words: factLine(document.words, TICKET),
          topic: 'prices' as const,
        }
      }),
  }
}

async function ticketInstructions({
  backend,
  language,
  languageId,
}: SourceContext): Promise<Source> {
  const answer = await backend('ticketInstructions', { query: { languageId } })
  return {
    answers: [answer],
    documents: () =>
      answer.sections.map(({ title, content }, index) => ({
        ...factOf(language, { title, text: cut(content.text, MAX_TEXT) }),
        href: `${href(language, 'tickets')}#instruction-${index + 1}`,
      })),
  }
}

/** Finds tickets by their kind, because few of their texts name it: “student ticket”. */
const TICKET = '门票 ticket'

/** Further pages that answer most questions, with their descriptions for search engines. */
export const WAYS: readonly {
  route: PlainRoute
  name: MessageDescriptor
  about: MessageDescriptor
}[] = [
  { route: 'questions', name: titles.questions, about: questionsDescription },
  { route: 'tickets', name: titles.tickets, about: ticketsDescription },
  { route: 'guide', name: titles.guide, about: guideDescription },
  { route: 'traffic', name: titles.traffic, about: trafficDescription },
  { route: 'hotels/list', name: titles.hotels, about: hotelsDescription },
  { route: 'restaurants/list', name: titles.restaurants, about: restaurantsDescription },
  { route: 'contact', name: titles.contact, about: contactDescription },
]
/** Pages that answer the questions of a topic. */
const TOPIC_OF: Partial<Record<RouteName, Topic>> = { conditions: 'running', tickets: 'prices' }
/** Pages that answer a search for one of their words. */
const ANSWERS: readonly RouteName[] = ['tickets', 'guide', 'traffic', 'restaurants/list']

/** The first page of each section that has a title, except the search itself. */
const FOUND_PAGES = SECTIONS.flatMap((section) =>
  'title' in section && section.name !== 'search'
    ? [
        {
          route: firstRoute(section),
          title: section.title,
          words: 'words' in section ? section.words : undefined,
        },
      ]
    : [],
)

/** A menu entry for a section of a page is found by its title. */
async function menuPages(context: SourceContext): Promise<Source> {
  const { backend, language, languageId } = context
  const [answer, tickets] = await Promise.all([
    backend('menu', { params: { languageId } }),
    hasPage('tickets')
      ? context.optional(backend('ticketList', { query: { languageId } }))
      : undefined,
  ])
  return {
    answers: [answer, ...(tickets ? [tickets] : [])],
    documents() {
      const found = FOUND_PAGES.filter(({ route }) => hasPage(route))
      const pageAt = new Map(found.map((page) => [href(language, page.route), page]))
      const intl = intlOf(language)
      const price = adultPriceOn(tickets?.list ?? [], context.day)
      const facts: Partial<Record<RouteName, string | undefined>> = {
        tickets: price && adultPriceWords(intl, price),
        contact: answer.site.telephone,
      }
      const entries = menuOf(answer.menu).flatMap((group) => [...group.children, group])
      const titlesAt = new Map(
        found.map(({ route, title }) => [href(language, route), intl.formatMessage(title)]),
      )
      const entriesAt = Map.groupBy(entries, ({ url }) => hrefOfLink(language, url) ?? '')
      for (const [address, of] of entriesAt) {
        const entry = of.at(-1)
        // A page with several entries, such as a group and its first page, has its own title.
        if (entry && (of.length === 1 || !titlesAt.has(address))) titlesAt.set(address, entry.title)
      }
      titlesAt.delete('')
      // `areaSource` already has a document for lost property, with number and steps.
      titlesAt.delete(`${href(language, 'contact')}#lost`)
      return [...titlesAt].map(([address, title]) => {
        const { route, words } = pageAt.get(address) ?? {}
        const about = WAYS.find((way) => way.route === route)?.about
        return {
          kind: 'page' as const,
          href: address,
          title,
          text: factLine(
            route && facts[route],
            about && intl.formatMessage(about, { entrance: entrance[language] }),
          ),
          words,
          inLanguage: language,
          topic: TOPIC_OF[route ?? 'home'],
          isLine: ANSWERS.some((each) => each === route),
          ...(route === 'tickets' && price && { party: `${address}#who` }),
        }
      })
    },
  }
}

function adultPriceWords(intl: IntlShape, price: Price): string {
  return intl.formatMessage(
    {
      id: 'home.adultPrice',
      defaultMessage: '成人门票 {price}',
      description: 'Among the facts of the day: the lowest price of a ticket for one adult',
    },
    { price: formatPrice(intl, price) },
  )
}

async function ownPages({ language }: SourceContext): Promise<Source> {
  const pages = await shownPages(language, { headingLevel: 4 })
  return {
    answers: [],
    documents: () =>
      pages.map(({ id, title, summary, content, inLanguage }) => ({
        kind: 'page',
        href: href(language, 'about/detail', { id }),
        title,
        text: cut(factLine(summary, content.text), MAX_TEXT),
        inLanguage,
      })),
  }
}

import { factLine } from '../../../shared/fact-line.ts'
import { href } from '../../href.ts'
import { hasPage } from '../../site-pages.ts'
import type { SearchDocument } from './search-index.ts'
import { factOf, type Source, type SourceContext } from './search-source.ts'

/** How to arrive, what moves inside, where to park, whom to ask, what helps: as far as the site has the pages that tell it. */
export async function areaSource({
  backend,
  language,
  languageId,
}: SourceContext): Promise<Source> {
  const area = await backend('scenic', { params: { languageId } })
  const facts = (route: PlainRoute, made: Omit<SearchDocument, 'href'>[], hash = '') =>
    hasPage(route) ? made.map((each) => ({ ...each, href: href(language, route) + hash })) : []
  const introduction = 'scenic/introduction'
  return {
    answers: [area],
    documents: () => [
      ...facts('service/traffic', [
        ...area.arrivals.map(({ title, description }) =>
          factOf(language, { title, text: description }),
        ),
        ...area.transport.map((row) =>
          factOf(language, {
            title: row.name,
            text: factLine(row.route, row.openingHours, row.interval, row.price),
          }),
        ),
        ...area.parking.map(({ name, note = '' }) =>
          factOf(language, { title: name, text: note, words: PARKING }),
        ),
      ]),
      ...facts(
        'information/contact',
        area.contacts.map((contact) =>
          factOf(language, {
            title: contact.name,
            text: factLine(contact.telephone, contact.email, contact.openingHours),
            words: CONTACT,
          }),
        ),
      ),
      ...facts(
        introduction,
        area.openingHours.map(({ name, opens, closes }) =>
          factOf(language, { title: name, text: `${opens}–${closes}`, words: OPENING }),
        ),
        '#hours',
      ),
      ...facts(
        introduction,
        area.facts.map(({ name, value }) => factOf(language, { title: name, text: value })),
      ),
      ...(hasPage(introduction)
        ? area.spots.map(({ id, title }) => ({
            ...factOf(language, { title }),
            kind: 'spot' as const,
            href: href(language, introduction, {}, { spot: id }),
          }))
        : []),
    ],
  }
}

/** Words by which the rows of a table are found that do not say what they are about; their synonyms find them too. */
const PARKING = '停车场 parking'
const CONTACT = '电话 telephone'
const OPENING = '开放时间 opening hours'

type PlainRoute = 'service/traffic' | 'information/contact' | 'scenic/introduction'

import type { ReactNode } from 'react'
import { defineMessages, FormattedMessage, type MessageDescriptor, useIntl } from 'react-intl'
import { Facts } from '../../../client/ui/fact-list.tsx'
import { CallableText } from '../../../client/ui/hotline.tsx'
import { TimedText } from '../../../client/ui/date-text.tsx'
import { openingWords } from '../../../client/ui/opening-words.ts'
import { Eyebrow } from '../../../client/ui/content-title.tsx'
import { Picture } from '../../../client/ui/picture.tsx'
import { hasPassed } from '../../../shared/event-period.ts'
import { timedTexts } from '../../../shared/timed-text.ts'
import type { OpeningChange } from '../../../shared/opening-hours.ts'
import { FACT_SEPARATOR } from '../../../shared/fact-line.ts'
import { tagOf } from '../../../shared/language.ts'
import { langAttributes } from '../../../shared/text-direction.ts'
import { MarkedText, partAround } from './marked-text.tsx'
import type { Found } from './ask-index.ts'
import { type Group, GROUPS, type Kind, KINDS_OF } from '../define-section.ts'
import { sectionAt, sectionNameOf } from './search-form.tsx'
import type { SearchDocument } from './search-index.ts'

/** A result. `others` are results for the same place on other pages. */
interface FoundPlace extends Found {
  others: readonly SearchDocument[]
}

export interface GroupOfResults {
  group: Group
  found: readonly FoundPlace[]
}

type Simplify = (text: string) => string

export const groupNames: Record<Group, MessageDescriptor> = defineMessages({
  answers: { id: 'search.answers', defaultMessage: '答案' },
  places: { id: 'search.places', defaultMessage: '地点' },
  mall: { id: 'search.mall', defaultMessage: '门票、食宿与好物' },
  news: { id: 'search.news', defaultMessage: '公告、活动与新闻' },
  pages: { id: 'search.pages', defaultMessage: '页面与攻略' },
})

/** Maximum number of shown results: in each of several groups, and in a single chosen group. */
const SHOWN = 5
const SHOWN_ALONE = 50

/**
 * Returns the results by group. The group with the best result is first. If this is the page of a
 * list, such as that of the restaurants, the group with the items of the list is next.
 */
export function groupResults(found: readonly Found[]): GroupOfResults[] {
  const byGroup = Map.groupBy(onePerPlace(found), ({ document }) => groupOf(document.kind))
  const [best, ...others] = [...byGroup].map(([group, of]) => ({ group, found: of }))
  if (best === undefined) return []
  const next = groupOfItems(best.found[0]?.document.href ?? '')
  const rank = ({ group }: GroupOfResults) => (group === next ? 0 : 1)
  return [best, ...others.toSorted((one, other) => rank(one) - rank(other))]
}

/** Returns the group of the items of a section, by the address of one of its pages. */
function groupOfItems(address: string): Group | undefined {
  const section = sectionAt(address)
  const kinds: object = section && 'kinds' in section ? section.kinds : {}
  return GROUPS.find((group) => KINDS_OF[group].some((kind) => kind in kinds))
}

/** Kinds of results of which a place may have several. The first is the result, the others links. */
const OF_PLACES: readonly Kind[] = [
  'hotel',
  'restaurant',
  'sight',
  'spot',
  'fact',
  'point',
  'trail',
]

/** Places with the same name on one page, such as toilets on the map, stay separate. */
function onePerPlace(found: readonly Found[]): FoundPlace[] {
  const rows: Found[][] = []
  const byName = new Map<string, Found[]>()
  for (const each of found) {
    const { kind, title } = each.document
    const row = OF_PLACES.includes(kind) ? byName.get(title) : undefined
    if (row?.every(({ document }) => pageOf(document) !== pageOf(each.document))) row.push(each)
    else {
      const made = [each]
      rows.push(made)
      if (row === undefined && OF_PLACES.includes(kind)) byName.set(title, made)
    }
  }
  return rows.flatMap((row) => {
    const [best, ...others] = row.toSorted((one, other) => orderOf(one) - orderOf(other))
    return best ? [{ ...best, others: others.map(({ document }) => document) }] : []
  })
}

function pageOf({ href }: SearchDocument): string {
  return href.replace(/#.*/, '')
}

function orderOf({ document }: Found): number {
  return OF_PLACES.indexOf(document.kind)
}

function groupOf(kind: Kind): Group {
  return GROUPS.find((group) => KINDS_OF[group].some((each) => each === kind)) ?? 'pages'
}

interface SummaryProps {
  search: string
  groups: readonly GroupOfResults[]
  areNear: boolean
  /** Whether there was no content to search. */
  isEmpty: boolean
}

/** A sentence with the number of results. Without results, it says why. */
export function Summary({ search, groups, areNear, isEmpty }: SummaryProps): ReactNode {
  const count = groups.reduce((sum, { found }) => sum + found.length, 0)
  return (
    <p className="lead">
      {isEmpty && count === 0 ? (
        <FormattedMessage
          id="search.unavailable"
          defaultMessage="现在查不了，请稍后再试，或从下面找。"
        />
      ) : count === 0 ? (
        <FormattedMessage
          id="search.nothing"
          defaultMessage="没有找到“{search}”。换个说法，或少写几个字再试。"
          description="In place of the results of a search; search is what was typed"
          values={{ search }}
        />
      ) : areNear ? (
        <FormattedMessage
          id="search.near"
          defaultMessage="没有与“{search}”完全相符的，相近的有 {count, plural, other {# 条}}："
          description="Above the results of a search that have most of what was typed, or are spelt nearly so"
          values={{ search, count }}
        />
      ) : (
        <FormattedMessage
          id="search.count"
          defaultMessage="“{search}”有 {count, plural, other {# 条结果}}"
          description="Above the results of a search"
          values={{ search, count }}
        />
      )}
    </p>
  )
}

interface GroupedResultsProps {
  groups: readonly GroupOfResults[]
  isFiltered: boolean
  marksOf: (found: Found) => readonly string[]
  simplify: Simplify
  hrefOf: (group: Group) => string
  now: Date
  opening: readonly OpeningChange[]
}

export function GroupedResults(props: GroupedResultsProps): ReactNode {
  const { groups, isFiltered, hrefOf } = props
  const limit = isFiltered ? SHOWN_ALONE : SHOWN
  return groups.map(({ group, found }) => (
    <section key={group} className="search-group">
      <h2>
        <FormattedMessage {...groupNames[group]} />
      </h2>
      <Results found={found.slice(0, limit)} {...props} />
      {!isFiltered && found.length > limit && (
        <p className="more">
          <a href={hrefOf(group)}>
            <FormattedMessage
              id="search.all"
              defaultMessage="全部 {count, number} 条"
              description="Link below the first results of a group, to all of them"
              values={{ count: found.length }}
            />
          </a>
        </p>
      )}
    </section>
  ))
}

type ResultsProps = Omit<GroupedResultsProps, 'groups' | 'isFiltered' | 'hrefOf'> & {
  found: readonly FoundPlace[]
}

/** The results of a group. Those that are over are folded, if there are others. */
function Results({ found, ...props }: ResultsProps): ReactNode {
  const over = found.filter(({ document }) => isOver(document, props.now))
  const isFolded = over.length > 0 && over.length < found.length
  const list = (shown: readonly FoundPlace[]) => (
    <ul className="item-list">
      {shown.map((each, index) => {
        const name = sectionNameOf(each.document)
        const before = shown[index - 1]
        // The name of the page is shown once above its results.
        const isNamed = before === undefined || sectionNameOf(before.document) !== name
        return (
          <Result
            key={each.document.href + each.document.title}
            {...each}
            {...props}
            name={isNamed ? name : undefined}
          />
        )
      })}
    </ul>
  )
  if (!isFolded) return list(found)
  return (
    <>
      {list(found.filter((each) => !over.includes(each)))}
      <details className="search-over">
        <summary>
          <FormattedMessage id="search.over" defaultMessage="已结束" />
          {FACT_SEPARATOR}
          {over.length}
        </summary>
        {list(over)}
      </details>
    </>
  )
}

function isOver({ endsAt }: SearchDocument, now: Date): boolean {
  return endsAt !== undefined && hasPassed(endsAt, now)
}

/** The `sizes` of the pictures, also of the larger first one. */
const SIZES = '(min-width: 48em) 176px, 92px'

interface ResultProps extends FoundPlace, Omit<ResultsProps, 'found'> {
  /** The name of the page of this result and of those below it. */
  name: MessageDescriptor | undefined
}

function Result({ document, others, tokens, name, ...props }: ResultProps): ReactNode {
  const { marksOf, simplify, now, opening } = props
  const { title, text, href, inLanguage, hasState, party } = document
  const { cover } = [document, ...others].find((each) => each.cover) ?? document
  const words = marksOf({ document, tokens })
  const marking = { words, simplify }
  return (
    <li className="item" {...langAttributes(tagOf(inLanguage))}>
      {cover && <Picture image={{ ...cover, alt: '' }} sizes={SIZES} />}
      <div className="item-text">
        {name && (
          <p className="item-overline">
            <FormattedMessage {...name} />
          </p>
        )}
        <h3 className="item-title">
          <a href={href}>
            <MarkedText text={title} {...marking} />
          </a>
        </h3>
        {hasState && (
          <p>
            <OpeningState opening={opening} />
          </p>
        )}
        {text !== '' && (
          <p>
            <CallableText
              text={partAround(text, words, simplify)}
              renderPart={(part) => <MarkedText text={part} {...marking} />}
            />
          </p>
        )}
        <Eyebrow item={{ eyebrow: useEyebrow(document, now), inLanguage }} />
        {party !== undefined && (
          <div className="search-pages">
            <a href={party}>
              <FormattedMessage
                id="mallOverview.party"
                defaultMessage="几个人来，算一算多少钱"
                description="Link to the form that adds up the prices of tickets for a party"
              />
            </a>
          </div>
        )}
        {others.length > 0 && <OtherPages document={document} others={others} />}
      </div>
    </li>
  )
}

/** Whether the area is open, and its next change. Renders nothing without hours. */
function OpeningState({ opening }: Pick<ResultsProps, 'opening'>): ReactNode {
  const intl = useIntl()
  if (opening.length === 0) return null
  return (
    <strong className="open-now">
      <TimedText entries={timedTexts(opening, (each) => openingWords(intl, each))} otherwise="" />
    </strong>
  )
}

function OtherPages({ document, others }: Pick<FoundPlace, 'document' | 'others'>): ReactNode {
  const bySection = new Map(others.map((each) => [sectionAt(each.href), each.href]))
  bySection.delete(sectionAt(document.href))
  return (
    <div className="search-pages">
      {[...bySection].map(
        ([section, href]) =>
          section &&
          'title' in section && (
            <a key={href} href={href}>
              <FormattedMessage {...section.title} />
            </a>
          ),
      )}
    </div>
  )
}

function useEyebrow(document: SearchDocument, now: Date): ReactNode {
  const intl = useIntl()
  const { date, facts: own = [] } = document
  const facts = [
    ...own,
    date && intl.formatDate(date, { dateStyle: 'long' }),
    isOver(document, now) && intl.formatMessage({ id: 'search.over', defaultMessage: '已结束' }),
  ].filter(Boolean)
  return facts.length === 0 ? undefined : <Facts facts={facts} />
}

import type { ReactNode } from 'react'
import { FormattedMessage, type IntlShape, useIntl, defineMessages } from 'react-intl'
import * as v from 'valibot'
import type { Visitor, VisitorKind } from '../../../contract/ticket.ts'
import { unbroken } from '../../../client/ui/opening-words.ts'
import { factLine } from '../../../shared/fact-line.ts'
import type { Party } from './combinations.ts'

const OLDEST = 120
/** Nobody of this age or older counts as a child, even if their height is below the limit. */
const GROWN_UP = 18

/**
 * Parses the ages of a party, separated by spaces: `'６８，5'` becomes `'68 5'`. Any other input
 * becomes `?`, so that the page never shows text from an address.
 */
export const agesText = v.pipe(
  v.optional(v.pipe(v.string(), v.maxLength(60)), ''),
  v.transform((text) =>
    text
      .normalize('NFKC')
      .split(/[\s,、،;/]+/)
      .filter((each) => each !== '')
      .map((each) => (/^\d{1,3}$/.test(each) && Number(each) <= OLDEST ? `${Number(each)}` : '?'))
      .join(' '),
  ),
)

/** The age of a visitor, the kind of visitor for that age, and other kinds that are possible. */
export interface Aged {
  /** A number, or `?` for invalid input. */
  age: string
  kind: Visitor | undefined
  others: readonly Visitor[]
}

/** Returns one element for each age in the query. */
export function agedVisitors(ages: string, visitors: readonly Visitor[]): Aged[] {
  return ages.split(' ').flatMap((age) => {
    if (age === '') return []
    const years = Number(age)
    const kind = kindOf(years, visitors)
    return [{ age, kind, others: kind ? othersFor(years, kind, visitors) : [] }]
  })
}

/**
 * Returns the kind of visitor for an age. If several kinds include the age, returns the most
 * specific one. All its ages also belong to the others, as `{ from: 65 }` is part of
 * `{ from: 18 }`. Returns undefined if no kind includes the age, or if none is the most specific.
 */
function kindOf(age: number, visitors: readonly Visitor[]): Visitor | undefined {
  // An age alone does not show whether somebody is a student.
  const fitting = visitors.filter((each) => each.id !== 'student' && hasAges(each, age))
  const exceptions = fitting.filter((each) =>
    fitting.every((other) => other === each || (isWithin(each, other) && !isWithin(other, each))),
  )
  return exceptions[0]
}

/** Returns other kinds that a visitor of this age may be, because of a document or their height. */
function othersFor(age: number, { id }: Visitor, visitors: readonly Visitor[]): Visitor[] {
  return visitors.filter((each) => {
    if (each.id === id) return false
    if (each.id === 'student') return id === 'adult' && (!each.ages || hasAges(each, age))
    return each.heightBelow !== undefined && age < GROWN_UP
  })
}

function rangeOf({ ages: { from = 0, to = Infinity } = {} }: Visitor) {
  return { from, to }
}

function hasAges(visitor: Visitor, age: number): boolean {
  const { from, to } = rangeOf(visitor)
  const isLimited = from > 0 || to < Infinity
  return isLimited && from <= age && age <= to
}

function isWithin(inner: Visitor, outer: Visitor): boolean {
  const [own, other] = [rangeOf(inner), rangeOf(outer)]
  return other.from <= own.from && own.to <= other.to
}

/** Returns the number of visitors of each kind; undefined if the kind of one of them is unknown. */
export function countsOf(aged: readonly Aged[]): Party['visitors'] | undefined {
  const counts = { adult: 0, child: 0, student: 0, small: 0, senior: 0 }
  for (const { kind } of aged) {
    if (kind === undefined) return undefined
    counts[kind.id] += 1
  }
  return counts
}

/**
 * Returns the counted visitors together with those whose ages are given. An age describes a counted
 * visitor of its kind, or else of another kind that includes the age. Without one, it adds a
 * visitor: two adults and one child with the ages `8 40` are still three visitors.
 */
export function withAges(
  counts: Party['visitors'],
  aged: readonly Aged[],
  visitors: readonly Visitor[],
): Party['visitors'] {
  const left = { ...counts }
  const all = { ...counts }
  const others: { age: number; id: VisitorKind }[] = []
  for (const { age, kind } of aged) {
    if (kind === undefined) continue
    if (left[kind.id] > 0) left[kind.id] -= 1
    else others.push({ age: Number(age), id: kind.id })
  }
  for (const { age, id } of others) {
    const instead = visitors.find((each) => left[each.id] > 0 && hasAges(each, age))
    all[id] += 1
    if (instead === undefined) continue
    left[instead.id] -= 1
    all[instead.id] -= 1
  }
  return all
}

export function AgesField({ visitors, ages }: { visitors: readonly Visitor[]; ages: string }) {
  if (!visitors.some(({ ages: of }) => of?.from !== undefined || of?.to !== undefined)) return null
  return (
    <div className="party-ages">
      <label htmlFor="ages">
        <FormattedMessage id="party.ages" defaultMessage="或者只填年龄" />
        <small id="ages-hint">
          <FormattedMessage
            id="party.agesHint"
            defaultMessage="每位一个，用逗号或空格隔开：68，5"
          />
        </small>
      </label>
      <input
        type="text"
        name="ages"
        id="ages"
        aria-describedby="ages-hint"
        autoComplete="off"
        maxLength={60}
        defaultValue={ages}
      />
    </div>
  )
}

/** Shows the kind of visitor for each age. If an age has no kind, shows what to do. */
export function AgesResult({ aged }: { aged: readonly Aged[] }): ReactNode {
  const intl = useIntl()
  const unclear = aged.filter(({ kind }) => kind === undefined)
  if (unclear.length > 0)
    return [...new Set(unclear.map(({ age }) => age))].map((age) => (
      <p key={age} className="notice">
        {unclearWords(intl, age)}
      </p>
    ))
  const groups = [
    ...Map.groupBy(aged, ({ kind, others }) => [kind, ...others].map((each) => each?.id).join()),
  ]
  return groups.map(([key, group]) => <p key={key}>{groupWords(intl, group)}</p>)
}

function unclearWords(intl: IntlShape, age: string): string {
  if (age === '?')
    return intl.formatMessage(
      {
        id: 'party.noAge',
        defaultMessage: '有一项不是年龄。请填 0 到 {oldest} 的整数，用空格隔开。',
        description: 'In place of a sum: the field for ages has something else in it',
      },
      { oldest: OLDEST },
    )
  return intl.formatMessage(
    {
      id: 'party.ageUnknown',
      defaultMessage: '{age} 岁算哪一种，要看其他条件：请在上面按人数选。',
      description: 'In place of a sum: the age of a visitor does not decide the kind of ticket',
    },
    { age },
  )
}

/** Returns the text for ages that have the same kind: `68、72 岁按长者（65 岁起）算。` */
function groupWords(intl: IntlShape, group: readonly Aged[]): string {
  const [{ kind, others } = { kind: undefined, others: [] }] = group
  const ages = [...new Set(group.map(({ age }) => age))]
  return intl.formatMessage(
    {
      id: 'party.aged',
      defaultMessage:
        '{ages} 岁按{kind}算。{others, select, none {} other {如果是{others}，请在上面改。}}',
      description:
        'Above a sum: as which kind of visitors some ages count, and the kinds that a height or a document decides or “none”',
    },
    {
      ages: intl.formatList(ages),
      kind: kind ? named(intl, kind) : '',
      others:
        others.length === 0
          ? 'none'
          : intl.formatList(
              others.map((each) => named(intl, each)),
              { type: 'disjunction' },
            ),
    },
  )
}

function named(intl: IntlShape, visitor: Visitor): string {
  return intl.formatMessage(
    {
      id: 'party.kindNamed',
      defaultMessage: '{kind}{bounds, select, none {} other {（{bounds}）}}',
      description: 'A kind of visitors, with its ages, height and documents or “none”',
    },
    {
      kind: visitorInSentence(intl, visitor.id),
      bounds: factLine(visitorBounds(intl, visitor), visitor.note) || 'none',
    },
  )
}

const names = defineMessages({
  adult: { id: 'visitor.adult', defaultMessage: '成人' },
  child: { id: 'visitor.child', defaultMessage: '儿童' },
  student: { id: 'visitor.student', defaultMessage: '学生' },
  small: { id: 'visitor.small', defaultMessage: '幼儿' },
  senior: { id: 'visitor.senior', defaultMessage: '长者' },
})

export function visitorName(intl: IntlShape, kind: VisitorKind): string {
  return intl.formatMessage(names[kind])
}

/** German nouns keep their capital letter within a sentence. */
export function visitorInSentence(intl: IntlShape, kind: VisitorKind): string {
  const name = visitorName(intl, kind)
  return intl.locale.startsWith('de') ? name : name.toLocaleLowerCase(intl.locale)
}

/** Returns a number of visitors of one kind: `2 位成人`. */
export function personsWords(intl: IntlShape, kind: VisitorKind, count: number): string {
  return intl.formatMessage(
    {
      id: 'visitor.persons',
      defaultMessage:
        '{count, plural, other {# 位}}{kind, select, adult {成人} child {儿童} student {学生} small {幼儿} other {长者}}',
      description: 'How many visitors of one kind',
    },
    { kind, count },
  )
}

/** Returns the age and height limits of a kind of visitor; undefined if there are none. */
export function visitorBounds(intl: IntlShape, { ages, heightBelow }: Visitor): string | undefined {
  const parts = [ageWords(intl, ages), heightWords(intl, heightBelow)].flatMap((part) =>
    part === undefined ? [] : unbroken(part),
  )
  const [one, other] = parts
  if (one === undefined || other === undefined) return one
  return intl.formatMessage(
    {
      id: 'visitor.or',
      defaultMessage: '{one}或{other}',
      description: 'Joins two conditions, of which one is enough: “under 6 or under 1.2 m”',
    },
    { one, other },
  )
}

function ageWords(intl: IntlShape, { from, to }: NonNullable<Visitor['ages']> = {}) {
  if (from !== undefined && to !== undefined)
    return intl.formatMessage(
      {
        id: 'visitor.between',
        defaultMessage: '{from}–{to} 岁',
        description: 'The ages of a kind of visitor, both included',
      },
      { from, to },
    )
  if (from !== undefined)
    return intl.formatMessage(
      {
        id: 'visitor.from',
        defaultMessage: '{from} 岁起',
        description: 'The ages of a kind of visitor: this age or older',
      },
      { from },
    )
  if (to === undefined) return undefined
  return intl.formatMessage(
    {
      id: 'visitor.below',
      defaultMessage: '不满 {age} 岁',
      description: 'The ages of a kind of visitor: younger than this age',
    },
    { age: to + 1 },
  )
}

function heightWords(intl: IntlShape, centimetres: number | undefined) {
  if (centimetres === undefined) return undefined
  return intl.formatMessage(
    {
      id: 'visitor.height',
      defaultMessage: '{metres, number} 米以下',
      description: 'The height of a kind of visitor: less than this, in metres',
    },
    { metres: centimetres / 100 },
  )
}

import { defineMessages, type IntlShape } from 'react-intl'
import type { Visitor, VisitorKind } from '../../../contract/ticket.ts'

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

/** Returns a number of visitors of one kind, with their limits: `2 位成人（18–69 岁）`. */
export function personsWords(
  intl: IntlShape,
  { kind, count, bounds }: { kind: VisitorKind; count: number; bounds: string | undefined },
): string {
  return intl.formatMessage(
    {
      id: 'visitor.persons',
      defaultMessage:
        '{count, plural, other {# 位}}{kind, select, adult {成人} child {儿童} student {学生} small {幼儿} other {长者}}{bounds, select, none {} other {（{bounds}）}}',
      description: 'How many visitors of one kind, with the limits of the kind or “none”',
    },
    { kind, count, bounds: bounds ?? 'none' },
  )
}

/** Returns the age and height limits of a kind of visitor; undefined if there are none. */
export function visitorBounds(intl: IntlShape, { ages, heightBelow }: Visitor): string | undefined {
  const parts = [ageWords(intl, ages), heightWords(intl, heightBelow)].filter(
    (part) => part !== undefined,
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

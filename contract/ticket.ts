import * as v from 'valibot'
import { booking, bookingNotes, fact, factNotes, pricedEntries, pricedNotes } from './booking.ts'
import { byLanguage, type DocumentKind, type EntryKind } from './call.ts'
import { validRows, uniqueRows, lenient, orElse } from './lenient.ts'
import { monthDay, yearlyNotes } from './opening-hours.ts'
import {
  date,
  dateTime,
  FORMAT_NOTES,
  id,
  label,
  price,
  richText,
  text,
  timeOfDay,
  wholeNumber,
} from './values.ts'
import type { Notes } from './notes.ts'
import { timed, timedNotes } from './weather.ts'

const MAX_TICKETS = 30
const MAX_SERVICES = 30
const MAX_FARES = 40

/**
 * The kinds of visitors with different prices. Each area defines their ages, heights and documents
 * (`visitors` of `ticketInstructions`). `student`: a full-time student who is too old for a child's
 * price. A student may buy any ticket that is for one adult, and pays an adult's fares unless a
 * ticket or fare mentions students.
 */
export const VISITOR_KINDS = ['adult', 'child', 'student', 'small', 'senior'] as const
export type VisitorKind = (typeof VISITOR_KINDS)[number]

const visitorKind = v.picklist(VISITOR_KINDS)
const fewVisitors = v.pipe(wholeNumber(0), v.maxValue(6))
const dayRange = { from: date, to: date }
const partOfYear = { from: monthDay, to: monthDay }

/** If one condition is invalid, so is the whole sale: the price would be wrong. */
const onSale = {
  season: v.optional(v.object(partOfYear)),
  notSold: v.optional(v.pipe(v.array(v.object(dayRange)), v.maxLength(50)), []),
}

/**
 * The data for computing the price for a group: who may use a ticket, when, and for how much. If a
 * price or condition is invalid, all of the data is invalid, because the computed price would be
 * wrong.
 */
const sale = v.object({
  admits: v.pipe(
    v.array(
      v.object({
        visitors: v.pipe(v.array(visitorKind), v.minLength(1), v.maxLength(VISITOR_KINDS.length)),
        from: v.optional(fewVisitors, 1),
        to: v.optional(fewVisitors, 1),
      }),
    ),
    v.minLength(1),
    v.maxLength(3),
  ),
  ...onSale,
  prices: v.optional(v.pipe(v.array(v.object({ ...partOfYear, price })), v.maxLength(12)), []),
})

/** The state of a slot, in the terms of OCTO, a standard for selling tours. */
export const slotStatus = v.picklist(['AVAILABLE', 'FREESALE', 'LIMITED', 'SOLD_OUT', 'CLOSED'])

const slot = v.object({
  day: date,
  from: v.optional(timeOfDay),
  to: v.optional(timeOfDay),
  status: slotStatus,
  vacancies: lenient(wholeNumber(0)),
  /** If it is invalid, the slot is dropped. Otherwise the sale would have no end. */
  cutoff: v.optional(dateTime),
})
export type Slot = v.InferOutput<typeof slot>

const availability = v.object({ slots: validRows(slot, 400), ...timed })

/** Ten years at most. Far more days would lead to a date that no calendar has. */
const daysBefore = v.pipe(wholeNumber(0), v.maxValue(3650))

const release = v.object({ daysBefore, at: timeOfDay })

/** A refund rule: the share of the price that is paid back until a time. */
const refundRule = v.object({
  daysBefore,
  until: v.optional(timeOfDay),
  percent: v.pipe(wholeNumber(0), v.maxValue(100)),
})
export type RefundRule = v.InferOutput<typeof refundRule>

/** All tickets in a list have the same services in the same order, for comparisons. */
const ticket = v.object({
  ...pricedEntries,
  audience: text,
  services: validRows(
    v.object({
      id: lenient(id),
      name: label,
      included: v.boolean(),
      note: lenient(text),
    }),
    MAX_SERVICES,
  ),
  validity: text,
  refund: text,
  listPrice: lenient(price),
  recommended: orElse(v.boolean(), false),
  sale: lenient(sale),
  availability: lenient(availability),
  release: lenient(release),
  /** If one rule is invalid, all of them are: the others would promise too much. */
  refunds: lenient(v.pipe(v.array(refundRule), v.maxLength(6))),
  booking,
})
export type Ticket = v.InferOutput<typeof ticket>

/** The documents that visitors may need to book and enter. */
const DOCUMENTS = [
  'id-card',
  'passport',
  'travel-permit',
  'residence-permit',
  'household-register',
  'student-card',
  'disability-card',
] as const
export type DocumentName = (typeof DOCUMENTS)[number]

const visitor = v.object({
  id: visitorKind,
  ages: lenient(v.object({ from: v.optional(wholeNumber(0)), to: v.optional(wholeNumber(0)) })),
  heightBelow: lenient(wholeNumber(1)),
  note: lenient(text),
  free: orElse(v.boolean(), false),
  documents: lenient(validRows(v.picklist(DOCUMENTS), DOCUMENTS.length)),
})
export type Visitor = v.InferOutput<typeof visitor>

/** A price that visitors pay in addition to the ticket: a ride, a locker, a parking place. */
const fare = v.object({
  service: lenient(id),
  facility: lenient(id),
  name: text,
  price,
  ...onSale,
  reduced: orElse(validRows(v.object({ visitor: visitorKind, price }), VISITOR_KINDS.length), []),
  note: lenient(text),
})
export type Fare = v.InferOutput<typeof fare>

/** The rules for one order. Undefined means unknown: pages then do not mention the rule. */
const orders = v.object({
  most: lenient(wholeNumber(1)),
  together: lenient(v.boolean()),
  forOthers: lenient(v.boolean()),
  withAdult: orElse(validRows(visitorKind, VISITOR_KINDS.length), []),
})
export type Orders = v.InferOutput<typeof orders>

export const ticketInstructions = v.object({
  sections: validRows(v.object({ title: text, content: richText })),
  visitors: orElse(uniqueRows(visitor, VISITOR_KINDS.length), []),
  fares: orElse(validRows(fare, MAX_FARES), []),
  orders: lenient(orders),
  paying: orElse(validRows(fact, MAX_FARES), []),
})
export type TicketInstructions = v.InferOutput<typeof ticketInstructions>

export const tickets = {
  folder: 'tickets',
  row: 'ticket',
  tag: 'tickets',
  list: 'ticketList',
  order: 'editors',
  schemas: { listed: ticket, detail: ticket },
  calls: {
    ticketList: {
      at: 'GET /api/vote',
      query: byLanguage,
      data: v.object({ list: uniqueRows(ticket, MAX_TICKETS) }),
    },
  },
} as const satisfies EntryKind

export const instructions = {
  tag: 'tickets',
  isDocument: true,
  calls: {
    ticketInstructions: {
      at: 'GET /api/voteInstructions',
      query: byLanguage,
      data: ticketInstructions,
    },
  },
} as const satisfies DocumentKind

const onSaleNotes = () =>
  ({
    season: ['The season in which it is sold, every year; without it all year.', yearlyNotes()],
    notSold: ['Dates on which it is not sold.', { from: 'The first date.', to: 'The last date.' }],
  }) as const

export const ticketNotes = (): Notes<Ticket> => ({
  ...pricedNotes(),
  audience: 'The visitors who may buy it.',
  services: [
    'The services to compare; all tickets list the same ones in the same order.',
    {
      id: 'The id of the service, for fares.',
      name: 'The name of the service.',
      included: 'Whether the ticket includes it.',
      note: 'A short note about it.',
    },
  ],
  validity: 'Its validity, in words.',
  refund: 'The refund rules, in words.',
  listPrice: `The price at the window, if buying ahead is cheaper. ${FORMAT_NOTES.price}`,
  recommended: 'Whether it suits most visitors.',
  sale: [
    'Data to calculate the tickets of a party. If a part is invalid, none of it is used.',
    {
      admits: [
        'The visitors that one ticket admits, by kind.',
        {
          visitors:
            'The kinds of visitors of the row. `student`: full-time students who are too old for a child’s price; a ticket for an adult admits them too.',
          from: 'The smallest number of visitors, 0 to 6; default: 1.',
          to: 'The largest number of visitors, 0 to 6; default: 1.',
        },
      ],
      ...onSaleNotes(),
      prices: [
        'Other prices for seasons, every year.',
        { ...yearlyNotes(), price: FORMAT_NOTES.price },
      ],
    },
  ],
  availability: [
    'The number left, by slot. Never shown after its expiry time.',
    {
      slots: [
        'The slots of the coming days.',
        {
          day: 'The date of the visit.',
          from: 'The first time of entry; without it the whole day.',
          to: 'The last time of entry.',
          status:
            'The OCTO status. `FREESALE`: no limit. `LIMITED`: few left. `CLOSED`: not on sale.',
          vacancies: 'The number left.',
          cutoff: 'The end of the sale.',
        },
      ],
      ...timedNotes(),
    },
  ],
  release: [
    'The start of the sale of a day’s tickets.',
    {
      daysBefore: 'The number of days before the visit.',
      at: 'The time of day.',
    },
  ],
  refunds: [
    'The refunds, the earliest rule first; no refund after the last.',
    {
      daysBefore:
        'The last day on which this refund applies, in days before the visit; 0 is the day of the visit.',
      until: 'The time on that day; default: its end.',
      percent: 'The share of the price, 0 to 100.',
    },
  ],
  booking: bookingNotes(),
})

export const instructionNotes = (): Notes<TicketInstructions> => ({
  sections: [
    'Rules for buyers, in short sections.',
    { title: 'The heading of the section.', content: FORMAT_NOTES.html },
  ],
  visitors: [
    'The kinds of visitors with different prices; tickets name them in `sale`.',
    {
      id: 'The kind. `small`: young children, by age or height.',
      ages: [
        'The ages of this kind.',
        {
          from: 'The lowest age, inclusive; default: 0.',
          to: 'The highest age, inclusive; default: no limit.',
        },
      ],
      heightBelow: 'Visitors below this height (in cm) also belong to this kind.',
      note: 'Other visitors of this kind, and the documents that they need.',
      free: 'Whether they enter without a ticket.',
      documents: 'Documents for booking and entry; one of them is enough.',
    },
  ],
  orders: [
    'The limits of one order. Pages do not mention missing ones.',
    {
      most: 'The most tickets of one order.',
      together: 'Whether one order may have tickets of several kinds.',
      forOthers: 'Whether one person may order for others, with their names and documents.',
      withAdult: 'Kinds of visitors that need an adult in the same order.',
    },
  ],
  fares: [
    'Costs besides the tickets.',
    {
      service: 'The id of the service (of tickets) that it pays for.',
      facility:
        'The id of the ride among the facilities of `today`; default: the id of the service.',
      name: 'The name of the fare.',
      price: FORMAT_NOTES.price,
      ...onSaleNotes(),
      reduced: [
        'Other prices for kinds of visitors.',
        { visitor: 'The kind of visitor.', price: FORMAT_NOTES.price },
      ],
      note: 'A short note about it.',
    },
  ],
  paying: ['Means of payment, and where they are accepted.', factNotes()],
})

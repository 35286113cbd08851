import {
  type Fare,
  type Ticket,
  type Visitor,
  type VisitorKind,
  VISITOR_KINDS,
} from '../../../contract/ticket.ts'
import type { Price } from '../../../contract/values.ts'
import { isInPartOfYear } from '../../../shared/opening-hours.ts'

/** Maximum number of visitors in a party. The search below takes longer for a larger party. */
export const MAX_PARTY = 12

type Admits = NonNullable<Ticket['sale']>['admits']

/** The number of visitors of each kind, in the order of `VISITOR_KINDS`. */
export type Counts = readonly number[]

export interface Party {
  visitors: Readonly<Record<VisitorKind, number>>
  /** The day of the visit, such as `2026-11-27`. */
  day: string
  /** The rides that the party wants, by the ids of their services. */
  rides: ReadonlySet<string>
}

export interface Offer {
  tickets: readonly Ticket[]
  visitors: readonly Visitor[]
  fares: readonly Fare[]
}

/** Several items of one kind at the same price. */
export interface Line<Item> {
  of: Item
  count: number
  amount: number
  /** The number of visitors of each kind that have the item, in the order of `VISITOR_KINDS`. */
  visitors: Counts
}

/** Tickets and fares that admit the whole party and include all its rides. */
export interface Combination {
  /** Those of adults first. */
  tickets: readonly Line<Ticket>[]
  /** The fares for rides that the visitors' tickets do not include, those of a ride together. */
  fares: readonly Line<Fare>[]
  /** The total price of tickets and fares. */
  total: number
  /** The services that every visitor with a ticket gets, included or paid separately. */
  services: ReadonlySet<string>
}

/** One ticket for some visitors. `cost` includes fares for rides that are not in the ticket. */
interface Unit {
  ticket: Ticket
  amount: number
  covers: Counts
  cost: number
}

/**
 * Returns the combinations for a party, cheapest first. Besides the cheapest, there is one for each
 * kind of ticket: as many visitors as possible have that kind, and the others get the same services
 * for the lowest price. Returns an empty array if no tickets admit the whole party, or if the party
 * is empty or too large. If nobody needs a ticket, returns one combination without tickets.
 */
export function combinationsFor(party: Party, offer: Offer): Combination[] {
  const counts = VISITOR_KINDS.map((kind) => party.visitors[kind])
  const people = sum(counts)
  if (people === 0 || people > MAX_PARTY) return []
  const free = new Set(offer.visitors.filter((each) => each.free).map(({ id }) => id))
  const needing = VISITOR_KINDS.map((kind) => (free.has(kind) ? 0 : party.visitors[kind]))
  const others = counts.map((count, kind) => count - (needing[kind] ?? 0))
  if (sum(needing) === 0) return [combinationOf([], { party, offer, others })]
  const sets = Map.groupBy(offer.tickets, (ticket) => includedIn(ticket).toSorted().join())
  const combinations = [[], ...sets.values()].flatMap((kinds) => {
    const services = kinds[0] ? includedIn(kinds[0]) : []
    const wish = { party: { ...party, rides: new Set([...party.rides, ...services]) }, offer }
    return waysWith(services, kinds, { ...wish, needing }).map(({ units }) =>
      combinationOf(units, { ...wish, others }),
    )
  })
  const sorted = combinations.toSorted(
    (one, other) => one.total - other.total || one.fares.length - other.fares.length,
  )
  return unique(sorted)
}

/**
 * Returns the ways in which every visitor gets these services, included or paid separately: for
 * each of `kinds`, the cheapest with the most tickets of that kind; without `kinds`, the cheapest.
 */
function waysWith(
  services: readonly string[],
  kinds: readonly Ticket[],
  { needing, ...wish }: PartyOffer & { needing: Counts },
): Purchase[] {
  const { party, offer } = wish
  const paid = ridesOf(offer).filter((fare) => isSoldOn(fare, party.day))
  const unitsByTicket = new Map(
    offer.tickets
      .filter((ticket) => {
        const available = [...includedIn(ticket), ...paid.map(({ service }) => service)]
        return services.every((id) => available.includes(id))
      })
      .map((ticket) => [ticket, unitsOf(ticket, needing, wish)]),
  )
  // Of two ways at the same price, the first one has fewer fares.
  const units = [...unitsByTicket.values()].flat()
  const all = cheapestWays(
    needing,
    units.toSorted((one, other) => one.cost - one.amount - (other.cost - other.amount)),
  )
  const ways =
    kinds.length === 0
      ? [all.get(needing.join())]
      : kinds.map((kind) => {
          const own = cheapestWays(needing, unitsByTicket.get(kind) ?? [])
          return wayWithMost(own, needing, all)
        })
  return ways.filter((way) => way !== undefined)
}

/** Returns a ticket's price on a day; undefined if it is not sold or its `sale` is unknown. */
export function amountOn({ sale, price }: Ticket, day: string): number | undefined {
  if (!sale || !isSoldOn(sale, day)) return undefined
  return (sale.prices.find((part) => isInPartOfYear(part, day))?.price ?? price).amount
}

/** Returns whether a ticket is not sold for a day. With an unknown `sale`, it may be sold. */
export function isNotSoldOn({ sale }: Ticket, day: string): boolean {
  return sale !== undefined && !isSoldOn(sale, day)
}

/** Returns the tickets in the order of pages: those that are not sold are last. */
export function soldFirst(
  tickets: readonly Ticket[],
  isNotSold: (ticket: Ticket) => boolean,
): Ticket[] {
  return tickets.toSorted((one, other) => Number(isNotSold(one)) - Number(isNotSold(other)))
}

/** Returns the lowest price of a ticket for one adult; undefined if none is sold for the day. */
export function adultPriceOn(tickets: readonly Ticket[], day: string): Price | undefined {
  return tickets
    .flatMap((ticket) => {
      const amount = amountOn(ticket, day)
      return amount !== undefined && admitsAnAdult(ticket) ? { ...ticket.price, amount } : []
    })
    .toSorted((one, other) => one.amount - other.amount)[0]
}

function admitsAnAdult({ sale }: Ticket): boolean {
  const rows = sale?.admits ?? []
  const areMet = rows.every(({ from, visitors }) => from <= Number(visitors.includes('adult')))
  return areMet && rows.some(({ visitors }) => visitors.includes('adult'))
}

/** A ticket that is not sold for the day keeps its price. */
export function pricedOn(tickets: readonly Ticket[], day: string): Ticket[] {
  return tickets.map((ticket) => {
    const amount = amountOn(ticket, day)
    return amount === undefined ? ticket : { ...ticket, price: { ...ticket.price, amount } }
  })
}

/** Returns whether a ticket or fare is sold for a day. */
export function isSoldOn(
  { season, notSold }: Pick<Fare, 'season' | 'notSold'>,
  day: string,
): boolean {
  if (season && !isInPartOfYear(season, day)) return false
  return !notSold.some(({ from, to }) => from <= day && day <= to)
}

interface PartyOffer {
  party: Party
  offer: Offer
}

function unitsOf(ticket: Ticket, needing: Counts, { party, offer }: PartyOffer): Unit[] {
  const amount = amountOn(ticket, party.day)
  if (amount === undefined || !ticket.sale) return []
  return coverages(admitsOf(ticket.sale), needing).map((covers) => {
    const extra = extraFares(covers, { party, offer }, ticket)
    return { ticket, amount, covers, cost: amount + sum(extra.map(costOf)) }
  })
}

/**
 * Returns the visitors that a ticket admits. A student may use a ticket for a single adult. A
 * ticket for a group admits students only if it names them.
 */
function admitsOf({ admits }: NonNullable<Ticket['sale']>): Admits {
  const [row, ...others] = admits
  const isForOneAdult =
    row !== undefined && others.length === 0 && row.to === 1 && row.visitors.includes('adult')
  return isForOneAdult ? [{ ...row, visitors: [...row.visitors, 'student'] }] : admits
}

/** Returns all parts of a party that one ticket can admit, without duplicates. */
function coverages(admits: Admits, party: Counts): Counts[] {
  let covered: Counts[] = [party.map(() => 0)]
  for (const row of admits) {
    const all = covered.flatMap((some) => withRow(row, some, party))
    covered = [...new Map(all.map((counts) => [counts.join(), counts])).values()]
  }
  return covered.filter((counts) => sum(counts) > 0)
}

/** Adds the visitors of one more row of a ticket to `some`, in all possible ways. */
function withRow({ visitors, from, to }: Admits[number], some: Counts, party: Counts): Counts[] {
  const left = VISITOR_KINDS.map((kind, index) =>
    visitors.includes(kind) ? (party[index] ?? 0) - (some[index] ?? 0) : 0,
  )
  return choices(left, to)
    .filter((more) => sum(more) >= from)
    .map((more) => some.map((count, kind) => count + (more[kind] ?? 0)))
}

/** All selections of at most `most` visitors: `choices([1, 1], 1) // [[0, 0], [0, 1], [1, 0]]` */
function choices([first, ...others]: Counts, most: number): number[][] {
  if (first === undefined) return [[]]
  return Array.from({ length: Math.min(first, most) + 1 }, (_, taken) => taken).flatMap((taken) =>
    choices(others, most - taken).map((rest) => [taken, ...rest]),
  )
}

interface Purchase {
  cost: number
  units: readonly Unit[]
}

type Purchases = ReadonlyMap<string, Purchase>

/** Returns the cheapest way for each part of a party that tickets can admit. */
function cheapestWays(needing: Counts, units: readonly Unit[]): Purchases {
  const purchases = new Map<string, Purchase>([
    [needing.map(() => 0).join(), { cost: 0, units: [] }],
  ])
  // In this order, each part comes after all smaller parts that it contains.
  for (const part of choices(needing, sum(needing))) {
    for (const unit of units) {
      const purchase = withUnit(unit, part, purchases)
      if (purchase && purchase.cost < (purchases.get(part.join())?.cost ?? Infinity))
        purchases.set(part.join(), purchase)
    }
  }
  return purchases
}

/** Returns the cheapest way for `part` that contains this unit; undefined if there is none. */
function withUnit(unit: Unit, part: Counts, purchases: Purchases): Purchase | undefined {
  const rest = purchases.get(part.map((count, kind) => count - (unit.covers[kind] ?? 0)).join())
  return rest && { cost: rest.cost + unit.cost, units: [unit, ...rest.units] }
}

/**
 * Returns the way in which as many visitors as possible have tickets of `own`, and the others the
 * cheapest tickets of any kind. Returns undefined if there is no such way.
 */
function wayWithMost(own: Purchases, needing: Counts, all: Purchases): Purchase | undefined {
  const purchases = choices(needing, sum(needing)).flatMap((part) => {
    const some = own.get(part.join())
    const others = all.get(needing.map((count, kind) => count - (part[kind] ?? 0)).join())
    if (!some || !others || some.units.length === 0) return []
    const units = [...some.units, ...others.units]
    return { people: sum(part), cost: some.cost + others.cost, units }
  })
  return purchases.toSorted((one, other) => other.people - one.people || one.cost - other.cost)[0]
}

function combinationOf(
  bought: readonly Unit[],
  { party, offer, others }: PartyOffer & { others: Counts },
): Combination {
  const units = bought.toSorted(
    (one, other) => offer.tickets.indexOf(one.ticket) - offer.tickets.indexOf(other.ticket),
  )
  const tickets = grouped(
    units.map(({ ticket, amount, covers }) => ({ of: ticket, count: 1, amount, visitors: covers })),
  ).toSorted((one, other) => firstKind(one) - firstKind(other))
  const fares = grouped([
    ...units.flatMap(({ ticket, covers }) => extraFares(covers, { party, offer }, ticket)),
    ...extraFares(others, { party, offer }),
  ]).toSorted(
    (one, other) =>
      offer.fares.indexOf(one.of) - offer.fares.indexOf(other.of) || other.amount - one.amount,
  )
  const included = units.map(({ ticket }) => new Set([...includedIn(ticket), ...party.rides]))
  const [first = new Set<string>(), ...more] = included
  return {
    tickets,
    fares,
    total: sum(tickets.map(costOf)) + sum(fares.map(costOf)),
    services: new Set([...first].filter((id) => more.every((services) => services.has(id)))),
  }
}

/** Returns the fares for rides that are not in the visitors' ticket. */
function extraFares(covers: Counts, { party, offer }: PartyOffer, ticket?: Ticket): Line<Fare>[] {
  const included = new Set(ticket && includedIn(ticket))
  const wanted = ridesOf(offer).filter(
    ({ service = '' }) => party.rides.has(service) && !included.has(service),
  )
  return wanted.flatMap((fare) =>
    VISITOR_KINDS.map((kind, index) => ({
      of: fare,
      count: covers[index] ?? 0,
      amount: (fare.reduced.find(({ visitor }) => visitor === kind)?.price ?? fare.price).amount,
      visitors: VISITOR_KINDS.map((each) => (each === kind ? (covers[index] ?? 0) : 0)),
    })).filter(({ count, amount }) => count > 0 && amount > 0),
  )
}

/** If no ticket, fare or free entry names students, they pay as adults. */
export function namesStudents({ tickets, fares, visitors }: Offer): boolean {
  return (
    visitors.some(({ id, free }) => id === 'student' && free) ||
    tickets.some(({ sale }) => sale?.admits.some((row) => row.visitors.includes('student'))) ||
    fares.some(({ reduced }) => reduced.some(({ visitor }) => visitor === 'student'))
  )
}

/** Returns the fares for services that some tickets include, the first fare of each. */
export function ridesOf({ tickets, fares }: Pick<Offer, 'tickets' | 'fares'>): Fare[] {
  const ids = new Set(tickets.flatMap(({ services }) => services.flatMap(({ id }) => id ?? [])))
  return fares.filter(
    ({ service }, index) =>
      service !== undefined &&
      ids.has(service) &&
      fares.findIndex((other) => other.service === service) === index,
  )
}

/** Returns the ids of the services that a ticket includes. */
export function includedIn({ services }: Ticket): string[] {
  return services.flatMap(({ id, included }) => (included && id !== undefined ? [id] : []))
}

function grouped<Item>(lines: readonly Line<Item>[]): Line<Item>[] {
  const groups: Line<Item>[] = []
  for (const line of lines) {
    const same = groups.find(({ of, amount }) => of === line.of && amount === line.amount)
    if (same) {
      same.count += line.count
      same.visitors = same.visitors.map((count, kind) => count + (line.visitors[kind] ?? 0))
    } else groups.push({ ...line })
  }
  return groups
}

/**
 * Keeps the first, cheapest combination for each set of tickets, and for each set of services at one
 * price. Prices of rides depend on which visitor has which ticket.
 */
function unique(combinations: readonly Combination[]): Combination[] {
  const keys = combinations.map(keyOf)
  const offers = combinations.map(({ total, services }) =>
    [total, ...[...services].toSorted()].join(),
  )
  return combinations.filter(
    (_, index) =>
      keys.indexOf(keys[index] ?? '') === index && offers.indexOf(offers[index] ?? '') === index,
  )
}

/** Leaves out the combinations that include no more than a cheaper one. */
export function withMore(combinations: readonly Combination[]): Combination[] {
  return combinations.filter(({ services }, index) =>
    combinations
      .slice(0, index)
      .every((cheaper) => [...services].some((id) => !cheaper.services.has(id))),
  )
}

/** Returns the index of the first kind of visitor on a line: adults come before children. */
function firstKind({ visitors }: Line<Ticket>): number {
  return visitors.findIndex((count) => count > 0)
}

/** Returns a text that is the same for the same tickets. */
export function keyOf({ tickets }: Combination): string {
  const texts = tickets.map(({ of, count }) => `${of.id} ${count}`)
  return texts.toSorted().join()
}

function costOf({ count, amount }: Pick<Line<unknown>, 'count' | 'amount'>): number {
  return count * amount
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((all, each) => all + each, 0)
}

import { describe, expect, it } from 'vitest'
import { NO_END } from '../../contract/alert.ts'
import { distanceBetween } from '../../contract/distance.ts'
import type { GuidePoint } from '../../contract/guide.ts'
import type { Ticket } from '../../contract/ticket.ts'
import type { Coordinates } from '../../contract/values.ts'
import { hoursOn, scheduleOf } from '../../shared/opening-hours.ts'
import { includedIn } from '../../worker/sections/tickets/combinations.ts'
import { EXAMPLES, type Example, readExample } from '../support/read-example.ts'
import { rideNamed } from '../support/prices-in-texts.ts'

/** A day in summer and a day in winter. */
const DAYS = ['2027-07-01', '2027-01-15']
/** Kinds of points where people live, so they may open before the area does. */
const ON_THEIR_OWN = ['food', 'stay']
const SPAN = /\d\d:\d\d–\d\d:\d\d/g

interface Fact {
  of: string
  at: string
  stated: string
}

/** Returns values next to a name in a text that are not among the `known` values of this name. */
function wrongIn(
  { texts }: Example,
  patternOf: (name: string) => RegExp,
  known: ReadonlyMap<string, readonly string[]>,
): Fact[] {
  return [...known].flatMap(([of, allowed]) =>
    texts.flatMap(({ at, text }) =>
      [...text.matchAll(patternOf(of))].flatMap(([, stated = '']) =>
        allowed.includes(stated) ? [] : [{ of, at, stated }],
      ),
    ),
  )
}

const priceOf = (name: string) => new RegExp(`${name}[^。；，、.;,¥]{0,16}¥(\\d+)`, 'gi')
const hoursOf = (name: string) =>
  new RegExp(`${name}s?[^。；，、.;,\\d]{0,12}(\\d\\d:\\d\\d–\\d\\d:\\d\\d)`, 'gi')

const spansIn = (text: unknown) => String(text).match(SPAN)?.toSorted() ?? []

describe.each(EXAMPLES)('texts of %s', (folder) => {
  describe.each(['zh', 'en'] as const)('in %s', async (language) => {
    const example = await readExample(folder, language)
    const { instructions, recommendations, menu, guides } = example
    const points = guides.flatMap((guide) => guide.points)

    it('state only prices of a ride that are among its fares', () => {
      const { fares } = instructions
      const known = fares.flatMap(({ name, service }) => {
        const ride = rideNamed(name, language)
        const same = fares.filter((fare) => rideNamed(fare.name, language) === ride)
        const prices = same.flatMap(({ price, reduced }) => [
          price.amount,
          ...reduced.map((less) => less.price.amount),
        ])
        // A text may also state a ride's part of a ticket: the difference to a ticket without the
        // ride.
        const has = (of: Ticket) => includedIn(of).some((id) => id === service)
        const without = example.tickets.filter((of) => !has(of))
        const shares = example.tickets
          .filter(has)
          .flatMap((one) => without.map((other) => one.price.amount - other.price.amount))
        const stated = [...prices, ...shares].map((fen) => `${fen / 100}`)
        return service === undefined ? [] : [[ride, stated] as const]
      })
      expect(known.length).toBeGreaterThan(0)
      expect(wrongIn(example, priceOf, new Map(known))).toEqual([])
    })

    it('state the hours of a facility as in its schedule', () => {
      const known = recommendations.today.facilities.map(({ name, hours }) => {
        const spans = [...(hours?.seasons ?? []), ...(hours?.exceptions ?? [])]
        return [
          rideNamed(name, language),
          spans.flatMap((span) => ('opens' in span ? [`${span.opens}–${span.closes}`] : [])),
        ] as const
      })
      expect(wrongIn(example, hoursOf, new Map(known))).toEqual([])
    })

    it('state the hours of a place in the guide as on its own page', () => {
      const items = (['restaurant', 'publicity', 'spot'] as const).flatMap((kind) =>
        example.items(kind),
      )
      const wrong = points.flatMap(({ name, openingHours }) =>
        items
          .filter(({ title, openingHours: own }) => title === name && spansIn(own).length > 0)
          .filter(
            ({ openingHours: own }) =>
              openingHours !== undefined && !isSubset(spansIn(openingHours), spansIn(own)),
          )
          .map(({ kind, id }) => `${name}: ${openingHours}, ${kind} ${id}`),
      )
      expect(wrong).toEqual([])
    })

    it('state no opening time of a place before that of the area', () => {
      const area = scheduleOf(menu.site)
      const early = points
        .filter(({ category }) => !ON_THEIR_OWN.includes(category))
        .flatMap(({ name, hours = [] }) =>
          DAYS.flatMap((day) => {
            const opens = area && hoursOn(area, day).hours?.opens
            const first = hours.flatMap((sitting) => hoursOn(sitting, day).hours?.opens ?? [])
            return first.some((own) => opens !== undefined && own < opens && own > '00:00')
              ? [`${name} ${day}`]
              : []
          }),
        )
      expect(early).toEqual([])
    })

    it('state the price of an item on the home page as on its own page', () => {
      const wrong = recommendations.sections.flatMap(({ items }) =>
        items.flatMap(({ url, note = '' }) => {
          const [, stated] = /¥([\d,]+)/.exec(note) ?? []
          const id = url.split('/').at(-1)
          const priced = (['hotel', 'restaurant', 'goods'] as const)
            .flatMap((kind) => example.items(kind))
            .find((item) => item.id === id)
          const amounts = priced && fenIn(priced)
          return stated === undefined || amounts?.includes(Number(stated.replace(',', '')) * 100)
            ? []
            : [`${url}: ${note}`]
        }),
      )
      expect(wrong).toEqual([])
    })

    it('state a duration and nights that match the stops of a visit', () => {
      const wrong = example.items('strategy').flatMap(({ id, stops, durationMinutes, nights }) => {
        const times = timesOf(stops)
        const crossed = times.filter((time, at) => at > 0 && time < (times[at - 1] ?? 0)).length
        const minutes = (times.at(-1) ?? 0) - (times[0] ?? 0) + crossed * 1440
        return crossed === (nights ?? 0) && Math.abs(minutes - Number(durationMinutes)) <= 45
          ? []
          : [`${id}: ${minutes} minutes, ${crossed} nights`]
      })
      expect(wrong).toEqual([])
    })

    it('list the stops on a round trail in their order on the trail', () => {
      const rounds = example.items('strategy').flatMap(({ id, trails, stops }) =>
        guides
          .flatMap((guide) => guide.trails)
          .filter((trail) => [trails].flat().includes(trail.id) && isRound(trail.path))
          .map((trail) => ({ id, bends: bendsAt(placesOf(stops, points), trail.path) })),
      )
      expect(rounds.filter(({ bends }) => !isOneRound(bends))).toEqual([])
    })

    it('state the first and last day of every announcement', () => {
      const endless = example
        .items('announcement')
        .filter(({ from, to }) => from === undefined || to === undefined)
      expect(endless.map(({ id }) => id)).toEqual([])
      const urgent = example.items('announcement').filter((each) => each['urgent'] === true)
      expect(urgent.filter(({ to }) => to === NO_END)).toEqual([])
    })
  })
})

function isSubset(some: readonly string[], all: readonly string[]): boolean {
  return some.every((each) => all.includes(each))
}

/** Returns all prices of an item: its own, or those of its rooms. */
function fenIn(value: unknown): number[] {
  if (typeof value !== 'object' || value === null) return []
  if ('amount' in value) return [Number(value.amount)]
  return Object.values(value).flatMap(fenIn)
}

/** A place within this distance of a bend of a trail is on the trail, in metres. */
const ON_TRAIL_METRES = 150

type Path = readonly Coordinates[]

/** Returns the places of the stops that are points of the guide. */
function placesOf(stops: unknown, points: readonly GuidePoint[]): Coordinates[] {
  return (Array.isArray(stops) ? stops : [])
    .map(({ point }) => points.find(({ id }) => id === point)?.coordinates)
    .filter((place) => place !== undefined)
}

function isRound(path: Path): boolean {
  return String(path[0]) === String(path.at(-1))
}

/** Returns the bends of a round trail at the places, in the order of the places. */
function bendsAt(places: Path, path: Path): number[] {
  return places.flatMap((place) => {
    const bend = path.findIndex((each) => distanceBetween(each, place) < ON_TRAIL_METRES)
    return bend === -1 ? [] : [bend]
  })
}

/** Returns whether bends follow each other in one direction. Bend 0 is also the end of the round. */
function isOneRound(bends: readonly number[]): boolean {
  const inner = bends.filter((bend) => bend !== 0)
  const sorted = inner.toSorted((one, other) => one - other)
  return [sorted, sorted.toReversed()].some((order) => String(order) === String(inner))
}

function timesOf(stops: unknown): number[] {
  return (Array.isArray(stops) ? stops : []).map(({ time }) => {
    const [hours, minutes] = String(time).split(':').map(Number)
    return (hours ?? 0) * 60 + (minutes ?? 0)
  })
}

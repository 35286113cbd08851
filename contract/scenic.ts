import * as v from 'valibot'
import { alerts } from './alert.ts'
import { today } from './conditions.ts'
import { image } from './image.ts'
import { fitting, lenient, orElse } from './lenient.ts'
import { listedEntries, placeFacts } from './listing.ts'
import { schedule } from './opening-hours.ts'
import {
  asShown,
  coordinates,
  id,
  label,
  link,
  price,
  richText,
  telephone,
  text,
  timeOfDay,
  wholeNumber,
} from './values.ts'

const menuItem = v.object({ id, title: text, url: link })

/** One of the groups in the header. */
const menuGroup = v.object({
  id,
  title: text,
  url: link,
  children: orElse(fitting(menuItem, 30), []),
})

const filing = v.object({ number: text, url: v.pipe(link, v.startsWith('https://')) })

/** The facts that stand on every page. */
const site = v.object({
  name: text,
  /** For where there is little room: beside the menu, and below an icon. */
  shortName: lenient(text),
  slogan: lenient(text),
  /** Two characters for the seal beside the name. */
  seal: lenient(v.pipe(v.string(), v.maxLength(4), v.transform(asShown))),
  operator: text,
  telephone,
  telephoneHours: lenient(text),
  email: lenient(v.pipe(v.string(), v.email())),
  address: text,
  postalCode: lenient(text),
  /** When the area is open, with seasons and exceptions. */
  hours: lenient(schedule),
  /** The same without either: hours that hold all year, where there are no `hours`. */
  openingHours: lenient(
    v.object({ opens: timeOfDay, closes: timeOfDay, lastEntry: lenient(timeOfDay) }),
  ),
  /** The filing with the Chinese ministry of industry (ICP). */
  icp: lenient(filing),
  /** The filing with the public security bureau. */
  publicSecurity: lenient(filing),
})
export type Site = v.InferOutput<typeof site>

export const menu = v.object({
  menu: fitting(menuGroup, 20),
  site,
  /** The announcements that every page must know of. */
  alerts,
})
export type Menu = v.InferOutput<typeof menu>

const recommended = v.object({ ...listedEntries, url: link, note: lenient(text) })
export type Recommended = v.InferOutput<typeof recommended>

/** What the home page shows of each area; `layout` names its rhythm. */
export const recommendations = v.object({
  today,
  sections: fitting(
    v.object({
      id,
      title: text,
      /** Two characters for the seal. */
      seal: lenient(v.pipe(v.string(), v.maxLength(4), v.transform(asShown))),
      layout: v.picklist(['feature', 'pair', 'shelf', 'strip']),
      url: link,
      items: fitting(recommended),
    }),
  ),
})
export type Recommendations = v.InferOutput<typeof recommendations>

/** Free text about a day says nothing of the next one; reports say themselves how long they hold. */
export function withoutNotes({ today: of, ...others }: Recommendations): Recommendations {
  return { ...others, today: { ...of, notes: [] } }
}

/** A part of the way from where one arrives to the entrance. */
const leg = v.object({
  /** By what: `专线巴士`, `步行`. */
  name: label,
  /** Where it ends. */
  end: label,
  minutes: lenient(wholeNumber(1)),
  price: lenient(price),
  interval: lenient(text),
  /** The first and the last one of a day. */
  first: lenient(timeOfDay),
  last: lenient(timeOfDay),
  /** Whether it can be done in a wheelchair; missing if that is not known. */
  wheelchair: lenient(v.picklist(['yes', 'help', 'no'])),
  /** Whom to ask about it, if not the area's own number. */
  telephone: lenient(telephone),
  note: lenient(text),
})
export type Leg = v.InferOutput<typeof leg>

const season = v.object({
  name: text,
  opens: timeOfDay,
  closes: timeOfDay,
  lastEntry: lenient(timeOfDay),
})

/** The scenic area itself: what it is, when it is open, how to arrive, whom to ask. */
export const scenic = v.object({
  name: text,
  summary: text,
  cover: lenient(image),
  content: richText,
  address: text,
  coordinates,
  facts: orElse(fitting(v.object({ name: text, value: text })), []),
  /** The seasons by name, to be read; what is open when is in the `hours` of the site. */
  openingHours: orElse(fitting(season), []),
  /** Ways to arrive, one per row. */
  arrivals: fitting(
    v.object({
      /** By which an address names it: `?from=north-station`. */
      id: lenient(id),
      mode: v.picklist(['rail', 'air', 'coach', 'car', 'boat']),
      title: text,
      description: text,
      /** Minutes from there to the gate. */
      minutes: lenient(wholeNumber(1)),
      /** Where the legs begin; its title unless given. */
      start: lenient(label),
      /** The way from there to the gate, one leg after the other. */
      legs: orElse(fitting(leg, 10), []),
    }),
  ),
  /** What moves inside the area: cable car, shuttle, boat. */
  transport: orElse(
    fitting(
      v.object({
        name: text,
        route: text,
        openingHours: text,
        interval: lenient(text),
        price: lenient(text),
      }),
    ),
    [],
  ),
  parking: orElse(
    fitting(
      v.object({
        /** By which how full it is today is reported. */
        id: lenient(id),
        name: text,
        spaces: v.pipe(v.number(), v.integer()),
        note: lenient(text),
      }),
    ),
    [],
  ),
  /** How many visitors it may hold on a day. */
  capacity: lenient(wholeNumber(1)),
  accessibility: orElse(fitting(text), []),
  contacts: fitting(
    v.object({
      name: text,
      telephone,
      email: lenient(v.pipe(v.string(), v.email())),
      openingHours: lenient(text),
    }),
  ),
  /** What to do about a lost thing: whom to call, and the steps in order. */
  lost: lenient(v.object({ telephone, openingHours: lenient(text), steps: fitting(text, 6) })),
  /** The spots that `scenicSpot` tells more about. */
  spots: orElse(fitting(v.object({ id, title: text })), []),
})
export type Scenic = v.InferOutput<typeof scenic>

/** One spot in detail. */
export const scenicSpot = v.object({
  ...listedEntries,
  content: richText,
  ...placeFacts,
  /** Whether it can be reached without a step; missing if that is not known. */
  accessible: lenient(v.boolean()),
})
export type ScenicSpot = v.InferOutput<typeof scenicSpot>

import * as site from 'virtual:site'
import type { Language } from '../locales/languages.ts'
import type { HomeSectionName, PageName, Sealed } from './site-names.ts'
import type { SitePictures } from './site-pictures.ts'

// What the site's folder says (`site.yaml`, `pictures.json`), as `tools/site/site-modules.ts` read it.

/** The rules of the time zone for calendars, by its name there; nothing for a zone that has none. */
export const calendarZone: { name: string; rules: string } | undefined = site.calendarZone
/** In how many working days complaints are answered, and settled, where the operator promises that. */
export const complaintDays: { answer?: number | undefined; settle?: number | undefined } =
  site.complaintDays
/** Where a visit begins and distances are told from, in a sentence: 大门, the gate. */
export const entrance: Readonly<Record<Language, string>> = site.entrance
/** What the home page shows below its hero, in order. */
export const homeSections: readonly HomeSectionName[] = site.homeSections
/** Where the logo is, a square drawing; none where the site has no `logo.svg`. */
export const logo: string | undefined = site.logo
export const pictures: SitePictures = site.pictures
/** What `robots.txt` says of some crawlers. */
export interface RobotsRule {
  agents: readonly string[]
  /** Paths that they are not to fetch, `/` for all. */
  disallow: readonly string[]
  /** The seconds that they are to leave between two requests; not all of them heed it. */
  crawlDelay?: number | undefined
}
export const robotsRules: readonly RobotsRule[] = site.robotsRules
/** Two characters beside a title; none for most sites. */
export const seals: Readonly<Partial<Record<Sealed, string>>> = site.seals
/** What pages are called that can't ask the backend for its name. */
export const siteNames: Readonly<Record<Language, string>> = site.siteNames
/** Of a browser's own bars around the page. */
export const themeColours: Readonly<Record<'light' | 'dark', string>> = site.themeColours
/** Dates are those of this zone wherever the reader is, and on the server as in the browser, or hydration fails. */
export const timeZone: string = site.timeZone
/** The pages that the site does without. */
export const without: readonly PageName[] = site.without

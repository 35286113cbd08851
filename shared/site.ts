import * as site from 'virtual:site'
import type { Attachment } from '../contract/article.ts'
import type { Language } from '../locales/languages.ts'
import type { HomeSectionName, PageName, Sealed } from './site-names.ts'
import type { SitePictures } from './site-pictures.ts'

// The settings of the site's folder (`site.yaml`, `pictures.json`), read by
// `tools/site/site-modules.ts`.

/** The operator's statement on accessibility, as in `site.yaml`. */
export interface AccessibilityStatement {
  standard: string
  level?: string | undefined
  conforms: 'fully' | 'partly'
  /** The day of the last test. */
  tested: string
  testedBy: InEachLanguage
  method: InEachLanguage
  limits: readonly InEachLanguage[]
  contact?: { telephone?: string | undefined; email?: string | undefined } | undefined
  enforcement?: (InEachLanguage & { url?: string | undefined }) | undefined
}
type InEachLanguage = Readonly<Record<Language, string>>

/** Undefined if the operator states nothing. */
export const accessibilityStatement: AccessibilityStatement | undefined =
  site.accessibilityStatement
/** A page of the operator's own; only the version in the default language is needed. */
export interface FreePage {
  id: string
  versions: Readonly<Partial<Record<Language, FreePageText>>>
}
interface FreePageText {
  title: string
  /** Empty if there is none. */
  summary: string
  /** HTML, not cleaned. */
  content: string
  updatedAt?: string | undefined
  /** Whether the footer of every page links to it. */
  footer: boolean
  attachments: readonly Attachment[]
}
/** Those of the operator's own pages to which the footer links. */
export const footerPages: readonly {
  id: string
  titles: Readonly<Partial<Record<Language, string>>>
}[] = site.footerPages
/** The zone's name and rules for calendars; undefined for a zone without rules. */
export const calendarZone: { name: string; rules: string } | undefined = site.calendarZone
/** Texts of code that has no formatter. */
export const siteTexts: Readonly<Record<Language, Readonly<{ table: string }>>> = site.siteTexts
/** A code to scan. */
export interface Code {
  name: InEachLanguage
  picture: string
}
/** The operator's accounts elsewhere: codes, and addresses of pages. */
export const channels: {
  wechat?: Code | undefined
  miniProgram?: Code | undefined
  videoChannel?: string | undefined
  douyin?: string | undefined
  weibo?: string | undefined
} = site.channels
/** In how many working days complaints are answered and settled, if the operator promises that. */
export const complaintDays: { answer?: number | undefined; settle?: number | undefined } =
  site.complaintDays
/** The start of a visit, from which distances are measured, as a phrase: 大门, the gate. */
export const entrance: Readonly<Record<Language, string>> = site.entrance
/** What the home page shows below its hero, in order. */
export const homeSections: readonly HomeSectionName[] = site.homeSections
/** The address of the logo, a square drawing; undefined if the site has no `logo.svg`. */
export const logo: string | undefined = site.logo
export const pictures: SitePictures = site.pictures
/** A rule of `robots.txt` for some crawlers. */
export interface RobotsRule {
  agents: readonly string[]
  /** Paths that they may not fetch; `/` for all. */
  disallow: readonly string[]
  /** The seconds between two requests. Not all crawlers obey it. */
  crawlDelay?: number | undefined
}
export const robotsRules: readonly RobotsRule[] = site.robotsRules
/** Two characters next to a title. Most sites have none. */
export const seals: Readonly<Partial<Record<Sealed, string>>> = site.seals
/** The name of the site for pages that cannot ask the backend for it. */
export const siteNames: Readonly<Record<Language, string>> = site.siteNames
/** The colours of the browser's own bars around the page. */
export const themeColours: Readonly<Record<'light' | 'dark', string>> = site.themeColours
/** All dates use this zone, on the server and in the browser. Otherwise hydration fails. */
export const timeZone: string = site.timeZone
/** The pages that the site does without. */
export const without: readonly PageName[] = site.without

import * as site from 'virtual:site'
import type { Attachment } from '../contract/article.ts'
import type { Language } from '../locales/languages.ts'
import type { HomeSectionName, PageName, Sealed } from './site-names.ts'
import type { SitePictures } from './site-pictures.ts'

// The settings in the site's folder (`site.yaml`, `pictures.json`), read by
// `tools/site/site-modules.ts`.

/** The operator's statement on accessibility in `site.yaml`. */
export interface AccessibilityStatement {
  standard: string
  level?: string | undefined
  conforms: 'fully' | 'partly'
  /** The date of the last test. */
  tested: string
  testedBy: InEachLanguage
  method: InEachLanguage
  limits: readonly InEachLanguage[]
  contact?: { telephone?: string | undefined; email?: string | undefined } | undefined
  enforcement?: (InEachLanguage & { url?: string | undefined }) | undefined
}
type InEachLanguage = Readonly<Record<Language, string>>

/** Undefined if the operator has no statement. */
export const accessibilityStatement: AccessibilityStatement | undefined =
  site.accessibilityStatement
/** One of the operator's own pages. Only the version in the default language is required. */
export interface FreePage {
  id: string
  versions: Readonly<Partial<Record<Language, FreePageText>>>
}
interface FreePageText {
  title: string
  /** Empty if the page has no summary. */
  summary: string
  /** HTML that has not been cleaned yet. */
  content: string
  updatedAt?: string | undefined
  /** Whether the footer of every page links to it. */
  footer: boolean
  attachments: readonly Attachment[]
}
/** The operator's own pages that the footer links to. */
export const footerPages: readonly {
  id: string
  titles: Readonly<Partial<Record<Language, string>>>
}[] = site.footerPages
/** The name and the rules of the time zone, for calendars; undefined if the zone has no rules. */
export const calendarZone: { name: string; rules: string } | undefined = site.calendarZone
/** Texts for code that runs without a formatter. */
export const siteTexts: Readonly<Record<Language, Readonly<{ table: string }>>> = site.siteTexts
/** A QR code. */
export interface Code {
  name: InEachLanguage
  picture: string
}
/** The operator's accounts on other platforms: QR codes, and addresses of pages. */
export const channels: {
  wechat?: Code | undefined
  miniProgram?: Code | undefined
  videoChannel?: string | undefined
  douyin?: string | undefined
  weibo?: string | undefined
} = site.channels
/**
 * The number of working days in which complaints are answered and settled, if the operator promises
 * one.
 */
export const complaintDays: { answer?: number | undefined; settle?: number | undefined } =
  site.complaintDays
/** The name of the place from which distances are measured, as a phrase: 大门, the gate. */
export const entrance: Readonly<Record<Language, string>> = site.entrance
/** The sections of the home page below its hero, in order. */
export const homeSections: readonly HomeSectionName[] = site.homeSections
/** The address of the square logo; undefined if the site has no `logo.svg`. */
export const logo: string | undefined = site.logo
export const pictures: SitePictures = site.pictures
/** A rule of `robots.txt` for some crawlers. */
export interface RobotsRule {
  agents: readonly string[]
  /** Paths that the crawlers must not fetch; `/` for all. */
  disallow: readonly string[]
  /** The seconds between two requests. Not all crawlers obey it. */
  crawlDelay?: number | undefined
}
export const robotsRules: readonly RobotsRule[] = site.robotsRules
/** Two Chinese characters next to a title. Most sites have none. */
export const seals: Readonly<Partial<Record<Sealed, string>>> = site.seals
/** The name of the site, for pages that cannot get it from the backend. */
export const siteNames: Readonly<Record<Language, string>> = site.siteNames
/** The colours of the browser's own interface around the page. */
export const themeColours: Readonly<Record<'light' | 'dark', string>> = site.themeColours
/** The time zone of all dates. Server and browser use the same one, or hydration would fail. */
export const timeZone: string = site.timeZone
/** The pages that the site has disabled. */
export const without: readonly PageName[] = site.without

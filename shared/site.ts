import * as site from 'virtual:site'
import type { Attachment } from '../contract/article.ts'
import type { Language } from '../locales/languages.ts'
import type { HomeSectionName } from './constants.ts'
import type { SitePictures } from './site-pictures.ts'

// The settings in the site's folder (`site.yaml`, `pictures.json`). `tools/site/site-modules.ts`
// reads them at build time.

/** The operator's statement on accessibility in `site.yaml`. */
export interface AccessibilityStatement {
  standard: string
  level?: string | undefined
  conforms: 'fully' | 'partly'
  tested: string
  testedBy: InEachLanguage
  method: InEachLanguage
  limits: readonly InEachLanguage[]
  contact?: { telephone?: string | undefined; email?: string | undefined } | undefined
  enforcement?: (InEachLanguage & { url?: string | undefined }) | undefined
}
type InEachLanguage = Readonly<Record<Language, string>>

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
  /** HTML that is not cleaned yet. */
  content: string
  updatedAt?: string | undefined
  /** Whether the footer of every page links to it. */
  footer: boolean
  attachments: readonly Attachment[]
}
/** Those of the operator's own pages that the footer links to. */
export const footerPages: readonly {
  id: string
  titles: Readonly<Partial<Record<Language, string>>>
}[] = site.footerPages
/** The name and the rules of the time zone, for calendar files; undefined without rules. */
export const calendarZone: { name: string; rules: string } | undefined = site.calendarZone
/** Texts for code that has no formatter. */
export const siteTexts: Readonly<Record<Language, Readonly<{ table: string }>>> = site.siteTexts
export interface Code {
  name: InEachLanguage
  picture: string
}
/** The operator's accounts on other platforms: QR codes, or addresses of their pages. */
export const channels: {
  wechat?: Code | undefined
  miniProgram?: Code | undefined
  videoChannel?: string | undefined
  douyin?: string | undefined
  weibo?: string | undefined
} = site.channels
/** The working days within which complaints are answered and settled, if the operator promises. */
export const complaintDays: { answer?: number | undefined; settle?: number | undefined } =
  site.complaintDays
/** The place from which distances are measured, as used in a sentence: 大门, the gate. */
export const entrance: Readonly<Record<Language, string>> = site.entrance
/** The sections of the home page below the hero, in order. */
export const homeSections: readonly HomeSectionName[] = site.homeSections
/** The address of the square logo; undefined if the site has no `logo.svg`. */
export const logo: string | undefined = site.logo
export const pictures: SitePictures = site.pictures
/** A rule of `robots.txt` for some crawlers. */
export interface RobotsRule {
  agents: readonly string[]
  /** Paths that the crawlers must not fetch; `/` means all paths. */
  disallow: readonly string[]
  /** The seconds that a crawler must wait between two requests. Not all crawlers obey it. */
  crawlDelay?: number | undefined
}
export const robotsRules: readonly RobotsRule[] = site.robotsRules
/** The seal next to the site's name, for pages that cannot get it from the backend. */
export const seal: string | undefined = site.seal
/** A seal is two Chinese characters next to a title. Most sites have no seals. */
export const seals: Readonly<Record<string, string | undefined>> = site.seals
/** The name of the site, for pages that cannot get it from the backend. */
export const siteNames: Readonly<Record<Language, string>> = site.siteNames
/** The name of the theme, for the few sizes of pictures that depend on it. */
export const theme: string = site.theme
/** The colours of the browser's own interface around the page. */
export const themeColours: Readonly<Record<'light' | 'dark', string>> = site.themeColours
/** The time zone for all dates. Hydration would fail if server and browser used different ones. */
export const timeZone: string = site.timeZone
/** The pages that the site has disabled. */
export const without: readonly string[] = site.without

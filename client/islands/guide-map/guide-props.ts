import type { Guide } from '../../../contract/guide.ts'
import type { Narrowed } from './address.ts'
import type { Crumb } from '../../ui/breadcrumbs.tsx'

/** What the browser needs to ask AMap for a map. */
export interface AmapSettings {
  key: string
  /** Whether the worker holds the secret and sends AMap's calls on. */
  hasProxy: boolean
}

/** Addresses that the worker makes, so that every choice works without script. */
export interface GuideLinks {
  /** The map with the points of all categories. */
  all: string
  /** Child maps, by their id. */
  maps: Readonly<Record<string, string>>
}

/** When something runs that one can take at an end of a trail. */
export interface FacilityHours {
  name: string
  /** With their date, as they also stand on a page that was kept: `11月26日 07:00–17:00`. */
  hours: string | undefined
  /** When it runs for the last time on that day: `末班 16:30`. */
  last: string | undefined
}

export interface GuideMapProps {
  guide: Guide
  title: string
  /** What distances are told from; a child map has an entrance of its own, without a name. */
  entrance?: string | undefined
  /** What the address narrows list and map to. */
  narrowed: Narrowed
  /** The time that the page is made for, in milliseconds: only where it is narrowed to what is open, since a page may be read later. */
  now?: number | undefined
  /** Those that one can take at an end of a trail, by their id. */
  facilities: Readonly<Record<string, FacilityHours>>
  /** The way up from a child map; nothing on the main one. */
  crumbs: readonly Crumb[]
  links: GuideLinks
  /** Missing if no key is configured; the embedded map is shown then. */
  amap?: AmapSettings | undefined
}

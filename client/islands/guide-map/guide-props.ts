import type { Guide } from '../../../contract/guide.ts'
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
  /** The map narrowed to a category, by its id. */
  categories: Readonly<Record<string, string>>
  /** Child maps, by their id. */
  maps: Readonly<Record<string, string>>
}

export interface GuideMapProps {
  guide: Guide
  title: string
  /** What distances are told from; a child map has an entrance of its own, without a name. */
  entrance?: string | undefined
  /** The category that the address narrows the map to. */
  category?: string | undefined
  /** The way up from a child map; nothing on the main one. */
  crumbs: readonly Crumb[]
  links: GuideLinks
  /** Missing if no key is configured; the embedded map is shown then. */
  amap?: AmapSettings | undefined
}

import type { Booking } from '../../../contract/goods.ts'
import type { Language } from '../../../locales/languages.ts'

/** What has been chosen on the site, for the seller to go on with. */
export interface Chosen {
  /** `2026-11-27` */
  date: string
  count: number
  language: Language
}

/** Where one books what has been chosen: by the seller's pattern where there is one, else on their page. */
export function bookingFor(booking: Booking, chosen: Chosen): Booking {
  const { template } = booking
  if (template === undefined) return booking
  const values: Readonly<Record<string, string>> = { ...chosen, count: String(chosen.count) }
  const url = template.replaceAll(/\{(\w+)\}/g, (whole, name: string) =>
    Object.hasOwn(values, name) ? encodeURIComponent(values[name] ?? '') : whole,
  )
  return { ...booking, url }
}

/** The host that a booking leads to, as visitors know it; nothing where it leads nowhere. */
export function hostOf({ url }: Booking): string | undefined {
  return url !== undefined && URL.canParse(url) ? new URL(url).hostname : undefined
}

import type { Booking } from '../../../contract/goods.ts'
import type { Language } from '../../../locales/languages.ts'

/** What has been chosen on the site, for the seller to go on with. */
export interface Chosen {
  /** `2026-11-27` */
  date: string
  /** How many tickets of one kind. */
  count?: number
  nights?: number
  persons?: number
  language: Language
}

/** Where one books what has been chosen: by the seller's pattern where there is one, else on their page. */
export function bookingFor(booking: Booking, chosen: Chosen): Booking {
  const { template } = booking
  if (template === undefined) return booking
  const values = new Map(Object.entries(chosen))
  const url = template.replaceAll(/\{(\w+)\}/g, (whole, name: string) =>
    values.has(name) ? encodeURIComponent(String(values.get(name))) : whole,
  )
  return { ...booking, url }
}

import type { Booking } from '../../../contract/booking.ts'
import type { Language } from '../../../locales/languages.ts'

/** What has been chosen on the site, for the seller to go on with. */
export interface Chosen {
  /** `2026-11-27` */
  date?: string | undefined
  /** How many tickets of one kind. */
  count?: number
  nights?: number | undefined
  persons?: number | undefined
  language: Language
}

const PLACEHOLDER = /\{(\w+)\}/

/**
 * Where one books what has been chosen: by the seller's pattern where there is one, else on their page. What has not been chosen yet is
 * left out of the address's query.
 */
export function bookingFor(booking: Booking, chosen: Chosen): Booking {
  const { template } = booking
  if (template === undefined) return booking
  const [address = '', query = ''] = filled(template, chosen).split('?')
  if (PLACEHOLDER.test(address)) return booking
  const known = query.split('&').filter((part) => part !== '' && !PLACEHOLDER.test(part))
  return { ...booking, url: [address, known.join('&')].filter(Boolean).join('?') }
}

function filled(template: string, chosen: Chosen): string {
  const values = new Map<string, unknown>(Object.entries(chosen))
  return template.replaceAll(new RegExp(PLACEHOLDER, 'g'), (whole, name: string) =>
    values.get(name) === undefined ? whole : encodeURIComponent(String(values.get(name))),
  )
}

import { hashOfPlace } from '../../client/islands/guide-map/address.ts'
import type { Coordinates } from '../../contract/values.ts'
import type { Language } from '../../locales/languages.ts'
import { href } from '../href.ts'

/** The address of a place on the guide's map. */
export function hrefOfPlace(language: Language, coordinates: Coordinates): string {
  return href(language, 'guide') + hashOfPlace(coordinates)
}

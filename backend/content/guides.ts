import * as v from 'valibot'
import { distanceBetween } from '../../contract/distance.ts'
import { type Guide, guide } from '../../contract/guide.ts'
import { type Coordinates, coordinates } from '../../contract/values.ts'
import { type Language, languageIds, LANGUAGES } from '../../locales/languages.ts'
import type { DocumentKind, Fields } from '../kinds.ts'
import { fit } from './mistakes.ts'
import type { Pictures } from './pictures.ts'
import { present } from './present.ts'
import type { DocumentRow } from './items.ts'
import { check, isThere, languageFacts, readInLanguages, type Source } from './source.ts'
import { isFields } from './translate.ts'

const guideFile = v.strictObject({
  categories: v.array(v.looseObject({ id: v.string() })),
  guides: v.array(v.looseObject({ id: v.string() })),
})

/** Returns the guide and its child maps; empty if the file does not exist. */
export async function compileGuides(site: string, pictures: Pictures): Promise<DocumentRow[]> {
  if (!isThere(site, 'guides.yaml')) return []
  const sources = await readInLanguages(site, 'guides.yaml')
  return LANGUAGES.flatMap((language) =>
    compileGuidesIn(
      { ...sources[language], facts: languageFacts(sources, language) },
      language,
      pictures,
    ),
  )
}

function compileGuidesIn(
  { file, fields, facts }: Source & { facts: Fields },
  language: Language,
  pictures: Pictures,
): DocumentRow[] {
  const { categories, guides } = check(guideFile, fields, file)
  const [main, ...children] = guides.map((each) => present(each, at(file, each), pictures))
  if (!main) throw new Error(`${file}: guides: there is none`)
  const row = (kind: DocumentKind, fields: Fields): DocumentRow => {
    const used = new Set(list(fields['points']).map((point) => point['category']))
    const body = fit(
      guide,
      {
        ...complete(fields, file, pictures),
        categories: categories.filter(({ id }) => used.has(id)),
        ...facts,
      },
      at(file, fields),
    )
    checkPlaces(body, at(file, fields))
    return { kind, id: String(fields['id']), languageId: languageIds[language], body }
  }
  return [
    row('guide', { ...main, children: children.map(nameOf) }),
    ...children.map((child) => row('childGuide', { ...child, parent: nameOf(main) })),
  ]
}

function at(file: string, { id }: Fields): string {
  return `${file}: guides.${String(id)}`
}

const path = v.array(coordinates)

/** Adds what content files do not contain: the lengths of the trails, and the painted map. */
function complete(fields: Fields, file: string, pictures: Pictures): Fields {
  return {
    ...fields,
    trails: list(fields['trails']).map((trail) => ({
      ...trail,
      ...(v.is(path, trail['path']) && { length: lengthOf(trail['path']) }),
    })),
    illustration: illustrationOf(fields, file, pictures),
  }
}

function illustrationOf(
  { id, name, bounds }: Fields,
  file: string,
  pictures: Pictures,
): Fields | undefined {
  const map = `guide-map-${String(id)}`
  if (!pictures.has(map)) return undefined
  return { ...pictures(map, String(name), file), bounds }
}

/** Throws if a point has an unknown category, or if a point or trail is outside the map. */
function checkPlaces({ bounds, origin, categories, points, trails }: Guide, at: string): void {
  const { southWest, northEast } = bounds
  if (southWest.some((least, axis) => least >= (northEast[axis] ?? 0)))
    throw new Error(`${at}: bounds: northEast is not north and east of southWest`)
  const isWithin = (place: Coordinates) =>
    place.every((value, axis) => (southWest[axis] ?? 0) <= value && value <= (northEast[axis] ?? 0))
  if (!isWithin(origin)) throw new Error(`${at}: origin: is outside of bounds`)
  const categoryIds = new Set(categories.map(({ id }) => id))
  for (const { id, category, coordinates: place } of points) {
    const all = [...categoryIds].join(', ') || 'none'
    if (!categoryIds.has(category))
      throw new Error(`${at}: points.${id}.category: there is no ${category}; the file has ${all}`)
    if (!isWithin(place)) throw new Error(`${at}: points.${id}.coordinates: are outside of bounds`)
  }
  const beyond = trails.find((trail) => !trail.path.every(isWithin))
  if (beyond) throw new Error(`${at}: trails.${beyond.id}.path: leads outside of bounds`)
}

function nameOf({ id, name }: Fields) {
  return { id, name }
}

function list(value: unknown): Fields[] {
  return Array.isArray(value) ? value.filter(isFields) : []
}

/** Returns the length of a path in whole metres. */
export function lengthOf(points: Coordinates[]): number {
  const legs = points.slice(1).map((point, index) => distanceBetween(points[index] ?? point, point))
  return Math.round(legs.reduce((sum, leg) => sum + leg, 0))
}

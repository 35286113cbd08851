import * as v from 'valibot'
import { distanceBetween } from '../../contract/distance.ts'
import { guide } from '../../contract/guide.ts'
import { type Coordinates, coordinates } from '../../contract/values.ts'
import { type Language, languageIds, LANGUAGES } from '../../locales/languages.ts'
import type { DocumentKind, Fields } from '../kinds.ts'
import { fit } from './fit.ts'
import { isFields, merge } from './merge.ts'
import type { Pictures } from './pictures.ts'
import { present } from './present.ts'
import type { DocumentRow } from './rows.ts'
import { check, readMapping } from './source.ts'

const FACTS = 'facts/guides.yaml'

const guideFacts = v.strictObject({
  categories: v.array(
    v.strictObject({ id: v.string(), character: v.string(), zh: v.string(), en: v.string() }),
  ),
  guides: v.array(v.looseObject({ id: v.string() })),
})
type GuideFacts = v.InferOutput<typeof guideFacts>

/** The guide maps: the first of the file is the guide, the others are its children. */
export async function compileGuides(root: string, pictures: Pictures): Promise<DocumentRow[]> {
  const facts = check(guideFacts, await readMapping(root, FACTS), FACTS)
  const rows = await Promise.all(
    LANGUAGES.map((language) => compileGuidesIn(root, facts, { language, pictures })),
  )
  return rows.flat()
}

async function compileGuidesIn(
  root: string,
  { categories, guides }: GuideFacts,
  { language, pictures }: { language: Language; pictures: Pictures },
) {
  const file = `${language}/guides.yaml`
  const at = `${file} with ${FACTS}`
  const merged = merge({ guides }, { guides: await readMapping(root, file) }, at)
  const [main, ...children] = list(merged['guides']).map((fields) => present(fields, at, pictures))
  if (!main) throw new Error(`${at}: there is no guide`)
  const row = (kind: DocumentKind, fields: Fields): DocumentRow => ({
    kind,
    id: String(fields['id']),
    languageId: languageIds[language],
    body: fit(
      guide,
      { ...complete(fields, pictures), categories: used(categories, fields, language) },
      `${at}: ${String(fields['id'])}`,
    ),
  })
  return [
    row('guide', { ...main, children: children.map(nameOf) }),
    ...children.map((child) => row('childGuide', { ...child, parent: nameOf(main) })),
  ]
}

const path = v.array(coordinates)

/** Adds what no file has: the lengths of the trails, and the painted map. */
function complete(fields: Fields, pictures: Pictures): Fields {
  return {
    ...fields,
    trails: list(fields['trails']).map((trail) => ({
      ...trail,
      ...(v.is(path, trail['path']) && { length: lengthOf(trail['path']) }),
    })),
    illustration: illustrationOf(fields, pictures),
  }
}

/** The painted map of a guide, where there is one: its edges are the guide's bounds. */
function illustrationOf({ id, name, bounds }: Fields, pictures: Pictures): Fields | undefined {
  const map = `guide-map-${String(id)}`
  if (!pictures.has(map)) return undefined
  return { ...pictures(map, String(name), FACTS), bounds }
}

function used(categories: GuideFacts['categories'], fields: Fields, language: Language) {
  const ids = new Set(list(fields['points']).map((point) => point['category']))
  return categories
    .filter(({ id }) => ids.has(id))
    .map((category) => ({
      id: category.id,
      character: category.character,
      name: category[language],
    }))
}

function nameOf({ id, name }: Fields) {
  return { id, name }
}

function list(value: unknown): Fields[] {
  return Array.isArray(value) ? value.filter(isFields) : []
}

/** The length of a path in whole metres. */
export function lengthOf(points: Coordinates[]): number {
  const legs = points.slice(1).map((point, index) => distanceBetween(points[index] ?? point, point))
  return Math.round(legs.reduce((sum, leg) => sum + leg, 0))
}

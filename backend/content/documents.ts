import * as v from 'valibot'
import { ticketInstructions } from '../../contract/ticket.ts'
import { menu } from '../../contract/menu.ts'
import { scenic } from '../../contract/scenic.ts'
import {
  type Language,
  inEachLanguage,
  languageFallbacks,
  languageIds,
  languageOfId,
  LANGUAGES,
  DEFAULT_LANGUAGE,
} from '../../locales/languages.ts'
import { type DocumentKind, type EntryKind, type Fields, KINDS, pick } from '../kinds.ts'
import { compileGuides } from './guides.ts'
import type { Pictures } from './pictures.ts'
import { present } from './present.ts'
import type { DocumentRow, Entry, EntryText } from './items.ts'
import { fit, Mistakes } from './mistakes.ts'
import { isThere, languageFacts, readInLanguages, type Source, check } from './source.ts'
import { alert } from '../../contract/alert.ts'
import { isFields } from './translate.ts'
import { listed } from '../../contract/listing.ts'
import { recommendations } from '../../contract/recommendations.ts'

/** Returns the announcements with an effect. */
function alertsOf(entries: readonly Entry[], language: Language) {
  return entries.flatMap(({ kind, id, texts }) => {
    const text = textIn(language, texts)
    const listed: Fields = { ...text?.listed }
    if (kind !== 'announcement' || text === undefined || listed['severity'] === undefined) return []
    return fit(
      alert,
      {
        ...pick(listed, alert.entries),
        id,
        title: text.title,
        inLanguage: languageOfId(text.languageId),
        url: `${KINDS.announcement.page}/${id}`,
      },
      fileOf({ kind, id }),
    )
  })
}

/** Returns the texts of an entry in the nearest language that it has. */
function textIn(language: Language, texts: readonly EntryText[]): EntryText | undefined {
  return languageFallbacks[language]
    .map((each) => texts.find(({ languageId }) => languageId === languageIds[each]))
    .find((text) => text !== undefined)
}

function fileOf({ kind, id }: { kind: EntryKind; id: string }): string {
  return `content/${KINDS[kind].folder}/${id}.${DEFAULT_LANGUAGE}.md`
}

function checkAffected(documents: readonly DocumentRow[], pages: readonly string[]): void {
  const all = (kinds: readonly string[], ...path: string[]) =>
    documents.filter(({ kind }) => kinds.includes(kind)).flatMap(({ body }) => listAt(body, path))
  const idsByKind: Readonly<Record<string, ReadonlySet<unknown>>> = {
    facilities: facilitiesIn(documents),
    trails: new Set(all(['guide', 'childGuide'], 'trails').map(({ id }) => id)),
    pages: new Set(pages),
  }
  const lines = all(['menu'], 'alerts').flatMap(({ id, affects }) =>
    Object.entries(idsByKind).flatMap(([kind, ids]) =>
      namesAt(affects, kind)
        .filter((name) => !ids.has(name))
        .map((name) => {
          const file = fileOf({ kind: 'announcement', id: String(id) })
          return `${file}: affects: ${kind}: there is no ${name}`
        }),
    ),
  )
  throwAll(lines)
}

function throwAll(lines: readonly string[]): void {
  if (lines.length > 0) throw new Error([...new Set(lines)].join('\n'))
}

/**
 * Throws if a hotel or a plan for the day refers to a facility that does not exist. Also throws if
 * a plan for rain includes slippery ground, or a place that closes in storms.
 */
export function checkEntries(entries: readonly Entry[], documents: readonly DocumentRow[]): void {
  const facilities = facilitiesIn(documents)
  const missing = (value: unknown, key: string) =>
    namesAt(value, key).filter((name) => !facilities.has(name))
  const inRain = (key: string) =>
    new Map(
      documents
        .filter(({ kind }) => kind === 'guide' || kind === 'childGuide')
        .flatMap(({ body }) => listAt(body, [key]))
        .map((place) => [place['id'], place['inRain']]),
    )
  const places = { trails: inRain('trails'), points: inRain('points') }
  const lines = entries.flatMap((entry) => {
    const file = fileOf(entry)
    return entry.texts.flatMap(({ listed: of, detail }) => {
      const reached = missing(detail, 'reachedBy').map(
        (name) => `${file}: reachedBy: there is no ${name}`,
      )
      const plan: unknown = Reflect.get(of, 'plan')
      if (!isFields(plan)) return reached
      const stops = listAt(detail, ['stops']).map(({ point }) => point)
      const wet = [
        ...namesAt(of, 'trails').map((trail) => [`trail ${trail}`, places.trails.get(trail)]),
        ...stops.map((point) => [`point ${String(point)}`, places.points.get(point)]),
      ].filter(([, state]) => plan['rain'] === true && state !== undefined)
      return [
        ...reached,
        ...missing(plan, 'rides').map((name) => `${file}: plan: rides: there is no ${name}`),
        ...wet.map(
          ([place, state]) =>
            `${file}: plan: rain: ${String(place)} is ${String(state)} in rain, by guides.yaml`,
        ),
      ]
    })
  })
  throwAll(lines)
}

function facilitiesIn(documents: readonly DocumentRow[]): ReadonlySet<unknown> {
  const of = documents.filter(({ kind }) => kind === 'recommendations')
  return new Set(
    of.flatMap(({ body }) => listAt(body, ['today', 'facilities'])).map(({ id }) => id),
  )
}

function listAt(value: unknown, [key, ...path]: string[]): Fields[] {
  if (key === undefined) return Array.isArray(value) ? value.filter(isFields) : []
  return isFields(value) ? listAt(value[key], path) : []
}

function namesAt(value: unknown, key: string): string[] {
  const names = isFields(value) ? value[key] : undefined
  return Array.isArray(names) ? names.map(String) : []
}

/** A recommended item has only its folder and id here. The other fields are in its own file. */
const source = v.looseObject({
  sections: v.array(
    v.looseObject({
      items: v.array(
        v.strictObject({ kind: v.string(), id: v.string(), note: v.optional(v.string()) }),
      ),
    }),
  ),
})
const NOTHING = inEachLanguage((): Source => ({ file: '', fields: { sections: [] } }))

type ItemSource = v.InferOutput<typeof source>['sections'][number]['items'][number]

/**
 * Returns the recommendations of the home page; empty if the file does not exist. If a recommended
 * item does not exist, throws an error with file and field.
 */
async function compileRecommendations(
  site: string,
  entries: Entry[],
  areAll: boolean,
): Promise<DocumentRow[]> {
  const file = 'recommendations.yaml'
  const sources = isThere(site, file) ? await readInLanguages(site, file) : NOTHING
  return LANGUAGES.map((language): DocumentRow => {
    const { file, fields } = sources[language]
    const { sections, ...rest } = check(source, fields, file)
    const resolved = sections.map((section) => ({
      ...section,
      items: section.items
        .filter((item) => areAll || entries.some((entry) => isItem(entry, item)))
        .map((item) => resolve(item, entries, { language, file })),
    }))
    const body = fit(recommendations, { ...rest, sections: resolved }, file)
    return { kind: 'recommendations', id: '1', languageId: languageIds[language], body }
  })
}

function isItem(entry: Entry, { kind, id }: ItemSource): boolean {
  return KINDS[entry.kind].folder === kind && entry.id === id
}

function resolve(
  { kind, id, note }: ItemSource,
  entries: Entry[],
  { language, file }: { language: Language; file: string },
) {
  const entry = entries.find((candidate) => isItem(candidate, { kind, id }))
  const page = entry && KINDS[entry.kind].page
  if (!entry || page === undefined)
    throw new Error(
      `${file}: sections: ${kind} ${id} does not exist: remove it, or its section in each language`,
    )
  return { ...listedIn(entry, language), url: `${page}/${id}`, ...(note !== undefined && { note }) }
}

function listedIn({ id, texts }: Entry, language: Language): Fields {
  const text = textIn(language, texts)
  const written = languageOfId(text?.languageId)
  return pick({ ...text?.listed, id, title: text?.title, inLanguage: written }, listed.entries)
}

/** Data from `site.yaml` for the menu, and the path of the site's folder. */
export interface SiteFacts {
  folder: string
  timeZone: string
  name: Readonly<Record<Language, string>>
  shortName?: Readonly<Record<Language, string>> | undefined
  seal?: string | undefined
  hotline: string
  filings: { icp?: object | undefined; publicSecurity?: object | undefined }
  /** The names of all pages, disabled ones too. Announcements use them in `affects`. */
  pages: readonly string[]
}

/** Documents with a file for each language: `content/<name>.<language>.<type>`. */
export const DOCUMENT_FILES = [
  ['guides', 'yaml'],
  ['recommendations', 'yaml'],
  ['scenic', 'md'],
  ['site', 'yaml'],
  ['ticket-instructions', 'yaml'],
] as const

/**
 * Returns all documents. Throws an error with one line for each invalid document: its file and its
 * first invalid field. `areAll` means that `entries` contains all entries. Only then references to
 * entries are checked.
 */
export async function compileDocuments(
  { pictures, site, areAll }: { pictures: Pictures; site: SiteFacts; areAll: boolean },
  entries: Entry[],
): Promise<DocumentRow[]> {
  const mistakes = new Mistakes()
  const single = (given: Single) => compileSingle({ site, pictures }, given)
  const menus = await mistakes.from(() =>
    single({
      kind: 'menu',
      file: 'site.yaml',
      schema: menu,
      complete: ({ fields, file }, language) => ({
        ...completeMenu(fields, site, { language, file }),
        alerts: alertsOf(entries, language),
      }),
    }),
  )
  const instructions: Single = {
    kind: 'ticketInstructions',
    file: 'ticket-instructions.yaml',
    schema: ticketInstructions,
    complete: ({ fields }) => fields,
  }
  const others = [
    () =>
      single({
        kind: 'scenic',
        file: 'scenic.md',
        schema: scenic,
        complete: ({ fields }, language) => ({
          openingHours: menus === undefined ? [] : seasonsOf(menus, language),
          ...fields,
          spots: spots(entries, language),
        }),
      }),
    () => (isThere(site.folder, instructions.file) ? single(instructions) : []),
    () => compileRecommendations(site.folder, entries, areAll),
    () => compileGuides(site.folder, pictures),
  ]
  const documents = await Promise.all(others.map((compile) => mistakes.from(compile)))
  mistakes.throwIfAny()
  const all = [...(menus ?? []), ...documents.flatMap((rows) => rows ?? [])]
  if (areAll) checkAffected(all, site.pages)
  return all
}

interface Single {
  kind: DocumentKind
  /** The name of its files in `content`, without the language tag. */
  file: string
  schema: v.GenericSchema<unknown, object>
  complete: (source: Source, language: Language) => Fields
}

async function compileSingle(
  { site, pictures }: { site: SiteFacts; pictures: Pictures },
  { kind, file: name, schema, complete }: Single,
) {
  const sources = await readInLanguages(site.folder, name)
  return LANGUAGES.map((language): DocumentRow => {
    const { file } = sources[language]
    const fields = present(sources[language].fields, file, pictures)
    const hasLanguage = 'entries' in schema && 'inLanguage' in Object(schema.entries)
    const written = hasLanguage ? languageFacts(sources, language) : {}
    const body = fit(schema, { ...complete({ file, fields }, language), ...written }, file)
    return { kind, id: '1', languageId: languageIds[language], body }
  })
}

function completeMenu(
  { menu: groups, ...words }: Fields,
  { name, shortName, seal, hotline, filings }: SiteFacts,
  { language, file }: { language: Language; file: string },
): Fields {
  const own = {
    name: name[language],
    ...(shortName && { shortName: shortName[language] }),
    telephone: hotline,
    ...(seal && { seal }),
    ...filings,
  }
  const twice = Object.keys(own).find((key) => key in words)
  if (twice !== undefined) throw new Error(`${file}: ${twice}: is in site.yaml already`)
  return { menu: groups, site: { ...own, ...words } }
}

/** Returns the seasons of `site.yaml` with names. The document of the area has the same seasons. */
function seasonsOf(menus: DocumentRow[], language: Language) {
  const row = menus.find(({ languageId }) => languageId === languageIds[language])
  const { site } = v.parse(menu, row?.body)
  return site.hours?.seasons
    .filter(({ name }) => name !== undefined)
    .map(({ name, opens, closes, lastEntry }) => ({
      name,
      opens,
      closes,
      ...(lastEntry && { lastEntry }),
    }))
}

function spots(entries: Entry[], language: Language) {
  return entries
    .filter(({ kind }) => kind === 'spot')
    .map(({ id, texts }) => ({ id, title: textIn(language, texts)?.title }))
}

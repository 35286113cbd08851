import { alert } from '../../contract/alert.ts'
import { DEFAULT_LANGUAGE, type Language, languageIds } from '../../locales/languages.ts'
import { PAGE_NAMES } from '../../shared/site-names.ts'
import { LANGUAGE_NAMES } from '../language.ts'
import { type Fields, KINDS } from '../kinds.ts'
import { fit } from './fit.ts'
import { isFields } from './translate.ts'
import type { DocumentRow, Entry } from './rows.ts'

const PAGES: ReadonlySet<unknown> = new Set(PAGE_NAMES)

/** The announcements that have an effect, as the menu's call has them: in Chinese where they have no words in `language`. */
export function alertsOf(entries: readonly Entry[], language: Language) {
  return entries.flatMap(({ kind, id, texts }) => {
    const text = texts.find(({ languageId }) => languageId === languageIds[language]) ?? texts[0]
    const listed: Fields = { ...text?.listed }
    if (kind !== 'announcement' || text === undefined || listed['severity'] === undefined) return []
    const effect = Object.fromEntries(
      Object.entries(listed).filter(([key]) => key in alert.entries),
    )
    return fit(
      alert,
      {
        ...effect,
        id,
        title: text.title,
        inLanguage: LANGUAGE_NAMES[text.languageId],
        url: `${KINDS.announcement.page}/${id}`,
      },
      fileOf(id),
    )
  })
}

/** The file with what an announcement does. */
function fileOf(id: string): string {
  return `content/${KINDS.announcement.folder}/${id}.${DEFAULT_LANGUAGE}.md`
}

/** Throws an error where an announcement affects what is not there. */
export function checkAffected(documents: readonly DocumentRow[]): void {
  const all = (kinds: readonly string[], ...path: string[]) =>
    documents.filter(({ kind }) => kinds.includes(kind)).flatMap(({ body }) => listAt(body, path))
  const known: Readonly<Record<string, ReadonlySet<unknown>>> = {
    facilities: facilitiesIn(documents),
    trails: new Set(all(['guide', 'childGuide'], 'trails').map(({ id }) => id)),
    pages: PAGES,
  }
  for (const { id, affects } of all(['menu'], 'alerts'))
    for (const [kind, ids] of Object.entries(known)) {
      const missing = namesAt(affects, kind).find((name) => !ids.has(name))
      if (missing !== undefined)
        throw new Error(`${fileOf(String(id))}: affects: ${kind}: there is no ${missing}`)
    }
}

/** Throws an error where a hotel is reached by a facility that is not there. */
export function checkReached(entries: readonly Entry[], documents: readonly DocumentRow[]): void {
  const known = facilitiesIn(documents)
  for (const { kind, id, texts } of entries)
    for (const { detail } of texts) {
      const missing = namesAt(detail, 'reachedBy').find((name) => !known.has(name))
      if (missing !== undefined)
        throw new Error(
          `content/${KINDS[kind].folder}/${id}.${DEFAULT_LANGUAGE}.md: reachedBy: there is no ${missing}`,
        )
    }
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

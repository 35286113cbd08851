import * as v from 'valibot'
import { ticketInstructions } from '../../contract/ticket.ts'
import { menu } from '../../contract/menu.ts'
import { scenic } from '../../contract/scenic.ts'
import { type Language, languageIds, LANGUAGES } from '../../locales/languages.ts'
import type { DocumentKind, Fields } from '../kinds.ts'
import { alertsOf, checkAffected } from './alerts.ts'
import { fit } from './fit.ts'
import { compileGuides } from './guides.ts'
import type { Pictures } from './pictures.ts'
import { present } from './present.ts'
import { compileRecommendations } from './recommendations.ts'
import type { DocumentRow, Entry } from './rows.ts'
import { isThere, readInLanguages, type Source } from './source.ts'

/** What the menu's call says of a site that is written in `site.yaml`, and where its content is. */
export interface SiteFacts {
  folder: string
  timeZone: string
  name: Readonly<Record<Language, string>>
  shortName?: Readonly<Record<Language, string>> | undefined
  seal?: string | undefined
  hotline: string
  filings: { icp?: object | undefined; publicSecurity?: object | undefined }
}

/** What is answered whole: each has a file in every language, `content/<name>.<language>.<type>`. */
export const DOCUMENT_FILES = [
  ['guides', 'yaml'],
  ['recommendations', 'yaml'],
  ['scenic', 'md'],
  ['site', 'yaml'],
  ['ticket-instructions', 'yaml'],
] as const

const INSTRUCTIONS = 'ticket-instructions.yaml'

/** Everything that is answered whole. Throws an error that names file and field of the first thing wrong. */
export async function compileDocuments(
  { pictures, site }: { pictures: Pictures; site: SiteFacts },
  entries: Entry[],
): Promise<DocumentRow[]> {
  const menus = await compileSingle(
    { site, pictures },
    {
      kind: 'menu',
      file: 'site.yaml',
      schema: menu,
      complete: ({ fields, file }, language) => ({
        ...completeMenu(fields, site, { language, file }),
        alerts: alertsOf(entries, language),
      }),
    },
  )
  const documents = await Promise.all([
    compileSingle(
      { site, pictures },
      {
        kind: 'scenic',
        file: 'scenic.md',
        schema: scenic,
        complete: ({ fields }, language) => ({
          openingHours: seasonsOf(menus, language),
          ...fields,
          spots: spots(entries, language),
        }),
      },
    ),
    isThere(site.folder, INSTRUCTIONS)
      ? compileSingle(
          { site, pictures },
          {
            kind: 'ticketInstructions',
            file: INSTRUCTIONS,
            schema: ticketInstructions,
            complete: ({ fields }) => fields,
          },
        )
      : [],
    compileRecommendations(site.folder, entries),
    compileGuides(site.folder, pictures),
  ])
  const all = [...menus, ...documents.flat()]
  checkAffected(all)
  return all
}

interface Single {
  kind: DocumentKind
  /** Its files in `content`, but for the language in their names. */
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
    const body = fit(schema, complete({ file, fields }, language), file)
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

/** The named seasons of `site.yaml`: they are written once, and answered with the scenic area too. */
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
    .map(({ id, texts }) => ({
      id,
      title: texts.find(({ languageId }) => languageId === languageIds[language])?.title,
    }))
}

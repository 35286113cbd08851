import { existsSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import * as v from 'valibot'
import type { Site } from '../site/read-site.ts'
import { readSettings } from '../../backend/content/items.ts'
import { MADE } from '../../backend/content/entries.ts'
import { isThere, readVersions } from '../../backend/content/source.ts'
import { isFields } from '../../backend/content/translate.ts'
import { CONTENT_KINDS, type Fields, type Kind } from '../../backend/kinds.ts'
import { id, RICH_TEXT_FIELDS } from '../../contract/values.ts'
import { facilityEntries } from '../../contract/conditions.ts'
import { menu } from '../../contract/menu.ts'
import { sectionEntries } from '../../contract/recommendations.ts'
import { scenic } from '../../contract/scenic.ts'
import { ticketInstructions } from '../../contract/ticket.ts'
import {
  DEFAULT_LANGUAGE,
  isLanguage,
  type Language,
  languageNames,
  LANGUAGES,
} from '../../locales/languages.ts'
import { readTexts } from '../site/read-texts.ts'
import { type Choice, type Field, fieldsOf, type FormFacts } from './form.ts'
import { EDITOR_LANGUAGES, type EditorLanguage, hintOf, wordsOf } from './words.ts'

/** Where the editor reads and saves files: a Git server, or the server of `npm run edit`. */
export interface Store {
  backend: object
  /** The path of the site's folder in the repository. It is empty, or ends with a slash. */
  prefix: string
}

const LONGEST_ID = 64
const MAX_PHOTO_BYTES = 40 * 1024 * 1024

/** Returns the configurations. They are made from the contract's schemas and the content. */
export async function editorConfigurations(
  site: Site,
  store: Store,
): Promise<Record<EditorLanguage, Field>> {
  const configurations = await Promise.all(
    EDITOR_LANGUAGES.map(async (each) => [each, await configurationIn(each, site, store)] as const),
  )
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Object.fromEntries loses the key types
  return Object.fromEntries(configurations) as Record<EditorLanguage, Field>
}

async function configurationIn(
  language: EditorLanguage,
  site: Site,
  { backend, prefix }: Store,
): Promise<Field> {
  const texts = readTexts(site.folder)[contentLanguage(language)]
  const titleOf = (name: string) => texts[`title.${name}`] ?? wordsOf('parts', name, language)
  const shared = await choicesOf(site, titleOf)
  const offered = CONTENT_KINDS.filter(({ folder }) => hasPage(site, folder))
  const kinds = await Promise.all(
    offered.map(async (kind) => {
      const { categories } = await readSettings(site.folder, kind)
      const category = categories.map(({ id, ...names }) => ({
        value: id,
        label: names[contentLanguage(language)],
      }))
      const facts = { language, timeZone: site.timeZone, choices: { ...shared, category } }
      return { ...collectionOf(kind, facts, prefix), label: titleOf(kind.folder) }
    }),
  )
  return {
    load_config_file: false,
    app_title: site.name[contentLanguage(language)],
    backend,
    media_folder: `${prefix}photos`,
    public_folder: '/photos',
    media_libraries: {
      default: { config: { max_file_size: MAX_PHOTO_BYTES } },
      stock_assets: { providers: [] },
    },
    i18n: { structure: 'multiple_files', locales: LANGUAGES, default_locale: DEFAULT_LANGUAGE },
    slug: { encoding: 'ascii', clean_accents: true, maxlength: LONGEST_ID },
    output: { omit_empty_optional_fields: true, encode_file_path: true },
    editor: { preview: false },
    show_preview_links: false,
    collections: [
      ...kinds,
      await singleFilesIn(site.folder, { language, timeZone: site.timeZone, choices: {} }, prefix),
      settingsIn(offered, { language, prefix, titleOf }),
    ],
  }
}

/** Returns whether pages show a kind of content. `without` in `site.yaml` may disable them. */
function hasPage({ without }: Pick<Site, 'without'>, folder: string): boolean {
  const pages: readonly string[] = folder === 'notices' ? ['news', 'publicNotices'] : [folder]
  return !without.some((page) => pages.includes(page))
}

function collectionOf(kind: Kind, facts: FormFacts, prefix: string): object {
  const { folder } = kind
  const { language } = facts
  const fault = wordsOf('errors', 'id', language)
  const identifier = 'question' in kind.schemas.detail.entries ? 'question' : 'title'
  const text = Object.keys(kind.schemas.detail.entries).find((name) => RICH_TEXT_FIELDS.has(name))
  return {
    name: folder,
    folder: `${prefix}content/${folder}`,
    create: true,
    identifier_field: identifier,
    summary: `{{${identifier}}}`,
    slug: {
      template: '{{year}}-{{month}}-{{day}}-{{uuid_shorter}}',
      editable: ['create'],
      hint: fault,
      pattern: [`^[\\w-]{1,${LONGEST_ID}}$`, fault],
    },
    extension: 'md',
    format: 'yaml-frontmatter',
    ...(text !== undefined && { body_field: { key: text } }),
    i18n: { initial_locales: 'default' },
    fields: formOf(kind, facts),
  }
}

/** Returns the fields of a kind's form: the contract's fields that content files may contain. */
export function formOf(kind: Kind, facts: FormFacts): Field[] {
  const { schemas, row } = kind
  const entries = { ...schemas.listed.entries, ...schemas.detail.entries }
  const written = Object.entries(entries).filter(([name]) => !isLeftOut(kind, name))
  const fields = fieldsOf(Object.fromEntries(written), facts)
  const finished = fields.map((field): Field => {
    const name = String(field['name'])
    if (name === 'publishedAt') return { ...field, default: '{{now}}' }
    const isRequired = name === 'category' || (row === 'activity' && name === 'event')
    return isRequired ? { ...field, required: true } : field
  })
  const { first = [], others = [] } = Object.groupBy(finished, ({ name }) =>
    FIRST.has(String(name)) ? 'first' : 'others',
  )
  return [...first, ...others, ...publicationFields(facts)]
}

/** Fields that nearly every item has. They come before the others. */
const FIRST = new Set(['title', 'question', 'summary', 'picture', 'alt', ...RICH_TEXT_FIELDS])

/** Returns whether content files of a kind cannot contain this field of the contract. */
export function isLeftOut({ row }: Pick<Kind, 'row'>, name: string): boolean {
  // Content files may contain the cover, a picture with a text, although it is also computed.
  if (MADE.includes(name) && name !== 'cover') return true
  // Computed: the price of the cheapest room.
  if (row === 'hotel' && name === 'price') return true
  // Only activities have a time and a place.
  return (row === 'news' || row === 'notice') && name === 'event'
}

/** Returns the fields of content files that are not in the contract. */
function publicationFields({ language, timeZone }: FormFacts): Field[] {
  const field = (name: string) => {
    const hint = hintOf(name, language)
    return {
      name,
      label: wordsOf('labels', name, language),
      required: false,
      ...(hint && { hint }),
    }
  }
  const time = { widget: 'datetime', input_timezone: timeZone }
  return [
    { ...field('draft'), widget: 'boolean', default: false },
    { ...field('publishAt'), ...time },
    { ...field('withdrawAt'), ...time },
  ]
}

function contentLanguage(language: EditorLanguage): Language {
  return isLanguage(language) ? language : DEFAULT_LANGUAGE
}

interface SettingsFacts {
  language: EditorLanguage
  prefix: string
  titleOf: (name: string) => string
}

function settingsIn(kinds: readonly Kind[], { language, prefix, titleOf }: SettingsFacts): object {
  const text = (name: string) => ({
    name,
    label: wordsOf('labels', name, language),
    widget: 'string',
  })
  const list = (name: string) => ({
    name,
    label: wordsOf('labels', name, language),
    widget: 'list',
    required: false,
  })
  const names = LANGUAGES.map((each) => ({
    name: each,
    label: languageNames[each],
    widget: 'string',
    required: each === DEFAULT_LANGUAGE,
  }))
  const categories = { ...list('categories'), fields: [text('id'), ...names] }
  const order = list('order')
  return {
    name: 'settings',
    label: wordsOf('parts', 'settings', language),
    i18n: false,
    files: kinds.map(({ folder, schemas }) => ({
      name: folder,
      label: titleOf(folder),
      file: `${prefix}content/${folder}.yaml`,
      fields: 'publishedAt' in schemas.listed.entries ? [categories] : [categories, order],
    })),
  }
}

/** Returns choices that several kinds of content have: facilities, pages, trails and points. */
async function choicesOf(
  site: Site,
  titleOf: (name: string) => string,
): Promise<FormFacts['choices']> {
  const recommendations = await documentOf(site, 'recommendations.yaml')
  const guides = rowsAt(await documentOf(site, 'guides.yaml'), 'guides')
  const facilities = rowsAt(recommendations['today'], 'facilities').map(choiceOf)
  const trails = guides.flatMap((guide) => rowsAt(guide, 'trails')).map(choiceOf)
  const pages = site.pages
    .filter((name) => !site.without.includes(name))
    .map((value) => ({ value, label: titleOf(value === 'publicNotices' ? 'notices' : value) }))
  return {
    'affects.facilities': facilities,
    'affects.trails': trails,
    'affects.pages': pages,
    reachedBy: facilities,
    'stops.point': guides.flatMap((guide) => rowsAt(guide, 'points')).map(choiceOf),
    trails,
  }
}

/** Returns a document in the default language, which has all fields; empty if it is missing. */
async function documentOf({ folder }: Site, file: string) {
  return isThere(folder, file)
    ? ((await readVersions(folder, file))[DEFAULT_LANGUAGE]?.fields ?? {})
    : {}
}

function rowsAt(value: unknown, key: string): Record<string, unknown>[] {
  const rows = isFields(value) ? value[key] : undefined
  return Array.isArray(rows) ? rows.filter(isFields) : []
}

function choiceOf({ id, name }: Record<string, unknown>): Choice {
  return { value: String(id), label: String(name ?? id) }
}

/** Returns the path of a site's folder in its Git repository, for `prefix`. */
export function prefixOf(folder: string): string {
  for (let root = folder; root !== dirname(root); root = dirname(root))
    if (existsSync(join(root, '.git'))) {
      const path = relative(root, folder).replaceAll('\\', '/')
      return path === '' ? '' : `${path}/`
    }
  return ''
}

/** A content file without items, such as `site.zh.yaml`, and the fields of its form. */
interface SingleFile {
  /** The name in `content/<name>.<language>.<type>`. */
  name: string
  type: 'md' | 'yaml'
  entries: v.ObjectEntries
}

const plannedFacility = v.omit(v.object(facilityEntries), ['report'])
const writtenScenic = v.omit(scenic, ['spots', 'inLanguage', 'languages'])
/** The fields that translators write. All other fields are in `site.yaml`, for all languages. */
const writtenSite = v.omit(menu.entries.site, [
  'name',
  'shortName',
  'seal',
  'telephone',
  'icp',
  'publicSecurity',
])

/** In content files, a section names its items by kind and id (`backend/content/documents.ts`). */
const sections = v.array(
  v.object({
    ...sectionEntries,
    items: v.array(v.object({ kind: v.string(), id, note: v.optional(v.string()) })),
  }),
)

const SINGLE_FILES: readonly SingleFile[] = [
  { name: 'site', type: 'yaml', entries: { ...writtenSite.entries, menu: menu.entries.menu } },
  {
    name: 'recommendations',
    type: 'yaml',
    entries: { today: v.object({ facilities: v.array(plannedFacility) }), sections },
  },
  { name: 'scenic', type: 'md', entries: writtenScenic.entries },
  { name: 'ticket-instructions', type: 'yaml', entries: ticketInstructions.entries },
]

/**
 * Returns the collection of a site's single files. Omits files whose translations map ids to texts:
 * the editor would save them as lists, with one row for each number up to the highest id.
 */
async function singleFilesIn(folder: string, facts: FormFacts, prefix: string): Promise<object> {
  const there = SINGLE_FILES.filter(({ name: of, type }) => isThere(folder, `${of}.${type}`))
  const files = await Promise.all(
    there.map(async ({ name: of, type, entries }) => {
      const versions = await readVersions(folder, `${of}.${type}`)
      const first = versions[DEFAULT_LANGUAGE]
      const words = Object.values(versions).filter((each) => each !== first)
      if (words.some(({ fields }) => hasMapping(first?.fields, fields))) return []
      return {
        name: of,
        label: wordsOf('parts', of, facts.language),
        file: `${prefix}content/${of}.{{locale}}.${type}`,
        i18n: true,
        format: type === 'md' ? 'yaml-frontmatter' : 'yaml',
        ...(type === 'md' && { body_field: { key: 'content' } }),
        fields: fieldsOf(shownOf(entries, first?.fields), facts),
      }
    }),
  )
  return {
    name: 'area',
    label: wordsOf('parts', 'area', facts.language),
    i18n: true,
    files: files.flat(),
  }
}

/** Only files with `openingHours` show this field. Others have `hours` in `site.yaml`. */
function shownOf(entries: v.ObjectEntries, fields: Fields | undefined): v.ObjectEntries {
  const { openingHours, ...others } = entries
  return openingHours && fields && 'openingHours' in fields ? entries : others
}

function hasMapping(first: unknown, words: unknown): boolean {
  if (Array.isArray(first))
    return !Array.isArray(words)
      ? words !== undefined
      : words.some((each, index) => hasMapping(first[index], each))
  return (
    isFields(first) &&
    isFields(words) &&
    Object.keys(words).some((key) => hasMapping(first[key], words[key]))
  )
}

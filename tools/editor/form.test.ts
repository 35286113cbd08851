import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { isLeftBehind } from '../../backend/content/items.ts'
import { readMarkdown, readVersions } from '../../backend/content/source.ts'
import { isFields } from '../../backend/content/translate.ts'
import { CONTENT_KINDS, type Kind } from '../../backend/kinds.ts'
import { guideNotes } from '../../contract/guide.ts'
import { RICH_TEXT_FIELDS } from '../../contract/values.ts'
import { LANGUAGES } from '../../locales/languages.ts'
import { writeNewSite } from '../new-site/write-new-site.ts'
import { readSite } from '../site/read-site.ts'
import { editorConfigurations, formOf, isLeftOut } from './configuration.ts'
import type { Field } from './form.ts'

const SITE = 'tests/site'
const site = readSite(SITE)
const store = { backend: { name: 'gitea', repo: 'a/b' }, prefix: 'site/' }
const { zh, en } = await editorConfigurations(site, store)

/** Returns the collection for a kind of content in a configuration. */
function collection(configuration: typeof zh, { folder }: Kind) {
  const { collections } = configuration
  if (!Array.isArray(collections)) throw new Error('no collections')
  return collections.find(({ name }) => name === folder)
}

/** Returns the paths of all fields of a form. Paths inside rows contain no numbers. */
function pathsOf(fields: readonly Field[], at = ''): string[] {
  return fields.flatMap(({ name, fields: inner }) => {
    const path = `${at}${String(name)}`
    return [path, ...(Array.isArray(inner) ? pathsOf(inner, `${path}.`) : [])]
  })
}

function writtenPaths(value: unknown, at = ''): string[] {
  if (Array.isArray(value)) return value.flatMap((row) => writtenPaths(row, at))
  if (!isFields(value)) return []
  return Object.entries(value).flatMap(([key, inner]) => {
    const path = at === '' ? key : `${at}.${key}`
    return [path, ...(key === 'price' || key === 'listPrice' ? [] : writtenPaths(inner, path))]
  })
}

describe.each(CONTENT_KINDS)('the form for $folder', (kind) => {
  const choices = { category: [{ value: 'shore', label: 'Shore' }] }
  const facts = { language: 'en', timeZone: 'Asia/Shanghai', choices } as const
  const paths = new Set(pathsOf(formOf(kind, facts)))

  it('has every field of the contract that a file may have, and the publication fields', () => {
    const entries = { ...kind.schemas.listed.entries, ...kind.schemas.detail.entries }
    const expected = Object.keys(entries)
      .filter((name) => !isLeftOut(kind, name))
      .flatMap((name) => (name === 'cover' ? ['picture', 'alt'] : [name]))
    expect([...paths]).toEqual(expect.arrayContaining(expected))
    expect([...paths]).toEqual(expect.arrayContaining(['draft', 'publishAt', 'withdrawAt']))
  })

  it('has every field of the items of a site, also in rows', async () => {
    const names = await readdir(`${SITE}/content/${kind.folder}`)
    const text = Object.keys(kind.schemas.detail.entries).find((name) => RICH_TEXT_FIELDS.has(name))
    const items = names.filter((name) => name.endsWith('.zh.md') && !isLeftBehind(name))
    const read = items.map((name) => readMarkdown(SITE, `content/${kind.folder}/${name}`, text))
    const written = new Set((await Promise.all(read)).flatMap((fields) => writtenPaths(fields)))
    expect(written.size).toBeGreaterThan(2)
    expect([...written].filter((path) => !paths.has(path))).toEqual([])
  })

  it('is the same in both languages except for its labels', () => {
    const [chinese, english] = [collection(zh, kind), collection(en, kind)]
    expect(pathsOf(chinese.fields)).toEqual(pathsOf(english.fields))
    expect(chinese.label).toMatch(/\p{Script=Han}/u)
    expect(english.label).not.toMatch(/\p{Script=Han}/u)
    expect(english.folder).toBe(`site/content/${kind.folder}`)
  })
})

it('kinds without a page have no form', async () => {
  const without = ['culture', 'publicNotices'] as const
  const editor = await editorConfigurations({ ...site, without: [...without] }, store)
  const text = JSON.stringify(editor.en)
  expect(text).not.toMatch(/content\/(?:culture|notices)/)
  expect(text).toMatch(/content\/news.*content\/news\.yaml/)
})

/** Returns the field at a path in a kind's form; undefined if it does not exist. */
function fieldAt(kind: string, ...path: string[]): Field | undefined {
  const start = CONTENT_KINDS.find(({ folder }) => folder === kind)
  let fields: Field[] = start ? collection(en, start).fields : []
  let found: Field | undefined
  for (const name of path) {
    found = fields.find((field) => field['name'] === name)
    fields = Array.isArray(found?.['fields']) ? found['fields'] : []
  }
  return found
}

it('offers the categories, facilities, trails and points of the site', () => {
  expect(fieldAt('announcements', 'category')).toMatchObject({
    widget: 'select',
    required: true,
    options: expect.arrayContaining([{ value: 'shore', label: 'By the sea' }]),
  })
  const many = { widget: 'select', multiple: true }
  expect(fieldAt('hotels', 'reachedBy')).toMatchObject(many)
  expect(fieldAt('strategies', 'trails')).toMatchObject(many)
  expect(fieldAt('announcements', 'affects', 'facilities')).toMatchObject(many)
  expect(fieldAt('announcements', 'affects', 'pages')).toMatchObject({
    options: expect.arrayContaining([{ value: 'tickets', label: expect.any(String) }]),
  })
  expect(fieldAt('strategies', 'stops', 'point')).toMatchObject({
    options: expect.arrayContaining([{ value: '1', label: expect.any(String) }]),
  })
})

it('facts are editable in the Chinese file only', () => {
  const facts = new Set([
    'category',
    'coordinates',
    'draft',
    'included',
    'picture',
    'price',
    'urgent',
  ])
  const translated = (fields: readonly Field[]): string[] =>
    fields.flatMap(({ name, i18n, fields: inner }) => [
      ...(i18n === true && facts.has(String(name)) ? [String(name)] : []),
      ...(Array.isArray(inner) ? translated(inner) : []),
    ])
  for (const kind of CONTENT_KINDS) {
    const { fields } = collection(zh, kind)
    expect(translated(fields)).toEqual([])
    expect(fields.some(({ i18n }: Field) => i18n === true)).toBe(true)
  }
})

it('uses only field types that the editor supports', async () => {
  const types = await readFile('node_modules/@sveltia/cms/types/public.d.ts', 'utf8')
  const [, union = ''] = /type BuiltInFieldType = (.*);/.exec(types) ?? []
  const known = new Set(Array.from(union.matchAll(/"(\w+)"/g), ([, name]) => name))
  const widgets = (fields: readonly Field[]): unknown[] =>
    fields.flatMap(({ widget, fields: inner, field }) => [
      widget,
      ...(Array.isArray(inner) ? widgets(inner) : []),
      ...(isFields(field) ? widgets([field]) : []),
    ])
  for (const language of LANGUAGES)
    for (const kind of CONTENT_KINDS) {
      const used = widgets(collection(language === 'zh' ? zh : en, kind).fields)
      expect(used.filter((widget) => !known.has(String(widget)))).toEqual([])
    }
})

interface File {
  name: string
  file: string
  fields: Field[]
}
/** Returns the single files in the editor of a site. */
async function filesIn(folder: string): Promise<File[]> {
  const { en: configuration } = await editorConfigurations(readSite(folder), store)
  const { collections } = configuration
  if (!Array.isArray(collections)) throw new Error('no collections')
  return collections.find(({ name }) => name === 'area').files
}

describe('the form for a single file', () => {
  it.each(['site.yaml', 'recommendations.yaml', 'scenic.md', 'ticket-instructions.yaml'])(
    'has every field of %s, also in rows',
    async (file) => {
      const [name, type] = file.split('.')
      const found = (await filesIn(SITE)).find((each) => each.name === name)
      expect(found?.file).toBe(`site/content/${name}.{{locale}}.${type}`)
      const paths = new Set(pathsOf(found?.fields ?? []))
      const { zh: written } = await readVersions(SITE, file)
      expect(
        [...new Set(writtenPaths(written?.fields))].filter((path) => !paths.has(path)),
      ).toEqual([])
    },
  )

  it('exists for every single file of a new site', async () => {
    const folder = join(await mkdtemp(join(tmpdir(), 'single-')), 'site')
    await writeNewSite({ zh: '青屿海岸', en: 'Qingyu Coast' }, folder)
    const names = (await filesIn(folder)).map(({ name }) => name)
    expect(names).toEqual(['site', 'recommendations', 'scenic', 'ticket-instructions'])
  })

  it('has the opening hours of a new site, and openingHours of a file that has them', async () => {
    const folder = join(await mkdtemp(join(tmpdir(), 'single-')), 'site')
    await writeNewSite({ zh: '青屿海岸', en: 'Qingyu Coast' }, folder)
    const paths = async () =>
      (await filesIn(folder)).flatMap(({ name, fields }) => pathsOf(fields, `${name}.`))
    expect(await paths()).toContain('site.hours.seasons.opens')
    expect((await paths()).filter((path) => /^\w+\.openingHours/.test(path))).toEqual([])
    const file = join(folder, 'content/site.zh.yaml')
    const text = await readFile(file, 'utf8')
    await writeFile(file, `openingHours: { opens: 08:00, closes: 18:00 }\n${text}`)
    const scenic = join(folder, 'content/scenic.zh.md')
    const row = 'openingHours: [{ name: 全年, opens: 08:00, closes: 18:00 }]'
    await writeFile(scenic, (await readFile(scenic, 'utf8')).replace('---\n', `---\n${row}\n`))
    expect(await paths()).toEqual(
      expect.arrayContaining(['site.openingHours.closes', 'scenic.openingHours.name']),
    )
    await rm(folder, { recursive: true })
  })

  it('is omitted if a translation is a mapping by id, which the editor cannot save', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'single-'))
    await cp(SITE, folder, { recursive: true, filter: (path) => !path.endsWith('/pictures') })
    const words = join(folder, 'content/site.en.yaml')
    await writeFile(
      words,
      (await readFile(words, 'utf8')).replace(/menu:[^]*/, 'menu: { "1": { title: Bay } }\n'),
    )
    const names = (await filesIn(folder)).map(({ name }) => name)
    await rm(folder, { recursive: true })
    expect(names).toEqual(['recommendations', 'scenic', 'ticket-instructions'])
  })
})

/** Returns the names in code of a part of a document: `name`, and `{ name: … }` in examples. */
function namesIn(text: string): Set<string> {
  const code = text.match(/```[^]*?```|`[^`\n]+`/g) ?? []
  return new Set(
    code.flatMap((each) => {
      const names = [...each.matchAll(/(\w+):/g)].map(([, name = '']) => name)
      return /^`\w+`$/.test(each) ? [each.slice(1, -1)] : names
    }),
  )
}

describe('docs/operators/your-site.md', async () => {
  const document = await readFile('docs/operators/your-site.md', 'utf8')
  const part = (from: string, to: string) => document.split(from)[1]?.split(to)[0] ?? ''
  const values = part('### Values', '### Single files')
  const common =
    part('### Fields', 'The fields of each kind:') +
    part('The file in the default language can', '### Single files')
  const own = part('The fields of each kind:', 'The file in the default language').split(
    /^(?=\*\*)/m,
  )
  const choices = { category: [{ value: 'shore', label: 'Shore' }] }
  const facts = { language: 'en', timeZone: 'Asia/Shanghai', choices } as const

  it.each(CONTENT_KINDS)('names every field of $folder', (kind) => {
    const of = own.filter((text) => text.split('**: ')[0]?.includes(`\`${kind.folder}\``))
    // The document says that announcements have the fields of news and more, so both rows count.
    const shared = kind.row === 'announcement' ? own.slice(0, 2) : []
    const known = new Set([...namesIn([...shared, ...of, common].join('\n')), 'content', 'answer'])
    const paths = pathsOf(formOf(kind, facts))
    expect(paths.filter((path) => !known.has(path.split('.').at(-1) ?? ''))).toEqual([])
  })

  it('names openingHours of site and scenic, which few files have', () => {
    expect(namesIn(part('\n`site.zh.', '####'))).toContain('openingHours')
    expect(part('\n`scenic.zh.', '####')).toContain('(`openingHours`)')
  })

  it.each(['site', 'scenic', 'recommendations', 'ticket-instructions'])(
    'names every field of the file %s',
    async (name) => {
      const form = (await filesIn(SITE)).find((each) => each.name === name)
      const text = part(`\n\`${name}.zh.`, '####')
      const known = namesIn(text + values).add('content')
      const paths = pathsOf(form?.fields ?? [])
      expect(paths.length).toBeGreaterThan(5)
      expect(paths.filter((path) => !known.has(path.split('.').at(-1) ?? ''))).toEqual([])
    },
  )

  it('names every field of the guide map', () => {
    const { categories, points, trails, views } = guideNotes()
    const rows = [guideNotes(), categories[1], points[1], trails[1], views[1]]
    const computed = new Set(
      'children cover illustration inLanguage languages length parent'.split(' '),
    )
    const known = namesIn(part('#### The guide map', '#### '))
    const names = rows.flatMap((row) => Object.keys(row)).filter((name) => !computed.has(name))
    expect(names.filter((name) => !known.has(name))).toEqual([])
  })
})

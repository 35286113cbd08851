import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import * as v from 'valibot'
import { beforeAll, expect, it } from 'vitest'
import { compileContent } from '../../backend/content/compile.ts'
import type { Entry } from '../../backend/content/items.ts'
import { type EntryKind, ENTRY_KINDS, KINDS } from '../../backend/kinds.ts'
import { today } from '../../contract/conditions.ts'
import { strategies } from '../../contract/strategy.ts'
import { instructionNotes } from '../../contract/ticket.ts'
import { faultsOfFacts } from '../check-site/faults-of-facts.ts'
import { dayPlansFor } from '../../worker/sections/strategies/day-plans.ts'
import { readSite } from '../site/read-site.ts'
import { writeNewSite } from './write-new-site.ts'
import { sharedFolder } from '../../tests/support/fresh-folder.ts'

const EXAMPLES = [
  ...readFileSync('docs/operators/content-examples.md', 'utf8').matchAll(
    /^\*\*(content\/\S+)\*\*\n\n```(?:md|yaml)\n([^]*?)^```$/gm,
  ),
].map(([, file = '', text = '']) => ({ file, text }))

const PIER = { src: '/pictures/pier-720.webp', width: 720, height: 480, variants: [] }

const parent = sharedFolder()
const folder = join(parent, 'site')
let entries: Entry[]
beforeAll(async () => {
  await writeNewSite({ zh: '青屿海岸', en: 'Qingyu Coast' }, folder)
  for (const { file, text } of EXAMPLES) {
    const isAdded = file.startsWith('content/recommendations.')
    mkdirSync(dirname(join(folder, file)), { recursive: true })
    writeFileSync(join(folder, file), text, { flag: isAdded ? 'a' : 'w' })
  }
  mkdirSync(join(folder, 'converted'))
  writeFileSync(join(folder, 'converted/pictures.json'), JSON.stringify({ pier: PIER }))
  entries = (await compileContent(readSite(folder))).entries
})

/** Fields that no content file of the examples has: computed ones, and `attachments`. */
const NOT_WRITTEN = [
  'attachments',
  'id',
  'inLanguage',
  'languages',
  'next',
  'offers',
  'previous',
  'type',
]
const OF_SOME: Partial<Record<EntryKind, readonly string[]>> = {
  news: ['event'],
  notice: ['event'],
  // A visit over several days, which is no plan for a day.
  strategy: ['nights'],
}

const timed = v.object({ name: v.string(), hours: v.optional(v.unknown()) })
const guideBody = v.object({ points: v.array(timed) })

/** Otherwise the guide counts other places as open than the list of restaurants. */
it.each(['yunxiu', 'qingyu'])(
  'restaurants of the example %s have the same hours on the guide as in their list',
  async (example) => {
    const site = await compileContent(readSite(join('examples', example)))
    const points = site.documents
      .filter(({ kind }) => kind === 'guide')
      .flatMap(({ body }) => v.parse(guideBody, body).points)
    const hoursOf = site.entries
      .filter(({ kind }) => kind === 'restaurant')
      .flatMap(({ texts }) => texts)
      .map(({ title, listed }) => v.parse(timed, { name: title, ...listed }))
    const both = hoursOf.flatMap((one) =>
      points.filter(({ name }) => name === one.name).map((other) => ({ one, other })),
    )
    expect(both.length).toBeGreaterThan(1)
    for (const { one, other } of both) expect.soft(other.hours, one.name).toEqual(one.hours)
  },
)

it.each(ENTRY_KINDS)('the documentation has a complete example of the kind %s', (kind) => {
  const ids = EXAMPLES.flatMap(({ file }) => {
    const [, ofKind, name = ''] = file.split('/')
    return ofKind === KINDS[kind].folder ? [name.split('.')[0]] : []
  })
  const entry = entries.find((each) => each.kind === kind && ids.includes(each.id))
  const { listed, detail } = KINDS[kind].schemas
  const written = Object.keys({ ...listed.entries, ...detail.entries })
  // A new site has a file with the categories of each kind that has any.
  const hasCategories = existsSync(join(folder, `content/${KINDS[kind].folder}.yaml`))
  const missing = written
    .filter((name) => !NOT_WRITTEN.includes(name) && !OF_SOME[kind]?.includes(name))
    .filter((name) => name !== 'category' || hasCategories)
    .filter((name) => !has(entry, name))
  expect(
    missing.map(
      (name) => `docs/operators/content-examples.md: add ${name} to content/${KINDS[kind].folder}`,
    ),
  ).toEqual([])
  expect(entry?.texts).toHaveLength(2)
})

it('the examples do not contradict each other', async () => {
  expect(await faultsOfFacts(folder)).toEqual([])
})

it('the example of a plan is offered', () => {
  const entry = entries.find(({ kind, id }) => kind === 'strategy' && id === 'one-day')
  const [text] = entry?.texts ?? []
  const listed = {
    ...text?.listed,
    id: 'one-day',
    title: text?.title,
    inLanguage: 'zh',
    publishedAt: '2026-11-25',
  }
  const { rows } =
    dayPlansFor({
      strategies: [v.parse(strategies.schemas.listed, listed)],
      today: v.parse(today, {}),
      alerts: [],
      area: undefined,
      now: Date.parse('2026-11-26T08:00:00+08:00'),
      zone: 'Asia/Shanghai',
    }) ?? {}
  expect(rows?.map(({ offered }) => offered?.plan.id)).toEqual(['one-day'])
})

it('the example of rules for buyers has every field', () => {
  const text = EXAMPLES.find(({ file }) => file.endsWith('ticket-instructions.zh.yaml'))?.text ?? ''
  const names = (row: object): string[] =>
    Object.entries(row).flatMap(([name, note]) => [
      name,
      ...(Array.isArray(note) ? names(note[1]) : []),
    ])
  const missing = names(instructionNotes()).filter((name) => !new RegExp(`\\b${name}:`).test(text))
  expect(missing).toEqual([])
})

function has(entry: Entry | undefined, name: string): boolean {
  const [text] = entry?.texts ?? []
  if (!entry || !text) return false
  const { title, content } = text
  const columns = { ...entry, title, question: title, content, answer: content }
  const values: Record<string, unknown> = { ...text.listed, ...text.detail, ...columns }
  const value = values[name]
  return Array.isArray(value) ? value.length > 0 : (value ?? undefined) !== undefined
}

/** A folder of pictures, the list of its files, and the maximum of their total size. */
it.each([
  ['examples/yunxiu', ['pictures', 'content/pictures'], ['pictures', 'content/pictures'], 42],
  ['examples/qingyu', ['converted'], ['converted/pictures'], 6],
] as const)(
  'the pictures of %s are exactly those in its lists',
  (site, folders, lists, mebibytes) => {
    const files = folders.flatMap((folder) =>
      readdirSync(join(site, folder)).map((name) => join(site, folder, name)),
    )
    const pictures = files.filter((file) => !file.endsWith('.json'))
    const named = lists
      .flatMap((list) =>
        Object.values<Listed>(JSON.parse(readFileSync(join(site, `${list}.json`), 'utf8'))),
      )
      .flatMap(({ src, variants }) => [src, ...variants.map((variant) => variant.src)])
      .map((address) => basename(address).replace(/\?.*/, ''))
    expect([...new Set(named)].toSorted()).toEqual(
      pictures.map((file) => basename(file)).toSorted(),
    )
    const bytes = pictures.reduce((sum, file) => sum + statSync(file).size, 0)
    expect(bytes).toBeLessThan(mebibytes * 1024 * 1024)
  },
)

interface Listed {
  src: string
  variants: { src: string }[]
}

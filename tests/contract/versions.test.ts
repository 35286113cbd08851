import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { compileContent } from '../../backend/content/compile.ts'
import { changedTags, marksOf, toStatements } from '../../backend/content/statements.ts'
import type { Content } from '../../backend/content/items.ts'
import { readSite } from '../../tools/site/read-site.ts'
import { startBackend } from '../support/start-backend.ts'

const backend = await startBackend()
afterAll(() => backend.stop())

let content: Content
beforeAll(async () => {
  content = await compileContent(readSite('tests/site'))
})

const hotels = () => content.entries.filter(({ kind }) => kind === 'hotel')

/** Returns content in which the first hotel has this title. By default, it has only hotels. */
function titled(title: string, among = hotels()): Content {
  const entries = among.map((entry) =>
    entry.kind === 'hotel' && entry.id === '101'
      ? { ...entry, texts: entry.texts.map((text) => ({ ...text, title })) }
      : entry,
  )
  return { ...content, entries }
}

async function titleShown(): Promise<unknown> {
  const { data } = await backend.call('goodsDetail', { query: { id: '101', languageId: 1 } })
  return Object.entries(data ?? {}).find(([key]) => key === 'title')?.[1]
}

async function run(statements: readonly string[]): Promise<void> {
  // oxlint-disable-next-line no-await-in-loop -- in sequence, as an import runs them
  for (const statement of statements) await backend.query(statement)
}

const load = async (title: string) => run(toStatements(titled(title), next()))

/** A version that is later than that of the backend's first content. */
let version = Date.now() + 1000
const next = () => (version += 1)

const versions = () =>
  backend.query<{ version: number; is_live: number }>(
    'SELECT version, is_live FROM content_versions',
  )

describe('versions of the content', () => {
  it('are shown only when they are complete', async () => {
    const shown = new Set<unknown>()
    const statements = toStatements(titled('New'), next())
    const before = await titleShown()
    for (const statement of statements) {
      // oxlint-disable-next-line no-await-in-loop -- between two statements
      shown.add(await titleShown())
      await run([statement])
    }
    expect([...shown]).toEqual([before])
    expect(await titleShown()).toBe('New')
  })

  it('do not change if a load stops halfway, and the next load succeeds', async () => {
    const before = await titleShown()
    await run(toStatements(titled('Half'), next()).slice(0, -2))
    expect(await titleShown()).toBe(before)
    await load('Whole')
    expect(await titleShown()).toBe('Whole')
    const [stray] = await backend.query<{ n: number }>(
      'SELECT count(*) AS n FROM entries WHERE version NOT IN (SELECT version FROM content_versions)',
    )
    expect(stray?.n).toBe(0)
  })

  it('are limited to the last five', async () => {
    for (const title of ['1', '2', '3', '4', '5', '6', '7']) await load(title)
    expect(await versions()).toHaveLength(5)
    expect((await versions()).filter((each) => each.is_live === 1)).toEqual([
      { version, is_live: 1 },
    ])
    const [rows] = await backend.query<{ n: number }>('SELECT count(*) AS n FROM entries')
    expect(rows?.n).toBe(5 * hotels().length)
  })
})

it('`changedTags` returns the tags of content that has changed', () => {
  const before = marksOf(content)
  expect(changedTags(before, marksOf(titled('New', content.entries)))).toEqual(['goods'])
  expect(changedTags(before, marksOf({ ...content, categories: [] }))).toContain('news')
  expect(changedTags(before, marksOf(structuredClone(content)))).toEqual([])
  expect(changedTags({}, before)).toEqual(Object.keys(before).toSorted())
})

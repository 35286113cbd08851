import { execFileSync } from 'node:child_process'
import { mkdtempSync } from 'node:fs'
import { cp, readFile, rm, writeFile } from 'node:fs/promises'
import { once } from 'node:events'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { readSite } from '../site/read-site.ts'
import {
  type ContentDatabase,
  purgeHere,
  purge,
  fileDatabase,
  filesOfHost,
} from './content-database.ts'
import { openSqlite } from '../host/sqlite.ts'
import { compileContent } from '../../backend/content/compile.ts'
import { type Doubts, loadContent, rollBack, undoItem, unservedPictures } from './load-content.ts'
import { sharedFolder } from '../../tests/support/fresh-folder.ts'

const root = sharedFolder()
const folder = join(root, 'site')
beforeAll(async () => {
  for (const part of ['site.yaml', 'content'])
    await cp(join('tests/site', part), join(folder, part), {
      recursive: true,
      filter: (path) => !path.endsWith('/pictures'),
    })
})

/** The database of a new host, with a connection for tests. */
function newDatabase() {
  const env = { DATA_DIR: mkdtempSync(join(root, 'data-')) }
  const database = fileDatabase(env)
  const sqlite = openSqlite(filesOfHost(env).database)
  const rowsOf = (sql: string) => [...sqlite.prepare(sql).all()].map((row) => ({ ...row }))
  return {
    ...database,
    sqlite,
    rowsOf,
    versions: () => rowsOf('SELECT version FROM content_versions'),
    titleOf: (id: string) =>
      rowsOf(`SELECT title FROM live_texts WHERE id = '${id}'`)[0]?.['title'],
  }
}
type TestDatabase = ReturnType<typeof newDatabase>

const HOTEL = 'content/hotels/101.zh.md'

async function withTitle(title: string): Promise<void> {
  const text = await readFile(join(folder, HOTEL), 'utf8')
  await writeFile(join(folder, HOTEL), text.replace(/title: .*/, `title: ${title}`))
}

const AUTHOR = { who: '编辑', source: 'abc', checkout: 'here' }
const load = (database: ContentDatabase, look?: (_: unknown, doubts: Doubts) => Promise<boolean>) =>
  loadContent(readSite(folder), database, { author: AUTHOR, ...(look && { look }) })

describe('loading', () => {
  it('adds a version if the content has changed, and returns the changed tags', async () => {
    const database = newDatabase()
    expect(await load(database)).toContain('goods')
    expect(await load(database)).toEqual([])
    expect(database.versions()).toHaveLength(1)
    await withTitle('新名')
    // `home` too, because the home page recommends the hotel.
    expect(await load(database)).toEqual(['goods', 'home'])
    expect(database.titleOf('101')).toBe('新名')
    expect(database.versions()).toHaveLength(2)
  })

  it('changes nothing if the content is invalid or the database fails', async () => {
    const database = newDatabase()
    await withTitle('旧名')
    await load(database)
    await withTitle('新名')
    const failing = {
      ...database,
      run: async (statements: readonly string[]) =>
        database.run([...statements.slice(0, -1), 'INSERT INTO nowhere VALUES (1)']),
    }
    await expect(load(failing)).rejects.toThrow('no such table')
    expect(database.titleOf('101')).toBe('旧名')
    await withTitle('')
    await expect(load(database)).rejects.toThrow(`${HOTEL}: title: is empty`)
    expect(database.titleOf('101')).toBe('旧名')
    expect(database.versions()).toHaveLength(1)
  })

  it('activates the new version even if the clock of the machine is behind', async () => {
    const database = newDatabase()
    await withTitle('甲')
    await load(database)
    const ahead = Date.now() + 1e9
    database.sqlite.exec('PRAGMA defer_foreign_keys = ON')
    database.sqlite.exec(`BEGIN; UPDATE content_versions SET version = ${ahead};
      PRAGMA defer_foreign_keys = ON;
      UPDATE entries SET version = ${ahead}; UPDATE entry_texts SET version = ${ahead}; COMMIT`)
    await withTitle('乙')
    await load(database)
    expect(database.titleOf('101')).toBe('乙')
    await rollBack(database)
    expect(database.titleOf('101')).toBe('甲')
  })
})

describe('rolling back', () => {
  it('shows the previous version, until there is no earlier one', async () => {
    const database = newDatabase()
    await withTitle('一')
    await load(database)
    const first = Date.now()
    for (const title of ['二', '三']) {
      await withTitle(title)
      await load(database)
    }
    expect(await rollBack(database)).toMatchObject({
      changed: ['goods', 'home'],
      items: ['content/hotels/101'],
    })
    expect(database.titleOf('101')).toBe('二')
    const { loadedAt } = await rollBack(database)
    expect(loadedAt.getTime()).toBeLessThanOrEqual(first)
    expect(database.titleOf('101')).toBe('一')
    await expect(rollBack(database)).rejects.toThrow('There is no earlier content to go back to')
    expect(database.titleOf('101')).toBe('一')
    const looked: (readonly string[])[] = []
    expect(await load(database, async () => false)).toEqual([])
    expect(database.titleOf('101')).toBe('一')
    const look = async (_: unknown, { takenBack }: Doubts) => looked.push(takenBack) > 0
    expect(await load(database, look)).toEqual(['goods', 'home'])
    expect(database.titleOf('101')).toBe('三')
    await withTitle('四')
    await load(database, look)
    expect(looked).toEqual([['content/hotels/101'], []])
  })
})

const changes = ({ rowsOf }: TestDatabase) =>
  rowsOf('SELECT kind, id, change, title FROM content_changes ORDER BY version DESC, kind, id')
const recommended = ({ rowsOf }: TestDatabase) =>
  JSON.stringify(rowsOf("SELECT body FROM live_documents WHERE kind = 'recommendations'"))

describe('undoing the last change of one item', () => {
  it('restores its previous state everywhere, and changes no other item', async () => {
    const database = newDatabase()
    await withTitle('对的名')
    await load(database)
    await withTitle('错的名')
    await load(database)
    const wind = join(folder, 'content/announcements/wind.zh.md')
    await writeFile(
      wind,
      '---\ntitle: 大风\nsummary: 话\ncategory: shore\npublishedAt: 2026-02-03\n---\n文\n',
    )
    await load(database)
    const { changed, sentence } = await undoItem(database, 'hotels/101', AUTHOR)
    expect([changed, sentence]).toEqual([
      ['goods', 'home'],
      'hotels/101 is again what it was: 对的名',
    ])
    expect([database.titleOf('101'), database.titleOf('wind')]).toEqual(['对的名', '大风'])
    expect(recommended(database)).toContain('对的名')
    expect(recommended(database)).not.toContain('错的名')
    expect(changes(database)).toEqual([
      { kind: 'hotel', id: '101', change: 'changed', title: '对的名' },
      { kind: 'announcement', id: 'wind', change: 'added', title: '大风' },
      { kind: 'hotel', id: '101', change: 'changed', title: '错的名' },
    ])
    expect(
      database.rowsOf(
        'SELECT action, who, source, checkout FROM content_loads ORDER BY version DESC',
      )[0],
    ).toEqual({ action: 'undo', ...AUTHOR })
    expect(database.rowsOf('SELECT who, action, subject FROM office_log')).toEqual([
      { who: '编辑', action: 'undoItem', subject: '错的名' },
    ])

    expect((await undoItem(database, 'content/announcements/wind', AUTHOR)).sentence).toContain(
      'is gone',
    )
    expect([database.titleOf('wind'), database.titleOf('101')]).toEqual([undefined, '对的名'])
    expect(changes(database)[0]).toMatchObject({ id: 'wind', change: 'withdrawn', title: '大风' })

    const looked: (readonly string[])[] = []
    const refuse = async (_: unknown, { takenBack }: Doubts) => looked.push(takenBack) < 0
    await load(database, refuse)
    expect(looked).toEqual([['content/announcements/wind', 'content/hotels/101']])
    await withTitle('新的名')
    await load(database, refuse)
    expect(looked[1]).toEqual(['content/announcements/wind'])
    await load(database)
    expect([database.titleOf('wind'), database.titleOf('101')]).toEqual(['大风', '新的名'])
    await load(database, refuse)
    expect(looked).toHaveLength(2)
    await rm(wind)
    await load(database)
    await undoItem(database, 'announcements/wind', AUTHOR)
    expect(database.titleOf('wind')).toBe('大风')
    await load(database, refuse)
    expect(looked.at(-1)).toEqual(['content/announcements/wind'])
  })

  it('needs an existing item with an earlier state', async () => {
    const database = newDatabase()
    await load(database)
    for (const name of ['hotels/101', 'hotels/nothing'])
      await expect(undoItem(database, name, AUTHOR)).rejects.toThrow('no earlier state')
    for (const name of ['wind', 'hotel/101', ''])
      await expect(undoItem(database, name, AUTHOR)).rejects.toThrow('name an item by its folder')
  })
})

it('reports a load from another folder in the meantime, and old content', async () => {
  const database = newDatabase()
  const loadFrom = async (checkout: string, title: string) => {
    let doubts: Doubts | undefined
    await withTitle(title)
    await loadContent(readSite(folder), database, {
      author: { who: `编辑 ${checkout}`, source: checkout, checkout },
      look: async (_, found) => {
        doubts = found
        return true
      },
    })
    return doubts && { other: doubts.other?.who, isOlder: doubts.isOlder }
  }
  expect(await loadFrom('one', '一')).toEqual({ other: undefined, isOlder: false })
  expect(await loadFrom('one', '二')).toEqual({ other: undefined, isOlder: false })
  expect(await loadFrom('two', '一')).toEqual({ other: '编辑 one', isOlder: true })
  expect(await loadFrom('one', '三')).toEqual({ other: '编辑 two', isOlder: false })
  // Undoing one item does not count as an import.
  await undoItem(database, 'hotels/101', { ...AUTHOR, checkout: 'two' })
  expect(await loadFrom('one', '四')).toEqual({ other: undefined, isOlder: false })
  expect(await loadFrom('two', '五')).toEqual({ other: '编辑 one', isOlder: false })
  // The import of `one` was rolled back, so it does not count.
  await rollBack(database)
  expect(await loadFrom('two', '六')).toEqual({ other: undefined, isOlder: false })
})

describe('pictures of the content', async () => {
  const content = await compileContent(readSite('tests/site'))

  it('are found in texts and lists if the site does not serve them', async () => {
    expect(await unservedPictures(content, () => true)).toEqual([])
    const all = await unservedPictures(content, () => false)
    expect(all.length).toBeGreaterThan(10)
    expect(new Set(all).size).toBe(all.length)
    expect(all.every((path) => path.startsWith('/pictures/'))).toBe(true)
    const [one = ''] = all
    expect(await unservedPictures(content, (path) => Promise.resolve(path !== one))).toEqual([one])
  })

  it('cause an error if the site cannot be reached', async () => {
    await expect(
      unservedPictures(content, () => Promise.reject(new Error('no network'))),
    ).rejects.toThrow('no network')
  })
})

describe('a purge', () => {
  const posted: unknown[] = []
  let status = 200
  const server = createServer((request, response) => {
    const answer = async () => {
      const body: unknown = JSON.parse(await text(request))
      posted.push([request.method, request.url, request.headers.authorization, body])
      response.writeHead(status).end()
    }
    void answer()
  })
  let origin: string
  beforeAll(async () => {
    await once(server.listen(0, '127.0.0.1'), 'listening')
    const address = server.address()
    origin = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`
  })
  afterAll(() => void server.close())
  beforeEach(() => void posted.splice(0))

  it.each([
    [['goods'], { tag: 'goods' }],
    [['goods', 'home'], { call: '*' }],
  ])('is sent once for %j', async (tags, body) => {
    expect(await purge(tags, { origin, token: 'secret' })).toContain('within a minute')
    expect(posted).toEqual([['POST', '/ops/purge', 'Bearer secret', body]])
  })

  it('that fails is reported, but throws no error', async () => {
    status = 401
    expect(await purge(['goods'], { origin, token: 'x' })).toContain('(HTTP 401); it shows within')
    expect(await purge(['goods'], { origin: 'http://127.0.0.1:1', token: 'x' })).toContain(
      'was not reached',
    )
    posted.splice(0)
    expect(await purge(['goods'], { origin, token: undefined })).toContain('With OPS_TOKEN set')
    expect(posted).toEqual([])
  })
})

// A long timeout, because wrangler takes seconds.
it('loading content on this machine purges the cache of its site', { timeout: 60_000 }, () => {
  const state = join(folder, 'state')
  const before = Date.now()
  purgeHere(state)
  const place = ['--binding', 'COPIES', '--local', '--persist-to', state]
  const stored = execFileSync(
    'wrangler',
    ['kv', 'key', 'get', 'purges', '--text', ...place, '--config', 'wrangler.toml'],
    { encoding: 'utf8' },
  )
  expect(JSON.parse(stored)['*']).toBeGreaterThanOrEqual(before)
})

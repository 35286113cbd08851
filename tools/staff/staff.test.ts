import { execFile } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, expect, it } from 'vitest'
import { openSqlite } from '../host/sqlite.ts'

const folder = await mkdtemp(join(tmpdir(), 'staff-'))
afterAll(() => rm(folder, { recursive: true }))

const run = promisify(execFile)

/** Runs the command on a host's data folder and returns its output, or its complaint. */
async function staff(...words: string[]): Promise<string> {
  const env = { ...process.env, DATA_DIR: folder, SITE_ORIGIN: 'https://www.shore.example' }
  const command = run(process.execPath, ['tools/staff/staff.ts', ...words, '--host'], { env })
  return command.then(
    ({ stdout }) => stdout,
    ({ stderr }: { stderr: string }) => stderr,
  )
}

it('adds people with a link for the site, lists and removes them', async () => {
  expect(await staff('list')).toMatch(/^Nobody/)
  const added = await staff('add', '周 宁', '--role', 'duty', '--role', 'admin')
  expect(added).toMatch(/^https:\/\/www\.shore\.example\/office\/sign-in\/[\da-f]{64}$/m)
  expect(await staff('list')).toBe('周 宁: duty, admin; 0 signed-in devices\n')
  const [, first] = /sign-in\/(\w+)/.exec(added) ?? []
  const [, second] = /sign-in\/(\w+)/.exec(await staff('link', '周 宁')) ?? []
  expect(second).toMatch(/^[\da-f]{64}$/)
  expect(second).not.toBe(first)
  const sqlite = openSqlite(join(folder, 'site.sqlite'))
  expect(sqlite.prepare('SELECT * FROM staff_links').all()).toHaveLength(1)
  expect(await staff('remove', '周 宁')).toContain('can no longer sign in')
  expect(await staff('list')).toMatch(/^Nobody/)
  const actions = sqlite.prepare('SELECT who, action, subject FROM office_log ORDER BY id').all()
  expect(actions.map((row) => Object.values(row).join(' '))).toEqual([
    'npm run staff addPerson 周 宁',
    'npm run staff newLink 周 宁',
    'npm run staff removePerson 周 宁',
  ])
  sqlite.close()
})

it.each([
  [['add', '李', '--role', 'boss'], /^--role: must be duty, complaints, editor, admin$/m],
  [['add', '李'], /^--role: must name one of duty/m],
  [['add', '', '--role', 'duty'], /^name: must not be empty$/m],
  [['add', 'Li', 'Lei', '--role', 'duty'], /^Put a name with spaces in quotes/m],
  [['link', '王'], /^There is no 王, but nobody$/m],
  [['promote', '李'], /^What is promote\?$/m],
  [[], /^What\?$/m],
])('%j is refused with a sentence', async (words, sentence) => {
  expect(await staff(...words)).toMatch(sentence)
})

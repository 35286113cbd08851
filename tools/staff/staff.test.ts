import { execFile } from 'node:child_process'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, it } from 'vitest'
import { fileDatabase } from '../data/content-database.ts'
import { openSqlite } from '../host/sqlite.ts'
import { sharedFolder } from '../../tests/support/fresh-folder.ts'

const folder = sharedFolder()

const run = promisify(execFile)

/** Runs the command on a host's data folder. Returns its output, or its error message. */
async function staff(...words: string[]): Promise<string> {
  const env = { ...process.env, DATA_DIR: folder, SITE_ORIGIN: 'https://www.shore.example' }
  const command = run(process.execPath, ['tools/staff/staff.ts', ...words, '--host'], { env })
  return command.then(
    ({ stdout }) => stdout,
    ({ stderr }: { stderr: string }) => stderr,
  )
}

it('fails if the host has no database', async () => {
  expect(await staff('list')).toMatch(/^There is no database in .*DATA_DIR$/m)
  expect(await readdir(folder)).toEqual([])
})

it('adds people with a sign-in link, creates new links and removes people', async () => {
  const database = fileDatabase({ DATA_DIR: folder })
  await database.migrate()
  database.close()
  const added = await staff('add', '周 宁', '--role', 'duty', '--role', 'admin')
  expect(added).toMatch(/^https:\/\/www\.shore\.example\/office\/sign-in\/[\da-f]{64}$/m)
  const sqlite = openSqlite(join(folder, 'site.sqlite'))
  const rowsOf = (sql: string) =>
    sqlite
      .prepare(sql)
      .all()
      .map((row) => Object.values(row).join(' '))
  expect(rowsOf('SELECT name, roles FROM staff')).toEqual(['周 宁 ["duty","admin"]'])
  const [first] = rowsOf('SELECT token_hash FROM staff_links')
  await staff('link', '周 宁')
  const [second, ...others] = rowsOf('SELECT token_hash FROM staff_links')
  expect(others).toEqual([])
  expect(second).not.toBe(first)
  expect(await staff('remove', '周 宁')).toContain('can no longer sign in')
  expect(rowsOf('SELECT name FROM staff')).toEqual([])
  expect(rowsOf('SELECT who, action, subject FROM office_log ORDER BY id')).toEqual([
    'npm run staff addPerson 周 宁',
    'npm run staff newLink 周 宁',
    'npm run staff removePerson 周 宁',
  ])
  sqlite.close()
})

it.each([
  [['add', '李', '--role', 'boss'], /^--role: must be duty, complaints, editor, admin$/m],
  [['link', '王'], /^There is no 王, but nobody$/m],
])('refuses %j with a sentence', async (words, sentence) => {
  expect(await staff(...words)).toMatch(sentence)
})

import { cpSync, existsSync, mkdirSync, rmSync } from 'node:fs'
import { backup, DatabaseSync } from 'node:sqlite'
import { refuseArguments, startCommand } from '../command.ts'
import { filesOfHost } from '../data/content-database.ts'
import { openSqlite } from './sqlite.ts'

/**
 * Copies the database of a host to a file, even while the host runs. `--restore` replaces the
 * database by such a file; for that, the host must be stopped.
 */
const usage = 'npm run backup|restore -- FILE'
const { values, words } = startCommand({ usage, options: { restore: false }, hasWords: true })
const [file] = words
if (file === undefined) refuseArguments(usage, 'It takes the name of a file')
const { folder, database, copies } = filesOfHost(process.env)
if (values.restore) restore(file)
else await save(file)

async function save(target: string): Promise<void> {
  if (!existsSync(database)) throw new Error(`${database}: there is no database`)
  if (existsSync(target)) throw new Error(`${target}: is there already`)
  await backup(openSqlite(database), target)
  console.log(`${target} has the content, complaints and reports.`)
}

function restore(source: string): void {
  assertSound(source)
  mkdirSync(folder, { recursive: true })
  if (existsSync(database)) assertStopped()
  // The cached copies are deleted too, because they contain the old data.
  for (const each of [database, copies])
    for (const end of ['', '-wal', '-shm']) rmSync(each + end, { force: true })
  cpSync(source, database)
  console.log(`${database} is again what ${source} has. Start the host.`)
}

/** Throws if a file is not an intact database of a site. */
function assertSound(source: string): void {
  if (!existsSync(source)) throw new Error(`${source}: there is no such file`)
  const sqlite = new DatabaseSync(source, { readOnly: true })
  const { integrity_check: verdict } = sqlite.prepare('PRAGMA integrity_check').get() ?? {}
  if (verdict !== 'ok') throw new Error(`${source}: is damaged`)
  sqlite.prepare('SELECT 1 FROM content_versions').get()
  sqlite.close()
}

/** Throws if another process has the database open. SQLite then refuses to turn off the journal. */
function assertStopped(): void {
  const sqlite = new DatabaseSync(database, { timeout: 0 })
  try {
    sqlite.exec('PRAGMA journal_mode = DELETE')
  } catch {
    throw new Error(`${database}: a host has it open. Stop it first`)
  } finally {
    sqlite.close()
  }
}

import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, afterEach, beforeEach } from 'vitest'

/** Returns a new folder for all tests of a file. It is deleted at their end. */
export function sharedFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'tests-'))
  afterAll(() => rmSync(folder, { recursive: true }))
  return folder
}

/** Returns a folder that is emptied before each test of a file. */
export function freshFolder(): string {
  const folder = join(sharedFolder(), 'fresh')
  beforeEach(() => mkdirSync(folder))
  afterEach(() => rmSync(folder, { recursive: true }))
  return folder
}

/** Writes a file, together with the folders of its path. */
export function writeIn(folder: string, file: string, text: string): void {
  mkdirSync(dirname(join(folder, file)), { recursive: true })
  writeFileSync(join(folder, file), text)
}

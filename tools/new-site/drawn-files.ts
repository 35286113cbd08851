import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { DRAWN, readDrawn } from '../site/drawn.ts'

interface Outcome {
  written: string[]
  /** Those that are the operator's own: not as they were drawn, or never drawn. */
  kept: string[]
}

/**
 * Writes files into a site's folder, but for those that are somebody else's: only a file that is missing, or that is as it was drawn the last time, is
 * replaced. `drawn.json` has the hashes.
 */
export async function writeDrawn(
  folder: string,
  files: ReadonlyMap<string, Buffer | string>,
): Promise<Outcome> {
  const before = readDrawn(folder)
  const outcome: Outcome = { written: [], kept: [] }
  const hashes: Record<string, string> = {}
  for (const [path, content] of files) {
    const file = join(folder, path)
    // oxlint-disable-next-line no-await-in-loop -- a dozen
    const there = existsSync(file) ? hashOf(await readFile(file)) : undefined
    const isOwn = there === undefined || there === before[path] || there === hashOf(content)
    outcome[isOwn ? 'written' : 'kept'].push(path)
    if (!isOwn) continue
    hashes[path] = hashOf(content)
    // oxlint-disable-next-line no-await-in-loop -- as above
    await mkdir(dirname(file), { recursive: true })
    // oxlint-disable-next-line no-await-in-loop -- as above
    await writeFile(file, content)
  }
  await writeFile(
    join(folder, DRAWN),
    `${JSON.stringify({ ...before, ...hashes }, undefined, 2)}\n`,
  )
  return outcome
}

function hashOf(content: Buffer | string): string {
  return createHash('sha256').update(content).digest('hex')
}

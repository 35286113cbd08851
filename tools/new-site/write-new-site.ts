import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { LOGO } from '../site/folder.ts'
import { productVersion } from '../site/version.ts'
import { writeDrawn, iconsOf } from './drawn-files.ts'

const TEMPLATE = 'tools/new-site/template'

/** A site's name that is safe between single quotes in YAML, and in Markdown. */
const NAME = /^\p{L}[\p{L}\p{M}\p{N} ·’'.,&()/!+–（）、，—-]{0,59}$/u

/**
 * Writes the folder of a new site. Throws before writing if the folder exists or a name is not
 * allowed.
 */
export async function writeNewSite(
  name: { zh: string; en: string },
  folder: string,
): Promise<void> {
  for (const each of Object.values(name))
    if (!NAME.test(each))
      throw new Error(
        `${each}: a name has up to 60 letters, digits, spaces and marks such as & , . ' ( ) / -`,
      )
  if (existsSync(folder)) throw new Error(`${folder}: exists already; nothing was changed`)
  const parent = dirname(folder)
  await mkdir(parent, { recursive: true })
  const unfinished = await mkdtemp(join(parent, '.new-site-'))
  try {
    await fillIn(unfinished, valuesOf(name))
    await writeDrawn(unfinished, await iconsOf(await readFile(join(unfinished, LOGO), 'utf8')))
    await rename(unfinished, folder)
  } catch (error) {
    await rm(unfinished, { recursive: true })
    throw error
  }
}

function valuesOf(name: { zh: string; en: string }): Record<string, string> {
  const now = new Date()
  return {
    ...name,
    today: now.toISOString().slice(0, '2026-11-25'.length),
    nextYear: String(now.getUTCFullYear() + 1),
    version: productVersion(),
  }
}

async function fillIn(folder: string, values: Record<string, string>): Promise<void> {
  const entries = await readdir(TEMPLATE, { recursive: true, withFileTypes: true })
  for (const entry of entries.filter((each) => each.isFile())) {
    const from = join(entry.parentPath, entry.name)
    const to = join(folder, from.slice(TEMPLATE.length))
    // Files are written one after the other, because they are only about fifty.
    const text = await readFile(from, 'utf8')
    // oxlint-disable-next-line no-await-in-loop
    await mkdir(dirname(to), { recursive: true })
    // oxlint-disable-next-line no-await-in-loop
    await writeFile(
      to,
      text
        .replaceAll(/(?<=: )'[^'\n]*__[^'\n]*'/g, (quoted) => filled(quoted, values, "''"))
        .replaceAll(/^.*__.*$/gm, (line) => filled(line, values, "'")),
    )
  }
}

/**
 * Returns a text with each name replaced by its value. `apostrophe` replaces each apostrophe in a
 * value.
 */
function filled(text: string, values: Record<string, string>, apostrophe: string): string {
  return text.replaceAll(/__(zh|en|today|nextYear|version)__/g, (_, key: string) =>
    (values[key] ?? '').replaceAll("'", apostrophe),
  )
}

import { spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, realpathSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { isScalar, Pair, Scalar } from 'yaml'
import { brokenParts } from '../check-site/faults-of-files.ts'
import { versionOf } from '../site/read-site.ts'
import { isNewer, productVersion } from '../site/version.ts'
import { freeName } from './release.ts'
import { upgrade as to010 } from './0.1.0.ts'
import { upgrade as to020 } from './0.2.0.ts'
import { mapIn, plain, readDocument, textIn } from './yaml-files.ts'

/** The folders that a step of an upgrade may read and change. */
export interface Step {
  folder: string
  /** The folder of the previous product version, with its settings. */
  before: string
}

/** The oldest first. A step can run again on a folder that it has already changed. */
const STEPS = [
  ['0.1.0', to010],
  ['0.2.0', to020],
] as const

interface Options {
  before: string
  isTry: boolean
  say: (text: string) => void
}

/**
 * Changes a site's folder for this version of the product, and shows the changes. Works on a copy.
 * If a step or the check of the result fails, throws the reason, and the folder stays unchanged.
 * Keeps the old folder next to the new one, unless all its files are in git.
 */
export async function upgradeSite(site: string, { before, isTry, say }: Options): Promise<void> {
  const folder = realpathSync(site)
  const git = stateInGit(folder)
  if (git === 'changed' && !isTry)
    throw new Error(`${site}: has changes that are not committed. Commit them first`)
  const [made, own] = [versionOf(folder), productVersion()]
  if (isNewer(made, own))
    throw new Error(`${site}: was made for version ${made}, and this is ${own}`)
  // The copy is on the folder's disk, so that it can replace the folder in one operation.
  const place = mkdtempSync(join(dirname(folder), '.upgrade-'))
  const copy = join(place, basename(folder))
  try {
    cpSync(folder, copy, { recursive: true, verbatimSymlinks: true, preserveTimestamps: true })
    await changeCopy(copy, made, before)
    const changes = changesBetween(folder, copy)
    if (changes === '') return say(`${site} is already as version ${own} needs it.`)
    say(changes)
    if (isTry) return say(`${site} would be changed from version ${made} to ${own}.`)
    const oldFolder = exchange(folder, copy, git !== 'clean')
    say(
      `${site} is changed from version ${made} to ${own}.${oldFolder && ` The old one is ${oldFolder}.`}`,
    )
  } finally {
    rmSync(place, { recursive: true, force: true })
  }
}

/** Runs the steps after `made` and checks the result. Throws at the first mistake. */
async function changeCopy(copy: string, made: string, before: string): Promise<void> {
  for (const [version, upgrade] of STEPS)
    if (isNewer(version, made)) upgrade({ folder: copy, before })
  writeVersion(copy, productVersion())
  const [broken] = await brokenParts(copy)
  if (broken !== undefined)
    throw new Error(`After the upgrade: ${broken}. The folder is as it was; correct it first`)
}

/** Returns whether a folder is unchanged in git; `absent` if git ignores some of its files. */
function stateInGit(folder: string): 'clean' | 'changed' | 'absent' {
  const ask = (...args: string[]) => spawnSync('git', ['-C', folder, ...args], { encoding: 'utf8' })
  const status = (...args: string[]) => ask('status', '--porcelain', ...args, '--', '.').stdout
  if (!ask('ls-files', '--', '.').stdout) return 'absent'
  if (status() !== '') return 'changed'
  return status('--ignored') === '' ? 'clean' : 'absent'
}

function writeVersion(folder: string, version: string): void {
  if (versionOf(folder) === version) return
  const path = join(folder, 'site.yaml')
  const document = readDocument(path, 'site.yaml')
  const { items } = mapIn(document, 'site.yaml')
  const own = items.find(({ key }) => plain(key) === 'shanmen')
  if (own) own.value = new Scalar(version)
  else {
    const key = new Scalar('shanmen')
    const [first] = items
    // A comment at the beginning of the file must stay first.
    if (isScalar(first?.key)) {
      key.commentBefore = first.key.commentBefore ?? null
      first.key.commentBefore = null
    }
    items.unshift(new Pair(key, new Scalar(version)))
  }
  writeFileSync(path, textIn(document))
}

function changesBetween(folder: string, copy: string): string {
  const args = 'diff --no-index --find-renames --no-color --no-ext-diff --no-prefix'.split(' ')
  const { status, stdout } = spawnSync('git', [...args, folder, copy], {
    encoding: 'utf8',
    maxBuffer: 2 ** 28,
  })
  if (status !== 0 && status !== 1) return 'The changes can be shown with git only.'
  const name = basename(folder)
  return stdout
    .replaceAll(`${copy.slice(1)}/`, `${name}/`)
    .replaceAll(`${folder.slice(1)}/`, `${name}/`)
    .replaceAll(`/${name}/`, `${name}/`)
    .trim()
}

/** Replaces a folder by a copy. Returns the new name of the old folder; empty if it is not kept. */
function exchange(folder: string, copy: string, keepsOld: boolean): string {
  const old = freeName(`${folder}.before-upgrade`)
  renameSync(folder, old)
  try {
    renameSync(copy, folder)
  } catch (error) {
    renameSync(old, folder)
    throw error
  }
  if (keepsOld) return basename(old)
  rmSync(old, { recursive: true })
  return ''
}

import { spawnSync } from 'node:child_process'
import {
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
} from 'node:fs'
import { join, resolve } from 'node:path'
import { isNewer, productVersion } from '../site/version.ts'

/** Paths that a release never replaces: the operator's, or generated ones. */
const OWN =
  /^(?:\.git|\.tmp|\.wrangler|\.builds|\.data|\.env.*|\.dev\.vars(?!\.example).*|site|site\..*|dist|node_modules|test-results|playwright-report)$/

/** The folder of an unpacked release, on the product's disk, so that files can be moved. */
const PLACE = '.tmp/upgrade'

export interface Release {
  folder: string
  version: string
}

/**
 * Unpacks a folder, an archive or a tag (without a version, the newest). Throws if it is not a
 * release, or older than this product.
 */
export function unpackRelease(given: { from: string; version: string | undefined }): Release {
  rmSync(PLACE, { recursive: true, force: true })
  mkdirSync(PLACE, { recursive: true })
  if (given.from === '') unpackTag(tagOf(given.version))
  else if (statSync(given.from, { throwIfNoEntry: false })?.isDirectory()) copyFolder(given.from)
  else unpack(given.from)
  const folder = rootOf(resolve(PLACE))
  const [version, own] = [productVersion(folder), productVersion()]
  if (isNewer(own, version))
    throw new Error(`This is version ${own}, and the release is ${version}: nothing was changed`)
  return { folder, version }
}

/** Returns whether this product's files are in git. */
export function isInGit(): boolean {
  return spawnSync('git', ['ls-files', '--error-unmatch', 'package.json']).status === 0
}

function copyFolder(from: string): void {
  for (const name of readdirSync(from).filter((each) => !OWN.test(each)))
    cpSync(join(from, name), join(PLACE, name), { recursive: true, verbatimSymlinks: true })
}

function unpack(archive: string): void {
  if (!existsSync(archive)) throw new Error(`${archive}: there is no such folder or archive`)
  run('tar', ['-xf', archive, '-C', PLACE])
}

/** Returns the root of an unpacked archive, which has one folder with everything in it. */
function rootOf(folder: string): string {
  const names = readdirSync(folder)
  return names.length === 1 && !existsSync(join(folder, 'package.json'))
    ? join(folder, names[0] ?? '')
    : folder
}

const TAG = /refs\/tags\/v(\d+\.\d+\.\d+)$/gm

function tagOf(version: string | undefined): { remote: string; version: string } {
  const remotes = isInGit() ? run('git', ['remote']).split('\n') : []
  const remote = remotes.find((name) => name === 'upstream') ?? remotes.find((name) => name !== '')
  if (remote === undefined)
    throw new Error('There is no git remote: name a folder or an archive with --from')
  const found = run('git', ['ls-remote', '--tags', '--refs', remote, 'v*']).matchAll(TAG)
  const versions = Array.from(found, ([, each = '']) => each)
  const newest = versions.toSorted((a, b) => (isNewer(a, b) ? -1 : 1))[0]
  const chosen = version === undefined ? newest : versions.find((each) => each === version)
  if (chosen !== undefined) return { remote, version: chosen }
  throw new Error(
    versions.length === 0
      ? `The git remote ${remote} has no releases (tags such as v0.3.0). Add the product's repository as the remote “upstream”, or name a folder or an archive with --from`
      : `${remote} has no release ${version ?? ''}. Releases: ${versions.join(', ')}`,
  )
}

function unpackTag({ remote, version }: { remote: string; version: string }): void {
  const archive = `${PLACE}.tar`
  run('git', ['fetch', '--quiet', '--depth=1', '--no-tags', remote, `refs/tags/v${version}`])
  run('git', ['archive', '--format=tar', `--output=${archive}`, 'FETCH_HEAD'])
  unpack(archive)
  rmSync(archive)
}

/** Installs the packages of a release, or links the product's own if they are the same. */
export function installPackages({ folder }: Release): void {
  const lock = lockOf(folder)
  if (lock !== undefined && lock === lockOf('.'))
    symlinkSync(resolve('node_modules'), join(folder, 'node_modules'))
  else run('npm', [lock === undefined ? 'install' : 'ci', ...QUIET], folder)
}

const QUIET = ['--loglevel=error', '--no-audit', '--no-fund']

/** Returns a product's lock file without the product's version; undefined without the file. */
function lockOf(folder: string): string | undefined {
  const path = join(folder, 'package-lock.json')
  if (!existsSync(path)) return undefined
  const { packages }: { packages: Record<string, object> } = JSON.parse(readFileSync(path, 'utf8'))
  return JSON.stringify({ ...packages, '': { ...packages[''], version: undefined } })
}

/** Returns the files in folders of the product that the release does not have. */
export function removedFiles({ folder }: Release): string[] {
  const folders = readdirSync(folder).filter(
    (name) => !OWN.test(name) && statSync(name, { throwIfNoEntry: false })?.isDirectory(),
  )
  return folders
    .flatMap((name) =>
      readdirSync(name, { recursive: true, encoding: 'utf8' }).map((path) => join(name, path)),
    )
    .filter((path) => !existsSync(join(folder, path)) && statSync(path).isFile())
}

/** Replaces the product. Returns the folder of the old files, and how to restore them. */
export function replaceProduct({ folder }: Release): { before: string; undo: () => void } {
  const before = freeName(resolve(`.tmp/before-${productVersion()}`))
  const moved: [from: string, to: string][] = []
  const move = (from: string, to: string) => {
    renameSync(from, to)
    moved.push([from, to])
  }
  const undo = () => {
    for (const [from, to] of moved.toReversed()) renameSync(to, from)
  }
  // A link means that the release shares its packages with this product.
  const hasOwnPackages = lstatSync(join(folder, 'node_modules')).isDirectory()
  const names = readdirSync(folder).filter((name) =>
    name === 'node_modules' ? hasOwnPackages : !OWN.test(name),
  )
  try {
    mkdirSync(before, { recursive: true })
    for (const name of names) {
      if (existsSync(name)) move(resolve(name), join(before, name))
      move(join(folder, name), resolve(name))
    }
  } catch (error) {
    undo()
    throw error
  }
  return { before, undo }
}

/** Runs a command and returns its output. If it fails, throws an error with its error output. */
export function run(command: string, args: string[], cwd = '.'): string {
  const { status, stdout, stderr, error } = spawnSync(command, args, { cwd, encoding: 'utf8' })
  if (status === 0) return stdout
  throw new Error(`${command} ${args.join(' ')}: ${error?.message ?? (stderr || stdout).trim()}`)
}

/** Returns a path that does not exist yet: `path` itself, or `path` with a number. */
export function freeName(path: string): string {
  for (let number = 1; ; number++) {
    const name = number === 1 ? path : `${path}-${number}`
    if (!existsSync(name)) return name
  }
}

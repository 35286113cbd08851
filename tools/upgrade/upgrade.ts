import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { refuseArguments, startCommand } from '../command.ts'
import { isExample, siteFolder } from '../site/folder.ts'
import { isNewer, productVersion } from '../site/version.ts'
import {
  installPackages,
  isInGit,
  type Release,
  removedFiles,
  replaceProduct,
  run,
  unpackRelease,
} from './release.ts'

/**
 * Installs a release, and runs its steps on the site's folder. First tries everything on copies. If
 * something fails, restores everything.
 */
const USAGE = `npm run upgrade -- [VERSION | --from FOLDER_OR_ARCHIVE | --here [--before FOLDER]] [--dry-run]
  without arguments: the newest release of the git remote (upstream, or else the first)
  --from    a folder or an archive with a release
  --here    changes the site's folder only; --before names the folder of the old product
  --dry-run shows the changes`
const { values, words } = startCommand({
  usage: USAGE,
  options: { from: '', here: false, before: '', 'dry-run': false },
  hasWords: true,
})
const isTry = values['dry-run']
const [version] = words.map((word) => word.replace(/^v/, ''))
if (words.length > 1 || (version !== undefined && !/^\d+\.\d+\.\d+$/.test(version)))
  refuseArguments(USAGE, 'It takes one version, as 0.2.0')
const folder = siteFolder()
if (isExample(folder) && !process.env['SITE_DIR'])
  throw new Error('There is no folder site: npm run new writes one')

if (values.here) {
  // The import is dynamic, because this module loads the content compiler and wrangler.
  const { upgradeSite } = await import('./upgrade-site.ts')
  await upgradeSite(folder, { before: values.before || '.', isTry, say: console.log })
} else {
  if (!isTry && isInGit() && run('git', ['status', '--porcelain']) !== '')
    throw new Error('There are changes that are not committed. Commit them first')
  const release = unpackRelease({ from: values.from, version })
  try {
    takeRelease(release)
  } finally {
    rmSync('.tmp/upgrade', { recursive: true, force: true })
  }
}

function takeRelease(release: Release): void {
  const own = productVersion()
  installPackages(release)
  // The release's steps run in its own process, because this version does not have them.
  changeSite(release.folder, resolve('.'), true)
  const removed = removedFiles(release)
  if (removed.length > 0)
    console.log(
      `Files of this product that the release does not have, and that are removed: ${removed.length}, such as ${removed[0]}.`,
    )
  if (isTry) return console.log(`Version ${own} would become ${release.version}.`)
  const notes = notesSince(own, release.folder)
  const { before, undo } = replaceProduct(release)
  try {
    changeSite('.', before, false)
  } catch (error) {
    undo()
    throw error
  }
  if (isInGit()) rmSync(before, { recursive: true })
  else console.log(`The old files are in ${before}.`)
  console.log(`Version ${own} is now ${release.version}.\n${notes}`)
}

function changeSite(product: string, before: string, isTry: boolean): void {
  const args = ['tools/upgrade/upgrade.ts', '--here', '--before', before]
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    isTry ? [...args, '--dry-run'] : args,
    {
      cwd: product,
      encoding: 'utf8',
      env: { ...process.env, SITE_DIR: folder },
      maxBuffer: 2 ** 28,
    },
  )
  if (status !== 0) throw new Error(`${stderr.trim()}\nNothing was changed`)
  // The trial run has already shown the changes, so only the last line is printed.
  console.log(isTry ? stdout.trim() : (stdout.trim().split('\n').at(-1) ?? ''))
}

/** Returns the changelog's tasks for operators, for each release after `version`. */
function notesSince(version: string, release: string): string {
  const path = join(release, 'CHANGELOG.md')
  const sections = existsSync(path) ? readFileSync(path, 'utf8').split(/^## /m).slice(1) : []
  return sections
    .flatMap((section) => {
      const [, found = ''] = /^\[([\d.]+)\]/.exec(section) ?? []
      const [, notes] = /^### For operators\n([^]*?)(?=^### |$(?![^]))/m.exec(section) ?? []
      return notes && isNewer(found, version) ? [`\n${found}\n${notes.trim()}`] : []
    })
    .join('\n')
}

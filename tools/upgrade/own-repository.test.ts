import { execFileSync, spawnSync } from 'node:child_process'
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { join, resolve } from 'node:path'
import { beforeAll, expect, it } from 'vitest'
import { productVersion } from '../site/version.ts'
import { sharedFolder } from '../../tests/support/fresh-folder.ts'

/** A repository with the site's folder and an archive of the product. */
const folder = sharedFolder()
const ARCHIVE = `shanmen-${productVersion()}.tgz`

beforeAll(() => {
  cpSync('examples/own-repository', folder, { recursive: true })
  // `git stash create` also takes uncommitted changes.
  const commit = execFileSync('git', ['stash', 'create'], { encoding: 'utf8' }).trim() || 'HEAD'
  execFileSync(process.execPath, ['tools/upgrade/archive.ts', commit])
  renameSync(ARCHIVE, join(folder, ARCHIVE))
})

/** Runs the starter script with a fake npm. Returns the arguments that npm gets. */
function callsOf(...args: string[]): string {
  const bin = join(folder, 'bin')
  mkdirSync(bin, { recursive: true })
  writeFileSync(
    join(bin, 'npm'),
    `#!/bin/sh\necho "$(basename "$PWD") $*|$SITE_DIR|$DATA_DIR|$KEPT_BUILDS"\nexit $NPM_STATUS\n`,
  )
  chmodSync(join(bin, 'npm'), 0o755)
  return start({ PATH: `${bin}:${process.env['PATH']}` }, ...args).stdout.trim()
}

function start(env: Record<string, string>, ...args: string[]) {
  const all = { PATH: process.env['PATH'], ...env }
  return spawnSync(process.execPath, ['shanmen.mjs', ...args], {
    cwd: folder,
    encoding: 'utf8',
    env: all,
  })
}

it('has only scripts of the product, and the version of the archive', () => {
  const own = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'))
  expect(own.shanmen).toBe(productVersion())
  for (const [name, command] of Object.entries<string>(own.scripts))
    expect(command).toMatch(new RegExp(`^node shanmen\\.mjs ${name}(?: --here)?$`))
  expect(Object.keys(own.scripts).filter((name) => !(name in scripts))).toEqual([])
})

it('the archive is small and contains no tests', () => {
  const list = execFileSync('tar', ['-tzf', join(folder, ARCHIVE)], { encoding: 'utf8' })
  expect(list).toContain('/tools/build/build.ts\n')
  expect(list).toContain('/package-lock.json\n')
  expect(list).not.toMatch(/\/tests\/|\/pictures\/.*\.(?:avif|webp)\n/)
  expect(readFileSync(join(folder, ARCHIVE)).length).toBeLessThan(5_000_000)
})

it('unpacks the product once, and stores the site’s data outside it', () => {
  const call = `.shanmen run --silent deploy -- --dry-run|${folder}/site|${folder}/.data|${folder}/.builds`
  expect(callsOf('deploy', '--dry-run')).toBe(call)
  writeFileSync(join(folder, '.shanmen/mark'), '')
  callsOf('start')
  expect(existsSync(join(folder, '.shanmen/mark'))).toBe(true)
  rmSync(join(folder, '.shanmen/package.json'))
  callsOf('start')
  expect(existsSync(join(folder, '.shanmen/mark'))).toBe(false)
})

it('makes and restores a backup where it was called, not in the folder of the product', () => {
  expect(callsOf('backup', 'b.sqlite')).toContain(`backup -- ${folder}/b.sqlite|`)
  expect(callsOf('restore', '/tmp/b.sqlite')).toContain('restore -- /tmp/b.sqlite|')
  expect(callsOf('backup', '--help')).toContain('backup -- --help|')
})

it('fails if the command fails, and names a missing archive', () => {
  const bin = { PATH: `${join(folder, 'bin')}:${process.env['PATH']}` }
  expect(start({ ...bin, NPM_STATUS: '3' }, 'deploy').status).toBe(1)
  writeFileSync(join(folder, '.shanmen/package.json'), '{ "version": "0.0.1" }')
  renameSync(join(folder, ARCHIVE), join(folder, 'moved.tgz'))
  const { status, stderr } = start(bin, 'start')
  renameSync(join(folder, 'moved.tgz'), join(folder, ARCHIVE))
  expect([status, stderr]).toEqual([1, expect.stringContaining(`${ARCHIVE} is missing`)])
})

it('creates a site, and reads it with the content compiler', () => {
  callsOf('start')
  symlinkSync(resolve('node_modules'), join(folder, '.shanmen/node_modules'))
  // Makes the lock file older. Otherwise the starter would install the packages again.
  utimesSync(join(folder, '.shanmen/package-lock.json'), 0, 0)
  const made = start({}, 'new', '浅澜湾', 'Qianlan Bay')
  expect([made.status, made.stdout]).toEqual([0, expect.stringContaining('is written: 浅澜湾')])
  const read = start({}, 'upgrade', '--here')
  expect([read.status, read.stdout]).toEqual([0, expect.stringContaining('is already as version')])
})

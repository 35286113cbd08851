// Runs a command of the pinned version of the product on the folder `site`: node shanmen.mjs start
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join, resolve } from 'node:path'

const FOLDER = import.meta.dirname
const PRODUCT = join(FOLDER, '.shanmen')

const { shanmen: version } = readPackage(FOLDER)
if (readPackage(PRODUCT).version !== version) unpack(join(FOLDER, `shanmen-${version}.tgz`))
const [script = 'start', ...args] = process.argv.slice(2)
// The command runs in the folder of the product, and an upgrade deletes that folder.
const isBackup = script === 'backup' || script === 'restore'
const given = isBackup ? args.map((each) => (each.startsWith('-') ? each : resolve(each))) : args
run('npm', ['run', '--silent', script, '--', ...given], PRODUCT)

function readPackage(folder) {
  const file = join(folder, 'package.json')
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {}
}

function unpack(archive) {
  if (!existsSync(archive)) stop(`${archive} is missing: it is attached to the release ${version}`)
  rmSync(PRODUCT, { recursive: true, force: true })
  mkdirSync(PRODUCT)
  run('tar', ['-xzf', archive, '-C', PRODUCT, '--strip-components=1'], FOLDER)
}

/** Runs a command. What belongs to the site is outside of the product, which an upgrade replaces. */
function run(command, args, cwd) {
  const own = {
    SITE_DIR: resolve(FOLDER, 'site'),
    DATA_DIR: resolve(FOLDER, '.data'),
    KEPT_BUILDS: resolve(FOLDER, '.builds'),
  }
  const { status, error } = spawnSync(command, args, {
    cwd,
    stdio: 'inherit',
    env: { ...own, ...process.env },
  })
  if (status !== 0) stop(error ? `${command}: ${error.message}` : undefined)
}

function stop(reason) {
  if (reason) process.stderr.write(`${reason}\n`)
  process.exit(1)
}

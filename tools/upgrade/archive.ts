import { startCommand } from '../command.ts'
import { run } from './release.ts'

/** Writes the archive of a release. It contains what operators need, so it has no tests. */
const USAGE = 'npm run archive [-- COMMIT]'
const LEFT_OUT = [
  'tests',
  'docs/developers/look',
  'examples/yunxiu/content/pictures',
  'examples/yunxiu/pictures',
  'examples/qingyu/converted',
]

const { words } = startCommand({ usage: USAGE, hasWords: true })
const [commit = 'HEAD'] = words
const { version } = JSON.parse(run('git', ['show', `${commit}:package.json`]))
const name = `shanmen-${version}`
const paths = ['.', ...LEFT_OUT.map((path) => `:(exclude)${path}`)]
const options = ['--format=tgz', `--prefix=${name}/`, `--output=${name}.tgz`]
run('git', ['archive', ...options, commit, '--', ...paths])
console.log(`${name}.tgz is written.`)

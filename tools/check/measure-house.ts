import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { startCommand } from '../command.ts'

startCommand({ usage: 'npm run measure:house' })

const PRODUCT = /^(?:worker|client|contract|shared|locales|backend|tools)\//
const TEST = /\.(?:test|spec)\.tsx?$/
/** A file with at most this number of lines and one importer belongs in that importer. */
const SMALL_LINES = 60

const files = execFileSync('git', ['ls-files', '*.ts', '*.tsx'], { encoding: 'utf8' })
  .split('\n')
  .filter((file) => file !== '' && !file.endsWith('.d.ts'))
const texts = new Map(files.map((file) => [file, readFileSync(file, 'utf8')]))
const linesOf = (names: readonly string[]) =>
  names.reduce((sum, name) => sum + (texts.get(name) ?? '').split('\n').length - 1, 0)

const product = files.filter((file) => PRODUCT.test(file) && !TEST.test(file))
const tests = files.filter((file) => TEST.test(file) || /^tests\/(?!bench\/)/.test(file))

/** All imports between product files: relative, also of types and dynamic ones. */
const imports = new Map(
  product.map((file) => [
    file,
    [...(texts.get(file) ?? '').matchAll(/(?:from|import\()\s*'(\.[^']+)'/g)]
      .map(([, path = '']) => join(dirname(file), path))
      .filter((path) => texts.has(path) && PRODUCT.test(path)),
  ]),
)
const importers = Map.groupBy(
  [...imports].flatMap(([from, to]) => [...new Set(to)].map((each) => ({ from, to: each }))),
  ({ to }) => to,
)
const foldable = product.filter(
  (file) => importers.get(file)?.length === 1 && linesOf([file]) < SMALL_LINES,
)

console.table({
  'files of the product': product.length,
  'lines of the product': linesOf(product),
  'lines of tests': linesOf(tests),
  'layers of worker/': layersOf(product.filter((file) => file.startsWith('worker/'))),
  [`files under ${SMALL_LINES} lines with one importer`]: foldable.length,
})
for (const folder of ['worker', 'client', 'contract', 'shared', 'backend', 'tools'])
  console.log(folder, linesOf(product.filter((file) => file.startsWith(`${folder}/`))))

/** Returns the length of the longest import path. Files in a cycle count as one. */
function layersOf(names: readonly string[]): number {
  const reached = new Map(names.map((name) => [name, reachedFrom(name, new Set(names))]))
  const isAbove = (one: string, other: string) =>
    reached.get(one)?.has(other) === true && reached.get(other)?.has(one) !== true
  const depths = new Map<string, number>()
  const depthOf = (name: string): number => {
    const below = names.filter((other) => isAbove(name, other))
    const depth = depths.get(name) ?? 1 + Math.max(0, ...below.map(depthOf))
    depths.set(name, depth)
    return depth
  }
  return Math.max(...names.map(depthOf))
}

/** Returns the files of `among` that a file imports, directly or through other files. */
function reachedFrom(name: string, among: ReadonlySet<string>): ReadonlySet<string> {
  const reached = new Set<string>()
  const queue = [name]
  for (let next = queue.pop(); next !== undefined; next = queue.pop())
    for (const file of imports.get(next) ?? [])
      if (among.has(file) && !reached.has(file)) {
        reached.add(file)
        queue.push(file)
      }
  return reached
}

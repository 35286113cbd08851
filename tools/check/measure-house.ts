import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { startCommand } from '../command.ts'

startCommand({ usage: 'npm run measure:house' })

const PRODUCT = /^(?:worker|client|contract|shared|locales|backend|tools)\//
const TEST = /\.(?:test|spec)\.tsx?$/
/** Up to this many lines, a file with one importer belongs in the importer. */
const SMALL_LINES = 60

const files = execFileSync('git', ['ls-files', '*.ts', '*.tsx'], { encoding: 'utf8' })
  .split('\n')
  .filter((file) => file !== '' && !file.endsWith('.d.ts'))
const texts = new Map(files.map((file) => [file, readFileSync(file, 'utf8')]))
const linesOf = (names: readonly string[]) =>
  names.reduce((sum, name) => sum + (texts.get(name) ?? '').split('\n').length - 1, 0)

const product = files.filter((file) => PRODUCT.test(file) && !TEST.test(file))
const tests = files.filter((file) => TEST.test(file) || /^tests\/(?!bench\/)/.test(file))

/** Imports among the product's files: relative ones, type and dynamic imports included. */
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

/** Returns the length of the longest import path among files. Files in a cycle count as one. */
function layersOf(names: readonly string[]): number {
  const among = new Set(names)
  const groupOf = groupsOf(names, among)
  const depths = new Map<number, number>()
  const depthOf = (group: number): number => {
    const known = depths.get(group)
    if (known !== undefined) return known
    depths.set(group, 0)
    const below = names
      .filter((name) => groupOf.get(name) === group)
      .flatMap((name) => imports.get(name) ?? [])
      .filter((name) => among.has(name) && groupOf.get(name) !== group)
      .map((name) => depthOf(groupOf.get(name) ?? -1))
    const depth = 1 + Math.max(0, ...below)
    depths.set(group, depth)
    return depth
  }
  return Math.max(...names.map((name) => depthOf(groupOf.get(name) ?? -1)))
}

/** Returns a number for the cycle that each file is in (Tarjan's strongly connected components). */
function groupsOf(names: readonly string[], among: ReadonlySet<string>): Map<string, number> {
  const [index, low, groups] = [
    new Map<string, number>(),
    new Map<string, number>(),
    new Map<string, number>(),
  ]
  const stack: string[] = []
  const visit = (name: string): void => {
    index.set(name, index.size)
    low.set(name, index.size - 1)
    stack.push(name)
    for (const next of (imports.get(name) ?? []).filter((each) => among.has(each))) {
      if (!index.has(next)) visit(next)
      if (groups.has(next)) continue
      low.set(name, Math.min(low.get(name) ?? 0, low.get(next) ?? 0))
    }
    if (low.get(name) !== index.get(name)) return
    const members = stack.splice(stack.indexOf(name))
    for (const member of members) groups.set(member, index.get(name) ?? 0)
  }
  for (const name of names) if (!index.has(name)) visit(name)
  return groups
}

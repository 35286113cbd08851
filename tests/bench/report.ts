import type { BundleBytes } from '../support/bundle.ts'
import type { Measured, TargetName } from './bench.ts'
import type { FirstByte, StartTimes } from './measures.ts'
import { limitOf, MODE_NAMES, MODES } from './modes.ts'

export interface Report {
  paths: { path: string; targets: ({ name: TargetName } & Measured)[] }[]
  firstByte: FirstByte[]
  memory: { siteMb: number; siteHeapMb: number; constantMb: number; reactMb: number }
  bundleBytes: BundleBytes
  start: StartTimes
  /** CPU milliseconds for a request in an isolate that has just started. */
  coldIsolateMs: number
}

/** Maximum size of the code that runs before the first response, in the largest example. */
const MAX_FIRST_KB = 170
/** Maximum size of all code, including the reference backend. */
const MAX_TOTAL_KB = 640
/** Cloudflare's memory limit for an isolate, in MB. */
const MAX_HEAP_MB = 128
/** Maximum start time of the site, as a multiple of the start time of bare React. */
const MAX_START_TIMES_REACT = 1.8
const MAX_P99_TIMES_CONSTANT = 2

const TITLES: Record<TargetName, string> = {
  constant: 'constant',
  react: 'bare React',
  page: MODES.page.title,
  data: MODES.data.title,
  first: MODES.first.title,
  nothing: MODES.nothing.title,
  astro: 'Astro, first visit',
  sveltekit: 'SvelteKit, first visit',
}

/** Prints a table for each path, with CPU time and speed. */
export function printPaths(paths: Report['paths']): void {
  for (const { path, targets } of paths) {
    console.log(`\n${path}`)
    const constant = targets.find(({ name }) => name === 'constant')
    console.table(
      Object.fromEntries(
        targets.map((target) => [TITLES[target.name], row(target, constant ?? target)]),
      ),
    )
  }
}

/** Prints all other figures, then those that exceed their limits. */
export function printRest(report: Report): void {
  const { start, memory, firstByte, bundleBytes, coldIsolateMs } = report
  const peers = Object.entries(start.peersMs)
    .map(([name, ms]) => `, ${name} ${whole(ms)}`)
    .join('')
  console.table(firstByte)
  console.log(
    `Bundle, gzip: ${kilobytes(bundleBytes.first)} kB at the start, ${kilobytes(bundleBytes.total)} in all`,
  )
  console.log(
    `Start to first answer: ${whole(start.siteMs)} ms (empty worker ${whole(start.emptyMs)}, bare React ${whole(start.reactMs)}${peers})`,
  )
  console.log(`First requests of an isolate, KV full: ${fixed(coldIsolateMs, 2)} ms of CPU each`)
  console.log(
    `Resident memory: ${whole(memory.siteMb)} MB after 10,000 requests, ${whole(memory.siteHeapMb)} of it heap (constant ${whole(memory.constantMb)}, bare React ${whole(memory.reactMb)})`,
  )
  const missed = missedLimits(report)
  console.log(
    missed.length === 0
      ? '\nNothing is over its limit.'
      : `\nOver the limit:\n${missed.join('\n')}`,
  )
}

function row(target: Measured, constant: Measured) {
  return {
    'CPU s/1,000': fixed(target.cpuSeconds, 3),
    '× constant': fixed(target.cpuSeconds / constant.cpuSeconds, 2),
    'requests/s': whole(target.requestsASecond),
    'p50 ms': fixed(target.p50Ms, 2),
    'p99 ms': fixed(target.p99Ms, 2),
    bytes: target.bytes,
    elements: target.elements,
  }
}

function missedLimits({ paths, start, memory, bundleBytes, firstByte }: Report): string[] {
  return [
    ...paths.flatMap(missedLimitsOfPath),
    ...firstByte
      .filter(({ quickMs, slowMs }) => slowMs > quickMs * 1.5 + 2)
      .map(
        ({ path, quickMs, slowMs }) =>
          `first byte of ${path}: ${fixed(slowMs, 1)} ms with a slow backend, ${fixed(quickMs, 1)} with a fast one`,
      ),
    ...(bundleBytes.first > MAX_FIRST_KB * 1000
      ? [`bundle at the start: ${kilobytes(bundleBytes.first)} kB > ${MAX_FIRST_KB}`]
      : []),
    ...(bundleBytes.total > MAX_TOTAL_KB * 1000
      ? [`bundle: ${kilobytes(bundleBytes.total)} kB > ${MAX_TOTAL_KB}`]
      : []),
    ...(memory.siteHeapMb > MAX_HEAP_MB
      ? [`heap: ${whole(memory.siteHeapMb)} MB > ${MAX_HEAP_MB}`]
      : []),
    ...(start.siteMs > start.reactMs * MAX_START_TIMES_REACT
      ? [
          `start: ${whole(start.siteMs)} ms > ${fixed(MAX_START_TIMES_REACT, 2)} × bare React's ${whole(start.reactMs)}`,
        ]
      : []),
  ]
}

function missedLimitsOfPath({ path, targets }: Report['paths'][number]): string[] {
  const constant = targets.find(({ name }) => name === 'constant')
  if (constant === undefined) return []
  return MODE_NAMES.flatMap((mode) => {
    const target = targets.find(({ name }) => name === mode)
    if (target === undefined) return []
    const cpu = target.cpuSeconds / constant.cpuSeconds
    const p99 = target.p99Ms / constant.p99Ms
    const { title } = MODES[mode]
    const max = limitOf(mode, path)
    return [
      ...(cpu > max ? [`${path}, ${title}: ${fixed(cpu, 2)} × the constant's CPU > ${max}`] : []),
      ...(mode === 'page' && p99 > MAX_P99_TIMES_CONSTANT
        ? [`${path}, ${title}: p99 ${fixed(p99, 2)} × the constant's > ${MAX_P99_TIMES_CONSTANT}`]
        : []),
    ]
  })
}

function fixed(value: number, digits: number): number {
  return Number(value.toFixed(digits))
}

function whole(value: number): number {
  return Math.round(value)
}

function kilobytes(bytes: number): number {
  return Math.round(bytes / 1000)
}

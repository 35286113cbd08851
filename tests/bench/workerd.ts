import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { freePort } from '../support/free-port.ts'
import { type Client, createClient } from './client.ts'

/** One module of a worker: JavaScript, or a value that JavaScript imports. */
export interface WorkerModule {
  name: string
  kind: 'esModule' | 'json' | 'text'
  content: string
}

/** The configuration of a worker: modules, bindings, and the ports of stand-ins. */
export interface WorkerSpec {
  name: string
  modules: readonly WorkerModule[]
  compatibilityDate: string
  vars?: Readonly<Record<string, string>>
  /** For each KV binding, the port of a server with KV's HTTP API. */
  namespaces?: Readonly<Record<string, number>>
  /** For each service binding, the port of a server that gets its requests. */
  services?: Readonly<Record<string, number>>
  /** The bindings of rate limits, and the module of their stand-in. It runs in the same process. */
  limits?: { bindings: readonly string[]; module: WorkerModule }
  /** Port of the inspector, which records CPU profiles. */
  inspectorPort?: number
}

/** A running workerd process with one worker that listens on one port. */
export interface Workerd {
  name: string
  port: number
  client: Client
  /** Time from the start of the process to the first answer with status 200. */
  startMs: number
  /** Returns the CPU seconds (user and system) since the start of the process. */
  cpuSeconds: () => Promise<number>
  /** Returns the resident memory in MB. */
  residentMb: () => Promise<number>
  /** Kills the process immediately. */
  stop: () => Promise<void>
}

const FOLDER = '.tmp/bench'
const BINARY = 'node_modules/@cloudflare/workerd-linux-64/bin/workerd'

interface StartOptions {
  /** The port to listen on, by default a free one. */
  port?: number
  /** The path of the first request. */
  firstPath?: string
  /** Headers of all requests. */
  headers?: Readonly<Record<string, string>>
}

/** Starts a worker in its own process. Resolves after the first answer. */
export async function startWorkerd(
  spec: WorkerSpec,
  { port: wanted, firstPath = '/', headers }: StartOptions = {},
): Promise<Workerd> {
  const port = wanted ?? (await freePort())
  const config = await writeConfig(spec, port)
  const begin = performance.now()
  const process = spawn(
    BINARY,
    [
      'serve',
      config,
      ...(spec.inspectorPort === undefined
        ? []
        : [`--inspector-addr=127.0.0.1:${spec.inspectorPort}`]),
    ],
    { stdio: ['ignore', 'ignore', 'inherit'] },
  )
  const pid = process.pid ?? 0
  const client = createClient(port, headers)
  await firstAnswer(process, client, firstPath)
  return {
    name: spec.name,
    port,
    client,
    startMs: performance.now() - begin,
    cpuSeconds: () => readCpuSeconds(pid),
    residentMb: () => readResidentMb(pid),
    stop: async () => {
      client.close()
      const ended = once(process, 'exit')
      process.kill('SIGKILL')
      await ended
    },
  }
}

async function firstAnswer(process: ChildProcess, client: Client, path: string): Promise<void> {
  const deadline = Date.now() + 20_000
  while (Date.now() < deadline && process.exitCode === null) {
    const answer = await client.get(path).catch(() => undefined)
    if (answer?.status === 200) return
    if (answer !== undefined) throw new Error(`${path}: the first answer is ${answer.status}`)
    await pause(1)
  }
  process.kill('SIGKILL')
  throw new Error(`workerd does not answer (exit code ${process.exitCode})`)
}

async function writeConfig(spec: WorkerSpec, port: number): Promise<string> {
  const folder = `${FOLDER}/${spec.name}`
  const modules = [...spec.modules, ...(spec.limits ? [spec.limits.module] : [])]
  await Promise.all(
    modules.map(async ({ name, content }) => {
      await mkdir(dirname(`${folder}/${name}`), { recursive: true })
      await writeFile(`${folder}/${name}`, content)
    }),
  )
  await writeFile(`${folder}/config.capnp`, configText(spec, port))
  return `${folder}/config.capnp`
}

function configText(spec: WorkerSpec, port: number): string {
  const { vars = {}, namespaces = {}, services = {}, limits } = spec
  const ports = new Set([...Object.values(namespaces), ...Object.values(services)])
  const externals = [...ports].map(
    (each) => `(name = "port-${each}", external = (address = "127.0.0.1:${each}", http = ()))`,
  )
  const bindings = [
    ...Object.entries(vars).map(([name, value]) =>
      binding(name, `text = ${JSON.stringify(value)}`),
    ),
    ...Object.entries(namespaces).map(([name, at]) => binding(name, `kvNamespace = "port-${at}"`)),
    ...Object.entries(services).map(([name, at]) => binding(name, `service = "port-${at}"`)),
    ...(limits?.bindings ?? []).map((name) => binding(name, 'service = "limiter"')),
  ]
  return `using Workerd = import "/workerd/workerd.capnp";

const config :Workerd.Config = (
  services = [
    (name = "main", worker = .main),
    ${limits === undefined ? '' : '(name = "limiter", worker = .limiter),'}
    ${externals.join(', ')}
  ],
  sockets = [(name = "http", address = "127.0.0.1:${port}", http = (), service = "main")],
);

const main :Workerd.Worker = (
  modules = [${spec.modules.map(moduleText).join(', ')}],
  compatibilityDate = "${spec.compatibilityDate}",
  bindings = [${bindings.join(', ')}],
);
${limits === undefined ? '' : limiterText(spec, limits.module)}`
}

function limiterText({ compatibilityDate }: WorkerSpec, module: WorkerModule): string {
  return `
const limiter :Workerd.Worker = (
  modules = [${moduleText(module)}],
  compatibilityDate = "${compatibilityDate}",
);
`
}

function moduleText({ name, kind }: WorkerModule): string {
  return `(name = ${JSON.stringify(name)}, ${kind} = embed ${JSON.stringify(name)})`
}

function binding(name: string, value: string): string {
  return `(name = ${JSON.stringify(name)}, ${value})`
}

/**
 * Returns the CPU time that the scheduler has counted for each thread, in nanoseconds. The total of
 * the process would be rounded to 10 ms.
 */
async function readCpuSeconds(pid: number): Promise<number> {
  const threads = await readdir(`/proc/${pid}/task`)
  const times = await Promise.all(
    threads.map(async (thread) => {
      const [onCpu] = (await readFile(`/proc/${pid}/task/${thread}/schedstat`, 'utf8')).split(' ')
      return Number(onCpu)
    }),
  )
  return times.reduce((sum, time) => sum + time, 0) / 1e9
}

async function readResidentMb(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8')
  return Number(/^VmRSS:\s+(\d+) kB$/m.exec(status)?.[1] ?? Number.NaN) / 1024
}

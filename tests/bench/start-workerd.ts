import { spawn } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import http from 'node:http'
import { createRequire } from 'node:module'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

interface WorkerdOptions {
  /** Sources by name; the first is the worker. */
  modules: Record<string, string>
  vars: Record<string, string>
}

export interface Workerd {
  port: number
  agent: http.Agent
  /** CPU time of the process so far, user and system. */
  cpuSeconds: () => Promise<number>
  stop: () => void
}

const TICKS_PER_SECOND = 100
const workerd = createRequire(import.meta.resolve('miniflare')).resolve('workerd/bin/workerd')

/**
 * A worker in a workerd process of its own, on one socket, without a proxy before it. It has an empty KV namespace and no
 * Cache API; what it logs goes nowhere.
 */
export async function startWorkerd({ modules, vars }: WorkerdOptions): Promise<Workerd> {
  const folder = await mkdtemp(join(tmpdir(), 'workerd-'))
  const port = await freePort()
  for (const [name, source] of Object.entries(modules)) await writeFile(join(folder, name), source)
  await writeFile(join(folder, 'config.capnp'), config(Object.keys(modules), vars, port))
  const process = spawn(workerd, ['serve', join(folder, 'config.capnp')], {
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const agent = new http.Agent({ keepAlive: true })
  await answering(port)
  return {
    port,
    agent,
    cpuSeconds: async () => {
      const stat = await readFile(`/proc/${process.pid}/stat`, 'utf8')
      const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
      return (Number(fields[11]) + Number(fields[12])) / TICKS_PER_SECOND
    },
    stop: () => {
      agent.destroy()
      process.kill()
      void rm(folder, { recursive: true })
    },
  }
}

function config(modules: string[], vars: Record<string, string>, port: number): string {
  const list = modules.map((name) => `(name = "${name}", esModule = embed "${name}")`)
  const bindings = Object.entries(vars).map(
    ([name, value]) => `(name = "${name}", text = ${JSON.stringify(value)})`,
  )
  return `using Workerd = import "/workerd/workerd.capnp";
const config :Workerd.Config = (
  services = [
    (name = "internet", network = (allow = ["private", "public"])),
    (name = "kv", worker = (
      modules = [(name = "kv.js", esModule = "export default { fetch: () => new Response(null, { status: 404 }) }")],
      compatibilityDate = "2026-10-01")),
    (name = "site", worker = (
      modules = [${list.join(', ')}],
      compatibilityDate = "2026-10-01",
      bindings = [(name = "COPIES", kvNamespace = "kv"), ${bindings.join(', ')}])),
  ],
  sockets = [(name = "http", address = "127.0.0.1:${port}", http = (), service = "site")]
);
`
}

async function freePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  await new Promise((resolve) => server.close(resolve))
  if (address === null || typeof address === 'string') throw new Error('No free port')
  return address.port
}

async function answering(port: number): Promise<void> {
  for (let tries = 0; tries < 100; tries += 1) {
    try {
      await fetch(`http://127.0.0.1:${port}/robots.txt`)
      return
    } catch {
      await new Promise((resolve) => setTimeout(resolve, 100))
    }
  }
  throw new Error('workerd does not answer')
}

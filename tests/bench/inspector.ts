/** A connection to a worker's inspector. */
export interface Inspector {
  send: (method: string, params?: object) => Promise<unknown>
  close: () => void
}

/** Connects to the inspector of a workerd with only one worker. It listens on `port`. */
export async function openInspector(port: number): Promise<Inspector> {
  const targets: { webSocketDebuggerUrl: string }[] = await (
    await fetch(`http://127.0.0.1:${port}/json`)
  ).json()
  const socket = new WebSocket(targets[0]?.webSocketDebuggerUrl ?? '')
  await new Promise((resolve, reject) => {
    socket.addEventListener('open', resolve, { once: true })
    socket.addEventListener('error', reject, { once: true })
  })
  const waiting = new Map<number, (result: unknown) => void>()
  socket.addEventListener('message', ({ data }) => {
    const { id, result } = JSON.parse(String(data))
    waiting.get(id)?.(result)
    waiting.delete(id)
  })
  let last = 0
  return {
    send: (method, params = {}) =>
      new Promise((resolve) => {
        last += 1
        waiting.set(last, resolve)
        socket.send(JSON.stringify({ id: last, method, params }))
      }),
    close: () => socket.close(),
  }
}

/** Returns the size of the used heap, with array buffers and garbage that is not collected yet. */
export async function heapMb({ send }: Inspector): Promise<number> {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the protocol defines this type
  const usage = (await send('Runtime.getHeapUsage')) as {
    usedSize: number
    backingStorageSize: number
  }
  return (usage.usedSize + usage.backingStorageSize) / 1e6
}

interface ProfileNode {
  id: number
  callFrame: { functionName: string; url: string; lineNumber: number }
  children?: number[]
}

interface CpuProfile {
  nodes: ProfileNode[]
  samples: number[]
  timeDeltas: number[]
}

export interface FunctionTime {
  name: string
  /** Time spent in the function itself. */
  selfMs: number
  /** Time spent in the function and in its callees. */
  totalMs: number
}

const WAITING = new Set(['(idle)', '(program)', '(root)'])

/** Returns the time of each function in a profile, the longest first, without idle time. */
export function selfTimes(stopped: unknown): FunctionTime[] {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the protocol defines this type
  const { profile } = stopped as { profile: CpuProfile }
  const nodes = new Map(profile.nodes.map((node) => [node.id, node]))
  const parents = new Map(
    profile.nodes.flatMap(({ id, children = [] }) => children.map((child) => [child, id] as const)),
  )
  const times = new Map<string, FunctionTime>()
  profile.samples.forEach((sample, index) => {
    const durationMs = (profile.timeDeltas[index] ?? 0) / 1000
    const stack = stackOf(sample, nodes, parents)
    if (WAITING.has(stack[0] ?? '')) return
    new Set(stack).forEach((name) => {
      const time = times.get(name) ?? { name, selfMs: 0, totalMs: 0 }
      time.totalMs += durationMs
      if (name === stack[0]) time.selfMs += durationMs
      times.set(name, time)
    })
  })
  return [...times.values()].toSorted((a, b) => b.selfMs - a.selfMs)
}

function stackOf(
  sample: number,
  nodes: ReadonlyMap<number, ProfileNode>,
  parents: ReadonlyMap<number, number>,
): string[] {
  const names: string[] = []
  for (let id: number | undefined = sample; id !== undefined; id = parents.get(id)) {
    const frame = nodes.get(id)?.callFrame
    if (frame !== undefined) names.push(nameOf(frame))
  }
  return names
}

function nameOf({ functionName, lineNumber }: ProfileNode['callFrame']): string {
  if (functionName.startsWith('(')) return functionName
  return `${functionName || 'anonymous'}:${lineNumber + 1}`
}

import { type ChildProcess, type ChildProcessByStdio, spawn } from 'node:child_process'
import { mkdtemp, mkdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import type { Readable } from 'node:stream'
import { freePort } from '../../support/free-port.ts'
import { until } from '../../support/until.ts'
import type { Engine, Evaluate, Key, Tab } from './tab.ts'

/** The codes of keys in WebDriver. */
const KEYS: Record<Key, string> = {
  Tab: '\uE004',
  Enter: '\uE007',
  Escape: '\uE00C',
  ArrowUp: '\uE013',
  ArrowDown: '\uE015',
}
/** Matches console errors and warnings of a page in the output of WebKitGTK. */
const COMPLAINT = /^CONSOLE .*\b(?:ERROR|WARN)/
/** Timeout for commands that may hang. A tab that reaches it cannot be used any more. */
const PATIENCE_MS = 30_000

/** Returns the capabilities for WebKitGTK’s MiniBrowser. The driver prints the pages' console. */
function wanted(hasScript: boolean): object {
  const args = [
    '--automation',
    '--enable-write-console-messages-to-stdout=true',
    `--enable-javascript=${hasScript}`,
  ]
  return { 'webkitgtk:browserOptions': { args } }
}

/** Sends a command to the driver and returns its value. */
// oxlint-disable-next-line typescript/no-explicit-any -- each command has another result type
type Call = (method: 'GET' | 'POST' | 'DELETE', path: string, body?: object) => Promise<any>

/** Starts WebKitGTK’s MiniBrowser on a virtual screen. Controls it with classic WebDriver. */
export async function startWebkit(hasScript: boolean): Promise<Engine> {
  const settings = await writeSettings()
  const children: ChildProcess[] = []
  const stop = async () => {
    // The windows close together with their screen.
    for (const child of children) child.kill()
    await rm(settings, { recursive: true, force: true })
  }
  try {
    const display = await startScreen(children)
    const port = await freePort()
    const driver = startDriver(port, { DISPLAY: display, XDG_CONFIG_HOME: settings })
    children.push(driver)
    const call = callsTo(`http://127.0.0.1:${port}`)
    await until(async () => {
      if (driver.exitCode !== null) throw new Error('WebKitWebDriver did not start')
      return call('GET', '/status').then(Boolean, () => false)
    })
    return { newTab: () => newTab(driver, call, wanted(hasScript)), stop }
  } catch (error) {
    await stop()
    throw error
  }
}

/** Starts a virtual screen. Returns the name of its display. */
async function startScreen(children: ChildProcess[]): Promise<string> {
  const screen = spawn(
    ...tied('Xvfb', ['-displayfd', '1', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp']),
    { stdio: ['ignore', 'pipe', 'ignore'] },
  )
  children.push(screen)
  for await (const line of createInterface({ input: screen.stdout })) return `:${line}`
  throw new Error('Xvfb did not start')
}

function startDriver(port: number, env: NodeJS.ProcessEnv) {
  return spawn(...tied('WebKitWebDriver', [`--port=${port}`]), {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      ...env,
      // The test environment has neither a graphics card nor an accessibility bus, and the sandbox
      // does not work in containers.
      WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
      WEBKIT_DISABLE_COMPOSITING_MODE: '1',
      WEBKIT_DISABLE_DMABUF_RENDERER: '1',
      LIBGL_ALWAYS_SOFTWARE: '1',
      NO_AT_BRIDGE: '1',
    },
  })
}

/** Returns a command that ends with this process, even if this process is killed. */
function tied(command: string, args: string[]): [string, string[]] {
  return ['setpriv', ['--pdeathsig', 'KILL', command, ...args]]
}

function callsTo(origin: string): Call {
  return async (method, path, body = {}) => {
    const response = await fetch(origin + path, {
      method,
      ...(method === 'POST' && { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(PATIENCE_MS),
    }).catch((error: unknown) => {
      throw new Error(`${method} ${path} has no answer`, { cause: error })
    })
    const { value } = await response.json()
    if (!response.ok) throw new Error(`${method} ${path}: ${value.error}: ${value.message}`)
    return value
  }
}

/**
 * Writes the settings of GTK. They turn off animations, because view transitions hang in WebKitGTK.
 * They also make the toolbar narrow, because the window would otherwise be wider than a phone.
 */
async function writeSettings(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'webkit-'))
  await mkdir(join(folder, 'gtk-3.0'))
  await writeFile(join(folder, 'gtk-3.0/settings.ini'), '[Settings]\ngtk-enable-animations=false\n')
  await writeFile(
    join(folder, 'gtk-3.0/gtk.css'),
    'button, entry, tab, toolbar * { min-width: 0; min-height: 0; padding: 0; margin: 0; border-width: 0; font-size: 1px; -gtk-icon-source: none; }\n',
  )
  return folder
}

async function newTab(
  driver: ChildProcessByStdio<null, Readable, Readable>,
  call: Call,
  browser: object,
): Promise<Tab> {
  const errors: string[] = []
  const onLine = (line: string) => void (COMPLAINT.test(line) && errors.push(line))
  const outputs = [driver.stdout, driver.stderr].map((input) => createInterface({ input }))
  for (const output of outputs) output.on('line', onLine)
  const answer = await call('POST', '/session', { capabilities: { alwaysMatch: browser } })
  const session = `/session/${answer.sessionId}`
  const act = (actions: object[]) => call('POST', `${session}/actions`, { actions })
  const press = (keys: string[]) =>
    act([
      {
        type: 'key',
        id: 'keyboard',
        actions: keys.flatMap((value) => [
          { type: 'keyDown', value },
          { type: 'keyUp', value },
        ]),
      },
    ])
  /** Presses the mouse button, moves the mouse and releases the button. */
  const pressAt = (x: number, y: number, moves: object[] = []) =>
    act([
      {
        type: 'pointer',
        id: 'mouse',
        actions: [
          moveTo(x, y),
          { type: 'pointerDown', button: 0 },
          ...moves.map((move) => ({ ...move, duration: 60 })),
          { type: 'pointerUp', button: 0 },
        ],
      },
    ])
  const evaluate: Evaluate = async (read, ...input) => {
    const script = `const done = arguments[arguments.length - 1]
      Promise.resolve().then(() => (${String(read)})(...arguments[0])).then((value) => done({ value }), (error) => done({ error: String(error) }))`
    const { value, error } = await call('POST', `${session}/execute/async`, {
      script,
      args: [input],
    })
    if (error !== undefined) throw new Error(error)
    return value
  }
  return {
    open: async (url) => void (await call('POST', `${session}/url`, { url })),
    evaluate,
    back: async () => void (await call('POST', `${session}/back`)),
    resize: async (width, height) =>
      void (await call('POST', `${session}/window/rect`, { x: 0, y: 0, width, height })),
    clickAt: async (x, y) => void (await pressAt(x, y)),
    dragAt: async (x, y, by) =>
      void (await pressAt(x, y, [moveTo(x, y + by / 2), moveTo(x, y + by)])),
    type: async (text) =>
      void (await press(Array.from(text, (key) => (key === '\n' ? KEYS.Enter : key)))),
    press: async (key) => void (await press([KEYS[key]])),
    screenshot: async () => Buffer.from(await call('GET', `${session}/screenshot`), 'base64'),
    errors,
    close: async () => {
      await call('DELETE', session)
      for (const output of outputs) output.close()
    },
  }
}

function moveTo(x: number, y: number): object {
  return { type: 'pointerMove', x: Math.round(x), y: Math.round(y) }
}

import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { freePort } from './free-port.ts'
import { SITE_VARS } from './start-site.ts'

export interface SpawnedEditor {
  origin: string
  /** The folder of the edited site, a copy of the test site. */
  site: string
  /** The lines that the editor has printed so far. */
  lines: string[]
  stop: () => Promise<void>
}

/** Starts `npm run edit` on a copy of the test site, with a separate data folder. */
export async function spawnEditor(): Promise<SpawnedEditor> {
  const folder = await mkdtemp(join(tmpdir(), 'editor-'))
  const site = join(folder, 'site')
  await cp('tests/site', site, { recursive: true })
  const port = String(await freePort())
  const editor = spawn(process.execPath, ['tools/editor/edit.ts'], {
    env: {
      ...process.env,
      ...SITE_VARS,
      SITE_DIR: site,
      DATA_DIR: join(folder, 'data'),
      PORT: port,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const lines: string[] = []
  createInterface({ input: editor.stderr }).on('line', (line) => lines.push(line))
  const output = createInterface({ input: editor.stdout })
  await new Promise<void>((resolve, reject) => {
    output.on('line', (line) => {
      lines.push(line)
      if (line.startsWith('The editor is ready')) resolve()
    })
    editor.once('close', () => reject(new Error(`The editor ended: ${lines.join('\n')}`)))
  })
  return {
    origin: `http://localhost:${port}`,
    site,
    lines,
    async stop() {
      editor.kill('SIGKILL')
      await once(editor, 'exit')
      await rm(folder, { recursive: true })
    },
  }
}

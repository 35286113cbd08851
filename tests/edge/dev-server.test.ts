import { spawn } from 'node:child_process'
import { stripVTControlCharacters } from 'node:util'
import { expect, it, onTestFinished } from 'vitest'
import { until } from '../support/until.ts'

const IMPORTS = /\b(?:from|import)\s*\(?\s*"(\/[^"]+)"/g

it('npm run dev serves the entry script and every module that it imports', async () => {
  const server = spawn('node_modules/.bin/vite', ['--port', '0'], {
    env: { ...process.env, NODE_ENV: 'development', CLOUDFLARE_CF_FETCH_ENABLED: 'false' },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  onTestFinished(() => void server.kill())
  let output = ''
  let origin = ''
  server.stdout.on('data', (text) => {
    output += text
    // With `CI` in the environment, Vite colours parts of the address.
    origin = /http:\/\/localhost:\d+(?=\/)/.exec(stripVTControlCharacters(output))?.[0] ?? ''
  })
  await until(async () => origin !== '')
  const failed: string[] = []
  const paths = new Set(['/client/entry.client.ts'])
  for (const path of paths) {
    const response = await fetch(origin + path)
    if (response.status !== 200) failed.push(`${response.status} ${path}`)
    for (const [, imported = ''] of (await response.text()).matchAll(IMPORTS)) paths.add(imported)
  }
  expect(failed).toEqual([])
  expect(paths.size).toBeGreaterThan(20)
})

import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import { describe, expect, it } from 'vitest'

describe('a command that is not called as it should be', () => {
  it.for([
    ['tests/bench/bench.ts', '3'],
    ['tests/bench/soak.ts', '--minute=3'],
    ['tests/bench/lighthouse.ts', '3'],
    ['tests/bench/profile.ts', '--mode=all'],
    ['tests/bench/cache-simulation.ts', '--visits', 'Infinity'],
    ['tests/bench/cost.ts', '--cpu-price='],
    ['tests/bench/guide-map.ts', '--rounds=3'],
    ['tools/load-data.ts', 'remote'],
    ['tools/serve.ts', 'bakend'],
    ['tools/smoke.ts', 'www.example.com'],
    ['tools/smoke.ts', 'https://a.example', 'https://b.example'],
    ['tools/painter/paint.ts', '--all'],
  ])('says how, and does nothing: %s %s', async (called, { signal }) => {
    const command = spawn('node', called, { signal })
    const [said, complained, [status]] = await Promise.all([
      text(command.stdout),
      text(command.stderr),
      once(command, 'close'),
    ])
    expect([status, said]).toEqual([1, ''])
    expect(complained).toMatch(/^[^\n]+\nUsage: (?:npm|node) [^\n]+\n$/)
  })
})

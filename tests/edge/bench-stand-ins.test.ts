import { readFile } from 'node:fs/promises'
import { expect, it, onTestFinished } from 'vitest'
import { MODES } from '../bench/modes.ts'
import { setBackend, startBackend } from '../bench/stand-ins.ts'
import { callKey } from '../bench/workers/call-key.ts'

const PATH = '/backends/api/list'

it('the benchmark’s backend matches calls by their parameters, in any order', async () => {
  const url = new URL(`http://localhost${PATH}?a=1&b=2`)
  const key = callKey('POST', url, '{"page":1,"type":"news"}')
  const backend = await startBackend([{ key, body: '{"title":"One"}' }])
  onTestFinished(() => backend.stop())
  const ask = async (path: string, body: string) => {
    const answer = await backend.client.send(path, { method: 'POST', body, keepsBody: true })
    return answer.body.toString()
  }
  const input = '{"type":"news","page":1}'
  expect(await ask(`${PATH}?b=2&a=1`, input)).toBe('{"title":"One"}')
  expect(await ask(`${PATH}?b=2&a=2`, input)).toMatch('404')
  await setBackend(backend, { revision: 'New' })
  expect(await ask(`${PATH}?b=2&a=1`, input)).toBe('{"title":"New One"}')
})

it.each(Object.values(MODES).flatMap(({ overrides }) => overrides))(
  'the benchmark replaces a constant that exists: $constant of $file',
  async ({ file, constant }) => {
    expect(await readFile(file, 'utf8')).toMatch(new RegExp(`^export const ${constant} = `, 'm'))
  },
)

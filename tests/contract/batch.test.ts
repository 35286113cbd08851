import { afterAll, afterEach, expect, it } from 'vitest'
import { BATCH_CALLS, BATCH_PATH } from '../../contract/call.ts'
import { startBackend } from '../support/start-backend.ts'

const backend = await startBackend()
const setFault = (fault: object) =>
  fetch(`${backend.origin}/faults`, { method: 'POST', body: JSON.stringify(fault) })
afterEach(() => fetch(`${backend.origin}/faults`, { method: 'DELETE' }))
afterAll(() => backend.stop())

const MENU = { at: 'GET /api/menu/2' }
const LIST = {
  at: 'POST /api',
  body: { type: 'news', languageId: 2, page: 1, pageSize: 3 },
}
const DETAIL = { at: 'GET /api/web/announcement?id=none&languageId=1' }

const ask = (calls: unknown) =>
  fetch(`${backend.origin}/backends${BATCH_PATH}`, { method: 'POST', body: JSON.stringify(calls) })
const linesOf = async (calls: unknown) => (await (await ask(calls)).text()).split('\n').toSorted()

async function alone({ at, body }: { at: string; body?: object }) {
  const [method = '', path = ''] = at.split(' ')
  const init = { method, ...(body && { body: JSON.stringify(body) }) }
  return (await fetch(`${backend.origin}/backends${path}`, init)).text()
}

it('returns for each read of a batch the same response as for a single request', async () => {
  const calls = [MENU, LIST, DETAIL]
  const answers = await Promise.all(calls.map(alone))
  expect(await linesOf(calls)).toEqual([
    '',
    ...answers.map((answer, index) => `[${index},${answer}]`),
  ])
  expect((await ask(calls)).headers.get('Content-Length')).not.toBeNull()
})

it('omits calls that are not reads, and reads that fail', async () => {
  await setFault({ call: 'messageList', fault: 'status', value: 503 })
  const paths = ['/api/getCodeMath', '/api/../../reports', '/api/batch', '/api/none']
  const others = paths.map((path) => ({ at: `GET ${path}` }))
  const proposal = { at: 'POST /api/proposal', body: {} }
  const nested = { at: `POST ${BATCH_PATH}`, body: {} }
  const lines = await linesOf([...others, proposal, nested, LIST, MENU])
  expect(lines).toEqual(['', `[7,${await alone(MENU)}]`])
})

it('sends fast responses before slow ones', async () => {
  await setFault({ call: 'menu', fault: 'latency', value: 400 })
  const chunks: string[] = []
  const { body } = await ask([MENU, LIST])
  for await (const chunk of body ?? []) chunks.push(new TextDecoder().decode(chunk))
  expect(chunks[0]?.slice(0, 3)).toBe('[1,')
  expect(chunks.join('').split('\n')).toHaveLength(3)
})

it.each([
  ['none', []],
  ['too many', Array.from({ length: BATCH_CALLS + 1 }, () => MENU)],
  ['another method', [{ at: 'PUT /api' }]],
  ['something else', 'menu'],
])('rejects an invalid batch: %s', async (_, calls) => {
  expect((await ask(calls)).status).toBe(400)
})

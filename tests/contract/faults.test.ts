import { afterAll, afterEach, expect, it } from 'vitest'
import { startBackend } from '../support/start-backend.ts'

const [backend, closed] = await Promise.all([startBackend(), startBackend({ faults: 'off' })])
afterEach(() => fetch(`${backend.origin}/faults`, { method: 'DELETE' }))
afterAll(() => Promise.all([backend.stop(), closed.stop()]))

const MENU = { params: { languageId: 1 } }

function setFault(fault: object, origin = backend.origin) {
  return fetch(`${origin}/faults`, { method: 'POST', body: JSON.stringify(fault) })
}

it('an unknown call or fault is refused', async () => {
  expect((await setFault({ call: 'menu', fault: 'fire' })).status).toBe(400)
  expect((await setFault({ call: 'nothing', fault: 'code' })).status).toBe(400)
})

it.each(['GET', 'POST', 'DELETE'])(
  '%s /faults does not exist if FAULTS is not set',
  async (method) => {
    const response = await fetch(`${closed.origin}/faults`, {
      method,
      ...(method === 'POST' && { body: JSON.stringify({ call: '*', fault: 'code' }) }),
    })
    expect(response.status).toBe(404)
    expect(await closed.call('menu', MENU)).toMatchObject({ code: 0 })
  },
)

import { afterAll, afterEach, describe, expect, it } from 'vitest'
import { startBackend } from '../support/start-backend.ts'

const [backend, closed] = await Promise.all([startBackend(), startBackend({ faults: 'off' })])
afterEach(() => fetch(`${backend.origin}/faults`, { method: 'DELETE' }))
afterAll(() => Promise.all([backend.stop(), closed.stop()]))

const MENU = { params: { languageId: 1 } }
const SCENIC = { params: { languageId: 1 } }

function setFault(fault: object, origin = backend.origin) {
  return fetch(`${origin}/faults`, { method: 'POST', body: JSON.stringify(fault) })
}

async function countCalls() {
  return (await fetch(`${backend.origin}/faults`)).json()
}

describe('a fault', () => {
  it('delays by its latency, then answers as usual', async () => {
    await setFault({ call: 'menu', fault: 'latency', value: 300 })
    const started = performance.now()
    expect(await backend.call('menu', MENU)).toMatchObject({ code: 0 })
    expect(performance.now() - started).toBeGreaterThanOrEqual(290)
  })

  it('answers with a status, even one that has no body', async () => {
    for (const value of [500, 503, 204]) {
      await setFault({ call: 'menu', fault: 'status', value })
      expect((await backend.send('menu', MENU)).status).toBe(value)
    }
  })

  it('answers with a code and a message', async () => {
    await setFault({ call: 'menu', fault: 'code', value: 77, msg: '忙' })
    expect(await backend.call('menu', MENU)).toEqual({ code: 77, msg: '忙', data: null })
  })

  it('cuts the answer in half', async () => {
    const whole = await (await backend.send('menu', MENU)).text()
    await setFault({ call: 'menu', fault: 'truncated' })
    const half = await (await backend.send('menu', MENU)).text()
    expect(half).not.toBe('')
    expect(whole.startsWith(half)).toBe(true)
    expect(() => JSON.parse(half)).toThrow(SyntaxError)
  })

  it('answers with a page instead of JSON', async () => {
    await setFault({ call: 'menu', fault: 'notJson' })
    const response = await backend.send('menu', MENU)
    expect(response.headers.get('Content-Type')).toBe('text/html')
    expect(await response.text()).toContain('<!doctype html>')
  })

  it('answers with more than the site reads', async () => {
    await setFault({ call: 'menu', fault: 'oversized' })
    expect((await (await backend.send('menu', MENU)).arrayBuffer()).byteLength).toBeGreaterThan(
      2 * 1024 * 1024,
    )
  })

  it('does not answer', async () => {
    await setFault({ call: 'menu', fault: 'hanging', value: 5000 })
    await expect(backend.send('menu', MENU, AbortSignal.timeout(400))).rejects.toThrow(/timeout/)
  })

  it('ends after the number of calls that it was set for, or when it is removed', async () => {
    await setFault({ call: 'menu', fault: 'code', times: 2 })
    const codes = []
    for (let call = 0; call < 3; call++) codes.push((await backend.call('menu', MENU)).code)
    expect(codes).toEqual([500, 500, 0])
    await setFault({ call: 'menu', fault: 'code' })
    await setFault({ call: 'menu', fault: 'none' })
    expect(await backend.call('menu', MENU)).toMatchObject({ code: 0 })
  })

  it('affects only its own call, or with * all calls without a fault of their own', async () => {
    await setFault({ call: 'menu', fault: 'code', value: 1 })
    expect(await backend.call('scenic', SCENIC)).toMatchObject({ code: 0 })
    await setFault({ call: '*', fault: 'code', value: 2 })
    expect(await backend.call('scenic', SCENIC)).toMatchObject({ code: 2 })
    expect(await backend.call('menu', MENU)).toMatchObject({ code: 1 })
  })

  it('is refused for an unknown call or fault', async () => {
    expect((await setFault({ call: 'menu', fault: 'fire' })).status).toBe(400)
    expect((await setFault({ call: 'nothing', fault: 'code' })).status).toBe(400)
  })
})

it('the count covers the calls since it was last cleared', async () => {
  await backend.call('menu', MENU)
  await backend.call('menu', MENU)
  await backend.call('scenic', SCENIC)
  expect(await countCalls()).toEqual({ menu: 2, scenic: 1 })
  await fetch(`${backend.origin}/faults`, { method: 'DELETE' })
  expect(await countCalls()).toEqual({})
})

it.each(['GET', 'POST', 'DELETE'])('without FAULTS there is no %s /faults', async (method) => {
  const response = await fetch(`${closed.origin}/faults`, {
    method,
    ...(method === 'POST' && { body: JSON.stringify({ call: '*', fault: 'code' }) }),
  })
  expect(response.status).toBe(404)
  expect(await closed.call('menu', MENU)).toMatchObject({ code: 0 })
})

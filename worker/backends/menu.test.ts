import { describe, expect, it } from 'vitest'
import { MENU_FRESH_MS } from '../../client/shared/constants.ts'
import type { Menu } from '../../contract/scenic.ts'
import type { Backend } from './client.ts'
import { loadMenu, type MenuStore } from './menu.ts'

const NOW = 1_800_000_000_000

function menuNamed(name: string): Menu {
  const openingHours = { opens: '06:30', closes: '17:30' }
  return { menu: [], site: { name, operator: '处', telephone: '110', address: '路', openingHours } }
}

/** Loads a menu with a store holding `stored` and a backend that answers `answer`; an error is thrown. */
async function load(stored: unknown, answer: Menu | Error, store: Partial<MenuStore> = {}) {
  const puts: unknown[] = []
  const pending: Promise<unknown>[] = []
  let calls = 0
  const backend: Backend = async () => {
    calls += 1
    if (answer instanceof Error) throw answer
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion, typescript/no-unnecessary-type-assertion -- only one call is made here
    return answer as never
  }
  const loading = loadMenu('zh', {
    store: {
      get: async () => stored,
      put: async (key, value) => void puts.push([key, JSON.parse(value)]),
      ...store,
    },
    backend,
    waitUntil: (promise) => void pending.push(promise),
    now: NOW,
  })
  const result = await loading.then(({ site }) => site.name)
  await Promise.all(pending)
  return { result, calls, puts }
}

const fresh = { storedAt: NOW - MENU_FRESH_MS + 1, menu: menuNamed('kept') }
const stale = { storedAt: NOW - MENU_FRESH_MS, menu: menuNamed('kept') }

describe('loadMenu', () => {
  it('serves a fresh menu from the store without a call', async () => {
    expect(await load(fresh, menuNamed('new'))).toEqual({ result: 'kept', calls: 0, puts: [] })
  })

  it('serves a stale menu while it is refreshed', async () => {
    const { result, calls, puts } = await load(stale, menuNamed('new'))
    expect([result, calls]).toEqual(['kept', 1])
    expect(puts).toEqual([['menu:1', { storedAt: NOW, menu: menuNamed('new') }]])
  })

  it('serves an old menu when the backend is down', async () => {
    expect(await load(stale, new Error('down'))).toEqual({ result: 'kept', calls: 1, puts: [] })
  })

  it.each([
    null,
    undefined,
    'garbage',
    7,
    {},
    { storedAt: 'x', menu: {} },
    { storedAt: NOW, menu: null },
  ])('asks the backend when the store holds %j', async (stored) => {
    expect(await load(stored, menuNamed('new'))).toMatchObject({ result: 'new', calls: 1 })
  })

  it('goes on without a store that throws or hangs', async () => {
    const throwing = {
      get: async () => Promise.reject(new Error('KV')),
      put: async () => Promise.reject(new Error('KV')),
    }
    expect(await load(null, menuNamed('new'), throwing)).toMatchObject({ result: 'new' })
    expect(await load(null, menuNamed('new'), { get: () => new Promise(() => {}) })).toMatchObject({
      result: 'new',
    })
  })

  it('fails with the error of the backend when there is no copy', async () => {
    await expect(load(null, new Error('down'))).rejects.toThrow('down')
  })
})

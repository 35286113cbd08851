import { beforeEach, describe, expect, it, vi } from 'vitest'
import { askPage, loadTexts, openPageScope } from '../../tests/support/ask-page.tsx'
import { BackendError } from '../upstream/call.ts'
import { CONTENT_FRESH_MS, CONTENT_STALE_MS, DEGRADED_PAGE_FRESH_MS } from '../limits.ts'
import type { PageRequest } from '../page-request.ts'
import { preparePage } from '../prepare-page.ts'
import type { Scope } from '../scope.ts'
import { renderPage } from './answer.ts'

// 08:00 in Shanghai, where the area opens at 08:00 and closes at 18:00.
const NOW = Date.UTC(2026, 10, 25)
const CLOSES = Date.UTC(2026, 10, 25, 10)
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: NOW })
  return () => void vi.useRealTimers()
})

const loadSlowly = async () => ({
  text: 'Tickets',
  later: new Promise<string>((resolve) => setImmediate(() => resolve('Rules'))),
})

/** Loads data that is already in memory but resolves only after many promises. */
const loadByTurns = async () => {
  let later = Promise.resolve('Rules')
  for (let turn = 0; turn < 100; turn += 1) later = later.then((text) => text)
  return { text: 'Tickets', later }
}

const makePage = async (scope: Scope, pageRequest: PageRequest, isRefresh = false) =>
  renderPage(pageRequest, await preparePage(scope, pageRequest, isRefresh))

describe('renderPage', () => {
  it('renders a document in one piece if all its parts are available', async () => {
    const pageRequest = askPage({ load: loadTexts({ text: 'Tickets', later: 'Rules' }) })
    const { text } = await makePage(openPageScope().scope, pageRequest)
    expect(text).toMatch(/^<!DOCTYPE html>.*<title>Title: Tickets.*<h1>Tickets<\/h1><p>Rules<\/p>/s)
  })

  it('renders a document in one piece if all its data is in memory, even below nested promises', async () => {
    const pageRequest = askPage({ load: loadByTurns })
    const { text } = await makePage(openPageScope().scope, pageRequest)
    expect(text).toMatch(/<h1>Tickets<\/h1><p>Rules<\/p>/)
  })

  it('renders the same document in two pieces if a part comes later', async () => {
    const { scope } = openPageScope()
    const whole = await makePage(
      scope,
      askPage({ load: loadTexts({ text: 'Tickets', later: 'Rules' }) }),
    )
    const { promise, resolve } = Promise.withResolvers<string>()
    const pageRequest = askPage({ load: loadTexts({ text: 'Tickets', later: promise }) })
    const { text } = await makePage(scope, pageRequest)
    if (typeof text === 'string') throw new Error('The page came in one piece')
    const pieces: string[] = []
    for await (const piece of text) {
      pieces.push(piece)
      resolve('Rules')
    }
    expect(pieces).toHaveLength(2)
    expect(pieces[0]).toMatch(/<h1>Tickets<\/h1>$/)
    expect(pieces.join('')).toBe(whole.text)
  })

  it('waits for all parts of a payload, and includes header and footer on request', async () => {
    const payloads = await Promise.all(
      [false, true].map(async (hasShell) => {
        const pageRequest = askPage({ load: loadSlowly, representation: 'payload', hasShell })
        const { text } = await makePage(openPageScope().scope, pageRequest)
        return JSON.parse(typeof text === 'string' ? text : '')
      }),
    )
    expect(payloads).toMatchObject([
      { buildId: 'a', language: 'en', content: '<h1>Tickets</h1><p>Rules</p>' },
      {
        shell: {
          header: expect.stringContaining('<header'),
          footer: expect.stringContaining('<footer'),
        },
      },
    ])
    expect(payloads[0]).not.toHaveProperty('shell')
  })

  it('returns a page that is fresh for a minute, or for some seconds if a part is missing', async () => {
    const whole = askPage({ load: loadTexts({ text: 'Tickets' }) })
    const { quality } = await makePage(openPageScope().scope, whole, true)
    expect(await quality()).toEqual({
      calls: [['menu', NOW]],
      storedAt: NOW,
      freshUntil: NOW + CONTENT_FRESH_MS,
      staleUntil: NOW + CONTENT_STALE_MS,
      // The page shows the last entry until its end. Then it shows another text until the area
      // closes.
      expiresAt: CLOSES,
      isDegraded: false,
    })
    vi.setSystemTime(CLOSES - 1000)
    const late = askPage({ load: loadTexts({ text: 'Tickets' }) })
    const shortly = await makePage(openPageScope().scope, late, true)
    expect(await shortly.quality()).toMatchObject({
      staleUntil: CLOSES,
      expiresAt: CLOSES,
    })
    vi.setSystemTime(NOW)
    const failing = Promise.reject(new BackendError('unreachable', 'GET /api/vote: HTTP 503'))
    const lacking = askPage({
      load: async ({ optional }) => ({ text: 'Tickets', later: optional(failing) }),
    })
    const made = await makePage(openPageScope().scope, lacking, true)
    expect(await made.quality()).toMatchObject({
      freshUntil: NOW + DEGRADED_PAGE_FRESH_MS,
      isDegraded: true,
    })
  })
})

import { describe, expect, it, vi } from 'vitest'
import { askPage, loadTexts, openPageScope } from '../tests/support/ask-page.tsx'
import { SITE_FACTS } from '../tests/support/site-facts.ts'
import { BackendError } from './upstream/call.ts'
import { preparePage } from './prepare-page.ts'

const failing = async () => {
  throw new BackendError('unreachable', 'GET /api/voteInstructions: HTTP 503', { status: 503 })
}
const TOAST = 'Network service error. Please reload the page or contact us'

describe('preparePage', () => {
  it('returns the data for the page and the document around it', async () => {
    const pageRequest = askPage({ load: loadTexts({ text: 'Tickets' }) })
    const prepared = await preparePage(openPageScope().scope, pageRequest, true)
    expect(prepared.frame).toMatchObject({
      language: 'en',
      layout: 'default',
      path: '/mall/ticket',
      menu: [],
      site: SITE_FACTS,
      head: { title: 'Title: Tickets' },
      sharePicture: 'tickets',
      staleSince: undefined,
      toasts: [],
    })
    expect(prepared.context).toMatchObject({
      address: '/en/mall/ticket',
      crumbs: [{ title: 'Tickets', href: '/en/mall/ticket' }],
    })
    expect(prepared.sources.calls.map(([name]) => name)).toEqual(['menu'])
    expect(prepared.lacksParts()).toBe(false)
  })

  it('waits for all parts on a refresh, and reports a failed part at once', async () => {
    const pageRequest = askPage({
      load: async ({ optional }) => ({ text: 'Tickets', later: optional(failing()) }),
    })
    const { frame, lacksParts } = await preparePage(openPageScope().scope, pageRequest, true)
    expect(frame.toasts).toEqual([TOAST])
    expect(lacksParts()).toBe(true)
  })

  it('without a refresh, does not wait, and reports a failed part later', async () => {
    const { promise, reject } = Promise.withResolvers<string>()
    const pageRequest = askPage({
      load: async ({ optional }) => ({ text: 'Tickets', later: optional(promise) }),
    })
    const { scope } = openPageScope()
    const { frame, lacksParts } = await preparePage(scope, pageRequest)
    expect(lacksParts()).toBe(false)
    reject(new BackendError('refused', 'GET /api/voteInstructions: code 1', { msg: 'Closed' }))
    expect(await frame.toasts).toEqual(['Closed'])
    expect(lacksParts()).toBe(true)
    expect([...scope.record.failures]).toEqual(['refused'])
  })

  it.each([
    ['does not exist', new BackendError('refused', 'a', { isNotFound: true }), 404, []],
    ['can’t be reached', new BackendError('unreachable', 'b'), 503, ['unreachable']],
    ['breaks the contract', new BackendError('malformed', 'c'), 503, ['malformed']],
  ])('throws the matching status if the main data %s', async (_, error, status, failures) => {
    const { scope } = openPageScope()
    const pageRequest = askPage({ load: vi.fn<() => Promise<never>>().mockRejectedValue(error) })
    await expect(preparePage(scope, pageRequest, true)).rejects.toMatchObject({ status })
    expect([...scope.record.failures]).toEqual(failures)
  })

  it('rethrows any other error unchanged', async () => {
    const error = new TypeError('text is undefined')
    const pageRequest = askPage({ load: vi.fn<() => Promise<never>>().mockRejectedValue(error) })
    await expect(preparePage(openPageScope().scope, pageRequest, true)).rejects.toBe(error)
  })
})

import { type Mock, vi } from 'vitest'
import type { PageRequest } from '../../worker/page-request.ts'
import { definePage, type Deferred, type LoadContext } from '../../worker/sections/define-page.ts'
import { Await } from '../../worker/render/await.tsx'
import type { Representation } from '../../worker/routes.ts'
import type { Scope } from '../../worker/scope.ts'
import { openScopeFor } from './open-scope.ts'
import { SITE_FACTS } from './site-facts.ts'
import { SITE_VARS } from './start-site.ts'

/** The texts of the test page. `later` may arrive after the beginning of the page was sent. */
export interface Texts {
  text: string
  later?: Deferred<string>
}

export type Load = (context: LoadContext) => Promise<Texts>

interface AnsweredPage {
  load: Load
  /** The cache key. Tests of caches need different keys. */
  key?: string
  representation?: Representation
  hasShell?: boolean
  isPersonal?: true
}

/** Returns a request for the English page `/en/mall/ticket`, which shows the result of `load`. */
export function askPage({ load, key = '/en/mall/ticket', ...options }: AnsweredPage): PageRequest {
  const { representation = 'document', hasShell = false, isPersonal } = options
  const page = definePage({
    route: 'tickets',
    styles: [],
    layout: 'default',
    sharePicture: 'tickets',
    ...(isPersonal && { isPersonal }),
    load,
    head: ({ data }) => ({ title: `Title: ${data.text}`, description: '' }),
    view: ({ data: { text, later } }) => (
      <>
        <h1>{text}</h1>
        <Await resolve={later}>{(part) => <p>{part}</p>}</Await>
      </>
    ),
  })
  const parsed = page.parse({}, new URLSearchParams())
  if (parsed === undefined) throw new Error('The page takes any address')
  return { page, representation, language: 'en', path: '/mall/ticket', parsed, hasShell, key }
}

interface PageScope {
  scope: Scope
  /** Waits until the work after all answers is done. */
  afterwards: () => Promise<void>
}

/** Returns a request's scope. Its backend answers only the menu's call, and KV is empty. */
export function openPageScope(vars: Partial<typeof SITE_VARS> = {}): PageScope {
  const left: Promise<unknown>[] = []
  const scope = openScopeFor(
    '/en/mall/ticket',
    {
      ...SITE_VARS,
      ...vars,
      BACKEND: {
        fetch: async (url: string) =>
          Response.json(
            url.includes('/api/menu/')
              ? { code: 0, msg: '', data: { menu: [], site: SITE_FACTS } }
              : { code: 500, msg: '' },
          ),
      },
      COPIES: { get: async () => null, put: async () => undefined },
    },
    left,
  )
  return {
    scope,
    async afterwards() {
      for (let work = left.shift(); work !== undefined; work = left.shift()) await work
    },
  }
}

/** Returns a `load` function that returns these texts. */
export function loadTexts(texts: Texts): Mock<Load> {
  return vi.fn<Load>(async () => texts)
}

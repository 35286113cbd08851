export type StoreKind = 'kv' | 'limiter'

/** The faults of a store. `garbage` is not JSON, `malformed` is JSON with a wrong structure. */
export type StoreFault = 'throw' | 'reject' | 'hang' | 'garbage' | 'malformed'

export interface Stage {
  /** A script that runs in each page before the page's own scripts. */
  firstScript?: string
  /** By how many milliseconds the site's clock is ahead, for example to test old cache entries. */
  aheadMs: number
  /** The faults by store. A store without a fault works normally. */
  stores: Partial<Record<StoreKind, StoreFault>>
}

interface Pages {
  fetch: (address: string, init?: RequestInit) => Promise<Response>
  purge: (tags: string[]) => Promise<boolean>
}

interface Context {
  waitUntil: (work: Promise<unknown>) => void
  exports: { Pages: Pages; Backend: unknown }
  cache?: { purge: (options: object) => Promise<unknown> }
}

interface Site {
  fetch: (request: Request, env: object, context: Context) => Promise<Response> | Response
  scheduled?: (controller: unknown, env: object, context: Context) => Promise<void>
}

const stage: Stage = { aheadMs: 0, stores: {} }

// Changes the clock before the site's modules load, because they may keep a reference to
// `Date.now`.
const now = Date.now.bind(Date)
Date.now = () => now() + stage.aheadMs

/** Returns the site. `POST /-/stage` changes its clock, and the stores that `kinds` names. */
export function stageSite(site: Site, kinds: Readonly<Record<string, StoreKind>>): Site {
  return {
    fetch: async (request, env, context) => {
      const { pathname, search } = new URL(request.url)
      if (pathname === '/-/stage') {
        Object.assign(stage, await request.json())
        return new Response()
      }
      // The stand-in for the page cache requests pages with this path.
      const [, path] = /^\/-\/pages(\/.*)$/.exec(pathname) ?? []
      if (path !== undefined)
        return context.exports.Pages.fetch(`http://pages${path}${search}`, request)
      if (pathname === FIRST_SCRIPT) return scriptAnswer(stage.firstScript ?? '')
      const response = await site.fetch(request, stagedEnv(env, kinds), stagedContext(env, context))
      return stage.firstScript === undefined ? response : withFirstScript(response)
    },
    scheduled: async (controller, env, context) => {
      await site.scheduled?.(controller, stagedEnv(env, kinds), stagedContext(env, context))
    },
  }
}

const FIRST_SCRIPT = '/-/first.js'

interface Head {
  prepend: (html: string, options: { html: boolean }) => void
}

/** The part of workerd's `HTMLRewriter` that is needed here. */
declare const HTMLRewriter: new () => {
  on: (
    selector: string,
    handlers: { element: (element: Head) => void },
  ) => { transform: (response: Response) => Response }
}

function scriptAnswer(script: string): Response {
  return new Response(script, { headers: { 'Content-Type': 'text/javascript' } })
}

function withFirstScript(response: Response): Response {
  if (!response.headers.get('Content-Type')?.startsWith('text/html')) return response
  return new HTMLRewriter()
    .on('head', {
      element: (head) => {
        head.prepend(`<script src="${FIRST_SCRIPT}"></script>`, { html: true })
      },
    })
    .transform(response)
}

// Must always be the same object, because the site compares it to notice another configuration.
let staged: object | undefined

/** Returns the bindings with stores that can fail, always as the same object. */
export function stagedEnv(env: object, kinds: Readonly<Record<string, StoreKind>>): object {
  staged ??= { ...env, ...faultyStores(env, kinds) }
  return staged
}

/** Returns the context, in which the cache's stand-in replaces `Pages` if the site has one. */
export function stagedContext(env: { TIER?: Pages }, context: Context): Context {
  const { TIER } = env
  if (TIER === undefined) return context
  return {
    waitUntil: (work: Promise<unknown>) => context.waitUntil(work),
    exports: {
      Pages: {
        fetch: (address: string, init?: RequestInit) => TIER.fetch(address, init),
        purge: (tags: string[]) => context.exports.Pages.purge(tags),
      },
      Backend: context.exports.Backend,
    },
    cache: {
      purge: async (options: object) =>
        (await TIER.fetch('http://tier', { method: 'POST', body: JSON.stringify(options) })).json(),
    },
  }
}

function faultyStores(env: object, kinds: Readonly<Record<string, StoreKind>>): object {
  return Object.fromEntries(
    Object.entries(kinds).map(([name, kind]) => [name, faultyStore(Reflect.get(env, name), kind)]),
  )
}

/** Returns a store whose calls fail while the stage has a fault for it. */
function faultyStore<Store extends object>(store: Store, kind: StoreKind): Store {
  return new Proxy(store, {
    get: (target, name) => {
      const member: unknown = Reflect.get(target, name)
      if (typeof member !== 'function') return member
      return (...input: unknown[]) => {
        const fault = stage.stores[kind]
        return fault === undefined ? Reflect.apply(member, target, input) : FAILURES[fault](kind)
      }
    },
  })
}

const MALFORMED = '{"storedAt":9e15,"data":[{"__proto__":{"x":1}}],"isMissing":0}'

const HELD: Record<StoreKind, Record<'garbage' | 'malformed', () => unknown>> = {
  kv: { garbage: () => '{"storedAt":"yesterday","data":[1', malformed: () => MALFORMED },
  limiter: { garbage: () => ({}), malformed: () => ({}) },
}

const FAILURES: Record<StoreFault, (kind: StoreKind) => Promise<unknown>> = {
  throw: (kind) => {
    throw new Error(`${kind} is down`)
  },
  reject: (kind) => Promise.reject(new Error(`${kind} is down`)),
  hang: () => new Promise(() => {}),
  garbage: (kind) => Promise.resolve(HELD[kind].garbage()),
  malformed: (kind) => Promise.resolve(HELD[kind].malformed()),
}

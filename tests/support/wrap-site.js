import site from './index.js'

/**
 * Stands before the built site in tests, in the same isolate, so that they can turn its clock and break its stores:
 * `POST /__control` takes any of these, each store `well`, `throwing`, `hanging` or `garbage`.
 */
const control = { clockMs: 0, kv: 'well', cache: 'well' }

const realNow = Date.now
Date.now = () => realNow() + control.clockMs

const GARBAGE = '{"storedAt":9e15,"data":[{"__proto__":{"x":1}}],"isMissing":0}'

function breakable(store, name, garbage) {
  return new Proxy(store, {
    get(target, method) {
      const real = target[method]
      if (typeof real !== 'function') return real
      return (...values) => {
        switch (control[name]) {
          case 'throwing':
            throw new Error(`${name} is down`)
          case 'hanging':
            return new Promise(() => {})
          case 'garbage':
            return garbage(method)
          default:
            return real.apply(target, values)
        }
      }
    },
  })
}

const realCache = caches.default
Object.defineProperty(globalThis, 'caches', {
  value: {
    default: breakable(realCache, 'cache', async (method) =>
      method === 'match' ? new Response(GARBAGE) : undefined,
    ),
  },
})

let wrapped
function wrap(env) {
  wrapped ??= { ...env, COPIES: breakable(env.COPIES, 'kv', async () => GARBAGE) }
  return wrapped
}

export default {
  async fetch(request, env, context) {
    if (new URL(request.url).pathname === '/__control') {
      Object.assign(control, await request.json())
      return Response.json(control)
    }
    return site.fetch(request, wrap(env), context)
  },
}

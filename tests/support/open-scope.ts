import { openScope, type Scope } from '../../worker/scope.ts'
import { SITE_ORIGIN } from './start-site.ts'

/** Returns the scope of a request for a path. Adds work after the response to `left`. */
export function openScopeFor(path: string, vars: object, left: Promise<unknown>[] = []): Scope {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a test provides the bindings that it needs
  const env = vars as Scope['env']
  return openScope(new Request(SITE_ORIGIN + path), env, {
    waitUntil: (work) => void left.push(work),
    sharedPages: () => undefined,
    backend: () => undefined,
    cookies: () => null,
  })
}

import type { HttpCache } from './answers/stores.ts'

/** The data centre's cache; `caches.default` is read at each call and not at start, since it may be what fails. */
export const dataCentreCache: HttpCache = {
  match: (address) => caches.default.match(address),
  put: (address, response) => caches.default.put(address, response),
  delete: (address) => caches.default.delete(address),
}

import { openAtOnce } from './islands/guide-map/map/embedded/early-map.ts'

// The browsers that hydrate islands.
if ('toWellFormed' in String.prototype) openAtOnce()

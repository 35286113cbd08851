import { openAtOnce } from './islands/guide-map/map/embedded/early-map.ts'

// The browsers in which islands wake, too.
if ('toWellFormed' in String.prototype) openAtOnce()

import { RELOAD_GUARD_MS } from '../shared/constants.ts'

interface Marker {
  path: string
  expires: number
}

const KEY = 'shanmen:reload'

/**
 * Whether `path` (with query and hash) may be reloaded by the client itself. `true` is remembered for 10 s, in which
 * the same path gets `false`; without a store it is always `false`, since nothing would end a loop.
 */
export function mayReload(path: string): boolean {
  try {
    const marker: Marker | null = JSON.parse(sessionStorage.getItem(KEY) ?? 'null')
    if (marker?.path === path && marker.expires > Date.now()) return false
    const next: Marker = { path, expires: Date.now() + RELOAD_GUARD_MS }
    sessionStorage.setItem(KEY, JSON.stringify(next))
    return true
  } catch {
    return false
  }
}

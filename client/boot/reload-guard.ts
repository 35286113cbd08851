import { RELOAD_GUARD_MS } from './limits.ts'

interface Marker {
  path: string
  expires: number
}

const KEY = 'shanmen:reload'

/**
 * Whether `path` (with query and hash) may be reloaded by the client itself: once in 10 s. Without a store it never may, since
 * nothing would end a loop.
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

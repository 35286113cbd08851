import { RELOAD_GUARD_MS } from './limits.ts'

const KEY = 'reload'

/**
 * Whether `path` (with query and hash) may be reloaded by the client itself: once in 10 s. Without a store it never may, since
 * nothing would end a loop.
 */
export function mayReload(path: string): boolean {
  try {
    const [last, time] = sessionStorage.getItem(KEY)?.split(' ') ?? []
    if (last === path && Date.now() < Number(time) + RELOAD_GUARD_MS) return false
    sessionStorage.setItem(KEY, `${path} ${Date.now()}`)
    return true
  } catch {
    return false
  }
}

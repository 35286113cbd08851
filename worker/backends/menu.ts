import { KV_DEADLINE_MS, MENU_FRESH_MS, MENU_KEPT_S } from '../../client/shared/constants.ts'
import type { Menu } from '../../contract/scenic.ts'
import { type Language, languages } from '../../locales/languages.ts'
import type { Backend } from './client.ts'

/** Menus in KV by language id, with the time they were fetched: the freshness is judged here, by our own clock. */
interface StoredMenu {
  storedAt: number
  menu: Menu
}

export interface MenuStore {
  get: (key: string, type: 'json') => Promise<unknown>
  put: (key: string, value: string, options: { expirationTtl: number }) => Promise<void>
}

interface MenuSource {
  store: MenuStore
  backend: Backend
  /** Keeps the worker alive for a refresh that nobody waits for. */
  waitUntil: (promise: Promise<unknown>) => void
  now: number
}

/**
 * The menu and site facts of a language: fresh ones from KV; stale ones from KV while they are refreshed; none in
 * KV: from the backend. Throws the backend's error only when there is no copy at all. KV failing counts as empty.
 */
export async function loadMenu(
  language: Language,
  { store, backend, waitUntil, now }: MenuSource,
): Promise<Menu> {
  const languageId = `${languages[language].id}` as const
  const key = `menu:${languageId}`
  const fetchMenu = async (): Promise<Menu> => {
    const menu = await backend('menu', { params: { languageId } })
    const stored: StoredMenu = { storedAt: now, menu }
    waitUntil(store.put(key, JSON.stringify(stored), { expirationTtl: MENU_KEPT_S }).catch(ignore))
    return menu
  }
  const stored = await readStored(store, key)
  if (stored === undefined) return fetchMenu()
  if (now - stored.storedAt >= MENU_FRESH_MS) waitUntil(fetchMenu().catch(ignore))
  return stored.menu
}

async function readStored(store: MenuStore, key: string): Promise<StoredMenu | undefined> {
  const late = new Promise<undefined>((resolve) => setTimeout(resolve, KV_DEADLINE_MS))
  const value = await Promise.race([store.get(key, 'json').catch(ignore), late])
  return isStoredMenu(value) ? value : undefined
}

/** Whether KV holds what was put there; its inside was checked then. */
function isStoredMenu(value: unknown): value is StoredMenu {
  return (
    typeof value === 'object' &&
    value !== null &&
    'storedAt' in value &&
    typeof value.storedAt === 'number' &&
    'menu' in value &&
    typeof value.menu === 'object' &&
    value.menu !== null &&
    'site' in value.menu &&
    'menu' in value.menu &&
    Array.isArray(value.menu.menu)
  )
}

/** A cache that fails is a cache that is empty. */
function ignore(): undefined {
  return undefined
}

import { wholePath } from './page-address.ts'
import { words } from './page-facts.ts'
import { showToast } from './toasts.ts'
import { RELOAD_GUARD_MS } from './limits.ts'

/** True while `loadFully` replaces this document. Its `navigate` events must not be intercepted. */
export let isBeingLeft = false

/**
 * Loads `url` as a new document. `location.reload` would not do: it keeps the scroll position and
 * the history entry.
 */
export function loadFully(url: URL): void {
  // Both calls fire `navigate` synchronously. A later event comes from the visitor, and must work
  // even if the new document never arrives.
  isBeingLeft = true
  try {
    // Otherwise an address that differs only in its hash would stay in this document.
    history.replaceState(null, '', `${url.pathname}?`)
    location.replace(url)
  } finally {
    isBeingLeft = false
  }
}

const KEY = 'reload'

/**
 * Returns whether `path` may be reloaded now: at most once in 10 s, and never without session
 * storage.
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

const known = new Set<unknown>()
let isReported = false

/**
 * Handles a chunk that cannot be loaded, mostly because a new build has replaced it. Reloads the
 * page once. A toast offers a reload instead if that has already been tried, if there is no
 * network, or if the visitor would be interrupted.
 */
export function recoverFromChunkFailure(error: unknown): void {
  // An import reports its failure twice: by Vite's event and by its rejection.
  if (known.has(error)) return
  known.add(error)
  // After the toast, only the visitor reloads.
  if (!isReported && navigator.onLine && !isAtStake() && mayReload(wholePath(location)))
    return location.reload()
  isReported = true
  const { incomplete, reload } = words()
  showToast({
    text: incomplete,
    type: 'error',
    durationMs: 0,
    action: { label: reload, run: reloadWithInput },
  })
}

/** Returns whether a reload would post a form again, or interrupt a visitor who has typed. */
function isAtStake(): boolean {
  return (
    document.querySelector('.fault-summary') !== null ||
    fields().some(
      (field) =>
        ('checked' in field && field.checked !== field.defaultChecked) ||
        ('defaultValue' in field && field.value !== field.defaultValue),
    )
  )
}

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

/** The fields of the page. The answer to a captcha is not valid after a reload. */
function fields(): Field[] {
  return [
    ...document.querySelectorAll<Field>('input:not([type=hidden],[data-for]),textarea,select'),
  ]
}

/** Returns the session storage key of the page's input. */
function inputKey(): string {
  return `input ${wholePath(location)}`
}

/** Reloads the page. The new document takes the input from the session storage. */
function reloadWithInput(): void {
  const input = fields().map((field) => [
    keyOf(field),
    isChoice(field) ? field.checked : field.value,
  ])
  try {
    sessionStorage.setItem(inputKey(), JSON.stringify(Object.fromEntries(input)))
  } catch {
    // Without storage, the page is reloaded without the input.
  }
  loadFully(new URL(location.href))
}

/** Fills the fields of the same page as before `reloadWithInput`. */
export function restoreInput(): void {
  try {
    const input: Record<string, string & boolean> = JSON.parse(
      sessionStorage.getItem(inputKey()) ?? '',
    )
    sessionStorage.removeItem(inputKey())
    for (const field of fields()) {
      const typed = input[keyOf(field)]
      if (typed === undefined) continue
      if (isChoice(field)) field.checked = typed
      else field.value = typed
    }
    // Hydration stores the input as a draft.
    document.querySelector('[on=focus]')?.removeAttribute('on')
  } catch {
    // There is no input.
  }
}

function isChoice(field: Field): field is HTMLInputElement {
  return /radio|box/.test(field.type)
}

function keyOf(field: Field): string {
  return field.name + (isChoice(field) ? field.value : '')
}

/** Ignores the failure of a chunk that the page does not need. */
export function ignoreChunkFailure(error: unknown): void {
  known.add(error)
}

/** Watches all dynamic imports of the client. */
export function watchChunks(): void {
  // Vite's event comes before the rejection. A caller that ignores the failure can only do so after
  // it.
  addEventListener('vite:preloadError', ({ payload }) => {
    setTimeout(recoverFromChunkFailure, 0, payload)
  })
}

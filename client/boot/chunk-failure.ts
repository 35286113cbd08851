import { wholePath } from './page-address.ts'
import { attempt, words } from './page-facts.ts'
import { showToast } from './toasts.ts'
import { RELOAD_GUARD_MS } from './limits.ts'

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

/** True while `loadFully` replaces this document. Its `navigate` events must not be intercepted. */
export let isBeingLeft = false

/** Loads `url` as a new document. `location.reload` keeps the scroll position and the history. */
export function loadFully(url: URL): void {
  // Both calls fire `navigate` synchronously. A later event is from the visitor. It must be handled
  // even if the new document never arrives.
  isBeingLeft = true
  try {
    // Without this, a `url` that differs only in its hash would not load a new document.
    history.replaceState(null, '', `${url.pathname}?`)
    location.replace(url)
  } finally {
    isBeingLeft = false
  }
}

const KEY = 'reload'

/** Returns whether `path` may be reloaded: at most once in 10 s, and never without session storage. */
export function mayReload(path: string): boolean {
  const isSafe = attempt(() => {
    const [last, time] = sessionStorage.getItem(KEY)?.split(' ') ?? []
    if (last === path && Date.now() < Number(time) + RELOAD_GUARD_MS) return false
    sessionStorage.setItem(KEY, `${path} ${Date.now()}`)
    return true
  })
  return isSafe === true
}

const handled = new Set<unknown>()
let isReported = false

/**
 * Handles a chunk that cannot be loaded, usually because a new build has replaced it. Reloads the
 * page once. Shows a toast with a reload button instead if the page was already reloaded, there is
 * no network, or a reload would interrupt the visitor.
 */
export function recoverFromChunkFailure(error: unknown): void {
  // A failed import is reported twice: by Vite's event and by the rejected promise.
  if (handled.has(error)) return
  handled.add(error)
  // Once the toast is shown, only the visitor can reload the page.
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

/** Returns whether a reload would post a form again, or disturb a visitor who has typed. */
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

/** The fields of the page, without the captcha's, whose answer is not valid after a reload. */
function fields(): Field[] {
  const all = 'input:not([type=hidden],[data-for]),textarea,select'
  return [...document.querySelectorAll<Field>(all)]
}

/** Returns the session storage key for the input that was typed on this page. */
function inputKey(): string {
  return `input ${wholePath(location)}`
}

/** Reloads the page. The new document restores the input from the session storage. */
function reloadWithInput(): void {
  const input = fields().map((field) => [
    keyOf(field),
    isChoice(field) ? field.checked : field.value,
  ])
  // Without storage, the input is lost.
  attempt(() => sessionStorage.setItem(inputKey(), JSON.stringify(Object.fromEntries(input))))
  loadFully(new URL(location.href))
}

/** Restores the input that `reloadWithInput` saved on the same page. */
export function restoreInput(): void {
  // Without storage, or with a text that cannot be read, nothing is restored.
  attempt(() => {
    const saved = sessionStorage.getItem(inputKey())
    if (saved === null) return
    sessionStorage.removeItem(inputKey())
    const input: Record<string, string & boolean> = JSON.parse(saved)
    for (const field of fields()) {
      const typed = input[keyOf(field)]
      if (typed === undefined) continue
      if (isChoice(field)) field.checked = typed
      else field.value = typed
    }
    // Hydrates the form at once, which stores the input as a draft.
    document.querySelector('[on=focus]')?.removeAttribute('on')
  })
}

function isChoice(field: Field): field is HTMLInputElement {
  return /radio|box/.test(field.type)
}

function keyOf(field: Field): string {
  return field.name + (isChoice(field) ? field.value : '')
}

/** Ignores the failure of a chunk that the page does not need. */
export function ignoreChunkFailure(error: unknown): void {
  handled.add(error)
}

/** Watches all dynamic imports of the client. */
export function watchChunks(): void {
  // Vite's event comes before the rejection. A caller can ignore the failure only after the
  // rejection.
  addEventListener('vite:preloadError', ({ payload }) => {
    setTimeout(recoverFromChunkFailure, 0, payload)
  })
}

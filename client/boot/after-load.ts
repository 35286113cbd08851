import { inLanguage, languageOf } from '../../shared/language.ts'
import {
  knownBy,
  type KnownNotices,
  newsIn,
  type Notice,
  type Notices,
  NOTICES_QUERY,
} from '../../shared/notices.ts'
import { TOAST_EVENT, type ToastRequest } from '../../shared/toast.ts'
import { ignoreChunkFailure } from './chunk-failure.ts'
import { fetchShown } from './page-content.ts'
import { connection, toastRegion, attempt } from './page-facts.ts'
import { SERVICE_WORKER, trusted } from './trusted-types.ts'

/** Polling interval. A change is shown within a minute, including the duration of the request. */
const POLL_MS = 50_000
/** Polling interval for visitors who save data or are on 2G. */
const SAVING_POLL_MS = 300_000
/** Longest interval between requests after failures. */
const MAX_POLL_MS = 900_000
/** Session storage key of the notices that this tab has already shown. */
const KEY = 'notices'

/** The time at which this document was opened (Unix ms). */
const openedAt = Date.now() - performance.now()
let timer: ReturnType<typeof setTimeout>
let polledAt = isSaving() ? Date.now() : 0
let failures = 0
let known: KnownNotices | null | undefined
/** The notices in the toast that is shown now. */
let shown: readonly Notice[] = []
let toast: Element | null = null
/** The ETag of the last response, and the address that was requested. */
let last = { address: '', tag: '' }

/** Registers the service worker for offline pages, unless the visitor saves data. */
function registerServiceWorker(): void {
  if (!import.meta.env.PROD || connection().saveData) return
  navigator.serviceWorker?.register(trusted.createScriptURL(SERVICE_WORKER)).catch(() => undefined)
}

/** Loads the suggestions of a search when its field has the focus. */
async function suggestIn(element: EventTarget | null): Promise<void> {
  const isField = element instanceof HTMLInputElement && element.matches('.search-form [name="q"]')
  if (!isField || isSaving() || !navigator.onLine) return
  const chunk = await import('./suggest.ts').catch(ignoreChunkFailure)
  chunk?.suggestIn(element)
}

/** Polls the notices of the day while the page is visible, and shows each change once. */
function schedule(): void {
  clearTimeout(timer)
  if (document.hidden || !navigator.onLine) return
  const usualMs = isSaving() ? SAVING_POLL_MS : POLL_MS
  const intervalMs = Math.min(usualMs * 2 ** failures, MAX_POLL_MS)
  // If the clock was set back, the wait must not be longer than the interval.
  const leftMs = Math.min(polledAt + intervalMs - Date.now(), intervalMs)
  timer = setTimeout(poll, leftMs)
}

async function poll(): Promise<void> {
  polledAt = Date.now()
  const path = inLanguage(languageOf(location.pathname), '/visit.json')
  const address = `${path}?${NOTICES_QUERY}`
  try {
    const response = await fetch(address, {
      headers: last.address === address ? { 'If-None-Match': last.tag } : {},
      credentials: 'omit',
      priority: 'low',
      signal: AbortSignal.timeout(POLL_MS),
    })
    // Reads the body even if it is empty. Otherwise browsers report an aborted request.
    const text = await response.text()
    if (response.ok) {
      tellNews(JSON.parse(text))
      last = { address, tag: response.headers.get('ETag') ?? '' }
    } else if (response.status !== 304) throw new Error(address)
    failures = 0
  } catch {
    failures += 1
  }
  schedule()
}

function tellNews({ notices, more }: Notices): void {
  // Without storage, other pages of this tab may repeat a notice.
  known ??= attempt(() => JSON.parse(sessionStorage.getItem(KEY) ?? 'null'))
  known ??= firstKnown(notices)
  const news = newsIn(known, notices)
  known = { ...known, ...knownBy(notices) }
  const text = JSON.stringify(known)
  attempt(() => sessionStorage.setItem(KEY, text))
  if (news.length === 0) return
  // If a facility has changed twice, only its newest notice stays in the toast.
  const others = shown.filter(({ id }) => news.every((notice) => notice.id !== id))
  shown = toast?.isConnected ? [...others, ...news] : news
  toast?.querySelector<HTMLElement>('.toast-close')?.click()
  const lines = shown.map((notice) => notice.text).join('\n')
  const detail: ToastRequest = { type: 'info', text: lines, durationMs: 0 }
  if (more) detail.action = more
  dispatchEvent(new CustomEvent(TOAST_EVENT, { detail }))
  toast = toastRegion().lastElementChild
}

/** Returns the notices that the page itself shows: those that began before it was opened. */
function firstKnown(notices: readonly Notice[]): KnownNotices {
  if (document.querySelector('main > .notice > time')) return {}
  return knownBy(notices.filter(({ since = 0 }) => since <= openedAt))
}

function isSaving(): boolean {
  const { saveData, effectiveType } = connection()
  return Boolean(saveData || effectiveType?.includes('2g'))
}

registerServiceWorker()
addEventListener('visibilitychange', schedule)
addEventListener('offline', schedule)
addEventListener('online', () => {
  failures = polledAt = 0
  schedule()
})
schedule()
addEventListener('focusin', ({ target }) => void suggestIn(target))
void suggestIn(document.activeElement)
// Fetches the pictures for printing. The event `beforeprint` is too early: the layout is then still
// that of the screen.
const paper = matchMedia('print')
paper.addEventListener('change', fetchShown)
// The visitor may print before this script runs.
if (paper.matches) fetchShown()

import {
  ignoreChunkFailure,
  recoverFromChunkFailure,
  restoreInput,
  watchChunks,
} from './boot/chunk-failure.ts'
import { fetchPayload, PayloadStore } from './boot/payload-store.ts'
import {
  fetchPictures,
  forgetDraft,
  restoreOpenAnswers,
  openAnswers,
  showChosen,
  keepTimedTexts,
} from './boot/page-content.ts'
import { startHeader, startSiteMenu } from './boot/site-menu.ts'
import {
  watchInstallPrompt,
  cacheShownPage,
  watchOfflineGuide,
} from './boot/watch-offline-guide.ts'
import { startNavigation, watchBuild } from './boot/navigation.ts'
import { startPreloading, whenIdle } from './boot/preload.ts'
import { RELOAD_GUARD_MS } from './boot/limits.ts'
import { words } from './boot/page-facts.ts'
import { closeToast, startToasts, showToast } from './boot/toasts.ts'
import { ELDER_COOKIE, ELDER_FIELD } from '../shared/constants.ts'
import { ELDER_ATTRIBUTE } from '../shared/elder-mode.ts'
import type { ToastRequest } from '../shared/toast.ts'

function boot(): void {
  restoreInput()
  startToasts()
  startElderMode()
  startSiteMenu()
  startHeader()
  startArticleTools()
  watchChunks()
  watchInstallPrompt()
  wakePage()
  addEventListener('load', () => {
    fetchPictures()
    startLater()
  })
  addEventListener('online', startLater)
  // Chrome 102 to 104 have the Navigation API, but not `intercept`.
  if ('intercept' in (globalThis.NavigateEvent?.prototype ?? {})) startSwapping()
  watchBuild()
}

function startSwapping(): void {
  const payloads = new PayloadStore(fetchPayload)
  const observeLinks = startPreloading(payloads)
  startNavigation({
    payloads,
    onLeave: stopIslands,
    onArrive() {
      forgetDraft()
      openAnswers()
      wakePage()
      cacheShownPage()
      void observeLinks()
      // Waits until the page is painted.
      void whenIdle().then(fetchPictures)
    },
  })
  restoreOpenAnswers()
  openAnswers()
  void observeLinks()
}

function wakePage(): void {
  showChosen()
  startIslands()
  keepTimedTexts()
  watchOfflineGuide()
}

/** Starts the tasks that can wait until the page is loaded. Runs once, and only with a network. */
function startLater(): void {
  if (navigator.onLine) import('./boot/after-load.ts').catch(ignoreChunkFailure)
}

/** The buttons of the mode for older readers load no page. Their code is loaded on first use. */
function startElderMode(): void {
  addEventListener('submit', (event) => {
    const { name, value } = Object(event.submitter)
    if (name !== ELDER_FIELD) return
    event.preventDefault()
    void loadElderTools().then(({ press }) => press(value))
  })
  // The mode may have changed in another tab, or on a page from which the visitor goes back.
  addEventListener('visibilitychange', follow)
  follow()
}

function follow(): void {
  if (document.cookie.includes(`${ELDER_COOKIE}=1`)) void loadElderTools()
}

function loadElderTools() {
  return import('./boot/elder-tools.ts')
}

/** The islands of the page. The value of a hydrated island is the function that unmounts it. */
const islands = new Map<Element, (() => void) | undefined>()

/**
 * Hydrates the page's islands, each at the time in its `on` attribute. Browsers from before 2023
 * (Chrome 110, Safari 16.3) cannot parse the islands' code. Their pages stay as the server rendered
 * them.
 */
function startIslands(): void {
  if (!('toWellFormed' in String.prototype)) return
  for (const element of document.querySelectorAll<HTMLElement>('site-island')) {
    islands.set(element, undefined)
    void wake(element)
  }
}

/** Unmounts the islands below `root`, and cancels pending hydrations. */
function stopIslands(root: Node): void {
  for (const [element, end] of islands) {
    if (!root.contains(element)) continue
    islands.delete(element)
    end?.()
  }
}

/** Hydrates an island and sets its `data-state`. */
async function wake(element: HTMLElement): Promise<void> {
  if (element.matches('[on]:not(:focus-within)')) {
    await new Promise((resolve) => {
      for (const type of ['focusin', 'click']) element.addEventListener(type, resolve)
    })
    // Waits until the browser is idle, so that it paints the press first. Starting React takes
    // longer than a frame.
    await whenIdle()
  }
  if (!islands.has(element)) return
  element.dataset['state'] = 'loading'
  try {
    const { hydrateIsland } = await import('./hydrate.tsx')
    const end = await hydrateIsland(element)
    if (islands.has(element)) islands.set(element, end)
    else end()
  } catch (error) {
    element.dataset['state'] = 'failed'
    recoverFromChunkFailure(error)
    // Typed text is safe only once the script runs. So the next attempt does not wait for a focus.
    element.removeAttribute('on')
    const again = new AbortController()
    const retry = (): void => {
      again.abort()
      closeToast(words().incomplete)
      void wake(element)
    }
    const { signal } = again
    addEventListener('online', retry, { signal })
    // Also tries again when the visitor uses the island, because `online` depends on the browser's
    // report about the network, which may be wrong.
    setTimeout(() => {
      for (const type of ['input', 'click']) element.addEventListener(type, retry, { signal })
    }, RELOAD_GUARD_MS)
  }
}

/** Activates the buttons below an article: share (if the system can), copy the address, print. */
function startArticleTools(): void {
  document.documentElement.toggleAttribute('data-shares', 'share' in navigator)
  addEventListener('click', ({ target }) => {
    if (!(target instanceof HTMLButtonElement)) return
    const { tool, done } = target.dataset
    if (tool === 'print') print()
    // If the reader closes the system's list, the promise rejects. That is not an error.
    if (tool === 'share') navigator.share({ title: document.title, url: address() }).catch(() => {})
    if (tool === 'copy') void copy(target, done ?? '')
  })
}

/** The address without query and hash, which an article does not use. */
function address(): string {
  return location.origin + location.pathname
}

/** Copies the address. If the browser does not allow this, shows it, so that the reader can copy. */
async function copy(button: HTMLButtonElement, done: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(address())
    say(button, { text: done, type: 'success' })
  } catch {
    say(button, { text: address(), type: 'info', durationMs: 0 })
  }
}

/** With large text, shows a message next to the button, because a toast would be out of sight. */
function say(button: HTMLButtonElement, request: ToastRequest): void {
  const place = button.parentElement?.querySelector('output')
  if (place && document.documentElement.hasAttribute(ELDER_ATTRIBUTE))
    place.textContent = request.text
  else showToast(request)
}

forgetDraft()

// Whether the browser supports what the modules need. Older browsers get only the styles of
// `plain.css`.
const isKnown = 'CSSLayerBlockRule' in globalThis

// The error page has no header and no toasts, and its links load documents. Going back from it may
// lead to a page that was shown in the same document. Then only `popstate` fires, so the page is
// reloaded.
if (document.documentElement.dataset['layout'] === 'error')
  addEventListener('popstate', () => location.reload())
else if (isKnown) boot()

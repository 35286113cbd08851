import { languageOf, tagOf } from '../../shared/language.ts'
import type { LoadedPayload, PayloadStore } from './payload-store.ts'
import { type Address, mayReplace, payloadAddress, wholePath } from './page-address.ts'
import {
  attempt,
  buildId,
  connection,
  metaContent,
  standalonePaths,
  toastRegion,
  words,
} from './page-facts.ts'
import { LANGUAGE_COOKIE } from '../../shared/constants.ts'
import { readCookie, rememberLanguage } from './cookies.ts'
import { BUILD_META_DELAY_MS, PAYLOAD_MS, PRESS_MS } from './limits.ts'
import { isBeingLeft, loadFully, mayReload } from './chunk-failure.ts'
import { mainElement, swapPage } from './swap-page.ts'
import { closeToasts, showToast } from './toasts.ts'

/** A live region. Screen readers only announce text that is inserted after the region. */
const announcer = document.createElement('div')

/** Resolves briefly after a press, because the new page would remove the link before its click. */
let pressEnded: Promise<unknown> | undefined

addEventListener('pointerdown', () => {
  pressEnded = new Promise((resolve) => {
    setTimeout(resolve, PRESS_MS)
    // Resolves after the click was handled, because the link's navigation must start first.
    addEventListener('click', () => setTimeout(resolve), { once: true })
  })
})

/** Marks the page as loading. The stylesheet shows the mark only after 200 ms. */
function showProgress(isLoading: boolean): void {
  document.documentElement.toggleAttribute('data-navigating', isLoading)
}

interface NavigationOptions {
  payloads: PayloadStore
  /** Called before the old page is removed. `root` is the element that is replaced. */
  onLeave: (root: Element) => void
  onArrive: () => void
}

/** A link that is marked as external. */
const EXTERNAL = '[rel~=external]'

/** Whether new pages appear with a view transition. On phones, its snapshot takes too long. */
const moves = matchMedia('(width >= 48em) and (prefers-reduced-motion: no-preference)')

/** Path and query of the shown page. `location` may already have the address of the next page. */
let shown = location.pathname + location.search
let wanted: string | undefined
let latest: NavigateEvent | undefined

/** Handles links inside the site: loads only the new page's content. Needs the Navigation API. */
export function startNavigation(options: NavigationOptions): void {
  document.body.append(Object.assign(announcer, { className: 'announcer', ariaLive: 'polite' }))
  navigation.addEventListener('navigate', (event) => {
    const url = new URL(event.destination.url)
    latest = event
    if (event.formData || event.downloadRequest !== null) return
    if (isInDoubt(event, url, options.payloads)) {
      event.preventDefault()
      void goIfReachable(event, url)
      return
    }
    if (!isForPage(event, url)) return
    const { key } = navigation.currentEntry ?? {}
    event.signal.addEventListener('abort', () => setTimeout(() => stayAfterStop(event, url, key)))
    // The browser loads nothing for a traversal within this document. So the traversal is
    // intercepted, and then the page is loaded as a new document.
    const isReloaded = isOutdated && mayReload(wholePath(url))
    if (isReloaded && event.navigationType !== 'traverse') return
    event.intercept({
      focusReset: 'manual',
      scroll: 'manual',
      handler: () => (isReloaded ? loadFully(url) : show(event, url, options)),
    })
  })
}

/** Returns the payload's address for a link to another page; undefined for other links. */
export function payloadOfLink(link: HTMLAnchorElement): string | undefined {
  if (link.target || link.download || link.matches(EXTERNAL)) return undefined
  if (isShown(link) || !mayReplace(location, link, standalonePaths)) return undefined
  return payloadOfPage(link)
}

/** Returns whether the browser reports to be offline. It may be wrong, so a request must test it. */
function isInDoubt(event: NavigateEvent, url: URL, payloads: PayloadStore): boolean {
  if (navigator.onLine || navigator.serviceWorker?.controller) return false
  if (!event.userInitiated || event.hashChange) return false
  if (event.navigationType === 'traverse' || url.origin !== location.origin) return false
  return !payloads.has(payloadOfPage(url))
}

/** Loads the page if the network works. Otherwise the current page stays. */
async function goIfReachable(event: NavigateEvent, url: URL): Promise<void> {
  try {
    const signal = AbortSignal.timeout(PAYLOAD_MS)
    await fetch(url, { method: 'HEAD', redirect: 'manual', signal })
    if (latest === event) location.assign(url)
  } catch {
    showToast({ text: words().offline, type: 'info' })
    // With large text, toasts are at the end of the page and must be scrolled into view.
    toastRegion().scrollIntoView({ block: 'nearest' })
  }
}

/** If a navigation was stopped, restores the address of the shown page. */
function stayAfterStop(event: NavigateEvent, url: URL, key = ''): void {
  if (latest !== event || isShown(url)) return
  if (event.navigationType === 'traverse') navigation.traverseTo(key)
  else history.replaceState(null, '', shown)
}

function isForPage(event: NavigateEvent, url: URL): boolean {
  if (isBeingLeft || !event.canIntercept) return false
  if (event.navigationType === 'reload' || !mayReplace(location, url, standalonePaths)) return false
  if (event.sourceElement?.matches(EXTERNAL)) return false
  // Going back to the address of the shown page loads nothing. A script that changes only the
  // address loads nothing either.
  return !isShown(url) || (event.userInitiated && !event.hashChange)
}

function isShown({ pathname, search }: Address): boolean {
  return pathname + search === shown
}

/**
 * Returns the payload's address. The payload includes header and footer if the new page has another
 * language, or if the shown page has another layout than `default`.
 */
function payloadOfPage(page: Address): string {
  const { lang, dataset } = document.documentElement
  const language = languageOf(page.pathname)
  const isSame = tagOf(language) === lang && (readCookie(LANGUAGE_COOKIE) ?? language) === language
  return payloadAddress(page, buildId, !isSame || dataset['layout'] !== 'default')
}

async function show(event: NavigateEvent, url: URL, options: NavigationOptions): Promise<void> {
  const { payloads } = options
  // The visitor goes back from a page that never arrived, so the right page is still shown.
  const isBack = event.navigationType === 'traverse' && isShown(url)
  const address = isBack ? undefined : payloadOfPage(url)
  if (wanted !== undefined && wanted !== address) payloads.abandon(wanted)
  wanted = address
  if (address === undefined) return event.scroll()
  showProgress(true)
  event.signal.addEventListener('abort', () => showProgress(false))
  try {
    const payload = await payloads.load(address)
    wanted = undefined
    await withTransition(event, async () => {
      await pressEnded
      if (event.signal.aborted) return
      replacePage(payload, options)
      shown = url.pathname + url.search
      event.scroll()
      focusOn(url.hash)
      showProgress(false)
      // The toasts report data that failed to load. It may be available next time, so the payload
      // is not reused.
      if (payload.toasts.length > 0) payloads.abandon(address)
    })
  } catch {
    if (!event.signal.aborted) loadFully(url)
  }
}

function replacePage(payload: LoadedPayload, { onLeave, onArrive }: NavigationOptions): void {
  onLeave(payload.shell ? document.body : mainElement())
  swapPage(payload)
  // Toasts may be in the language of the previous page.
  if (payload.shell) closeToasts()
  rememberLanguage(payload.language)
  onArrive()
  announcer.replaceChildren(document.title)
  for (const text of payload.toasts) showToast({ text, type: 'warning' })
}

async function withTransition(event: NavigateEvent, update: () => Promise<void>): Promise<void> {
  const isStill = event.signal.aborted || !moves.matches || event.hasUAVisualTransition
  if (isStill || !('startViewTransition' in document)) return update()
  const transition = document.startViewTransition(update)
  // A skipped transition is not an error: the update still happens.
  transition.ready.catch(() => undefined)
  transition.finished.catch(() => undefined)
  await transition.updateCallbackDone
}

function focusOn(hash: string): void {
  const id = hash.slice(1)
  // A malformed hash cannot be decoded.
  const decoded = attempt(() => decodeURIComponent(id)) ?? id
  const target = document.getElementById(decoded) ?? mainElement()
  if (target.tabIndex < 0) target.tabIndex = -1
  target.focus({ preventScroll: true })
}

/** Whether another build is live. Then the next navigation loads a document. */
let isOutdated = false

/** Fetches the description of this build once. Then checks regularly whether another one is live. */
export function watchBuild(): void {
  setTimeout(() => {
    if (connection().effectiveType !== 'slow-2g') void fetchQuietly(`/builds/meta/${buildId}.json`)
  }, BUILD_META_DELAY_MS)
  const intervalMs = Number(metaContent('build-check-interval')) || 3_600_000
  let checkedAt = Date.now()
  const timer = setInterval(check, intervalMs)
  addEventListener('visibilitychange', () => {
    if (!document.hidden && Date.now() - checkedAt > intervalMs) void check()
  })

  async function check(): Promise<void> {
    if (isOutdated) return clearInterval(timer)
    checkedAt = Date.now()
    const latest = await fetchQuietly('/builds/latest.json')
    isOutdated = latest?.id !== undefined && latest.id !== buildId
  }
}

async function fetchQuietly(address: string): Promise<{ id?: string } | undefined> {
  try {
    return await (await fetch(address, { priority: 'low' })).json()
  } catch {
    return undefined
  }
}

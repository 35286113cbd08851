import { languageOf, tagOf } from '../shared/language.ts'
import type { Payload } from '../shared/payload.ts'
import { announce, startAnnouncer } from './announcer.ts'
import { isOutdated } from './build-watch.ts'
import { buildId } from './document-facts.ts'
import { rememberLanguage } from './language-cookies.ts'
import { mayReplace, payloadAddress, wholePath } from './page-address.ts'
import type { PayloadStore } from './payload-store.ts'
import { beginProgress, endProgress } from './progress.ts'
import { mayReload } from './reload-guard.ts'
import { mainElement, swapPage } from './swap-page.ts'
import { showToast } from './toasts.ts'

interface NavigationOptions {
  payloads: PayloadStore
  /** Called before the page goes; `root` is what will be replaced. */
  onLeave: (root: Element) => void
  /** Called when the next page is in place. */
  onArrive: () => void
}

const reducedMotion = matchMedia('(prefers-reduced-motion: reduce)')

/** Path and query of the page that is shown; during a navigation the address is already the next page's. */
let shown = location.pathname + location.search
let wanted: string | undefined
let isLeaving = false

/** Lets links inside the site fetch the next page's payload and put it in place, where the browser can tell of them. */
export function startNavigation(options: NavigationOptions): void {
  startAnnouncer()
  navigation.addEventListener('navigate', (event) => {
    const url = new URL(event.destination.url)
    if (!isForPage(event, url)) return
    // An entry of this document can only be reached inside it: that one is loaded again once it is reached.
    const isReloaded = isOutdated() && mayReload(wholePath(url))
    if (isReloaded && event.navigationType !== 'traverse') return
    event.intercept({
      focusReset: 'manual',
      scroll: 'manual',
      handler: () => (isReloaded ? loadFully(url) : show(event, url, options)),
    })
  })
}

/** Where the payload of a link's page is; nothing for a link that leads to no page or to the one shown. */
export function payloadOfLink(link: HTMLAnchorElement): string | undefined {
  const url = URL.parse(link.href)
  if (url === null || link.target || link.download || isExternal(link)) return undefined
  if (url.pathname + url.search === shown || !mayReplace(location, url)) return undefined
  return payloadOfPage(url)
}

function isForPage(event: NavigateEvent, url: URL): boolean {
  if (isLeaving || !event.canIntercept || event.downloadRequest !== null || event.formData)
    return false
  if (event.navigationType === 'reload' || !mayReplace(location, url)) return false
  if (event.sourceElement && isExternal(event.sourceElement)) return false
  return !(event.hashChange && url.pathname + url.search === shown)
}

function isExternal(link: Element): boolean {
  return link.getAttribute('rel')?.split(/\s+/).includes('external') ?? false
}

function payloadOfPage(url: URL): string {
  const { lang, dataset } = document.documentElement
  const frameChanges = tagOf(languageOf(url.pathname)) !== lang || dataset['layout'] !== 'default'
  return payloadAddress(url, buildId, frameChanges)
}

async function show(event: NavigateEvent, url: URL, options: NavigationOptions): Promise<void> {
  const { payloads } = options
  const address = payloadOfPage(url)
  if (wanted !== undefined && wanted !== address) payloads.abandon(wanted)
  wanted = address
  beginProgress(event.signal)
  try {
    const payload = await payloads.load(address)
    wanted = undefined
    await withTransition(event, () => {
      if (event.signal.aborted) return
      replacePage(payload, options)
      shown = url.pathname + url.search
      event.scroll()
      focusOn(url.hash)
      endProgress()
      // What failed may be there the next time.
      if (payload.toasts.length > 0) payloads.abandon(address)
    })
  } catch {
    if (!event.signal.aborted) loadFully(url)
  }
}

function replacePage(payload: Payload, { onLeave, onArrive }: NavigationOptions): void {
  const isOtherLanguage = document.documentElement.lang !== tagOf(payload.language)
  onLeave(payload.frame ? document.body : mainElement())
  swapPage(payload)
  if (isOtherLanguage) rememberLanguage(payload.language)
  onArrive()
  announce(document.title)
  for (const text of payload.toasts) showToast({ text, type: 'warning' })
}

async function withTransition(event: NavigateEvent, update: () => void): Promise<void> {
  if (event.signal.aborted) return
  const isStill = reducedMotion.matches || event.hasUAVisualTransition
  if (isStill || !('startViewTransition' in document)) return update()
  const transition = document.startViewTransition(update)
  // A transition that is skipped is no fault: the update happens all the same.
  transition.ready.catch(() => undefined)
  transition.finished.catch(() => undefined)
  await transition.updateCallbackDone
}

function focusOn(hash: string): void {
  const target = document.getElementById(decodeURIComponent(hash.slice(1))) ?? mainElement()
  if (target.tabIndex < 0) target.tabIndex = -1
  target.focus({ preventScroll: true })
}

/**
 * Loads `url` in the place of the entry that is reached, as a new document. A reload would not do: it is the same
 * document to the browser, which then keeps the scroll position and goes back without loading anything.
 */
function loadFully(url: URL): void {
  isLeaving = true
  // Else the way to an address with a hash would be one inside the document.
  history.replaceState(null, '', `${url.pathname}?`)
  location.replace(url)
}

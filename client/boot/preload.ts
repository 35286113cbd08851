import { connection } from './page-facts.ts'
import { HOVER_MS, PRELOAD_BYTES, PRELOAD_MARGIN, PRELOAD_SHARE, IDLE_LIMIT_MS } from './limits.ts'
import { payloadOfLink } from './navigation.ts'
import type { PayloadStore } from './payload-store.ts'

/** Resolves when the browser is idle, or after two seconds. Safari has no `requestIdleCallback`. */
export function whenIdle(): Promise<void> {
  return new Promise((resolve) => {
    if ('requestIdleCallback' in globalThis)
      requestIdleCallback(() => resolve(), { timeout: IDLE_LIMIT_MS })
    else setTimeout(resolve, 1)
  })
}

/** Links to the page's items. Links of navigation and filters are outside `main` or in a `nav`. */
const ITEMS = 'main a[href]:not(nav a)'

/**
 * Preloads the payloads of items that are less than one window away. They may use a share of the
 * page's own bytes, and none on 3G. Also preloads any link that is under the pointer, focused or
 * pressed, except on 2G. Returns a function to call when the links of the page have changed.
 */
export function startPreloading(payloads: PayloadStore): () => Promise<void> {
  /** Items near the window whose payloads are not preloaded yet. */
  const near = new Set<string>()
  /** Bytes that preloads may still use. */
  let room = 0
  let isBusy = false
  let hover = 0
  const observer = new IntersectionObserver(onSight, { rootMargin: PRELOAD_MARGIN })
  const weighing = new PerformanceObserver((list) => {
    // Chromium reports the document twice: when the observer starts (incomplete), and again when it
    // is complete.
    for (const entry of list.getEntries())
      if (entry instanceof PerformanceResourceTiming && entry.duration > 0)
        room +=
          entry.initiatorType === 'fetch'
            ? -entry.transferSize
            : entry.encodedBodySize * PRELOAD_SHARE
    void preloadNear()
  })
  for (const type of ['navigation', 'resource']) weighing.observe({ type, buffered: true })
  for (const type of ['pointerover', 'focusin', 'pointerdown']) addEventListener(type, onIntent)
  return observeLinks

  /** Observes the links once the browser is idle. Reading them takes as long as starting the page. */
  async function observeLinks(): Promise<void> {
    observer.disconnect()
    near.clear()
    room = 0
    await whenIdle()
    for (const link of document.querySelectorAll(ITEMS)) observer.observe(link)
  }

  function onSight(entries: IntersectionObserverEntry[]): void {
    for (const { isIntersecting, target } of entries) {
      const address = target instanceof HTMLAnchorElement && payloadOfLink(target)
      if (!address) continue
      near[isIntersecting ? 'add' : 'delete'](address)
    }
    void preloadNear()
  }

  /** Preloads the items near the window, one after the other, while enough bytes remain. */
  async function preloadNear(): Promise<void> {
    const [address] = near
    if (address === undefined || isBusy || room < PRELOAD_BYTES || isSlow(/[23]g/)) return
    near.delete(address)
    isBusy = true
    await payloads.preload(address)
    // Waits until the bytes of this preload are counted.
    await whenIdle()
    isBusy = false
    void preloadNear()
  }

  /** Preloads a link on which a pointer or focus rests. One that only crosses it does not count. */
  function onIntent({ target, type }: Event): void {
    clearTimeout(hover)
    const link = target instanceof Element && target.closest('a')
    if (!link) return
    // Opens the page in the other language at the same section.
    if (link.hreflang) link.hash = location.hash
    if (type === 'pointerdown') preload(link)
    else hover = window.setTimeout(preload, HOVER_MS, link)
  }

  function preload(link: HTMLAnchorElement): void {
    const address = payloadOfLink(link)
    if (address !== undefined && !isSlow()) payloads.preloadFirst(address)
  }
}

/** Returns whether the visitor saves data, or the connection type matches `slow`. */
function isSlow(slow = /2g/): boolean {
  const { saveData = false, effectiveType = '' } = connection()
  return saveData || slow.test(effectiveType)
}

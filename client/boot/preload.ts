import { connection } from './page-facts.ts'
import { HOVER_MS, PRELOAD_BYTES, PRELOAD_MARGIN, PRELOAD_SHARE, IDLE_LIMIT_MS } from './limits.ts'
import { payloadOfLink } from './navigation.ts'
import type { PayloadStore } from './payload-store.ts'

/** Resolves when the browser has nothing else to do, or after two seconds. Safari has no `requestIdleCallback`. */
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
 * Preloads the payloads of items that are less than a screen away, within a share of the page's own
 * bytes and not on 3G, and of any link that is pointed at, focused or pressed, not on 2G. Returns
 * the function to call when the links of the page have changed.
 */
export function startPreloading(payloads: PayloadStore): () => Promise<void> {
  /** Items in sight whose payloads are still to be preloaded. */
  const near = new Set<string>()
  /** Bytes that may still be preloaded: a share of those of the page itself. */
  let room = 0
  let isBusy = false
  let hover = 0
  const observer = new IntersectionObserver(onSight, { rootMargin: PRELOAD_MARGIN })
  const weighing = new PerformanceObserver((list) => {
    for (const entry of list.getEntries())
      if (entry instanceof PerformanceResourceTiming)
        room +=
          entry.initiatorType === 'fetch'
            ? -entry.transferSize
            : entry.encodedBodySize * PRELOAD_SHARE
    void preloadNear()
  })
  for (const type of ['navigation', 'resource']) weighing.observe({ type, buffered: true })
  for (const type of ['pointerover', 'focusin', 'pointerdown']) addEventListener(type, onIntent)
  return observeLinks

  /** Waits for an idle browser, since reading all links takes as long as the start. */
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

  /** Preloads the items in sight, one after the other, as long as the next one fits into the share. */
  async function preloadNear(): Promise<void> {
    const [address] = near
    if (address === undefined || isBusy || room < PRELOAD_BYTES || isSlow(/[23]g/)) return
    near.delete(address)
    isBusy = true
    await payloads.preload(address)
    // Until its bytes are counted.
    await whenIdle()
    isBusy = false
    void preloadNear()
  }

  /** A pointer that only crosses a link does not count. */
  function onIntent({ target, type }: Event): void {
    clearTimeout(hover)
    const link = target instanceof Element && target.closest('a')
    if (!link) return
    // The page in the other language opens at the same part.
    if (link.hreflang) link.hash = location.hash
    if (type === 'pointerdown') preload(link)
    else hover = window.setTimeout(preload, HOVER_MS, link)
  }

  function preload(link: HTMLAnchorElement): void {
    const address = payloadOfLink(link)
    if (address !== undefined && !isSlow()) payloads.preloadFirst(address)
  }
}

/** Returns whether the visitor saves data, or the connection is one of the slow ones. */
function isSlow(slow = /2g/): boolean {
  const { saveData = false, effectiveType = '' } = connection()
  return saveData || slow.test(effectiveType)
}

import { connection } from './page-facts.ts'
import { HOVER_MS, PRELOAD_BYTES, PRELOAD_MARGIN, IDLE_LIMIT_MS } from './limits.ts'
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
 * On a fast connection, preloads the payloads of items that are less than a screen away, up to a
 * limit of bytes, and of any link that is pointed at, focused or pressed. Returns the function to
 * call when the links of the page have changed.
 */
export function startPreloading(payloads: PayloadStore): () => Promise<void> {
  let bytes = 0
  let hover = 0
  const observer = new IntersectionObserver(onSight, { rootMargin: PRELOAD_MARGIN })
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries())
      if (entry instanceof PerformanceResourceTiming && entry.initiatorType === 'fetch')
        bytes += entry.transferSize
    if (bytes > PRELOAD_BYTES) payloads.clearQueue()
  }).observe({ type: 'resource' })
  for (const type of ['pointerover', 'focusin', 'pointerdown']) addEventListener(type, onIntent)
  return observeLinks

  /**
   * Waits for an idle browser, because reading all addresses takes as long as the rest of the
   * start.
   */
  async function observeLinks(): Promise<void> {
    observer.disconnect()
    payloads.clearQueue()
    bytes = 0
    await whenIdle()
    for (const link of document.querySelectorAll(ITEMS)) observer.observe(link)
  }

  function onSight(entries: IntersectionObserverEntry[]): void {
    for (const { isIntersecting, target } of entries) {
      const address = target instanceof HTMLAnchorElement && payloadOfLink(target)
      if (!address) continue
      if (!isIntersecting) payloads.drop(address)
      else if (bytes <= PRELOAD_BYTES && isFast()) payloads.preload(address)
    }
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
    if (address !== undefined && isFast()) payloads.preloadFirst(address)
  }
}

function isFast(): boolean {
  const { saveData, effectiveType } = connection()
  return !saveData && !effectiveType?.includes('2g')
}

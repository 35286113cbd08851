import { connection } from './connection.ts'
import { payloadOfLink } from './navigation.ts'
import type { PayloadStore } from './payload-store.ts'
import { whenIdle } from './when-idle.ts'

/**
 * Preloads the payloads of links that are seen, pointed at, focused or touched, where the connection is fast enough.
 * Returns the function to call when the page's links have changed.
 */
export function startPreloading(payloads: PayloadStore): () => Promise<void> {
  const observer = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting) continue
      observer.unobserve(target)
      preload(target)
    }
  })
  for (const type of ['pointerover', 'focusin', 'touchstart']) {
    addEventListener(type, onIntent, { passive: true })
  }
  return observeLinks

  /** Waits for an idle browser: reading all addresses of a page takes as long as everything else at its start. */
  async function observeLinks(): Promise<void> {
    observer.disconnect()
    payloads.clearQueue()
    await whenIdle()
    for (const link of document.querySelectorAll<HTMLAnchorElement>('a[href]'))
      if (payloadOfLink(link) !== undefined) observer.observe(link)
  }

  function onIntent({ target }: Event): void {
    const link = target instanceof Element && target.closest('a')
    if (!link) return
    // The page in the other language opens at the same part.
    if (link.hreflang) link.hash = location.hash
    preload(link)
  }

  function preload(link: Element | null): void {
    const { saveData, effectiveType } = connection()
    if (saveData || effectiveType?.includes('2g') || !(link instanceof HTMLAnchorElement)) return
    const address = payloadOfLink(link)
    if (address !== undefined) payloads.preload(address)
  }
}

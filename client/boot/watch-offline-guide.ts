/** Loads the script that renders the offline offer once the offer is in view. */
export function watchOfflineGuide(): void {
  const root = document.querySelector('[data-pocket]')
  if (root) new IntersectionObserver(onSight).observe(root)
}

async function onSight(
  [entry]: IntersectionObserverEntry[],
  observer: IntersectionObserver,
): Promise<void> {
  if (!entry?.isIntersecting) return
  observer.disconnect()
  const chunk = await import('./offline-guide.ts')
  await chunk.offerOfflineGuide(entry.target)
}

/** Asks the service worker to save the shown page. The service worker itself only sees documents. */
export function cacheShownPage(): void {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- `targetOrigin` is only for windows
  navigator.serviceWorker?.controller?.postMessage(location.href)
}

/** Only Chromium has this event, so TypeScript's types lack it. */
interface InstallPrompt extends Event {
  prompt: () => Promise<{ outcome: 'accepted' | 'dismissed' }>
}

/** The browser's offer to install the site. It can be used once. */
export const installing: { offer?: InstallPrompt | undefined } = {}

/** Stores the browser's offer to install the site, which the browser makes only once. */
export function watchInstallPrompt(): void {
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault()
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- this event has this type
    installing.offer = event as InstallPrompt
  })
}

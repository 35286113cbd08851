/** In Chromium only, so not in the types. */
interface InstallPrompt extends Event {
  prompt: () => Promise<{ outcome: 'accepted' | 'dismissed' }>
}

/** The browser's offer to install the site, which can be taken once. */
export const installing: { offer?: InstallPrompt | undefined } = {}

/** Keeps the browser's offer to install the site, which it makes once and before anything asks for it, instead of its own bar. */
export function watchInstallPrompt(): void {
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault()
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- that is what this event is
    installing.offer = event as InstallPrompt
  })
}

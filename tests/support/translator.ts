import type { Page } from '@playwright/test'

/** The mark that the simulated translator puts before each text. */
export const TRANSLATED = '«'

/**
 * Changes the page like the translators of Chrome and Edge: replaces each text node by two `font`
 * elements, now and whenever one is added or changed. With `isEarly`, starts before the page's
 * scripts.
 */
export async function translate(page: Page, { isEarly = false } = {}): Promise<void> {
  if (isEarly) await page.addInitScript(startTranslator, TRANSLATED)
  else await page.evaluate(startTranslator, TRANSLATED)
}

/** Starts the simulated translator. Runs in the page. */
function startTranslator(mark: string): void {
  const KEPT = 'script, style, noscript, textarea, code, title, font, [translate=no]'

  function translateIn(root: Node): void {
    const texts: Text[] = []
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
    while (walker.nextNode()) if (walker.currentNode instanceof Text) texts.push(walker.currentNode)
    for (const text of texts) {
      if (text.data.trim() === '' || text.parentElement?.closest(KEPT) !== null) continue
      const [outer, inner] = [document.createElement('font'), document.createElement('font')]
      inner.textContent = mark + text.data
      outer.append(inner)
      text.replaceWith(outer)
    }
  }

  function start(): void {
    document.documentElement.classList.add('translated-ltr')
    translateIn(document.body)
    new MutationObserver((changes) => {
      for (const { target, addedNodes } of changes)
        for (const node of [target, ...addedNodes])
          if (node.isConnected) translateIn(node instanceof Text ? (node.parentNode ?? node) : node)
    }).observe(document.body, { childList: true, subtree: true, characterData: true })
  }

  if (document.readyState === 'loading')
    document.addEventListener('readystatechange', start, { once: true })
  else start()
}

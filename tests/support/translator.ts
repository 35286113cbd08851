import type { Page } from '@playwright/test'

/** What the simulated translator puts before each text that it has translated. */
export const TRANSLATED = '«'

/**
 * Does to the page what the translators of Chrome and Edge do: each text goes into two `font` elements in place of its text node,
 * also the texts that come later or change. From now on, or with `isEarly` from before the page's scripts run.
 */
export async function translate(page: Page, { isEarly = false } = {}): Promise<void> {
  if (isEarly) await page.addInitScript(startTranslator, TRANSLATED)
  else await page.evaluate(startTranslator, TRANSLATED)
}

/** Runs in the page. */
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

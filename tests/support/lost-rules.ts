import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'

/** Returns the CSS rules of all stylesheets for screens. */
async function allStyles(): Promise<string> {
  const manifest = JSON.parse(await readFile('dist/client/.vite/manifest.json', 'utf8'))
  const files = Object.keys(manifest)
    .filter(
      (name) =>
        name.endsWith('.css') && !/(?:(?:elder|guide|print)-page|\/office)\.css$/.test(name),
    )
    .map((name) => readFile(`dist/client/${manifest[name].file}`, 'utf8'))
  return (await Promise.all(files)).join('')
}

/**
 * Returns selectors that match an element of the page (in any state) and have a declaration that is
 * missing in the page's own styles. `own` selects these styles.
 */
export async function lostRules(page: Page, own = 'style'): Promise<string[]> {
  const all = await allStyles()
  // oxlint-disable unicorn/consistent-function-scoping -- they run in the page
  return page.evaluate(
    ([text, styles]) => {
      const whole = new CSSStyleSheet()
      whole.replaceSync(text)
      const had = new Map<Element, Set<string>>()
      const ownRules = [...document.querySelectorAll<HTMLStyleElement>(styles)].flatMap((style) =>
        rulesOf(style.sheet?.cssRules),
      )
      for (const rule of ownRules) {
        for (const element of matched(rule)) {
          const known = had.get(element) ?? new Set()
          had.set(element, known)
          for (const each of declarations(rule)) known.add(each)
        }
      }
      const lost = rulesOf(whole.cssRules).filter((rule) => {
        const wanted = declarations(rule)
        return matched(rule).some((each) => wanted.some((one) => !had.get(each)?.has(one)))
      })
      return lost.map(({ selectorText }) => selectorText)

      function rulesOf(rules: Iterable<CSSRule> = []): CSSStyleRule[] {
        return [...rules].flatMap((rule) => {
          if (rule instanceof CSSStyleRule) return [rule]
          return rule instanceof CSSGroupingRule ? rulesOf(rule.cssRules) : []
        })
      }

      function declarations({ style }: CSSStyleRule): string[] {
        return [...style].map((name) => `${name}: ${style.getPropertyValue(name)}`)
      }

      function matched({ selectorText }: CSSStyleRule): Element[] {
        const anyState = selectorText
          .replaceAll(/::?(?:before|after|marker|hover|focus(?:-visible)?|target)\b/g, '')
          .replaceAll('[open]', '')
        try {
          return [...document.querySelectorAll(anyState)]
        } catch {
          return []
        }
      }
    },
    [all, own] as const,
  )
  // oxlint-enable unicorn/consistent-function-scoping
}

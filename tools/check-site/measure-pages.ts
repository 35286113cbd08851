import type { Page } from '@playwright/test'
import { inLanguage } from '../../shared/language.ts'
import { LANGUAGES } from '../../locales/languages.ts'
import { launchChromium } from '../browser/engines.ts'

/** Window widths of a phone and of a desktop computer. */
const WIDTHS = [390, 1440]

/**
 * Finds names that do not fit in the header or title, and pages that are wider than the window, at
 * both widths and in all languages. `paths` are Chinese.
 */
export async function measurePages(origin: string, paths: readonly string[]): Promise<string[]> {
  const browser = await launchChromium()
  try {
    const page = await browser.newPage()
    const addresses = paths.flatMap((path) =>
      LANGUAGES.map((language) => origin + inLanguage(language, path)),
    )
    const faults: string[] = []
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 })
      for (const address of addresses) faults.push(...(await measurePage(page, address, width)))
    }
    return faults
  } finally {
    await browser.close()
  }
}

async function measurePage(page: Page, address: string, width: number): Promise<string[]> {
  const { pathname } = new URL(address)
  // Waits only for the HTML, because pictures and scripts do not affect names.
  const response = await page.goto(address, { waitUntil: 'domcontentloaded' })
  if (response?.status() !== 200)
    return [`${pathname} at ${width} px: answers ${response?.status()}`]
  return (await page.evaluate(faultsInPage)).map((fault) => `${pathname} at ${width} px: ${fault}`)
}

/** Runs in the page, so it cannot use anything else in this module. */
// oxlint-disable unicorn/consistent-function-scoping
export function faultsInPage(): string[] {
  // Returns the element's own text, without child elements such as the seal.
  const textsOf = (element: Element) =>
    [...element.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE)
  const boxesOf = (element: Element) => {
    const range = document.createRange()
    return textsOf(element).flatMap((node) => {
      range.selectNode(node)
      return [...range.getClientRects()].filter((box) => box.width > 1)
    })
  }
  const all = (selector: string) =>
    [...document.querySelectorAll(selector)].filter((element) => boxesOf(element).length > 0)
  const wordsOf = (element: Element) =>
    `“${textsOf(element)
      .map(({ textContent }) => textContent?.trim())
      .join('')}”`
  const meet = (a: DOMRect, b: DOMRect) =>
    Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1 &&
    Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1

  const header = all('.site-header > a, .site-groups a, .site-languages a')
  const wrapped = header.filter(
    (element) => new Set(boxesOf(element).map((box) => Math.round(box.top))).size > 1,
  )
  const overlaps = header.flatMap((one, index) =>
    header
      .slice(index + 1)
      .filter((other) => boxesOf(one).some((a) => boxesOf(other).some((b) => meet(a, b))))
      .map((other) => `${wordsOf(one)} overlaps ${wordsOf(other)} in the header`),
  )
  const rows = new Set(
    all('.site-groups a').map((element) => Math.round(boxesOf(element)[0]?.top ?? 0)),
  )
  const cut = all('h1').filter((element) =>
    boxesOf(element).some((box) => box.left < -1 || box.right > innerWidth + 1),
  )
  const hidden = all('.home-hero h1').filter((element) =>
    [...document.querySelectorAll('.today')].some((today) =>
      boxesOf(element).some((box) => meet(box, today.getBoundingClientRect())),
    ),
  )
  return [
    ...wrapped.map(
      (element) => `${wordsOf(element)} wraps in the header: shortName in site.yaml is for there`,
    ),
    ...overlaps,
    ...(rows.size > 1 ? ['the menu does not fit into one line of the header'] : []),
    ...cut.map((element) => `${wordsOf(element)} does not fit into the window`),
    ...hidden.map((element) => `${wordsOf(element)} overlaps what is below it`),
    ...(document.documentElement.scrollWidth > innerWidth + 1 ? ['is wider than the window'] : []),
  ]
}

import { expect } from '@playwright/test'
import type { Tab } from './tab.ts'

/** A visitor in any engine. All actions wait for their element. */
export interface Visitor extends Tab {
  /** Returns the text of the first element that matches; undefined if none matches. */
  textOf: (selector: string) => Promise<string | undefined>
  attributeOf: (selector: string, name: string) => Promise<string | undefined>
  valueOf: (selector: string) => Promise<string | undefined>
  count: (selector: string) => Promise<number>
  /** Returns path, query and hash of the page. */
  address: () => Promise<string>
  /** Clicks the middle of the first match, when it no longer moves and is not covered. */
  click: (selector: string) => Promise<void>
  /** Types a new value into a field. */
  fill: (selector: string, text: string) => Promise<void>
  /** Sets the value of a field at once, like a picker. */
  choose: (selector: string, value: string) => Promise<void>
  /** Waits until the script that all pages share runs. The document may be incomplete then. */
  untilReady: () => Promise<void>
}

/** Where to click an element, or why it cannot be clicked yet. */
type Target = { x: number; y: number } | { reason: string }

/** Returns a visitor who uses the tab. */
export function visitorIn(tab: Tab): Visitor {
  // A read fails if a navigation replaces the page during it.
  const read: Tab['evaluate'] = (...reading) =>
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a failed read counts as no result, because reads are repeated
    tab.evaluate(...reading).catch(() => undefined as never)
  const click = async (selector: string) => {
    let target: Target | undefined
    await expect
      .poll(async () => (target = await read(targetOf, selector)), { message: `press ${selector}` })
      .toHaveProperty('x')
    if (target !== undefined && 'x' in target) await tab.clickAt(target.x, target.y)
  }
  return {
    ...tab,
    textOf: (selector) =>
      read((each) => document.querySelector<HTMLElement>(each)?.innerText.trim(), selector),
    attributeOf: (selector, name) =>
      read(
        (each, key) => document.querySelector(each)?.getAttribute(key) ?? undefined,
        selector,
        name,
      ),
    valueOf: (selector) =>
      read((each) => document.querySelector<HTMLInputElement>(each)?.value, selector),
    count: (selector) => read((each) => document.querySelectorAll(each).length, selector),
    address: () => read(() => location.pathname + location.search + location.hash),
    click,
    fill: async (selector, text) => {
      await click(selector)
      await tab.evaluate(
        (each) => document.querySelector<HTMLInputElement>(each)?.select(),
        selector,
      )
      await tab.type(text)
      await expect
        .poll(() => read((each) => document.querySelector<HTMLInputElement>(each)?.value, selector))
        .toBe(text)
    },
    choose: (selector, value) =>
      tab.evaluate(
        (each, chosen) => {
          const field = document.querySelector<HTMLInputElement>(each)
          if (!field) throw new Error(`There is no ${each}`)
          // Calls the browser's own setter, because React has replaced the one of this field.
          Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(
            field,
            chosen,
          )
          for (const type of ['input', 'change'])
            field.dispatchEvent(new Event(type, { bubbles: true }))
        },
        selector,
        value,
      ),
    untilReady: () =>
      expect
        .poll(() => read(() => document.readyState === 'complete'), {
          message: 'the script of the page runs',
        })
        .toBe(true),
  }
}

/** Returns where to click the first element that matches. Runs in the page. */
async function targetOf(selector: string): Promise<Target> {
  const element = document.querySelector(selector)
  if (!element?.checkVisibility()) return { reason: `${selector} is not shown` }
  element.scrollIntoView({ block: 'center', behavior: 'instant' })
  const before = element.getClientRects()[0]
  await new Promise((resolve) => setTimeout(resolve, 50))
  const box = element.getClientRects()[0]
  if (!before || !box) return { reason: 'has no box' }
  if (before.x !== box.x || before.y !== box.y) return { reason: 'it moves' }
  const x = Math.round(box.x + box.width / 2)
  const y = Math.round(box.y + box.height / 2)
  const top = document.elementFromPoint(x, y)
  if (top === null || !element.contains(top))
    return { reason: `${top?.outerHTML.slice(0, 80)} covers it` }
  return { x, y }
}

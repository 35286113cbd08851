import { expect } from '@playwright/test'
import type { Tab } from './tab.ts'

/** A visitor's hands and eyes in a tab of any engine; what is looked for is waited for. */
export interface Visitor extends Tab {
  /** The text of the first element that fits; `undefined` if there is none. */
  textOf: (selector: string) => Promise<string | undefined>
  attributeOf: (selector: string, name: string) => Promise<string | undefined>
  valueOf: (selector: string) => Promise<string | undefined>
  count: (selector: string) => Promise<number>
  /** Path, query and hash. */
  address: () => Promise<string>
  /** Presses the middle of the first element that fits, once it is shown there, in place and not covered. */
  click: (selector: string) => Promise<void>
  /** Types into a field, in place of what it holds. */
  fill: (selector: string, text: string) => Promise<void>
  /** Gives a field a value at once, as a picker does. */
  choose: (selector: string, value: string) => Promise<void>
  /** Waits until the script that every page has runs: modules do so before their document is complete. */
  untilReady: () => Promise<void>
}

/** Where to press an element, or why it can't be pressed yet. */
type Target = { x: number; y: number } | { reason: string }

/** Makes a visitor of a tab. */
export function visitorIn(tab: Tab): Visitor {
  // One page takes the place of another at any time, and with it what a reading was about.
  const read: Tab['evaluate'] = (...reading) =>
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- as if there were nothing: readings are repeated
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
          // Past React, which wraps the field's own property.
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

/** Runs in the page. */
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

import { directionOf, tagOf } from '../../shared/language.ts'
import type { HeadTag, Payload } from '../../shared/payload.ts'
import type { LoadedPayload } from './payload-store.ts'
import { closeHeader } from './site-menu.ts'
import { theElement, toastRegion } from './page-facts.ts'
import { trusted } from './trusted-types.ts'

/** Replaces the page: main element, styles, head tags, language, and the header's marks and links. */
export function swapPage(payload: LoadedPayload): void {
  const main = mainElement()
  if (payload.shell) replaceShell(main, payload.shell)
  // Must be first: if it removes the focused element, the browser computes all styles. Later in
  // this function, the browser would compute them twice.
  main.innerHTML = trusted.createHTML(payload.content)
  const { documentElement } = document
  document.title = payload.head.title
  replaceHeadTags(payload.head.tags)
  documentElement.lang = tagOf(payload.language)
  const direction = directionOf(payload.language)
  if (direction) documentElement.dir = direction
  documentElement.dataset['layout'] = payload.layout
  // Removes the styles of the previous page. Styles that all pages share stay.
  for (const style of document.querySelectorAll<HTMLStyleElement>('[data-href]'))
    style.disabled = true
  document.adoptedStyleSheets = payload.sheets
  markGroup(payload.menuIndex)
  for (const { tag, href } of payload.translations)
    document.querySelector(`body > header a[hreflang="${tag}"]`)?.setAttribute('href', href)
  closeHeader()
}

export function mainElement(): HTMLElement {
  return theElement('main')
}

/** Replaces the tags that belong to the page: those between the title and the build id. */
function replaceHeadTags(tags: readonly HeadTag[]): void {
  const old = 'title ~ :has(~ [name="build-id"]), [type="application/ld+json"]'
  for (const tag of document.querySelectorAll(old)) tag.remove()
  document.head.querySelector('[name="build-id"]')?.before(...tags.map(headElement))
}

function headElement(tag: HeadTag): HTMLElement {
  const element = document.createElement(tag.tag)
  if (tag.tag === 'script') {
    element.setAttribute('type', 'application/ld+json')
    element.textContent = trusted.createScript(JSON.stringify(tag.json))
  } else {
    for (const [name, value] of Object.entries(tag.attributes)) element.setAttribute(name, value)
  }
  return element
}

/** Replaces header and footer. The header is everything before the main element. */
function replaceShell(main: HTMLElement, shell: NonNullable<Payload['shell']>): void {
  while (main.previousSibling) main.previousSibling.remove()
  main.insertAdjacentHTML('beforebegin', trusted.createHTML(shell.header))
  document.querySelector('body > footer')?.remove()
  main.insertAdjacentHTML('afterend', trusted.createHTML(shell.footer))
  toastRegion().dataset['words'] = JSON.stringify(shell.words)
}

/** Marks the current menu group. The header has the menu twice: as a row of groups, and in full. */
function markGroup(current: number): void {
  for (const selector of ['.site-groups > ul', '.site-menu-groups']) {
    const groups = document.querySelectorAll(`body > header ${selector} > li > a`)
    groups.forEach((link, index) => {
      link.ariaCurrent = index === current ? 'true' : null
    })
  }
}

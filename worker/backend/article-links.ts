import type { Language } from '../../locales/languages.ts'
import { dialled, WRITTEN_LANDLINE } from '../../shared/dialled.ts'
import { hrefOfLink } from '../href.ts'
import { ADDRESS_BYTES } from '../limits.ts'
import type { Child, Element, Tree } from './clean-article.ts'

const OWN_ORIGIN = 'https://site.invalid'

/** Leads a link to a page of the site to that page in the reader's language, and marks one that leads outside. */
export function finishLink({ properties }: Element, language: Language): void {
  const { href } = properties
  if (typeof href !== 'string') return
  if (leadsOutside(href)) properties['rel'] = ['noopener', 'nofollow']
  const target = href.startsWith('/') ? hrefOfLink(language, href) : href
  // A longer address leads nowhere, and whatever reads it again and again is slow.
  if (target === undefined || href.length > ADDRESS_BYTES) delete properties['href']
  else properties['href'] = target
}

/** Whether a link leads to another site. Judged as browsers read it: a backslash is a slash to them, and tabs are nothing. */
export function leadsOutside(href: string): boolean {
  const url = URL.parse(href, OWN_ORIGIN)
  return url !== null && url.protocol.startsWith('http') && url.origin !== OWN_ORIGIN
}

const LANDLINE = new RegExp(WRITTEN_LANDLINE, 'g')

/** Elements that may not contain a link, or show their text as it is. */
const WITHOUT_LINKS = new Set(['a', 'code', 'pre'])

/** Turns the telephone numbers in the text into `tel:` links. */
export function linkTelephones(node: Tree): void {
  if (!('children' in node) || (node.type === 'element' && WITHOUT_LINKS.has(node.tagName))) return
  node.children.forEach(linkTelephones)
  const children = node.children.flatMap((child): Child[] =>
    child.type === 'text' ? withLinks(child.value) : [child],
  )
  Object.assign(node, { children })
}

function withLinks(text: string): Child[] {
  const parts: Child[] = []
  let end = 0
  for (const { 0: number, index } of text.matchAll(LANDLINE)) {
    parts.push({ type: 'text', value: text.slice(end, index) }, telephoneLink(number))
    end = index + number.length
  }
  return [...parts, { type: 'text', value: text.slice(end) }]
}

function telephoneLink(number: string): Child {
  return {
    type: 'element',
    tagName: 'a',
    properties: { href: `tel:${dialled(number)}` },
    children: [{ type: 'text', value: number }],
  }
}

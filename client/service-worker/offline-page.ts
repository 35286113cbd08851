import { hasSearch, seal } from 'virtual:site/offline'
import type { KeptPage } from './kept-pages.ts'
import { languageOf, WORDS } from './words.ts'

const SEAL = seal === '' ? '' : `<span class="seal" aria-hidden="true" lang="zh-CN">${seal}</span>`
const TITLE = /<title>(.*?)<\/title>/s
/** The site's name at the end of a title. */
const SITE_NAME = / · [^·]*$/
/** Where a page offers to keep the guide, with its words. */
const OFFER = /<div\b[^>]* data-pocket="[^>]*><\/div>/
const CONTENT = /(<main\b[^>]*>).*<\/main>/s

/** The pages that are kept: those that were shown, the last one last, and those that are kept for the way. */
interface Kept {
  shown: readonly KeptPage[]
  carried: readonly KeptPage[]
}

/**
 * The page for an address that is not kept: it lists what is kept in its language. Header, footer and styles come
 * from the page that was shown last.
 */
export function offlinePage(address: string, kept: Kept): Response {
  const language = languageOf(address)
  const { tag, title } = WORDS[language]
  const [shown = [], carried = []] = [kept.shown, kept.carried].map((pages) =>
    pages.filter((page) => languageOf(page.address) === language),
  )
  const content = contentOf(address, { shown, carried })
  const lastShown = [...carried, ...shown].findLast(({ html }) =>
    html.includes('data-layout="default"'),
  )
  if (lastShown === undefined) {
    const html = `<!DOCTYPE html><html lang="${tag}"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title>${content}</html>`
    return new Response(html, { status: 503, headers: { 'Content-Type': 'text/html' } })
  }
  const html = lastShown.html
    .replace(TITLE, () => `<title>${title}</title>`)
    .replace(CONTENT, (_, main: string) => `${main}${content}</main>`)
    // It would mark the other page's place in the menu.
    .replaceAll(' aria-current="true"', '')
  return new Response(html, { status: 503, headers: lastShown.headers })
}

function contentOf(address: string, { shown, carried }: Kept): string {
  const words = WORDS[languageOf(address)]
  const leadsToSearch = hasSearch && address !== words.searchPath
  const others = shown.filter((page) => carried.every((each) => each.address !== page.address))
  const offer = [...shown, ...carried].map(({ html }) => OFFER.exec(html)?.[0]).find(Boolean)
  return (
    `<div class="statement"><header class="area-opening"><h1>${words.title}</h1>` +
    SEAL +
    `<p class="area-opening-lead">${words.lead}</p></header>` +
    `<p class="more">${link(address, words.again)}</p>` +
    (leadsToSearch ? `<p class="more">${link(words.searchPath, words.search)}</p>` : '') +
    (offer ?? '') +
    listOf(words.carried, carried) +
    listOf(words.kept, others.toReversed()) +
    `</div>`
  )
}

function listOf(title: string, pages: readonly KeptPage[]): string {
  if (pages.length === 0) return ''
  const links = pages.map((page) => `<li>${link(page.address, titleOf(page))}</li>`)
  return `<section><h2>${title}</h2><ul>${links.join('')}</ul></section>`
}

/** As HTML. */
function titleOf({ address, html }: KeptPage): string {
  return TITLE.exec(html)?.[1]?.replace(SITE_NAME, '') ?? address
}

/** With the origin: alone, an address that begins with two slashes would lead to another site. */
function link(address: string, html: string): string {
  return `<a href="${location.origin}${address.replaceAll('&', '&amp;')}">${html}</a>`
}

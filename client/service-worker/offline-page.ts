import { seal } from 'virtual:site/offline'
import type { KeptPage } from './kept-pages.ts'
import { languageOf, WORDS } from './words.ts'

const SEAL = seal === '' ? '' : `<span class="seal" aria-hidden="true" lang="zh-CN">${seal}</span>`
const TITLE = /<title>(.*?)<\/title>/s
/** The site's name at the end of a title. */
const SITE_NAME = / · [^·]*$/
const CONTENT = /(<main\b[^>]*>).*<\/main>/s

/**
 * The page for an address that is not kept: it lists those of `kept` that are in its language. Header, footer and styles come
 * from the page that was shown last.
 */
export function offlinePage(address: string, kept: readonly KeptPage[]): Response {
  const language = languageOf(address)
  const { tag, title } = WORDS[language]
  const pages = kept.filter((page) => languageOf(page.address) === language)
  const content = contentOf(address, pages)
  const lastShown = pages.findLast(({ html }) => html.includes('data-layout="default"'))
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

function contentOf(address: string, pages: readonly KeptPage[]): string {
  const { title, lead, again, kept } = WORDS[languageOf(address)]
  const links = pages
    .toReversed()
    .map((page) => `<li>${link(page.address, titleOf(page))}</li>`)
    .join('')
  const list = links === '' ? '' : `<section><h2>${kept}</h2><ul>${links}</ul></section>`
  return (
    `<div class="statement"><header class="area-opening"><h1>${title}</h1>` +
    SEAL +
    `<p class="area-opening-lead">${lead}</p></header>` +
    `<p class="more">${link(address, again)}</p>${list}</div>`
  )
}

/** As HTML. */
function titleOf({ address, html }: KeptPage): string {
  return TITLE.exec(html)?.[1]?.replace(SITE_NAME, '') ?? address
}

/** With the origin: alone, an address that begins with two slashes would lead to another site. */
function link(address: string, html: string): string {
  return `<a href="${location.origin}${address.replaceAll('&', '&amp;')}">${html}</a>`
}

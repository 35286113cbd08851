import { renderToStaticMarkup } from 'react-dom/server'
import { IntlProvider } from 'react-intl'
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { richText } from '../../contract/values.ts'
import { RichText } from './rich-text.tsx'

type Props = Parameters<typeof RichText>[0]

function draw(html: string, props: Partial<Props> = {}): string {
  return renderToStaticMarkup(
    // Tests load no messages: each one is reported as missing, and its default is the Chinese text.
    <IntlProvider locale="en" onError={() => {}}>
      <RichText html={v.parse(richText, html)} language="en" headingLevel={2} {...props} />
    </IntlProvider>,
  )
}

const wide = (caption: string) =>
  `<table>${caption}<tbody><tr>${'<td>茶</td>'.repeat(4)}</tr></tbody></table>`

describe('RichText', () => {
  it('keeps links inside the site in the reader’s language', () => {
    expect(draw('<p><a href="/mall/ticket?a=1&#x26;b=2#top">票</a></p>')).toBe(
      '<div class="rich-text"><p><a href="/en/mall/ticket?a=1&amp;b=2#top">票</a></p></div>',
    )
  })

  it('keeps quotes in a link, and none of them ends the attribute', () => {
    const link = '/mall/ticket?for=&#x22;two&#x22;&#x26;who=it&#x27;s#&#x22; onclick=&#x22;x'
    expect(draw(`<a href="${link}">票</a>`)).toContain(
      '<a href="/en/mall/ticket?for=%22two%22&amp;who=it%27s#%22%20onclick=%22x">票</a>',
    )
  })

  it('removes the address of a link that leaves the site by a trick, and keeps open links to other sites', () => {
    expect(draw('<a href="/x/..//evil.test">a</a>')).toContain('<a>a</a>')
    expect(draw('<a href="/old/page">a</a>')).toContain('<a href="/old/page">a</a>')
    expect(draw('<a href="https://a.example">a</a>')).toContain('<a href="https://a.example">a</a>')
  })

  it('leaves text alone that reads like a link', () => {
    const text = '<p>&#x3C;a href="/mall/ticket">, &#x3C;a href="//b.example"></p>'
    expect(draw(text)).toContain(text)
  })

  it('says which language it is written in', () => {
    expect(draw('<p>山</p>', { lang: 'zh-CN' })).toBe(
      '<div class="rich-text" lang="zh-CN"><p>山</p></div>',
    )
  })

  it('wraps a table of more than two columns, whichever row has them', () => {
    const [one, two, three] = [0, 1, 2].map(
      (count) => `<tr><td colspan="2">茶</td>${'<th>价</th>'.repeat(count)}</tr>`,
    )
    const narrow = `<table><thead>${two}</thead></table>`
    const wide = `<table><tbody>${one}${three}</tbody></table>`
    expect(draw(`${narrow}<p>中</p>${wide}`)).toBe(
      `<div class="rich-text">${narrow}<p>中</p><div class="wide-table" role="region" tabindex="0" aria-label="表格">${wide}</div></div>`,
    )
  })

  it('names the region of a table after its caption, else after the heading over it', () => {
    const html = draw(
      `<h2 id="section-1">春茶</h2>${wide('')}<h3>“<strong>明前</strong>” &#x26; "雨前"</h3><p>价目</p>${wide('')}` +
        wide('<caption>一芽一叶</caption>'),
    )
    expect([...html.matchAll(/aria-label="([^"]*)"/g)].map(([, name]) => name)).toEqual([
      '春茶',
      '“明前” &#x26; &quot;雨前&quot;',
      '一芽一叶',
    ])
  })

  it('wraps what closes where it opens, with a table in a table too', () => {
    const outside = `<table><tr>${'<td>山</td>'.repeat(4)}<td>`
    const inside = `<table><tr>${'<td>茶</td>'.repeat(4)}</tr></table>`
    expect(draw(`${outside}${inside}</td></tr></table>`)).toContain(
      `${outside}<div class="wide-table" role="region" tabindex="0" aria-label="表格">${inside}</div></td></tr></table>`,
    )
  })

  it('lowers its headings to the level of its place in the page', () => {
    const html = '<h2>湖</h2><h3>船</h3><h6>注</h6><hr>'
    expect(draw(html)).toContain(html)
    expect(draw(html, { headingLevel: 4 })).toContain('<h4>湖</h4><h5>船</h5><h6>注</h6><hr>')
  })
})

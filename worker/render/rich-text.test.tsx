import { renderToStaticMarkup } from 'react-dom/server'
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { richText } from '../../contract/listing.ts'
import { RichText } from './rich-text.tsx'

type Props = Parameters<typeof RichText>[0]

function draw(html: string, props: Partial<Props> = {}): string {
  return renderToStaticMarkup(
    <RichText html={v.parse(richText, html)} language="en" headingLevel={2} {...props} />,
  )
}

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

  it('says which language it is written in', () => {
    expect(draw('<p>山</p>', { lang: 'zh-CN' })).toBe(
      '<div class="rich-text" lang="zh-CN"><p>山</p></div>',
    )
  })

  it('lowers its headings to the level of its place in the page', () => {
    const html = '<h2>湖</h2><h3>船</h3><h6>注</h6><hr>'
    expect(draw(html)).toContain(html)
    expect(draw(html, { headingLevel: 4 })).toContain('<h4>湖</h4><h5>船</h5><h6>注</h6><hr>')
  })
})

import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { richText } from '../../contract/values.ts'
import { withContents } from './article-contents.ts'

function contentsOf(html: string) {
  return withContents(v.parse(richText, html))
}

describe('withContents', () => {
  it('lists the sections in order and gives each heading the id that links to it', () => {
    expect(contentsOf('<p>起</p><h2>湖</h2><p>水</p><h2>峰</h2><p>石</p>')).toEqual({
      html: '<p>起</p><h2 id="section-1">湖</h2><p>水</p><h2 id="section-2">峰</h2><p>石</p>',
      sections: [
        { id: 'section-1', title: '湖' },
        { id: 'section-2', title: '峰' },
      ],
    })
  })

  it('gives two sections of the same title different ids', () => {
    const { sections } = contentsOf('<h2>怎么走</h2><h2>怎么走</h2>')
    expect(new Set(sections.map(({ id }) => id)).size).toBe(2)
  })

  it('names a section by its text alone, and leaves the heading as it is', () => {
    const { html, sections } = contentsOf('<h2>看<em>云</em>的<a href="/mall">早晨</a></h2>')
    expect(sections).toEqual([{ id: 'section-1', title: '看云的早晨' }])
    expect(html).toBe('<h2 id="section-1">看<em>云</em>的<a href="/mall">早晨</a></h2>')
  })

  it('finds a heading that spans several lines', () => {
    expect(contentsOf('<h2>茶\n山</h2>').sections).toEqual([{ id: 'section-1', title: '茶\n山' }])
  })

  it.each([
    ['Bed &#x26; breakfast', 'Bed & breakfast'],
    ['Bed &amp; breakfast', 'Bed & breakfast'],
    ['1 &#x3C; 2', '1 < 2'],
    ['&#x1F375;', '🍵'],
    ['&#x26;amp;', '&amp;'],
    ['&#x26;#x3C;', '&#x3C;'],
  ])('decodes %s to %s, once', (heading, title) => {
    expect(contentsOf(`<h2>${heading}</h2>`).sections).toEqual([{ id: 'section-1', title }])
  })

  it('changes neither a text without sections nor deeper headings', () => {
    const html = '<p>一段</p><h3>小节</h3>'
    expect(contentsOf(html)).toEqual({ html, sections: [] })
  })
})

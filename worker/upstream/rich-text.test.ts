import { DEFAULT_READING } from '../../contract/check.ts'
import { describe, expect, it } from 'vitest'
import { cleanRichText } from './rich-text.ts'

describe('cleanRichText', () => {
  it('cleans rich-text fields at any depth, and no others', async () => {
    const dirty = '<b onclick="x()">a</b>'
    const data = { title: dirty, content: dirty, list: [{ answer: dirty }], n: 1, none: null }
    await cleanRichText(data, { name: 'questionList', language: 'zh' }, DEFAULT_READING)
    const clean = { html: '<b>a</b>', sections: [], text: 'a' }
    expect(data).toEqual({
      title: dirty,
      content: clean,
      list: [{ answer: clean }],
      n: 1,
      none: null,
    })
  })

  it('uses the language of the call and the heading level of the field', async () => {
    const content = '<h2>票</h2><p><a href="/mall/ticket">票</a></p>'
    const [article, spot] = [{ content }, { content }]
    await cleanRichText(article, { name: 'cultureDetail', language: 'en' }, DEFAULT_READING)
    await cleanRichText(spot, { name: 'scenicSpot', language: 'zh' }, DEFAULT_READING)
    expect(article.content).toEqual({
      html: '<h2 id="section-1">票</h2><p><a href="/en/mall/ticket">票</a></p>',
      sections: [{ id: 'section-1', title: '票' }],
      text: '',
    })
    expect(spot.content).toEqual({
      html: '<h4>票</h4><p><a href="/mall/ticket">票</a></p>',
      sections: [],
      text: '票 票',
    })
  })

  it.each([
    ['<p>雨天<b>步道</b>关闭。</p><p>见<a href="/x">公告</a></p>', '雨天步道关闭。 见公告'],
    [
      '<p>Dogs:</p><ul><li>small <em>ones</em></li> <li>on a lead</li></ul>',
      'Dogs: small ones · on a lead',
    ],
    ['<ol><li>one<ul><li>two</li></ul></li><li>three</li></ol>', 'one two · three'],
    ['<table><tr><td>a</td><td>b</td></tr></table>', 'a b'],
    ['a<br>b &lt;c&gt; &amp;amp;&nbsp;d', 'a b <c> &amp; d'],
    ['<script>x()</script><p onclick="y()">z</p>', 'z'],
  ])('returns secondary texts also without markup, on one line: %s', async (html, text) => {
    const data = { answer: html }
    await cleanRichText(data, { name: 'questionList', language: 'zh' }, DEFAULT_READING)
    expect(data.answer).toMatchObject({ text })
  })
})

import { describe, expect, it } from 'vitest'
import { toHtml } from './present.ts'
import { readPictures } from './pictures.ts'

const pictures = await readPictures('tests/site')
const html = (markdown: string) => toHtml(markdown, 'file', pictures)

describe('toHtml', () => {
  it('renders headings, lists, tables and links', () => {
    const markdown =
      '## Hours\n\nSee [tickets](/mall/ticket).\n\n- one\n- **two**\n\n| a | b |\n|---|---|\n| 1 | 2 |'
    expect(html(markdown)).toContain('<h2>Hours</h2>')
    expect(html(markdown)).toContain('<p>See <a href="/mall/ticket">tickets</a>.</p>')
    expect(html(markdown)).toContain('<li><strong>two</strong></li>')
    expect(html(markdown)).toContain('<td>2</td>')
  })

  it('renders a picture on its own line as a figure with escaped text', () => {
    const figure =
      /<figure><img src="\/pictures\/boats-720\.webp\?v=\w{8}" width="1080" height="675" alt="(.*)"><figcaption>(.*)<\/figcaption><\/figure>/
    const made = html('Before.\n\n![A "gate" & <snow>](picture:boats)\n\nAfter.')
    const words = 'A &quot;gate&quot; &amp; &lt;snow>'
    expect(figure.exec(made)?.slice(1)).toEqual([words, words])
    expect(made.replace(figure, '')).toBe('<p>Before.</p>\n\n<p>After.</p>')
    expect(html('![x](/photos/Boats.jpg)')).toBe(html('![x](picture:boats)'))
  })

  it('leaves no space after a Chinese full stop', () => {
    expect(html('**朝东南。** 08:20 起，*看。* 再看。 走')).toBe(
      '<p><strong>朝东南。</strong>08:20 起，<em>看。</em>再看。走</p>',
    )
    expect(html('**East.** From 08:20')).toBe('<p><strong>East.</strong> From 08:20</p>')
  })

  it.each([
    ['a <b>word</b>', 'file: HTML is not allowed: <b>'],
    ['<div>\n</div>', 'file: HTML is not allowed: <div>'],
    ['<!-- note -->', 'file: HTML is not allowed: <!-- note -->'],
    ['# Title', 'file: headings begin at ##: # Title'],
    ['Text ![x](picture:y) text', 'file: a picture stands on a line of its own'],
    ['![x](https://www.shore.example/a.png)', "file: a picture's address is picture:name"],
    ['![x](picture:Not_a_Name)', 'file: there is no picture Not_a_Name; put photos/Not_a_Name.jpg'],
    ['![x](picture:not-painted)', 'file: there is no picture not-painted'],
    ['[x](http://example.com/)', 'file: a link to http://example.com/'],
    ['[x](//example.com)', 'file: a link to //example.com'],
    ['[x](javascript:alert(1))', 'file: a link to javascript:alert(1)'],
    ['[x](https://localhost/)', 'file: a link to https://localhost/'],
  ])('refuses %s', (markdown, message) => {
    expect(() => html(markdown)).toThrow(message)
  })

  it.each([
    '/mall/ticket',
    '/infomation/activity/3004',
    '/service/qa?category=tickets',
    '/infomation/contact#lost',
    'https://stay.example.com/room?x=1',
    'mailto:service@example.com',
  ])('accepts a link to %s', (address) => {
    expect(html(`[x](${address})`)).toContain(`href="${address}"`)
  })
})

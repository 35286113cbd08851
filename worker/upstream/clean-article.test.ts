import { describe, expect, it } from 'vitest'
import type { Language } from '../../locales/languages.ts'
import { cleanArticle } from './clean-article.ts'

/** Returns the cleaned HTML of a secondary text of a page. */
const cleanHtml = (html: string, language: Language = 'zh') =>
  cleanArticle(html, language, { headingLevel: 4 }).html

/**
 * HTML in which each paragraph reopens all elements that are still open. So the number of elements
 * grows with the square of the text's length.
 */
const leftOpen = (count: number) =>
  Array.from({ length: count }, (_, n) => `<p><b class=x${n}><!--</b>-->深</p>`).join('')

const figure = (alt: string, caption: string) =>
  `<figure><img src="/a.png" alt="${alt}"><figcaption>${caption}</figcaption></figure>`

describe('an article from the backend', () => {
  it('is unchanged, except for its heading levels', () => {
    const html =
      '<h4>开放</h4><p>见 <a href="/mall/ticket">门票</a>。</p><ul><li>一</li></ul>' +
      '<figure><img src="/pictures/news.svg" width="1600" height="1000" alt="山"><figcaption>秋天</figcaption></figure>' +
      '<table><thead><tr><th>时间</th></tr></thead><tbody><tr><td>7:00</td></tr></tbody></table>'
    expect(cleanHtml(html.replaceAll('h4', 'h2'))).toBe(html)
  })

  it.each([
    '<script>alert(1)</script>',
    '<img src=x onerror=alert(1)>',
    '<img src=x onerror=alert(1)//',
    '<a href="javascript:alert(1)">x</a>',
    '<a href="java\nscript:alert(1)">x</a>',
    '<svg><script>alert(1)</script></svg>',
    '<math><mtext><style><img src=x onerror=alert(1)></style></mtext></math>',
    '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
    '<form action="https://evil.test"><button>x</button></form>',
    '<p style="position:fixed" class="x" id="main" name="y">x</p>',
    '<noscript><p title="</noscript><img src=x onerror=alert(1)>">',
    '<deferred-part n="0"></deferred-part>',
  ])('contains no unsafe or foreign markup after cleaning: %s', (html) => {
    expect(cleanHtml(html)).not.toMatch(
      /script|onerror|svg|math|iframe|form|style=|class=|id=|name=|deferred-part/i,
    )
  })

  it.each([
    '<p>\u00a0\u00a0</p>',
    '<p><span><br></span></p>',
    '<h2></h2>',
    '<div><p></p></div>',
    '<ul><li><p><br></p></li></ul>',
    '<p><img alt="" data-src="https://img.example/lazy.jpg"></p>',
    '<figure><img src="http://img.example/a.jpg"></figure>',
  ])('contains no empty elements after cleaning: %s', (html) => {
    expect(cleanHtml(`<p>山</p>${html}<p>水</p>`)).toBe('<p>山</p><p>水</p>')
  })

  it.each([
    '<p><img src="/a.jpg"></p>',
    '<p><b>山</b> <i>水</i></p>',
    '<div><hr></div>',
    '<table><tbody><tr><td></td><td>山</td></tr></tbody></table>',
  ])('preserves elements with content, including spaces and cells: %s', (html) => {
    expect(cleanHtml(html)).toBe(html)
  })

  it('contains only pictures of the site or with an https address', () => {
    const html =
      '<img src="http://a.test/a.png" alt="a"><img src="data:image/png;base64,x" alt="b">'
    expect(cleanHtml(html)).toBe('')
    const fine = '<img src="https://a.test/a.png" alt="a"><img src="/pictures/b.png" alt="b">'
    expect(cleanHtml(fine)).toBe(fine)
  })

  it('has no picture description that repeats the caption', () => {
    expect(cleanHtml(figure('山', '山'))).toBe(figure('', '山'))
    for (const other of [figure('山', '山<br>水'), figure('山', '山水')])
      expect(cleanHtml(other)).toBe(other)
  })

  it('has links for its telephone numbers', () => {
    const link = '<a href="tel:+866005550168">0600-555 0168</a>'
    expect(cleanHtml('<p>请拨 0600-555 0168（06:00–20:00）。</p>')).toBe(
      `<p>请拨 ${link}（06:00–20:00）。</p>`,
    )
    expect(cleanHtml('0600-555 0168、<b>010-88001234</b>')).toBe(
      `${link}、<b><a href="tel:+861088001234">010-88001234</a></b>`,
    )
    expect(cleanHtml('0600-555\u00a00168')).toBe(
      '<a href="tel:+866005550168">0600-555\u00a00168</a>',
    )
  })

  it.each([
    '<p><a href="/infomation/contact">致电 0600-555 0168</a></p>',
    '<pre>0600-555 0168</pre>',
    '<p>2026-11-23，08:00–17:00，编号 10600-555 01681，¥1,280</p>',
  ])('has no telephone link for other numbers, or within a link or code: %s', (html) => {
    expect(cleanHtml(html)).toBe(html)
  })

  it('has no link with an address that is too long', () => {
    const path = `/${'x'.repeat(2047)}`
    expect(cleanHtml(`<a href="${path}">x</a>`)).toBe(`<a href="${path}">x</a>`)
    expect(cleanHtml(`<a href="${path}y">x</a>`)).toBe('<a>x</a>')
  })

  it('marks links to other sites', () => {
    expect(cleanHtml('<a href="https://a.example">a</a>')).toBe(
      '<a href="https://a.example" rel="noopener nofollow">a</a>',
    )
  })

  it.each([
    '//a.example',
    '/\\a.example',
    '\\\\a.example',
    '/\t/a.example',
    ' //a.example',
    'http:a.example',
  ])('marks %j, which browsers treat as a link to another site', (href) => {
    expect(cleanHtml(`<a href="${href}">a</a>`)).toContain('rel="noopener nofollow"')
  })

  it.each(['tel:0600', 'mailto:a@a.example', '/mall', 'mall', '?page=2', '#a', ''])(
    'does not mark other links: %j',
    (href) => {
      expect(cleanHtml(`<a href="${href}">a</a>`)).toBe(`<a href="${href}">a</a>`)
    },
  )

  it('has no tags inside attributes', () => {
    const tag = '<h2><meta http-equiv=refresh content=0></h2><main id=&quot;main&quot;></main>'
    for (const html of [
      `<img alt="${tag}" src="https://a.example/${tag}" width="${tag}">`,
      `<a href="/mall?${tag}">茶</a>`,
      `<table><tr><td colspan="${tag}">茶</td></tr></table>`,
    ])
      expect(cleanHtml(html)).not.toMatch(/"[^"]*[<>][^"]*"/)
    expect(cleanHtml('<img src="/a" alt="1 < 2">')).toBe('<img src="/a" alt="1 ‹ 2">')
    expect(cleanHtml('<a href="/a?q=<b>">茶</a>')).toBe('<a href="/a?q=%3Cb%3E">茶</a>')
  })

  it.each([
    ['elements', '<b>'.repeat(100_000)],
    ['elements that other end tags stand between', '<div></x>'.repeat(5000)],
    ['elements whose end tags are attributes', '<div title="</div>">'.repeat(5000)],
    ['elements whose end tags are comments', '<div><!--</div>-->'.repeat(5000)],
    ['elements left open', leftOpen(2000)],
    ['tables', '<table><tr><td>'.repeat(5000)],
    ['more elements than anyone reads', '<i>x</i>'.repeat(25_000)],
  ])('becomes plain text if it has too many %s', (_, html) => {
    expect(cleanHtml(`${html}深`)).not.toContain('<')
    expect(cleanHtml(`${html}深`)).toContain('深')
  })

  it.each([
    ['<br>', '<br>'],
    ['<li>x', '<li>x</li>'],
    ['<p>x', '<p>x</p>'],
    ['<p>x<b>y</b></p>', '<p>x<b>y</b></p>'],
  ])('may contain any number of %s, as in browsers', (html, cleaned) => {
    expect(cleanHtml(html.repeat(1000))).toBe(cleaned.repeat(1000))
  })
})

const wide = (caption: string) =>
  `<table>${caption}<tbody><tr>${'<td>茶</td>'.repeat(4)}</tr></tbody></table>`

describe('the links of an article', () => {
  it('to pages of the site lead to the reader’s language', () => {
    const link = '<a href="/mall/ticket?a=1&#x26;b=2#top">票</a>'
    expect(cleanHtml(link)).toBe(link)
    expect(cleanHtml(link, 'en')).toBe('<a href="/en/mall/ticket?a=1&#x26;b=2#top">票</a>')
  })

  it('encode their quotes, which therefore cannot end the attribute', () => {
    const link = '/mall/ticket?for=&quot;two&quot;&amp;who=it&#x27;s#&quot; onclick=&quot;x'
    expect(cleanHtml(`<a href="${link}">票</a>`, 'en')).toBe(
      '<a href="/en/mall/ticket?for=%22two%22&#x26;who=it%27s#%22%20onclick=%22x">票</a>',
    )
  })

  it('are removed if they lead to another site by a trick; other paths are unchanged', () => {
    expect(cleanHtml('<a href="/x/..//evil.test">a</a>')).toBe('<a>a</a>')
    expect(cleanHtml('<a href="/old/page">a</a>')).toBe('<a href="/old/page">a</a>')
  })

  it('do not include text that looks like a link', () => {
    const text = '<p>&#x3C;a href="/mall/ticket">, &#x3C;a href="//b.example"></p>'
    expect(cleanHtml(text, 'en')).toBe(text)
  })
})

const region = (name: string, table: string) =>
  `<div class="wide-table" role="region" tabindex="0" aria-label="${name}">${table}</div>`

describe('a Chinese name', () => {
  it.each([
    [
      '<p>To 岫城机场 by bus</p>',
      '<p>To <span class="words" lang="zh-CN">岫城机场</span> by bus</p>',
    ],
    [
      '<h2>Gate 山门</h2><ul><li><strong>湖边 12 号</strong> at the shore</li></ul>',
      '<h2 id="section-1">Gate <span class="words" lang="zh-CN">山门</span></h2><ul><li><strong><span class="words" lang="zh-CN">湖边 12 号</span></strong> at the shore</li></ul>',
    ],
    [
      '<p>Tea, 茶, and 云雾</p>',
      '<p>Tea, <span class="words" lang="zh-CN">茶</span>, and <span class="words" lang="zh-CN">云雾</span></p>',
    ],
    ['<p>No name</p>', '<p>No name</p>'],
  ])('in an English text is marked as Chinese: %s', (html, expected) => {
    expect(cleanArticle(html, 'en').html).toBe(expected)
  })

  it('is not marked in a Chinese text', () => {
    expect(cleanArticle('<p>乘公共汽车到 X 站</p>', 'en').html).toBe('<p>乘公共汽车到 X 站</p>')
    expect(cleanArticle('<p>A long line and 山门</p>', 'zh').html).toBe(
      '<p>A long line and 山门</p>',
    )
  })
})

it.each([
  ['<tr><th></th><th>Bus</th></tr>', '<tr><td></td><th>Bus</th></tr>'],
  ['<tr><th scope="col"> </th><th>Bus</th></tr>', '<tr><td> </td><th>Bus</th></tr>'],
  [
    '<tr><th><img src="/pictures/a.jpg" alt="a"></th></tr>',
    '<tr><th><img src="/pictures/a.jpg" alt="a"></th></tr>',
  ],
])('a heading cell of a table becomes an ordinary cell if it is empty: %s', (rows, expected) => {
  const html = `<table><tbody>${rows}</tbody></table>`
  expect(cleanArticle(html, 'en').html).toBe(`<table><tbody>${expected}</tbody></table>`)
})

describe('a wide table', () => {
  it('is a table with more than two columns in any row', () => {
    const [one, two, three] = [0, 1, 2].map(
      (count) => `<tr><td colspan="2">茶</td>${'<th>价</th>'.repeat(count)}</tr>`,
    )
    const narrow = `<table><thead>${two}</thead></table>`
    const table = `<table><tbody>${one}${three}</tbody></table>`
    expect(cleanHtml(`${narrow}<p>中</p>${table}`)).toBe(
      `${narrow}<p>中</p>${region('表格', table)}`,
    )
    expect(cleanHtml(table, 'en')).toBe(region('Table', table))
  })

  it('is named after its caption, or else after the heading above it', () => {
    const html = cleanHtml(
      `<h2>春茶</h2>${wide('')}<h3>“<strong>明前</strong>” &amp; "雨前"</h3><p>价目</p>${wide('')}` +
        wide('<caption>一芽一叶</caption>'),
    )
    expect([...html.matchAll(/aria-label="([^"]*)"/g)].map(([, name]) => name)).toEqual([
      '春茶',
      '“明前” &#x26; &#x22;雨前&#x22;',
      '一芽一叶',
    ])
  })

  it('is wrapped without the table around it', () => {
    const outside = `<table><tbody><tr>${'<td>山</td>'.repeat(4)}<td>`
    expect(cleanHtml(`${outside}${wide('')}</td></tr></tbody></table>`)).toBe(
      `${outside}${region('表格', wide(''))}</td></tr></tbody></table>`,
    )
  })
})

describe('the headings of an article', () => {
  it('are moved below the heading above the article', () => {
    const html = '<h2>湖</h2><h3>船</h3><h6>注</h6><hr>'
    expect(cleanHtml(html)).toBe('<h4>湖</h4><h5>船</h5><h6>注</h6><hr>')
  })

  it('allow line breaks only between words if they are long and Chinese', () => {
    const end = '<wbr aria-hidden="true">'
    expect(cleanHtml('<h2>人少的地方，动物多的地方</h2><h3>春天的湖</h3>')).toBe(
      `<h4 class="words">人少的地方，${end}动物多的地方</h4><h5>春天的湖</h5>`,
    )
    const { html, sections } = cleanArticle('<h2>人少的地方，动物多的地方</h2>', 'zh')
    expect(html).toContain(`地方，${end}动物`)
    expect(sections).toEqual([{ id: 'section-1', title: '人少的地方，动物多的地方' }])
    expect(cleanArticle('<h2>A quiet place, 人少的地方</h2>', 'en').html).not.toContain('wbr')
  })

  it('begin its sections, each with an id', () => {
    expect(
      cleanArticle('<p>起</p><h2>湖</h2><p>水</p><h2>湖</h2><h3>岸</h3><p>石</p>', 'zh'),
    ).toMatchObject({
      html: '<p>起</p><h2 id="section-1">湖</h2><p>水</p><h2 id="section-2">湖</h2><h3>岸</h3><p>石</p>',
      sections: [
        { id: 'section-1', title: '湖' },
        { id: 'section-2', title: '湖' },
      ],
    })
    expect(cleanArticle('<p>一段</p><h3>小节</h3>', 'zh').sections).toEqual([])
  })

  it.each([
    ['看<em>云</em>的<a href="/mall">早晨</a>', '看云的早晨'],
    ['茶\n山', '茶\n山'],
    ['Bed &amp; breakfast', 'Bed & breakfast'],
    ['1 &lt; 2', '1 < 2'],
    ['&#x1F375;', '🍵'],
    ['&amp;amp;', '&amp;'],
  ])('give their sections titles without markup: %s', (heading, title) => {
    expect(cleanArticle(`<h2>${heading}</h2>`, 'zh').sections).toEqual([{ id: 'section-1', title }])
  })
})

it.each([
  ['<p>a\u0000\u202eb</p>', '<p>ab</p>'],
  ['<p>a&#8238;b&#x202E;&rlm;c</p>', '<p>abc</p>'],
  ['<p>a&#1;b&#x1F;</p>', '<p>ab</p>'],
  ['<p>a\ud800b</p>', '<p>ab</p>'],
  ['<p>&#8238;</p><p>b</p>', '<p>b</p>'],
  ['<img src="/a.png" alt="a&#8238;b\u0007">', '<img src="/a.png" alt="ab">'],
  ['<h2>a\u202eb</h2>', '<h2 id="section-1">ab</h2>'],
])('invisible characters are removed from %j', (html, cleaned) => {
  expect(cleanArticle(html, 'zh').html).toBe(cleaned)
})

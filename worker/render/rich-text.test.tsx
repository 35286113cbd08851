import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { cleanArticle } from '../upstream/clean-article.ts'
import { RichText } from './rich-text.tsx'

describe('RichText', () => {
  it('puts a cleaned text into the page, and says which language it is written in', () => {
    const text = cleanArticle('<p>山</p>', 'zh')
    expect(renderToStaticMarkup(<RichText text={text} lang="zh-CN" itemProp="text" />)).toBe(
      '<div class="rich-text" lang="zh-CN" itemProp="text"><p>山</p></div>',
    )
  })
})

import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { ContentTitle } from './content-title.tsx'

const drawn = (text: string) => renderToStaticMarkup(<ContentTitle text={text} />)

describe('ContentTitle', () => {
  it.each([
    ['写给每一位来客的七项承诺', '写给|每一|位|来客的|七|项|承诺'],
    ['国庆假期限量与分时预约公告', '国庆|假期|限量|与分|时|预约|公告'],
  ])(
    'lets lines of %s end between words, but before no particle and after no conjunction',
    (text, words) => {
      expect(drawn(text).replaceAll('<wbr/>', '|')).toBe(`<span class="words">${words}</span>`)
    },
  )

  it('keeps punctuation with the word before it, and short phrases whole', () => {
    expect(drawn('四月八日，我们去采茶').replaceAll('<wbr/>', '|')).toBe(
      '<span class="words"><span class="phrase">四月八|日，</span><span class="phrase">我们|去|采|茶</span></span>',
    )
  })

  it('leaves a Chinese name as it is', () => {
    expect(drawn('上渔村祠堂')).toBe('上渔村祠堂')
  })

  it('keeps the hyphenated words of an English title whole', () => {
    expect(drawn('The mushroom co-operative: one log, five years')).toBe(
      'The mushroom <span class="phrase">co-operative:</span> one log, five years',
    )
  })
})

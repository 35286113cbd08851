import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { ContentTitle } from './content-title.tsx'

const drawn = (text: string) =>
  renderToStaticMarkup(<ContentTitle text={text} />).replaceAll('<wbr aria-hidden="true"/>', '|')

describe('ContentTitle', () => {
  it.each([
    ['写给每一位来客的七项承诺', '写给|每一|位|来客的|七|项|承诺'],
    ['国庆假期限量与分时预约公告', '国庆|假期|限量|与分|时|预约|公告'],
  ])('allows line breaks in %s between words, but not before particles', (text, words) => {
    expect(drawn(text)).toBe(`<span class="words">${words}</span>`)
  })

  it.each([
    ['四月八日，我们去采茶', '四月八日，|我们去采茶'],
    ['上山索道年度检修停运，十二月恢复', '上山|索道|年度|检修|停|运，|十二月恢复'],
    ['冬季开放时间自十二月一日起调整', '冬季|开放|时间|自十二月一日|起|调整'],
  ])('allows no line breaks within short phrases and dates of %s', (text, words) => {
    expect(drawn(text)).toBe(`<span class="words">${words}</span>`)
  })

  it('allows no line break within a hyphenated word of a Chinese title', () => {
    expect(drawn('山上有手机信号和 Wi-Fi 吗？能充电吗？')).toContain(
      '<span class="compound">Wi-Fi</span>',
    )
  })

  it('leaves a Chinese name unchanged', () => {
    expect(drawn('上渔村祠堂')).toBe('上渔村祠堂')
  })

  it('allows no line break within the hyphenated words of an English title', () => {
    expect(drawn('The mushroom co-operative: one log, five years')).toBe(
      'The mushroom <span class="compound">co-operative:</span> one log, five years',
    )
  })
})

import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { MarkedText, partAround } from './marked-text.tsx'

const asIs = (text: string) => text
const simplify = (text: string) => text.replaceAll('燈', '灯')

it.each([
  ['老码头卫生间', ['卫生间'], '老码头<mark>卫生间</mark>'],
  ['燈塔与灯塔', ['灯塔'], '<mark>燈塔</mark>与<mark>灯塔</mark>'],
  ['Public Toilets', ['toilet'], 'Public <mark>Toilets</mark>'],
  ['Dinner at the inn', ['inn'], 'Dinner at the <mark>inn</mark>'],
  ['Innkeepers and inns', ['inn'], 'Innkeepers and <mark>inns</mark>'],
  ['看ＷＣ标志', ['wc'], '看<mark>ＷＣ</mark>标志'],
  ['𠮷𠮷灯塔', ['灯塔'], '𠮷𠮷<mark>灯塔</mark>'],
  ['<b>灯塔</b>', ['灯塔'], '&lt;b&gt;<mark>灯塔</mark>&lt;/b&gt;'],
  ['没有', ['灯塔'], '没有'],
  ['拨0559-555 0168', ['05595550168'], '拨<mark>0559-555 0168</mark>'],
  ['1,864 m, not 11864', ['1864'], '<mark>1,864</mark> m, not 11864'],
])('marks in %j the matches %j: %s', (text, words, markup) => {
  const marked = <MarkedText text={text} words={words} simplify={simplify} />
  expect(renderToStaticMarkup(marked)).toBe(markup)
})

describe('the excerpt of a text', () => {
  const sentence = '这里是一句不相干的话，讲的是别的事情。'

  it('contains the first match', () => {
    const part = partAround(
      `${sentence.repeat(20)}码头边有灯塔。${sentence.repeat(9)}`,
      ['灯塔'],
      asIs,
    )
    expect(part).toMatch(/^….*灯塔.*…$/)
    expect(part.length).toBeLessThan(100)
  })

  it('contains the first of the words', () => {
    const text = `票价三十元。${sentence.repeat(5)}票价六十元。${sentence.repeat(9)}学生按成人。`
    expect(partAround(text, ['学生', '票价'], asIs)).toMatch(/^….*学生按成人。$/)
  })

  it('is the line with the match, or else the first line', () => {
    const text = '¥80 · 成人\n从湖边走到山顶。\n前一日全额退。'
    expect(partAround(text, ['退'], asIs)).toBe('前一日全额退。')
    expect(partAround(text, ['灯塔'], asIs)).toBe('¥80 · 成人')
  })

  it('is the whole text if it is short, and its beginning if there is no match', () => {
    expect(partAround(sentence, ['话'], asIs)).toBe(sentence)
    expect(partAround(sentence.repeat(9), [], asIs)).toMatch(/^这里.*…$/)
  })
})

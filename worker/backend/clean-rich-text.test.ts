import { describe, expect, it } from 'vitest'
import { cleanRichText } from './clean-rich-text.ts'

describe('cleanRichText', () => {
  it('cleans rich-text fields at any depth and nothing else', async () => {
    const dirty = '<b onclick="x()">a</b>'
    const data = { title: dirty, content: dirty, list: [{ answer: dirty }], n: 1, none: null }
    await cleanRichText(data)
    expect(data).toEqual({
      title: dirty,
      content: '<b>a</b>',
      list: [{ answer: '<b>a</b>' }],
      n: 1,
      none: null,
    })
  })
})

import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { IntlProvider } from 'react-intl'
import { describe, expect, it } from 'vitest'
import { DurationText, LengthText, MetresText } from './quantity.tsx'

function textOf(locale: string, quantity: ReactNode): string {
  return renderToStaticMarkup(<IntlProvider locale={locale}>{quantity}</IntlProvider>)
}

const length = (text: string) => `<span>${text}</span>`

describe('a length', () => {
  it.each([
    [806, '810\u00a0m', '810\u00a0米'],
    [994, '990\u00a0m', '990\u00a0米'],
    [996, '1\u00a0km', '1\u00a0公里'],
    [1520, '1.5\u00a0km', '1.5\u00a0公里'],
    [12_040, '12\u00a0km', '12\u00a0公里'],
  ])('of %d metres is shown as %s and %s', (metres, english, chinese) => {
    expect(textOf('en-GB', <LengthText metres={metres} />)).toBe(length(english))
    expect(textOf('zh-CN', <LengthText metres={metres} />)).toBe(length(chinese))
  })

  it('is shown in metres if it is a height', () => {
    expect(textOf('en-GB', <MetresText metres={1864} />)).toBe(length('1,864\u00a0m'))
    expect(textOf('zh-CN', <MetresText metres={1864} />)).toBe(length('1864\u00a0米'))
  })
})

it.each([
  [1, '1\u00a0minute', '1\u00a0分钟'],
  [60, '1\u00a0hour', '1\u00a0小时'],
  [90, '1\u00a0hour 30\u00a0minutes', '1\u00a0小时 30\u00a0分钟'],
])('a duration of %d minutes is shown as %s and %s', (minutes, english, chinese) => {
  const time = (text: string) => `<time dateTime="PT${minutes}M">${text}</time>`
  expect(textOf('en-GB', <DurationText minutes={minutes} />)).toBe(time(english))
  expect(textOf('zh-CN', <DurationText minutes={minutes} />)).toBe(time(chinese))
})

import { renderToStaticMarkup } from 'react-dom/server'
import { IntlProvider } from 'react-intl'
import { describe, expect, it } from 'vitest'
import { Pagination } from './pagination.tsx'

function drawn(page: number, pageCount: number): string {
  return renderToStaticMarkup(
    <IntlProvider locale="zh-CN" onError={() => {}}>
      <Pagination page={page} pageCount={pageCount} hrefOf={(number) => `/x?page=${number}`} />
    </IntlProvider>,
  )
}

/** Returns the texts of the links, in order. */
function shown(page: number, pageCount: number): string {
  return [...drawn(page, pageCount).matchAll(/<li><a href="[^"]*"[^>]*>([^<]*\d)</g)]
    .map(([, text = '']) => text.replace('\u00a0', ' '))
    .join(' ')
}

describe('the pagination of a list', () => {
  it('links to every page of a short list', () => {
    expect(shown(2, 5)).toBe('1 2 3 4 5')
  })

  it('links to the first and last pages of a long list, and to those around the current page', () => {
    expect(shown(1, 1000)).toBe('1 2 3 … 998 999 1000')
    expect(shown(500, 1000)).toBe('1 2 3 … 498 499 500 501 502 … 998 999 1000')
    expect(shown(5, 9)).toBe('1 2 3 4 5 6 7 8 9')
    expect(shown(1, 1e13)).toBe('1 2 3 … 9999999999998 9999999999999 10000000000000')
  })

  it('marks only the current page', () => {
    const marked = [...drawn(4, 9).matchAll(/<a([^>]*) aria-current="page">(\d+)</g)]
    expect(marked.map(([, attributes, number]) => [attributes, number])).toEqual([
      [' href="/x?page=4" aria-label="第 4 页"', '4'],
    ])
  })

  it('renders nothing for a list of one page', () => {
    expect(shown(1, 1)).toBe('')
  })
})

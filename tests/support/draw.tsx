import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { IntlProvider } from 'react-intl'
import { readHtml, type ReadPage } from './read-html.ts'

/**
 * Returns a component rendered in Chinese, parsed as a page. The messages are those in its source.
 */
export function draw(node: ReactNode): ReadPage {
  return readHtml(
    renderToStaticMarkup(
      // Tests load no messages: each one is reported as missing, and its default is the Chinese text.
      <IntlProvider locale="zh-CN" timeZone="Asia/Shanghai" onError={() => {}}>
        {node}
      </IntlProvider>,
    ),
  )
}

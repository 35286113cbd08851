import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { IntlProvider } from 'react-intl'
import { readHtml, type ReadPage } from './read-html.ts'

/** Renders a component in Chinese. Returns it as a parsed page. */
export function draw(node: ReactNode): ReadPage {
  return readHtml(
    renderToStaticMarkup(
      // No messages are loaded, so the default texts (in Chinese) are used. Each is reported as
      // missing.
      <IntlProvider locale="zh-CN" timeZone="Asia/Shanghai" onError={() => {}}>
        {node}
      </IntlProvider>,
    ),
  )
}

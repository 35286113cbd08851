import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { IntlProvider } from 'react-intl'
import { SITE_TIME_ZONE } from '../../client/shared/constants.ts'
import { readHtml, type ReadPage } from './read-html.ts'

/** What a component draws in Chinese, with the words of its source, as a parser reads it. */
export function draw(node: ReactNode): ReadPage {
  return readHtml(
    renderToStaticMarkup(
      // A test has no table of messages: all are told missing, and their defaults are the Chinese ones.
      <IntlProvider locale="zh-CN" timeZone={SITE_TIME_ZONE} onError={() => {}}>
        {node}
      </IntlProvider>,
    ),
  )
}

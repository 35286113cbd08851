import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { IntlProvider } from 'react-intl'
import { type Language, languageFormats } from '../../locales/languages.ts'
import { readHtml, type ReadPage } from './read-html.ts'

/** Renders a component on a page in `language`, with Chinese texts. Returns it as a parsed page. */
export function draw(node: ReactNode, language: Language = 'zh'): ReadPage {
  return readHtml(
    renderToStaticMarkup(
      // No messages are loaded, so the default texts (in Chinese) are used. Each is reported as
      // missing.
      <IntlProvider locale={languageFormats[language]} timeZone="Asia/Shanghai" onError={() => {}}>
        {node}
      </IntlProvider>,
    ),
  )
}

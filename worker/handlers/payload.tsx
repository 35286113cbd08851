import type { Context } from 'hono'
import { renderToString } from 'react-dom/server'
import type { AppEnv } from '../app-env.ts'
import type { Page } from '../pages/define-page.ts'
import { preparePage } from '../prepare-page.ts'
import { build } from '../render/build.ts'
import { ForeignContentNotice, PageFooter, PageHeader } from '../render/document.tsx'
import { documentHead } from '../render/head.ts'
import { Providers } from '../render/render-page.tsx'
import { parsePage } from './page.ts'

/**
 * Answers what a client navigation needs to show a page without loading a document. `?frame` asks for header and
 * footer too: the language changes.
 */
export function payloadHandler(page: Page) {
  return async function handlePayload(c: Context<AppEnv>): Promise<Response> {
    const {
      frame,
      page: loaded,
      context,
    } = await preparePage(c, { ...parsePage(c, page), isComplete: true })
    const draw = (node: React.ReactNode) =>
      renderToString(<Providers frame={frame}>{node}</Providers>)
    c.header('Cache-Control', 'private, no-cache')
    return c.json({
      buildId: build.id,
      language: frame.language,
      layout: frame.layout,
      menuIndex: frame.menuIndex,
      head: documentHead(frame),
      content: draw(
        <>
          <ForeignContentNotice frame={frame} />
          {loaded.view(context)}
        </>,
      ),
      toasts: frame.toasts,
      ...(c.req.query('frame') === undefined
        ? {}
        : {
            header: draw(<PageHeader frame={frame} />),
            footer: draw(<PageFooter frame={frame} />),
          }),
    })
  }
}

import type { Context } from 'hono'
import { type ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { RawIntlProvider } from 'react-intl'
import type { AppEnv } from '../app-env.ts'
import type { LoadedPage, ViewContext } from '../pages/define-page.ts'
import { PageDocument } from './document.tsx'
import type { Frame } from './frame.ts'
import { intlOf } from './intl.ts'
import { LATE_MARKER, LateParts, LatePartsContext } from './late.tsx'

/** Everything that a component may ask for by context while it is drawn on the server. */
export function Providers({
  frame,
  late,
  children,
}: {
  frame: Pick<Frame, 'language'>
  late?: LateParts
  children: ReactNode
}) {
  return (
    <RawIntlProvider value={intlOf(frame.language)}>
      <LatePartsContext value={late}>{children}</LatePartsContext>
    </RawIntlProvider>
  )
}

/**
 * The answer for a page whose status is known: 200. Sent whole where all data is there; else in document order as
 * far as the data goes, part by part. The bytes are the same either way, and none of them is a script of React's.
 */
export async function renderPage(
  c: Context<AppEnv>,
  { frame, page, context }: { frame: Frame; page: LoadedPage; context: ViewContext },
): Promise<Response> {
  const late = new LateParts()
  const document = (
    <Providers frame={frame} late={late}>
      <PageDocument frame={frame}>{page.view(context)}</PageDocument>
    </Providers>
  )
  const rendered = await c.render(document)
  const html = await rendered.text()
  if (!LATE_MARKER.test(html)) return c.html(html)
  return c.body(
    streamInOrder(html, late, (part) =>
      renderToString(<Providers frame={frame}>{part}</Providers>),
    ),
    {
      headers: { 'Content-Type': 'text/html; charset=UTF-8' },
    },
  )
}

/** `html` up to each marker, then what came in its place, to the end. */
function streamInOrder(
  html: string,
  late: LateParts,
  draw: (part: ReactNode) => string,
): ReadableStream {
  const pieces = html.split(LATE_MARKER)
  let next = 0
  return new ReadableStream<string>({
    async pull(controller) {
      const piece = pieces[next] ?? ''
      const isMarker = next % 2 === 1
      next += 1
      controller.enqueue(isMarker ? draw(await late.part(Number(piece))) : piece)
      if (next === pieces.length) controller.close()
    },
  }).pipeThrough(new TextEncoderStream())
}

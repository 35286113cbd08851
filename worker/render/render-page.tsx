import { type ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { RawIntlProvider } from 'react-intl'
import type { Language } from '../../locales/languages.ts'
import type { ViewContext } from '../pages/define-page.ts'
import type { LoadedPage } from '../pages/loaded-page.ts'
import { PageDocument } from './document.tsx'
import type { Frame } from './frame.ts'
import { hasSettled } from './has-settled.ts'
import { intlOf } from './intl.ts'
import { DEFERRED_MARKER, DeferredParts, DeferredPartsContext } from './await.tsx'

const DOCTYPE = '<!DOCTYPE html>'

/** What a page is drawn from, as a document and as a payload. */
export interface DrawablePage {
  frame: Frame
  page: LoadedPage
  context: ViewContext
}

/** Everything that a component may ask for by context while it is drawn on the server. */
export function Providers({
  language,
  deferred,
  children,
}: {
  language: Language
  deferred?: DeferredParts
  children: ReactNode
}) {
  return (
    <RawIntlProvider value={intlOf(language)}>
      <DeferredPartsContext value={deferred}>{children}</DeferredPartsContext>
    </RawIntlProvider>
  )
}

/**
 * A page's HTML: in one piece where all data is there, else in pieces, in document order, as the data arrives. The text is
 * the same either way, and none of it is a script of React's.
 */
export function drawPage({ frame, page, context }: DrawablePage): string | AsyncIterable<string> {
  const deferred = new DeferredParts()
  const html = renderToString(
    <Providers language={frame.language} deferred={deferred}>
      <PageDocument frame={frame}>{page.view(context)}</PageDocument>
    </Providers>,
  )
  if (deferred.isEmpty) return DOCTYPE + html
  return inOrder(DOCTYPE + html, deferred, (part) =>
    renderToString(<Providers language={frame.language}>{part}</Providers>),
  )
}

/** `html` with each part in place of its marker; before each wait, everything that is ready is sent in one piece. */
async function* inOrder(
  html: string,
  deferred: DeferredParts,
  draw: (part: ReactNode) => string,
): AsyncGenerator<string> {
  let ready = ''
  for (const [index, piece] of html.split(DEFERRED_MARKER).entries()) {
    const isMarker = index % 2 === 1
    if (!isMarker) {
      ready += piece
      continue
    }
    const part = deferred.part(Number(piece))
    if (!(await hasSettled(part))) {
      yield ready
      ready = ''
    }
    ready += draw(await part)
  }
  yield ready
}

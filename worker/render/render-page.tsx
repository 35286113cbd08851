import { type ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { RawIntlProvider } from 'react-intl'
import type { Language } from '../../locales/languages.ts'
import type { ViewContext } from '../sections/define-page.ts'
import type { LoadedPage } from '../sections/loaded-page.ts'
import { PageDocument } from './document.tsx'
import type { Frame } from './frame.ts'
import { hasSettled, DEFERRED_MARKER, DeferredParts, DeferredPartsContext } from './await.tsx'
import { intlOf } from './intl.ts'

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

export interface DrawnPage {
  /** The whole text, or its pieces in order as the data arrives; the text is the same either way. */
  text: string | AsyncIterable<string>
  /** Where in the text the notice of the page's age is, or would be. */
  noticeAt: number
}

/** The HTML of a page; none of it is a script of React's. */
export function drawPage({ frame, page, context }: DrawablePage): DrawnPage {
  const deferred = new DeferredParts()
  const html = renderToStaticMarkup(
    <Providers language={frame.language} deferred={deferred}>
      <PageDocument frame={frame}>{page.view(context)}</PageDocument>
    </Providers>,
  )
  const draw = (part: ReactNode) =>
    part === null
      ? ''
      : renderToStaticMarkup(<Providers language={frame.language}>{part}</Providers>)
  const [beginning = '', ...others] = html.split(DEFERRED_MARKER)
  const begun = DOCTYPE + beginning
  // The first part is the notice.
  const noticeAt = begun.length
  const parts = deferred.all.map((part, index) => ({ part, rest: others[index] ?? '' }))
  let text = begun
  for (const [index, { part, rest }] of parts.entries()) {
    if (part instanceof Promise) return { text: inOrder(text, parts.slice(index), draw), noticeAt }
    text += draw(part) + rest
  }
  return { text, noticeAt }
}

/** A part and the HTML between it and the next. */
interface Part {
  part: ReactNode | Promise<ReactNode>
  rest: string
}

/** Sends all that is ready in one piece before each wait. */
async function* inOrder(
  begun: string,
  parts: readonly Part[],
  draw: (part: ReactNode) => string,
): AsyncGenerator<string> {
  let ready = begun
  for (const { part, rest } of parts) {
    if (part instanceof Promise && !(await hasSettled(part))) {
      yield ready
      ready = ''
    }
    ready += draw(await part) + rest
  }
  yield ready
}

import type { ReactNode } from 'react'
import type { Payload } from '../../shared/payload.ts'
import { bootWords } from '../../client/ui/toast-region.tsx'
import { build } from './build.ts'
import { Notices } from './document.tsx'
import type { Frame } from './frame.ts'
import { drawPart } from './shell-part.tsx'
import { documentHead } from './head.ts'
import { intlOf } from './intl.ts'
import { PageFooter } from './page-footer.tsx'
import { PageHeader, translations } from './page-header.tsx'
import { type DrawablePage, Providers } from './render-page.tsx'

/**
 * What a client navigation needs to show a page without loading a document; with header and footer where the language or
 * the layout changes.
 */
export async function drawPayload(
  { frame, page, context }: DrawablePage,
  hasShell: boolean,
): Promise<Payload> {
  return {
    buildId: build.id,
    language: frame.language,
    layout: frame.layout,
    styles: frame.styles.flatMap((sheet) => sheet?.address ?? []),
    menuIndex: frame.menuIndex,
    translations: translations(frame),
    head: documentHead(frame),
    content: draw(
      frame,
      <>
        <Notices frame={frame} />
        {page.view(context)}
      </>,
    ),
    toasts: (await frame.toasts) ?? [],
    ...((hasShell || frame.layout !== 'default') && { shell: drawShell(frame) }),
  }
}

function drawShell(frame: Frame): NonNullable<Payload['shell']> {
  return {
    header: draw(frame, <PageHeader frame={frame} />),
    footer: frame.layout === 'default' ? draw(frame, <PageFooter frame={frame} />) : '',
    words: bootWords(intlOf(frame.language)),
  }
}

function draw(frame: Frame, node: ReactNode): string {
  return drawPart(<Providers language={frame.language}>{node}</Providers>)
}

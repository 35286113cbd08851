import type { RichText } from '../../contract/values.ts'
import { decodeReferences } from './decode-references.ts'

/** The sections of a text, by its `h2`, and the text with an id on each of them to jump to. */
export function withContents(html: RichText): {
  html: RichText
  sections: { id: string; title: string }[]
} {
  const sections: { id: string; title: string }[] = []
  const marked = html.replaceAll(/<h2>(.*?)<\/h2>/gs, (_, inner: string) => {
    const id = `section-${sections.length + 1}`
    sections.push({ id, title: plainText(inner) })
    return `<h2 id="${id}">${inner}</h2>`
  })
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- only ids of our own were added to cleaned HTML
  return { html: marked as RichText, sections }
}

/** The text of cleaned HTML, its tags left out. */
function plainText(html: string): string {
  return decodeReferences(html.replaceAll(/<[^>]*>/g, ''))
}

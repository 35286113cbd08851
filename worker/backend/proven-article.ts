import { asShown } from '../../contract/values.ts'
import type { Language } from '../../locales/languages.ts'
import { namesInChinese } from '../../shared/chinese-text.ts'
import { dialled, WRITTEN_LANDLINE } from '../../shared/dialled.ts'
import { hrefOfLink } from '../href.ts'
import { ADDRESS_BYTES } from '../limits.ts'
import { leadsOutside } from './article-links.ts'
import { COLUMNS_THAT_FIT, NAMELESS } from './article-parts.ts'
import type { CleanHtml, RichText, Section } from './rich-text.ts'

/** What may stand in an element: blocks and all below, texts and what marks them, or one kind of part only. */
type Model = 'flow' | 'phrasing' | 'list' | 'figure' | 'table' | 'rows' | 'row' | 'nothing'

interface Kind {
  /** What its parent must take; `phrasing` stands in `flow` too. */
  within: Model
  takes: Model
  /** Left out by the parser's way where it shows nothing. */
  isNeverEmpty?: boolean
}

const inEach = (names: string, kind: Kind) => names.split(' ').map((name) => [name, kind] as const)

const KINDS: ReadonlyMap<string, Kind> = new Map([
  ...inEach('p h2 h3 h4 h5 h6', { within: 'flow', takes: 'phrasing', isNeverEmpty: true }),
  ...inEach('strong em b i u s sub sup a', { within: 'phrasing', takes: 'phrasing' }),
  ...inEach('br img', { within: 'phrasing', takes: 'nothing' }),
  ...inEach('hr', { within: 'flow', takes: 'nothing' }),
  ...inEach('blockquote', { within: 'flow', takes: 'flow', isNeverEmpty: true }),
  ...inEach('ul ol', { within: 'flow', takes: 'list', isNeverEmpty: true }),
  ...inEach('li', { within: 'list', takes: 'flow', isNeverEmpty: true }),
  ...inEach('figure', { within: 'flow', takes: 'figure', isNeverEmpty: true }),
  ...inEach('figcaption', { within: 'figure', takes: 'phrasing', isNeverEmpty: true }),
  ...inEach('table', { within: 'flow', takes: 'table' }),
  ...inEach('thead tbody tfoot', { within: 'table', takes: 'rows' }),
  ...inEach('tr', { within: 'rows', takes: 'row' }),
  ...inEach('th td', { within: 'row', takes: 'flow' }),
])

/** A tag in the one spelling that the parser's way writes, or the text up to the next. No `&`: what it stands for is the parser's to say. */
const TOKEN = /<(\/?)([a-z][a-z0-9]*)((?: [a-z]+="[^"'`<>&\0\r\n\f]*")*)>|([^<&\0\r\f]+)/y
const HREF = /^ href="((?:\/(?![/\\])|https:\/\/[a-z0-9.-]+\.[a-z]+(?=["/]))[^"\\\s]*)"$/
const PICTURE =
  /^ src="(?:\/(?![/\\])|https:\/\/[a-z0-9.-]+\.[a-z]+\/)[^"\\\s]*"(?: width="[1-9]\d{0,4}")?(?: height="[1-9]\d{0,4}")?(?: alt="([^"]*)")?$/
const LANDLINE = new RegExp(WRITTEN_LANDLINE, 'g')
const HTML_SPACE = /^[ \t\n]*$/
const HEADING = /^h[2-6]$/
/** What would be written otherwise in an attribute. */
const QUOTED = /["'`<>&]/

/** Far fewer than the parser takes. */
const MAX_ELEMENTS = 5000
const MAX_DEPTH = 40

interface Open {
  name: string
  kind: Kind
  /** Where its start tag stands among the pieces. */
  at: number
  isShown: boolean
  /** Its own texts and elements. */
  parts: number
  /** The text before its last part, where that is its only one. */
  text: string
  /** Of a figure: the description of its picture, and whether it has a caption. */
  alt?: string
  hasCaption?: true
}

/** What shows that a text is not what this proves. */
class Unproven extends Error {}

/**
 * An article's text, where one pass shows that it is already what cleaning would leave of it, but for links, headings, telephone
 * numbers and wide tables, which it finishes in the same way: about a tenth of the parser's work. Nothing where that can't be shown: the parser then cleans
 * it (`clean-article.ts`), and tests hold both to the same bytes.
 */
export function proveArticle(
  html: string,
  language: Language,
  headingLevel: 2 | 4,
): RichText | undefined {
  if (asShown(html) !== html) return undefined
  try {
    return new Pass(language, headingLevel).read(html)
  } catch (error) {
    if (error instanceof Unproven) return undefined
    throw error
  }
}

class Pass {
  readonly #language: Language
  readonly #headingLevel: 2 | 4
  readonly #pieces: string[] = []
  readonly #sections: Section[] = []
  readonly #stack: Open[] = [openOf('', { within: 'flow', takes: 'flow' }, 0)]
  #elements = 0
  #isInLink = false
  #isInTable = false
  #isWide = false
  /** The text of the heading that is open, and of the last one outside of tables. */
  #title = ''
  #heading = ''
  /** All text, of an article that may have names in Chinese. */
  #words = ''

  constructor(language: Language, headingLevel: 2 | 4) {
    this.#language = language
    this.#headingLevel = headingLevel
  }

  read(html: string): RichText {
    TOKEN.lastIndex = 0
    while (TOKEN.lastIndex < html.length) {
      const [token, slash, name = '', attributes = '', text] = TOKEN.exec(html) ?? []
      if (token === undefined) throw new Unproven()
      if (text !== undefined) this.#text(text)
      else if (slash === '/') this.#close(name, attributes)
      else this.#open(name, attributes)
    }
    if (this.#stack.length > 1 || namesInChinese(this.#words)) throw new Unproven()
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- it is what the only other maker of clean HTML would make
    return { html: this.#pieces.join('') as CleanHtml, sections: this.#sections }
  }

  get #top(): Open {
    return this.#stack.at(-1) ?? fail()
  }

  #text(text: string): void {
    const top = this.#top
    if (!['flow', 'phrasing'].includes(top.kind.takes) && !HTML_SPACE.test(text)) fail()
    if (text.trim() !== '') top.isShown = true
    top.parts += 1
    top.text = text
    this.#title += text
    if (this.#language !== 'zh') this.#words += text
    this.#pieces.push(this.#isInLink ? text : text.replaceAll(LANDLINE, linkOf))
    if (this.#pieces.at(-1) !== text) top.parts += 1
  }

  #open(name: string, attributes: string): void {
    const kind = KINDS.get(name) ?? fail()
    const top = this.#top
    this.#elements += 1
    if (this.#elements > MAX_ELEMENTS || this.#stack.length > MAX_DEPTH) fail()
    if (name === 'img') return this.#picture(attributes)
    if (!takes(top.kind.takes, kind.within)) fail()
    top.parts += 1
    const opened = openOf(name, kind, this.#pieces.length)
    this.#pieces.push(this.#startTag(name, attributes))
    if (kind.takes === 'nothing') top.isShown ||= name === 'hr'
    else this.#stack.push(opened)
  }

  #startTag(name: string, attributes: string): string {
    if (name === 'a') return this.#link(attributes)
    if (attributes !== '') fail()
    if (HEADING.test(name)) {
      this.#title = ''
      if (name === 'h2' && this.#headingLevel === 2)
        return `<h2 id="section-${this.#sections.length + 1}">`
      return `<${this.#lowered(name)}>`
    }
    if (name === 'table') {
      if (this.#isInTable) fail()
      this.#isInTable = true
      this.#isWide = false
    }
    return `<${name}>`
  }

  /** Tells it of another host by itself, and of our own page in the reader's language. */
  #link(attributes: string): string {
    const [, address = fail()] = HREF.exec(attributes) ?? []
    if (this.#isInLink || address.length > ADDRESS_BYTES) fail()
    this.#isInLink = true
    if (!address.startsWith('/'))
      return leadsOutside(address) ? `<a href="${address}" rel="noopener nofollow">` : fail()
    const target = hrefOfLink(this.#language, address) ?? fail()
    return QUOTED.test(target) ? fail() : `<a href="${target}">`
  }

  /** In a figure it comes first, and alone. */
  #picture(attributes: string): void {
    const top = this.#top
    const [picture = fail(), alt = ''] = PICTURE.exec(attributes) ?? []
    if (top.kind.takes === 'figure' && !top.isShown) top.alt = alt
    else if (!takes(top.kind.takes, 'phrasing') || this.#isInFigure) fail()
    top.isShown = true
    top.parts += 1
    this.#pieces.push(`<img${picture}>`)
  }

  get #isInFigure(): boolean {
    return this.#stack.some(({ name }) => name === 'figure')
  }

  #close(name: string, attributes: string): void {
    const closed = this.#stack.pop() ?? fail()
    if (closed.name !== name || attributes !== '') fail()
    if ((closed.kind.isNeverEmpty || name === 'th') && !closed.isShown) fail()
    this.#top.isShown ||= closed.isShown
    this.#pieces.push(`</${this.#lowered(name)}>`)
    if (HEADING.test(name)) this.#endHeading(name)
    else this.#ends[name]?.(closed)
  }

  readonly #ends: Readonly<Record<string, (closed: Open) => void>> = {
    a: () => {
      this.#isInLink = false
    },
    tr: (row) => this.#noteCells(row),
    table: (table) => this.#endTable(table),
    figcaption: (caption) => this.#endCaption(caption, this.#top),
  }

  /** Spaces between cells are parts of a row too. */
  #noteCells({ at, parts }: Open): void {
    if (parts <= COLUMNS_THAT_FIT) return
    const cells = this.#pieces.slice(at).filter((piece) => piece === '</td>' || piece === '</th>')
    this.#isWide ||= cells.length > COLUMNS_THAT_FIT
  }

  #endTable({ at }: Open): void {
    this.#isInTable = false
    if (!this.#isWide) return
    const name = this.#heading || NAMELESS[this.#language]
    if (QUOTED.test(name)) fail()
    this.#pieces[at] =
      `<div class="wide-table" role="region" tabindex="0" aria-label="${name}"><table>`
    this.#pieces.push('</div>')
  }

  /** A picture’s description is silenced where the caption says the same. */
  #endCaption({ parts, text }: Open, figure: Open): void {
    if (figure.alt === undefined || figure.hasCaption) fail()
    figure.hasCaption = true
    if (parts === 1 && text !== '' && text === figure.alt) this.#silencePicture(figure)
  }

  #silencePicture({ at }: Open): void {
    const index = this.#pieces.findIndex((piece, n) => n > at && piece.startsWith('<img'))
    this.#pieces[index] = (this.#pieces[index] ?? '').replace(/ alt="[^"]*"/, ' alt=""')
  }

  #endHeading(name: string): void {
    const title = this.#title
    if (!this.#isInTable) this.#heading = title.trim()
    if (name === 'h2' && this.#headingLevel === 2)
      this.#sections.push({ id: `section-${this.#sections.length + 1}`, title })
  }

  #lowered(name: string): string {
    if (!HEADING.test(name)) return name
    return `h${Math.min(6, Number(name.slice(1)) + this.#headingLevel - 2)}`
  }
}

function openOf(name: string, kind: Kind, at: number): Open {
  return { name, kind, at, isShown: false, parts: 0, text: '' }
}

function takes(model: Model, within: Model): boolean {
  return model === within || (model === 'flow' && within === 'phrasing')
}

function linkOf(number: string): string {
  return `<a href="tel:${dialled(number)}">${number}</a>`
}

function fail(): never {
  throw new Unproven()
}

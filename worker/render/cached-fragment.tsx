import type { CSSProperties, ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { type IntlShape, RawIntlProvider, useIntl } from 'react-intl'

/** What is known of a component, its language and the inputs named so far: the HTML, once it has been drawn from them. */
class Drawings {
  html: string | undefined
  readonly #byObject = new WeakMap<object, Drawings>()
  readonly #byValue = new Map<unknown, Drawings>()

  /** Those whose next input is `input`: the same object, or an equal text or number. */
  from(input: unknown): Drawings {
    const known = isObject(input) ? this.#byObject.get(input) : this.#byValue.get(input)
    if (known !== undefined) return known
    const drawings = new Drawings()
    if (isObject(input)) this.#byObject.set(input, drawings)
    else this.#byValue.set(input, drawings)
    return drawings
  }
}

const kept = new Drawings()

interface CachedFragmentProps<Inputs extends object> {
  as: 'nav' | 'details' | 'header' | 'footer' | 'section' | 'div' | 'dl' | 'ul'
  /**
   * A component of a module that gets everything from `inputs` and the language: nothing else that it reads makes it be drawn
   * again. One that is made while drawing is another each time, and is drawn each time.
   */
  draw: (inputs: Inputs) => ReactNode
  /** Its props. They are compared as React compares them: an object, such as an answer of the backend, with itself. */
  inputs: Inputs
  className: string
  lang?: string
  style?: CSSProperties
  'aria-label'?: string
}

/** An element whose content is drawn once for the same inputs, whatever page it is on, for as long as the objects among them live. */
export function CachedFragment<Inputs extends object>({
  as: Element,
  draw,
  inputs,
  ...attributes
}: CachedFragmentProps<Inputs>): ReactNode {
  const intl = useIntl()
  const drawings = drawingsOf(intl, draw, inputs)
  drawings.html ??= htmlOf(intl, draw, inputs)
  // oxlint-disable-next-line react/no-danger -- React drew it
  return <Element {...attributes} dangerouslySetInnerHTML={{ __html: drawings.html }} />
}

/** Objects come first: with the first that is no longer in memory, all that was drawn from it is gone. */
function drawingsOf<Inputs extends object>(
  intl: IntlShape,
  draw: (inputs: Inputs) => ReactNode,
  inputs: Inputs,
): Drawings {
  const entries = Object.entries(inputs)
  const objects = entries.filter(([, input]) => isObject(input))
  const values = entries.filter(([, input]) => !isObject(input))
  return [intl, draw, ...objects.flat(), ...values.flat()].reduce<Drawings>(
    (drawings, input) => drawings.from(input),
    kept,
  )
}

/** In a root of its own, without the page's other contexts. */
function htmlOf<Inputs extends object>(
  intl: IntlShape,
  Content: (inputs: Inputs) => ReactNode,
  inputs: Inputs,
): string {
  return withoutPreloads(
    renderToStaticMarkup(
      <RawIntlProvider value={intl}>
        <Content {...inputs} />
      </RawIntlProvider>,
    ),
  )
}

function isObject(input: unknown): input is object {
  return (typeof input === 'object' && input !== null) || typeof input === 'function'
}

function withoutPreloads(html: string): string {
  return html.replace(/^(?:<link rel="preload"[^>]*>)+/, '')
}

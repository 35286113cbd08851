import { renderToStaticMarkup } from 'react-dom/server'
import { RawIntlProvider } from 'react-intl'
import type { FragmentCache } from '../../client/ui/cached-fragment.tsx'
import type { Frame } from './frame.ts'
import { intlOf } from './intl.ts'
import { withoutLeadingPreloads } from './leading-preloads.ts'

/** HTML that was drawn from each copy of an answer, by name. A copy never changes and has one language; its HTML goes with it. */
const drawn = new WeakMap<object, Map<string, string>>()

/** Keeps what is drawn of the same copies, for as long as they are read. */
export function fragmentCacheOf({
  language,
  menu,
}: Pick<Frame, 'language' | 'menu'>): FragmentCache {
  return function cached(name, draw, of = menu) {
    const parts = drawn.get(of) ?? new Map<string, string>()
    drawn.set(of, parts)
    const known = parts.get(name)
    if (known !== undefined) return known
    const html = withoutLeadingPreloads(
      renderToStaticMarkup(<RawIntlProvider value={intlOf(language)}>{draw()}</RawIntlProvider>),
    )
    parts.set(name, html)
    return html
  }
}

import { renderToStaticMarkup } from 'react-dom/server'
import { RawIntlProvider } from 'react-intl'
import type { FragmentCache } from '../../client/ui/cached-fragment.tsx'
import type { Frame } from './frame.ts'
import { intlOf } from './intl.ts'
import { withoutLeadingPreloads } from './leading-preloads.ts'

/** The HTML that was drawn from each copy of an answer, by name. A copy never changes and has one language; its HTML is freed with it. */
const drawn = new WeakMap<object, Map<string, string>>()

/** A cache of what is drawn from one copy of the backend's data, for as long as that copy is in memory. */
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

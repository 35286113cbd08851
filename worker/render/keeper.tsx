import { renderToStaticMarkup } from 'react-dom/server'
import { RawIntlProvider } from 'react-intl'
import type { Keep } from '../../client/ui/kept.tsx'
import type { Frame } from './frame.ts'
import { intlOf } from './intl.ts'

/** What was drawn of each copy of the menu, which is of one language, by name; gone with the copy. */
const drawn = new WeakMap<Frame['menu'], Map<string, string>>()

/** Keeps what pages with the same copy of the menu share. */
export function keeperOf({ language, menu }: Pick<Frame, 'language' | 'menu'>): Keep {
  return function keep(name, draw) {
    const parts = drawn.get(menu) ?? new Map<string, string>()
    drawn.set(menu, parts)
    const known = parts.get(name)
    if (known !== undefined) return known
    const html = renderToStaticMarkup(
      <RawIntlProvider value={intlOf(language)}>{draw()}</RawIntlProvider>,
    )
    parts.set(name, html)
    return html
  }
}

import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { RawIntlProvider, useIntl } from 'react-intl'
import { describe, expect, it, vi } from 'vitest'
import { CachedFragment, FragmentCacheContext } from '../../client/ui/cached-fragment.tsx'
import type { Frame } from './frame.ts'
import { intlOf } from './intl.ts'
import { fragmentCacheOf } from './fragment-cache.tsx'

const inside = vi.fn<() => ReactNode>(() => <Locale />)

function Locale() {
  return <b>{useIntl().locale}</b>
}

function draw(
  frame: Parameters<typeof fragmentCacheOf>[0] | undefined,
  name = 'menu',
  data?: { of: object },
): string {
  return renderToStaticMarkup(
    <RawIntlProvider value={intlOf(frame?.language ?? 'zh')}>
      <FragmentCacheContext value={frame && fragmentCacheOf(frame)}>
        <CachedFragment as="nav" name={name} className="x" aria-label={name} {...data}>
          {inside}
        </CachedFragment>
        <i>{name}</i>
      </FragmentCacheContext>
    </RawIntlProvider>,
  )
}

const menuOf = (): Frame['menu'] => []

describe('what pages share', () => {
  it('is rendered once for each copy of the menu', () => {
    const menu = menuOf()
    inside.mockClear()
    const pages = [1, 2, 3].map(() => draw({ language: 'zh', menu }))
    expect(new Set(pages).size).toBe(1)
    expect(inside).toHaveBeenCalledTimes(1)
    draw({ language: 'zh', menu }, 'another')
    draw({ language: 'zh', menu: menuOf() })
    expect(inside).toHaveBeenCalledTimes(3)
  })

  it('can depend on other data: rendered once for each copy, whatever the menu is', () => {
    const [of, next] = [['spring'], ['autumn']]
    inside.mockClear()
    for (const each of [of, of, next])
      draw({ language: 'zh', menu: menuOf() }, 'list', { of: each })
    expect(inside).toHaveBeenCalledTimes(2)
  })

  it('looks the same as without keeping, in its own language', () => {
    expect(draw({ language: 'zh', menu: menuOf() })).toBe(draw(undefined))
    expect(draw({ language: 'en', menu: menuOf() })).toContain(`<b>${intlOf('en').locale}</b>`)
  })
})

import { renderToStaticMarkup } from 'react-dom/server'
import { RawIntlProvider, useIntl } from 'react-intl'
import { describe, expect, it } from 'vitest'
import { Kept, KeepContext } from '../../client/ui/kept.tsx'
import type { Frame } from './frame.ts'
import { intlOf } from './intl.ts'
import { keeperOf } from './keeper.tsx'

let drawings = 0

function Inside() {
  drawings += 1
  return <b>{useIntl().locale}</b>
}

function draw(frame: Parameters<typeof keeperOf>[0] | undefined, name = 'menu'): string {
  return renderToStaticMarkup(
    <RawIntlProvider value={intlOf(frame?.language ?? 'zh')}>
      <KeepContext value={frame && keeperOf(frame)}>
        <Kept as="nav" name={name} className="x" aria-label="y">
          {() => <Inside />}
        </Kept>
        <i>{name}</i>
      </KeepContext>
    </RawIntlProvider>,
  )
}

const menuOf = (): Frame['menu'] => []

describe('what pages share', () => {
  it('is drawn once for a copy of the menu, and again for the next copy', () => {
    const menu = menuOf()
    drawings = 0
    const pages = [1, 2, 3].map(() => draw({ language: 'zh', menu }))
    expect(new Set(pages).size).toBe(1)
    expect(drawings).toBe(1)
    draw({ language: 'zh', menu }, 'another')
    draw({ language: 'zh', menu: menuOf() })
    expect(drawings).toBe(3)
  })

  it('looks as it does where nothing is kept, in its own language', () => {
    expect(draw({ language: 'zh', menu: menuOf() })).toBe(draw(undefined))
    expect(draw({ language: 'en', menu: menuOf() })).toContain(`<b>${intlOf('en').locale}</b>`)
  })
})

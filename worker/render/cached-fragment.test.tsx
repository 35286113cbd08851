import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { RawIntlProvider, useIntl } from 'react-intl'
import { describe, expect, it, vi } from 'vitest'
import type { Language } from '../../locales/languages.ts'
import { CachedFragment } from './cached-fragment.tsx'
import { intlOf } from './intl.ts'

interface Inputs {
  data: { title: string }
  time: number
}

const drawings = vi.fn<() => void>()

function Content({ data, time }: Inputs): ReactNode {
  drawings()
  return `${data.title} at ${time} in ${useIntl().locale}`
}

function Named({ high, low }: { high?: string; low?: string }): ReactNode {
  return `high ${high}, low ${low}`
}

function draw(inputs: Inputs, language: Language = 'zh'): string {
  return htmlOf(<CachedFragment as="nav" className="x" draw={Content} inputs={inputs} />, language)
}

function htmlOf(node: ReactNode, language: Language = 'zh'): string {
  return renderToStaticMarkup(<RawIntlProvider value={intlOf(language)}>{node}</RawIntlProvider>)
}

describe('a kept fragment', () => {
  it('is drawn once for the same inputs', () => {
    const data = { title: 'lake' }
    drawings.mockClear()
    const pages = [1, 2, 3].map(() => draw({ data, time: 9 }))
    expect(new Set(pages)).toEqual(new Set(['<nav class="x">lake at 9 in zh-CN</nav>']))
    expect(drawings).toHaveBeenCalledTimes(1)
  })

  it('follows each of its inputs', () => {
    const data = { title: 'lake' }
    expect(draw({ data, time: 9 })).toContain('lake at 9')
    expect(draw({ data, time: 10 })).toContain('lake at 10')
    expect(draw({ data: { title: 'pass' }, time: 10 })).toContain('pass at 10')
    expect(draw({ data, time: 9 }, 'en')).toContain(`in ${intlOf('en').locale}`)
  })

  it('tells inputs apart by their names', () => {
    const [high, low] = [{ high: 'noon' }, { low: 'noon' }].map((inputs) =>
      htmlOf(<CachedFragment as="nav" className="x" draw={Named} inputs={inputs} />),
    )
    expect(high).toContain('high noon, low undefined')
    expect(low).toContain('high undefined, low noon')
  })

  it('is drawn each time by a function that is made while drawing, so nothing in its closure is frozen', () => {
    const data = { title: 'lake' }
    const at = (time: number) =>
      htmlOf(
        <CachedFragment
          as="nav"
          className="x"
          draw={(inputs: { data: Inputs['data'] }) => `${inputs.data.title} at ${time}`}
          inputs={{ data }}
        />,
      )
    expect([at(9), at(10)].map((html) => html.includes('at 10'))).toEqual([false, true])
  })

  it('does not compile without one of its inputs', () => {
    const inputs = { data: { title: 'lake' } }
    // @ts-expect-error -- the time is missing
    const fragment = <CachedFragment as="nav" className="x" draw={Content} inputs={inputs} />
    expect(htmlOf(fragment)).toContain('undefined')
  })
})

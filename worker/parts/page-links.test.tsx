import { describe, expect, it, vi } from 'vitest'
import { OpeningNow } from '../../client/ui/opening-now.tsx'
import { openingTimeline } from '../../shared/opening-hours.ts'
import { draw } from '../../tests/support/draw.tsx'
import { hoursHref, PageLinks } from './page-links.tsx'

vi.mock(import('../../shared/site.ts'), async (importOriginal) => {
  const site = await importOriginal()
  const without: typeof site.without = ['introduction', 'questions']
  return { ...site, without }
})

const questions = {
  route: 'questions',
  words: { id: 'a', defaultMessage: '问答' },
} as const
const traffic = { route: 'traffic', words: { id: 'b', defaultMessage: '交通' } } as const

describe('if a site omits some pages', () => {
  it('links lead only to the pages that it has', () => {
    const page = draw(<PageLinks to={[questions, traffic]} className="more" />, 'en')
    expect(page.all('a').map((link) => page.attribute(link, 'href'))).toEqual([
      '/en/service/traffic',
    ])
    expect(draw(<PageLinks to={[questions]} />).all('ul')).toEqual([])
  })

  it('the opening state has no link to the hours', () => {
    const day = { seasons: [{ opens: '08:00', closes: '18:00' }], exceptions: [] }
    const opening = openingTimeline(day, Date.parse('2026-11-25T12:00:00+08:00'), 'Asia/Shanghai')
    const page = draw(<OpeningNow opening={opening} href={hoursHref('zh')} />)
    expect(page.all('a')).toEqual([])
    expect(page.all('li').map((line) => page.text(line))[0]).toBe('现在开放，18:00 闭园')
  })
})

import { describe, expect, it } from 'vitest'
import { draw } from '../../../tests/support/draw.tsx'
import { RawIntlProvider } from 'react-intl'
import type { ScenicEvent } from '../../../contract/message.ts'
import { CalendarLink } from '../../parts/page-links.tsx'
import { intlOf } from '../../render/intl.ts'
import { EventFacts, LinkedText } from './detail.page.tsx'

/** Returns the links of a text with their targets. */
function linksOf(text: string) {
  const page = draw(<LinkedText text={text} />)
  expect(page.text(page.one('body'))).toBe(text)
  return page.all('a').map((link) => [page.text(link), page.attribute(link, 'href')])
}

describe('LinkedText', () => {
  it('links web addresses with and without a scheme, but not the text around them', () => {
    expect(linksOf('9 月 5 日起在 events.shore.example 预约，每船六人。')).toEqual([
      ['events.shore.example', 'https://events.shore.example'],
    ])
    expect(linksOf('见https://shore.example/a?b=1&c=%20。')).toEqual([
      ['https://shore.example/a?b=1&c=%20', 'https://shore.example/a?b=1&c=%20'],
    ])
    expect(linksOf('Book at www.shore.example/day, or (http://a.example/).')).toEqual([
      ['www.shore.example/day', 'https://www.shore.example/day'],
      ['http://a.example/', 'http://a.example/'],
    ])
  })

  it('links landline numbers', () => {
    expect(linksOf('可致电 0600-555 0168 预留陪同')).toEqual([
      ['0600-555 0168', 'tel:+866005550168'],
    ])
  })

  it.each([
    '无需预约，08:30 起领签，每人 1.5 元。',
    'a@mail.shore.example',
    'Just come.Tokens are free, e.g. for children.',
    'javascript:alert(1) data:text/html,x //evil.example',
    '<a href="https:">x</a>',
    '',
  ])('finds no link in %j', (text) => expect(linksOf(text)).toEqual([]))
})

describe('EventFacts', () => {
  const event: ScenicEvent = {
    startAt: '2026-12-01T07:00:00+08:00',
    venue: '湖堤',
    signUp: '在 events.shore.example 预约，见 www.shore.example',
  }

  it.each([
    ['links to the first web address', {}, ['https://events.shore.example']],
    ['is also there while places are free', { places: 'available' }, [expect.any(String)]],
    ['is not there without free places', { places: 'full' }, []],
    ['is not there if nobody needs to register', { places: 'unneeded' }, []],
    ['is not there without an address', { signUp: '电话预约' }, []],
    ['is not there after the event', { isOver: true }, []],
  ] as const)('its button %s', (_, { isOver = false, ...facts }: Case, targets) => {
    const page = draw(
      <RawIntlProvider value={intlOf('zh')}>
        <EventFacts event={{ ...event, ...facts }} isOver={isOver} lang="zh" />
      </RawIntlProvider>,
    )
    expect(page.ofClass('button').map((button) => page.attribute(button, 'href'))).toEqual(targets)
  })

  it.each([
    ['before the event', false, ['加入日历', '交通到达']],
    ['not after it', true, []],
  ])('link to the calendar and to the ways to the area, %s', (_, isOver, links) => {
    const page = draw(
      <RawIntlProvider value={intlOf('zh')}>
        <EventFacts
          event={{ ...event, signUp: undefined, coordinates: [120, 30] }}
          isOver={isOver}
          lang="zh"
          calendar={<CalendarLink id="1" />}
        />
      </RawIntlProvider>,
    )
    const [facts] = page.ofClass('facts')
    expect(facts && page.all('a', facts).map((link) => page.text(link))).toEqual(links)
  })
})

type Case = Partial<ScenicEvent> & { isOver?: boolean }

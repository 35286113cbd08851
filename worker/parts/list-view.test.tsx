import { RawIntlProvider } from 'react-intl'
import { describe, expect, it } from 'vitest'
import type { Item } from '../../client/ui/item-list.tsx'
import type { Listed } from '../../contract/listing.ts'
import type { Language } from '../../locales/languages.ts'
import { draw } from '../../tests/support/draw.tsx'
import { LISTED } from '../../tests/support/listed.ts'
import { href } from '../href.ts'
import { intlOf } from '../render/intl.ts'
import { ListView } from './list-view.tsx'

const placeItem = (listed: Listed): Item => listed

describe('a list that is narrowed to a category', () => {
  it('stays so on its other pages, and is left by the filter', () => {
    const page = draw(
      <ListView
        language="en"
        title="好物"
        seal="风物"
        categories={[
          { id: 'tea', name: '茶', count: 20 },
          { id: 'craft', name: '器物', count: 5 },
        ]}
        list={{ list: [], total: 20, page: 2, pageSize: 9 }}
        item={placeItem}
        query={{ category: 'tea' }}
        hrefOf={(query) => href('en', 'products/list', {}, query)}
      />,
    )
    const [filter, pagination] = page
      .all('nav')
      .map((nav) => page.all('a', nav).map((link) => page.attribute(link, 'href')))
    const narrowed = '/en/mall/shopping?category=tea'
    const [second, third] = [2, 3].map((number) => `${narrowed}&page=${number}`)
    expect(filter).toEqual(['/en/mall/shopping', narrowed, '/en/mall/shopping?category=craft'])
    expect(pagination).toEqual([narrowed, narrowed, second, third, third])
  })
})

/** Returns the targets of the links of an empty list. */
function drawEmpty(query: { category?: string }) {
  const page = draw(
    <ListView
      language="en"
      title="好物"
      seal="风物"
      list={{ list: [], total: 0, page: 1, pageSize: 9 }}
      item={placeItem}
      query={query}
      hrefOf={(other) => href('en', 'products/list', {}, other)}
    />,
  )
  return page.all('a').map((link) => page.attribute(link, 'href'))
}

describe('a list without items', () => {
  it('leads to all of it where it is narrowed', () => {
    expect(drawEmpty({ category: 'tea' })).toEqual(['/en/mall/shopping'])
  })

  it('leads home where nothing narrows it', () => {
    expect(drawEmpty({})).toEqual(['/en'])
  })
})

/** A response of the backend that many pages share. */
const PLACES = { list: [LISTED], total: 1, page: 1, pageSize: 9 }

function timedItem(listed: Listed, _: Language, time: string): Item {
  return { ...listed, figure: time }
}

/** Returns the figure of the same page at another time. */
function figureAt(time: string): string {
  const page = draw(
    <RawIntlProvider value={intlOf('zh')}>
      <ListView
        language="zh"
        title="风光"
        seal="风光"
        list={PLACES}
        item={timedItem}
        input={time}
        query={{}}
        hrefOf={() => ''}
      />
    </RawIntlProvider>,
  )
  return page.ofClass('item-figure').map(page.text).join(' ')
}

describe('a list whose items show the time', () => {
  it('is never older than the page', () => {
    expect(['9:00', '9:01', '9:00'].map(figureAt)).toEqual(['9:00', '9:01', '9:00'])
  })

  it('does not compile if it is not given', () => {
    const list = { ...PLACES, list: [] }
    const about = { language: 'zh', title: '风光', seal: '风光', list, query: {} } as const
    // @ts-expect-error -- the items' input is missing
    const page = draw(<ListView {...about} item={timedItem} hrefOf={() => ''} />)
    expect(page.all('li')).toEqual([])
  })
})

import { RawIntlProvider } from 'react-intl'
import { expect, it } from 'vitest'
import type { MessageListed } from '../../../contract/message.ts'
import { draw } from '../../../tests/support/draw.tsx'
import { LISTED } from '../../../tests/support/listed.ts'
import { SITE_FACTS } from '../../../tests/support/site-facts.ts'
import type { Backend } from '../../upstream/upstream.ts'
import { loadContext } from '../../prepare-page.ts'
import { intlOf } from '../../render/intl.ts'
import activityList from './list.page.tsx'

const END = '2026-12-01T12:00:00+08:00'

const activity: MessageListed = {
  ...LISTED,
  publishedAt: '2026-11-01T09:00:00+08:00',
  event: {
    startAt: '2026-12-01T07:00:00+08:00',
    endAt: END,
    venue: '湖堤',
    places: 'full',
  },
}

/** One response object for many renderings, as from the cache. */
const copy = { list: [activity], total: 1, page: 1, pageSize: 9, categories: [] }

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the page makes only this call
const backend = (async () => copy) as unknown as Backend

async function textAt(time: string): Promise<string> {
  const parsed = activityList.parse({}, new URLSearchParams())
  const ends: number[] = []
  const loaded = await parsed?.load({
    ...loadContext('zh', backend),
    now: new Date(time),
    expiresAt: (at) => void ends.push(at),
  })
  expect(ends).toEqual([hasEnded(time) ? Infinity : Date.parse(END)])
  const view = loaded?.view({
    language: 'zh',
    intl: intlOf('zh'),
    site: SITE_FACTS,
    opening: [],
    alerts: [],
    address: '/infomation/activity',
    amap: undefined,
    crumbs: [],
  })
  const page = draw(<RawIntlProvider value={intlOf('zh')}>{view}</RawIntlProvider>)
  return page
    .ofClass('list-groups')
    .map((groups) => page.text(groups))
    .join('')
}

const hasEnded = (time: string) => Date.parse(time) >= Date.parse(END)

it('the list shows a cached activity as ended from its end time, and expires at that time', async () => {
  expect(await textAt('2026-12-01T11:59:00+08:00')).toMatch(
    /^2026年12月名额已满.+07:00–12:00.+1日 周二$/,
  )
  expect(await textAt('2026-12-01T12:01:00+08:00')).toMatch(/^已结束/)
})

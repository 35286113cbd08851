import { RawIntlProvider } from 'react-intl'
import type { EndpointName } from '../../contract/endpoints.ts'
import type { Menu } from '../../contract/menu.ts'
import type { Language } from '../../locales/languages.ts'
import { scheduleOf, openingTimeline } from '../../shared/opening-hours.ts'
import { timeZone } from '../../shared/site.ts'
import type { Backend } from '../../worker/upstream/upstream.ts'
import type { Page, PageHead } from '../../worker/sections/define-page.ts'
import { loadContext } from '../../worker/prepare-page.ts'
import { intlOf } from '../../worker/render/intl.ts'
import { draw } from './draw.tsx'
import type { ReadPage } from './read-html.ts'
import { SITE_FACTS } from './site-facts.ts'

export interface PageInput {
  /** The time at which the page is rendered, such as `2026-11-27T09:00+08:00`. */
  time: string
  /** The backend's answers by call. All other calls fail. */
  answers: Partial<Record<EndpointName, unknown>>
  id?: string
  query?: string
  language?: Language
}

export interface PageAt {
  page: ReadPage
  head: PageHead
  /** The page's text, without the invisible characters that prevent line breaks. */
  text: string
}

/** Renders a page in this process, at a given time. */
export async function pageAt(
  page: Page,
  { time, answers, id, query = '', language = 'zh' }: PageInput,
): Promise<PageAt> {
  const params = id === undefined ? {} : { id }
  const parsed = page.parse(params, new URLSearchParams(query))
  if (parsed === undefined) throw new Error(`The page does not take ${query}`)
  const now = Date.parse(time)
  const loaded = await parsed.load({
    ...loadContext(language, backendOf(answers)),
    now: new Date(now),
    expiresAt: () => undefined,
  })
  const settled = await loaded.settled()
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- tests pass valid answers of the call
  const { site, alerts } = (answers.menu ?? { site: SITE_FACTS, alerts: [] }) as Menu
  const schedule = scheduleOf(site)
  const context = {
    language,
    intl: intlOf(language),
    site,
    opening: schedule ? openingTimeline(schedule, now, timeZone) : [],
    alerts,
    address: '/',
    amap: undefined,
    crumbs: [],
  }
  const drawn = draw(
    <RawIntlProvider value={context.intl}>{settled.view(context)}</RawIntlProvider>,
  )
  const text = drawn.words(drawn.one('body'))
  return { page: drawn, head: settled.head(context), text }
}

function backendOf(answers: PageInput['answers']): Backend {
  const backend = async (name: EndpointName, input: object) => {
    const answer = answers[name]
    if (answer === undefined) throw new Error(`Nobody answers ${name}`)
    return typeof answer === 'function' ? answer(input) : answer
  }
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- as above
  return backend as unknown as Backend
}

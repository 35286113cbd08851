import {
  type Activities,
  type Announcement,
  type Announcements,
  type Article,
  type Backend,
  type Menu,
  type Picture,
  read,
  readAll,
  type Recommendations,
  type Strategies,
  type Tickets,
} from './backend.ts'
import type { Language } from './messages.ts'

/** The data of the peers' pages, shared by both, so that only their frameworks differ. */

const LANGUAGE_IDS: Record<Language, number> = { zh: 1, en: 2 }
const TIME_ZONE = 'Asia/Shanghai'
const PER_PAGE = 20
const LATEST = 3
const PLANS = 3

/** The menus in memory. The site also has its menu in memory at the first visit to a page. */
const menus = new Map<Language, Menu>()

export async function loadMenu(backend: Backend, language: Language): Promise<Menu> {
  const known = menus.get(language)
  if (known !== undefined) return known
  const menu = await read<Menu>(backend, { at: `GET /api/menu/${LANGUAGE_IDS[language]}` })
  menus.set(language, menu)
  return menu
}

export async function loadHome(backend: Backend, language: Language) {
  const languageId = LANGUAGE_IDS[language]
  const page = { languageId, page: 1 }
  const [recommendations, tickets, announcements, activities, strategies] = await readAll<
    [Recommendations, Tickets, Announcements, Activities, Strategies]
  >(backend, [
    { at: `GET /api/recommend/${languageId}` },
    { at: `GET /api/vote?languageId=${languageId}` },
    { at: 'POST /api/web/announcement', body: { ...page, pageSize: 5 } },
    { at: 'POST /api', body: { ...page, type: 'activity', pageSize: 4 } },
    { at: 'POST /api/strategy', body: { ...page, pageSize: 100 } },
  ])
  const day = today()
  return {
    day,
    recommendations,
    price: Math.min(...tickets.list.map(({ price }) => price.amount)) / 100,
    total: announcements.total,
    latest: announcements.list.filter((each) => groupOn(each, day) !== 'over').slice(0, LATEST),
    coming: activities.list.flatMap(({ event, ...rest }) =>
      event === undefined || event.endAt.slice(0, 10) < day ? [] : [{ ...rest, event }],
    ),
    plans: strategies.list.filter(({ plan }) => plan !== undefined).slice(0, PLANS),
  }
}

export async function loadList(backend: Backend, language: Language) {
  const body = { languageId: LANGUAGE_IDS[language], page: 1, pageSize: 100 }
  const { total, list, categories } = await read<Announcements>(backend, {
    at: 'POST /api/web/announcement',
    body,
  })
  const day = today()
  const groups = Map.groupBy(list, (each) => groupOn(each, day))
  const shown = GROUPS.flatMap((group) => groups.get(group) ?? []).slice(0, PER_PAGE)
  return {
    total,
    categories,
    shown,
    groups: [...Map.groupBy(shown, (each) => groupOn(each, day))],
    pages: Math.ceil(total / PER_PAGE),
  }
}

export function loadArticle(backend: Backend, language: Language, id: string): Promise<Article> {
  const languageId = LANGUAGE_IDS[language]
  return read<Article>(backend, {
    at: `GET /api/web/announcement?id=${encodeURIComponent(id)}&languageId=${languageId}`,
  })
}

export type Home = Awaited<ReturnType<typeof loadHome>>

const GROUPS = ['now', 'ahead', 'open', 'over'] as const
type Group = (typeof GROUPS)[number]

function groupOn({ from, to }: Announcement, day: string): Group {
  if (from === undefined) return 'open'
  if (day < from) return 'ahead'
  return to !== undefined && to < day ? 'over' : 'now'
}

const isoDay = new Intl.DateTimeFormat('sv-SE', { timeZone: TIME_ZONE })

function today(): string {
  return isoDay.format(new Date())
}

/** Returns a day's opening hours, such as `06:30–17:30`, from seasons (`03-01` to `11-30`). */
export function hoursOn({ seasons }: Menu['site']['hours'], day: string) {
  const date = day.slice(5)
  return seasons.find(({ from = '01-01', to = '12-31' }) =>
    from <= to ? from <= date && date <= to : from <= date || date <= to,
  )
}

type DateStyle = 'long' | 'short'

const dateFormats = Object.fromEntries(
  (['zh-CN', 'en-GB'] as const).map((tag) => [
    tag.slice(0, 2),
    {
      long: new Intl.DateTimeFormat(tag, { dateStyle: 'long', timeZone: TIME_ZONE }),
      short: new Intl.DateTimeFormat(tag, { month: 'short', day: 'numeric', timeZone: TIME_ZONE }),
    },
  ]),
)

/** `formatDate('2026-11-20T09:00:00+08:00', 'en') // '20 November 2026'` */
export function formatDate(iso: string, language: Language, style: DateStyle = 'long'): string {
  return dateFormats[language]?.[style].format(new Date(iso)) ?? iso
}

/** Returns the period of an announcement, such as `1 Dec – 28 Feb`. */
export function formatDays({ from, to }: Announcement, language: Language): string {
  return [from, to]
    .flatMap((day) => (day === undefined ? [] : [formatDate(day, language, 'short')]))
    .join('–')
}

/** The pictures of the site itself on the home page. */
export const HERO = paintingOf('hero', [960, 1280, 1600, 1920, 2880], [2880, 1620])
export const MAP = paintingOf('guide-map-1', [480, 800, 1200, 1800, 2400], [3600, 3764])

function paintingOf(name: string, widths: number[], [width = 0, height = 0]: number[]): Picture {
  const version = (file: string) => ({
    src: `/pictures/${file}-${widths[1]}.webp`,
    width,
    height,
    variants: widths.map((each) => ({
      src: `/pictures/${file}-${each}.avif`,
      width: each,
      type: 'image/avif',
    })),
  })
  return { ...version(name), alt: '', dark: version(`${name}-night`) }
}

/** Returns the colour of a picture's place while the picture loads, for light and dark pages. */
export function placeholderOf({ colour = 'transparent', dark }: Picture): string {
  return `--colour:${colour};--dark-colour:${dark?.colour ?? colour}`
}

/** Returns the `<source>` elements of a picture, first those of its version for dark pages. */
export function sourcesOf({ dark, ...picture }: Picture) {
  return [...sourcesOfOne(dark, '(prefers-color-scheme: dark)'), ...sourcesOfOne(picture)]
}

function sourcesOfOne(painting: Omit<Picture, 'alt'> | undefined, media?: string) {
  const byType = Map.groupBy(painting?.variants ?? [], ({ type }) => type)
  return [...byType].map(([type, variants]) => ({
    type,
    media,
    srcset: variants.map(({ src, width }) => `${src} ${width}w`).join(', '),
  }))
}

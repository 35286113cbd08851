import { CURRENCY } from '../../../contract/region.ts'
import type { ReactNode } from 'react'
import { ArticleTools } from '../../../client/ui/article-tools.tsx'
import { AreaOpening } from '../../../client/ui/area-opening.tsx'
import { OpeningNow } from '../../../client/ui/opening-now.tsx'
import { BookingLinks } from '../../../client/ui/booking-links.tsx'
import { Breadcrumbs } from '../../../client/ui/breadcrumbs.tsx'
import { CategoryFilter } from '../../../client/ui/category-filter.tsx'
import { Channels } from '../../../client/ui/channels.tsx'
import { ChangingText, DateNumerals, DateText, TimedText } from '../../../client/ui/date-text.tsx'
import { ContentTitle, Eyebrow, PhrasedTitle } from '../../../client/ui/content-title.tsx'
import { DurationText, LengthText } from '../../../client/ui/quantity.tsx'
import { ElderSwitch } from '../../../client/ui/elder-switch.tsx'
import { FactList, Facts } from '../../../client/ui/fact-list.tsx'
import { EmptyList } from '../../../client/ui/empty-list.tsx'
import {
  ItemGrid,
  ItemList,
  type Item,
  CompactList,
  TextList,
  Cover,
} from '../../../client/ui/item-list.tsx'
import { MapLink } from '../../../client/ui/map-link.tsx'
import { Pagination } from '../../../client/ui/pagination.tsx'
import { Picture } from '../../../client/ui/picture.tsx'
import { OfflineGuide } from '../../../client/ui/offline-guide.tsx'
import { PriceTag } from '../../../client/ui/price-tag.tsx'
import { QrCode } from '../../../client/ui/qr-code.tsx'
import { Seal, SitePicture } from '../../../client/ui/site-picture.tsx'
import { Hotline, TelephoneLink } from '../../../client/ui/hotline.tsx'
import { isChinese } from '../../../locales/chinese.ts'
import { type Language, languageIds } from '../../../locales/languages.ts'
import type { Context } from 'hono'
import { languageOf, tagOf } from '../../../shared/language.ts'
import { backendOf } from '../../upstream/backend.ts'
import { PageDocument, Providers } from '../../render/render-document.tsx'
import type { Frame } from '../../render/frame.tsx'
import type { AppEnv } from '../../scope.ts'
import datesStyles from '../../../client/styles/shared/dates.css?sheet'
import detailsStyles from '../../../client/styles/shared/details.css?sheet'
import filtersStyles from '../../../client/styles/shared/filters.css?sheet'
import rowsStyles from '../../../client/styles/shared/rows.css?sheet'
import textRowsStyles from '../../../client/styles/shared/text-rows.css?sheet'
import { openingTimeline } from '../../../shared/opening-hours.ts'
import { pictures } from '../../../shared/site.ts'

/** Sample texts for the components. */
const SAMPLES = {
  zh: {
    area: '住宿',
    name: '听松山房',
    sentence: '十八间，推窗见水。码头步行十二分钟，行李可代运。',
  },
  en: {
    area: 'Places to stay',
    name: 'Tingsong Lodge',
    sentence: 'Eighteen rooms with a window on the water, twelve minutes from the pier.',
  },
}

function samplesOf(language: Language): typeof SAMPLES.en {
  return readsChinese(language) ? SAMPLES.zh : SAMPLES.en
}

function readsChinese(language: Language): boolean {
  return isChinese(tagOf(language))
}

const SAMPLE_PICTURE = {
  src: pictures.hero?.src ?? '/favicon.svg',
  width: 1920,
  height: 1080,
  alt: '',
}

/** Returns a sample list, as on pages: the first item large, the others as rows. */
function sampleItems(language: Language): Item[] {
  const { area, name, sentence } = samplesOf(language)
  return ['1', '2', '3'].map((id) => ({
    id,
    title: name,
    summary: sentence,
    cover: SAMPLE_PICTURE,
    inLanguage: language,
    href: `#item-${id}`,
    eyebrow: area,
    figure: '¥680',
  }))
}

/** Sample opening hours: noon of a day with the last entry at four. */
const sampleOpening = openingTimeline(
  { seasons: [{ opens: '08:00', closes: '18:00', lastEntry: '16:00' }], exceptions: [] },
  Date.UTC(2026, 10, 25, 4),
  'Asia/Shanghai',
)

/** Shows every component of `client/ui` under its file name. */
export function Gallery({ language, title }: { language: Language; title: string }): ReactNode {
  const words = samplesOf(language)
  return (
    <>
      <Part name="article-tools">
        <ArticleTools />
      </Part>
      <Part name="area-opening">
        <AreaOpening title={title} seal="部件" lead={words.sentence} />
      </Part>
      <Part name="breadcrumbs">
        <Breadcrumbs crumbs={[{ title: words.area, href: '#' }]} current={words.name} />
      </Part>
      <Part name="category-filter">
        <CategoryFilter
          categories={[
            { id: 'a', name: words.area, count: 4 },
            { id: 'b', name: words.name, count: 12 },
          ]}
          current="b"
          hrefOf={(category) => `#${category ?? ''}`}
        />
      </Part>
      <Part name="channels">
        <Channels language={language} size={96} />
      </Part>
      <Items language={language} />
      <Part name="empty-list">
        <EmptyList nextStep={{ to: 'all', href: '#' }} />
      </Part>
      <Part name="phrased-title">
        <PhrasedTitle text="环湖步道年度检修，十二月暂停" />
      </Part>
      <Part name="content-title">
        <ContentTitle text="写给每一位来客的七项承诺" />
      </Part>
      <Part name="pagination">
        <Pagination page={2} pageCount={4} hrefOf={(page) => `#page-${page}`} />
      </Part>
      <Part name="fact-list">
        <FactList facts={[{ name: words.area, value: words.name }]} />
      </Part>
      <Figures />
      <Links />
      <Pictures />
      <Part name="seal">
        <Seal text="样章" />
      </Part>
      <Part name="offline-guide">
        <OfflineGuide language={language} />
      </Part>
      <Part name="elder-switch">
        <ElderSwitch />
      </Part>
    </>
  )
}

function Pictures(): ReactNode {
  return (
    <>
      <Part name="cover">
        <Cover image={undefined} sizes="50vw" />
      </Part>
      <Part name="picture">
        <Picture image={SAMPLE_PICTURE} sizes="50vw" />
      </Part>
      <Part name="site-picture">
        <SitePicture of="hero" sizes="50vw" className="picture" />
      </Part>
      <Part name="qr-code">
        <QrCode address="https://site.example/" />
      </Part>
    </>
  )
}

function Figures(): ReactNode {
  const iso = '2026-12-01T09:00:00+08:00'
  return (
    <>
      <Part name="date-text">
        <DateText iso={iso} />
      </Part>
      <Part name="date-numerals">
        <DateNumerals iso={iso} />
      </Part>
      <Part name="duration-text">
        <DurationText minutes={95} />
      </Part>
      <Part name="changing-text">
        <ChangingText>{iso}</ChangingText>
      </Part>
      <Part name="length-text">
        <LengthText metres={2830} />
      </Part>
      <Part name="price-tag">
        <PriceTag price={{ amount: 12850, currency: CURRENCY }} />
      </Part>
    </>
  )
}

function Links(): ReactNode {
  const url = 'https://seller.example/'
  return (
    <>
      <Part name="booking-links">
        <BookingLinks booking={{ url, telephone: '0600-555 0161' }} label="¥120" />
      </Part>
      <Part name="telephone-link">
        <TelephoneLink number="0600-555 0168" />
      </Part>
      <Part name="hotline">
        <Hotline site={{ telephone: '0600-555 0168', telephoneHours: '06:00–20:00' }} />
      </Part>
      <Part name="opening-now">
        <OpeningNow opening={sampleOpening} href="#part-opening-now" />
      </Part>
      <Part name="timed-text">
        <TimedText entries={[[0, '08:00–18:00']]} />
      </Part>
      <Part name="map-link">
        <MapLink name="灯塔" coordinates={[118.1, 30.1]} />
      </Part>
    </>
  )
}

function Part({ name, children }: { name: string; children: ReactNode }): ReactNode {
  return (
    <section data-part={name}>
      <h2>{name}</h2>
      {children}
    </section>
  )
}

function Items({ language }: { language: Language }): ReactNode {
  const items = sampleItems(language)
  return (
    <>
      <Part name="item-list">
        <ItemList items={items} />
      </Part>
      <Part name="low-lists">
        <CompactList items={items} />
        <TextList items={items} />
      </Part>
      <Part name="item-grid">
        <ItemGrid items={items} />
      </Part>
      <Part name="overline">
        {items.map((item) => (
          <Eyebrow key={item.id} item={item} />
        ))}
      </Part>
      <Part name="facts">
        <p className="item-overline">
          <Facts facts={items.map(({ title }) => title)} />
        </p>
      </Part>
    </>
  )
}

/**
 * Responds with a page of every component of `client/ui`, in development only. It is an ordinary
 * page: dark colours, large text and the other language show their variants.
 */
export async function galleryPage(c: Context<AppEnv>): Promise<Response> {
  const language = languageOf(c.req.path)
  const { menu, site } = await backendOf(c.get('scope'))('menu', {
    params: { languageId: `${languageIds[language]}` },
  })
  const { settings } = c.get('scope')
  const title = readsChinese(language) ? '组件' : 'Components'
  const frame: Frame = {
    language,
    route: 'home',
    layout: 'default',
    styles: [detailsStyles, filtersStyles, rowsStyles, textRowsStyles, datesStyles],
    path: '/_gallery',
    query: {},
    siteOrigin: settings.SITE_ORIGIN,
    settings,
    menu,
    site,
    opening: [],
    alerts: [],
    menuIndex: -1,
    staleSince: undefined,
    head: { title, description: title, isNoIndex: true },
    sharePicture: 'home',
    card: undefined,
    standalonePaths: [],
    toasts: [readsChinese(language) ? '这里是一条提示' : 'This is a toast'],
  }
  return c.render(
    <Providers language={frame.language}>
      <PageDocument frame={frame}>
        <Gallery language={language} title={title} />
      </PageDocument>
    </Providers>,
  )
}

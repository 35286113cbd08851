import type { ReactNode } from 'react'
import { ArticleTools } from '../../../client/ui/article-tools.tsx'
import { AreaOpening } from '../../../client/ui/area-opening.tsx'
import { BookingLinks } from '../../../client/ui/booking-links.tsx'
import { Breadcrumbs } from '../../../client/ui/breadcrumbs.tsx'
import { CategoryFilter } from '../../../client/ui/category-filter.tsx'
import { ChangingText } from '../../../client/ui/changing-text.tsx'
import { ContentTitle } from '../../../client/ui/content-title.tsx'
import { DateNumerals } from '../../../client/ui/date-numerals.tsx'
import { DateText } from '../../../client/ui/date-text.tsx'
import { DurationText } from '../../../client/ui/duration-text.tsx'
import { ElderSwitch } from '../../../client/ui/elder-switch.tsx'
import { FactList } from '../../../client/ui/fact-list.tsx'
import { EmptyList } from '../../../client/ui/empty-list.tsx'
import { ItemGrid } from '../../../client/ui/item-grid.tsx'
import { ItemList } from '../../../client/ui/item-list.tsx'
import { CompactList, TextList } from '../../../client/ui/low-lists.tsx'
import { LengthText } from '../../../client/ui/length-text.tsx'
import { MapLink } from '../../../client/ui/map-link.tsx'
import { Facts } from '../../../client/ui/facts.tsx'
import { Overline } from '../../../client/ui/overline.tsx'
import { Pagination } from '../../../client/ui/pagination.tsx'
import { PhrasedTitle } from '../../../client/ui/phrased-title.tsx'
import { Cover } from '../../../client/ui/cover.tsx'
import { Picture } from '../../../client/ui/picture.tsx'
import { PocketGuide } from '../../../client/ui/pocket-guide.tsx'
import { PriceTag } from '../../../client/ui/price-tag.tsx'
import { QrCode } from '../../../client/ui/qr-code.tsx'
import { Seal } from '../../../client/ui/seal.tsx'
import { SitePicture } from '../../../client/ui/site-picture.tsx'
import { Hotline } from '../../../client/ui/hotline.tsx'
import { OpeningNow } from '../../../client/ui/opening-now.tsx'
import { TimedText } from '../../../client/ui/timed-text.tsx'
import { TelephoneLink } from '../../../client/ui/telephone-link.tsx'
import type { Language } from '../../../locales/languages.ts'
import { sampleItems, sampleOpening, SAMPLE_PICTURE, sampleWords } from './samples.ts'

/** Every component of `client/ui`, under the name of its file. Header, footer and toasts stand around this page. */
export function Gallery({ language, title }: { language: Language; title: string }): ReactNode {
  const words = sampleWords[language]
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
      <Items language={language} />
      <Part name="empty-list">
        <EmptyList wayOn={{ to: 'all', href: '#' }} />
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
      <Part name="pocket-guide">
        <PocketGuide language={language} />
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
        <PriceTag price={{ amount: 12850, currency: 'CNY' }} />
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
          <Overline key={item.id} item={item} />
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

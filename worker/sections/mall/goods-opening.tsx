import type { CSSProperties, ReactNode } from 'react'
import { BookingButton, BookingContact, BookingHost } from '../../../client/ui/booking-links.tsx'
import { ContentTitle } from '../../../client/ui/content-title.tsx'
import { movingPicture } from '../../../client/ui/moving-picture.ts'
import { Picture, WINDOW_WIDTH } from '../../../client/ui/picture.tsx'
import { Seal } from '../../../client/ui/seal.tsx'
import { tagOf } from '../../../shared/language.ts'
import type { Booking } from '../../../contract/booking.ts'
import type { Listed } from '../../../contract/listing.ts'
import { CurrencyHint } from './currency-hint.tsx'
import { HandOffCode } from './hand-off-code.tsx'

interface GoodsOpeningProps {
  goods: Pick<Listed, 'id' | 'title' | 'summary' | 'cover' | 'inLanguage'> & {
    booking: Booking
    telephone?: string
  }
  /** Two characters for the seal: what kind of thing it is. */
  seal: string | undefined
  price: ReactNode
  bookingLabel: string
  /** Its facts. */
  children: ReactNode
}

/** Beside the panel as high as that, and cropped: drawn wider than it is seen. */
const SIZES = `(min-width: 80em) 90vw, (min-width: 60em) 66vw, ${WINDOW_WIDTH}`

/** All that one needs to decide, at a glance: picture, name, facts, price, and how to book. */
export function GoodsOpening({
  goods,
  seal,
  price,
  bookingLabel,
  children,
}: GoodsOpeningProps): ReactNode {
  const lang = tagOf(goods.inLanguage)
  return (
    <div className="goods-opening" style={movingPicture(goods)}>
      {goods.cover && <Picture image={goods.cover} sizes={SIZES} isFirst />}
      <div className="goods-panel">
        <header className="goods-name" lang={lang}>
          <h1 style={columnsOf(goods.title)}>
            <ContentTitle text={goods.title} />
          </h1>
          <Seal text={seal} />
        </header>
        {goods.summary !== '' && (
          <p className="lead" lang={lang}>
            {goods.summary}
          </p>
        )}
        {children}
        <div className="goods-purchase">
          <p className="goods-price">{price}</p>
          <BookingButton booking={goods.booking} label={bookingLabel} />
        </div>
        <BookingHost booking={goods.booking} />
        <BookingContact booking={unrepeated(goods)} lang={lang} />
        <CurrencyHint />
        <HandOffCode booking={goods.booking} />
      </div>
    </div>
  )
}

/** Set upright, a longer name would need more columns than a phone has room for: it gets about five longer columns instead. */
const MAX_IN_USUAL_COLUMNS = 40

function columnsOf({ length }: string): CSSProperties | undefined {
  return length > MAX_IN_USUAL_COLUMNS ? { maxInlineSize: `${length * 0.23}em` } : undefined
}

/** Without the booking's telephone number if it is the house's own, which is among the facts already. */
function unrepeated({ booking, telephone }: GoodsOpeningProps['goods']): Booking {
  return booking.telephone === telephone ? { ...booking, telephone: undefined } : booking
}

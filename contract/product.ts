import * as v from 'valibot'
import { booking, bookingNotes, fact, factNotes, pricedEntries, pricedNotes } from './booking.ts'
import { byLanguage, detailCall, type EntryKind } from './call.ts'
import { image } from './image.ts'
import { validRows, uniqueRows, lenient, orElse } from './lenient.ts'
import { category, listOf } from './listing.ts'
import { idText, languageId, richText, text, FORMAT_NOTES } from './values.ts'
import type { Notes } from './notes.ts'

/** In the specification, `goods` means a product. In this code, goods are all items of the mall. */
export const productListed = v.object({ ...pricedEntries, type: v.literal('goods') })
export type ProductListed = v.InferOutput<typeof productListed>

const product = v.object({
  ...pricedEntries,
  gallery: orElse(validRows(image), []),
  specifications: orElse(validRows(fact), []),
  content: richText,
  sellers: orElse(
    validRows(v.object({ name: text, address: lenient(text), openingHours: lenient(text) })),
    [],
  ),
  booking,
})
export type Product = v.InferOutput<typeof product>

const digits = v.pipe(v.string(), v.regex(/^[1-9]\d{0,3}$/))

export const products = {
  folder: 'products',
  row: 'goods',
  type: 'goods',
  tag: 'products',
  list: 'productList',
  alsoIn: 'goodsList',
  order: 'editors',
  detail: 'productDetail',
  sampleId: 'Star-Cape_dried-shrimp',
  page: '/mall/shopping',
  schemas: { listed: productListed, detail: product },
  calls: {
    productTypes: {
      at: 'GET /api/web/product/type',
      query: byLanguage,
      data: v.object({ list: uniqueRows(category) }),
    },
    productList: {
      at: 'GET /api/web/product',
      query: v.object({ languageId, page: digits, pageSize: digits, type: v.optional(idText) }),
      data: listOf(productListed),
    },
    productDetail: detailCall('GET /api/web/product/detail', product),
  },
} as const satisfies EntryKind

export const productNotes = (): Notes<Product> => ({
  ...pricedNotes(),
  gallery: 'More pictures.',
  specifications: ['Facts, each with a name and a value.', factNotes()],
  content: FORMAT_NOTES.html,
  sellers: [
    'Shops that sell it.',
    {
      name: 'The name of the shop.',
      address: 'On one line.',
      openingHours: 'In words.',
    },
  ],
  booking: bookingNotes(),
})

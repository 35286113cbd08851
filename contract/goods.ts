import * as v from 'valibot'
import { type CallGroup, detailCall, pageEntries } from './call.ts'
import { hotel, hotelListed } from './hotel.ts'
import { listOf } from './listing.ts'
import { productListed } from './product.ts'
import { restaurant, restaurantListed } from './restaurant.ts'

/** An item of the mall. `type` shows which of three kinds it is. */
const goodsListed = v.variant('type', [hotelListed, restaurantListed, productListed])
export type GoodsListed = v.InferOutput<typeof goodsListed>

/** The two calls that several kinds of goods share. Product details have their own call. */
export const goods = {
  tag: 'goods',
  calls: {
    goodsList: {
      at: 'POST /api/mall',
      body: v.object({ ...pageEntries, type: v.picklist(['hotel', 'restaurant', 'goods']) }),
      data: listOf(goodsListed),
    },
    goodsDetail: detailCall('GET /api/mall', v.variant('type', [hotel, restaurant])),
  },
} as const satisfies CallGroup

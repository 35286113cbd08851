import type * as article from '../../contract/article.ts'
import type * as hotel from '../../contract/hotel.ts'
import type * as message from '../../contract/message.ts'
import type * as product from '../../contract/product.ts'
import type * as publicity from '../../contract/publicity.ts'
import type * as question from '../../contract/question.ts'
import type * as restaurant from '../../contract/restaurant.ts'
import type * as scenic from '../../contract/scenic.ts'
import type * as spot from '../../contract/spot.ts'
import type * as strategy from '../../contract/strategy.ts'
import type * as ticket from '../../contract/ticket.ts'
import type { Clean } from '../upstream/rich-text.ts'

// The contract's items with rich text. The worker has already cleaned the rich text.

export type Article = Clean<article.Article>
export type Message = Clean<message.Message>
export type Point = Clean<publicity.Point>
export type Strategy = Clean<strategy.Strategy>
export type Question = Clean<question.Question>
export type Hotel = Clean<hotel.Hotel>
export type Restaurant = Clean<restaurant.Restaurant>
export type Product = Clean<product.Product>
export type TicketInstructions = Clean<ticket.TicketInstructions>
export type Scenic = Clean<scenic.Scenic>
export type ScenicSpot = Clean<spot.ScenicSpot>

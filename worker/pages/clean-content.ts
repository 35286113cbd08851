import type * as articles from '../../contract/article.ts'
import type * as goods from '../../contract/goods.ts'
import type * as area from '../../contract/scenic.ts'
import type { Clean } from '../upstream/rich-text.ts'

// The contract's things with rich text in them, as pages get them.

export type Article = Clean<articles.Article>
export type Message = Clean<articles.Message>
export type Point = Clean<articles.Point>
export type Strategy = Clean<articles.Strategy>
export type Question = Clean<articles.Question>
export type Hotel = Clean<goods.Hotel>
export type Restaurant = Clean<goods.Restaurant>
export type Product = Clean<goods.Product>
export type TicketInstructions = Clean<goods.TicketInstructions>
export type Scenic = Clean<area.Scenic>
export type ScenicSpot = Clean<area.ScenicSpot>

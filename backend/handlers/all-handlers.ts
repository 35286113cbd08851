import { articleHandlers } from './articles.ts'
import { complaintHandlers } from './complaints.ts'
import { documentHandlers } from './documents.ts'
import { goodsHandlers } from './goods.ts'
import type { Handlers } from './handler.ts'

/** One handler for each row of the contract's table: a row without one does not compile. */
export const handlers: Handlers = {
  ...documentHandlers,
  ...articleHandlers,
  ...goodsHandlers,
  ...complaintHandlers,
}

import type { EndpointName } from '../contract/endpoints.ts'
import type { Handlers } from './handler.ts'
import { articleHandlers } from './handlers/articles.ts'
import { complaintHandlers } from './handlers/complaints.ts'
import { documentHandlers } from './handlers/documents.ts'
import { goodsHandlers } from './handlers/goods.ts'

/** One handler a row of the contract's table: a row without one does not compile. */
export const handlers = {
  ...documentHandlers,
  ...articleHandlers,
  ...goodsHandlers,
  ...complaintHandlers,
} satisfies Handlers<EndpointName>

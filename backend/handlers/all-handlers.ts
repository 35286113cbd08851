import { complaintHandlers } from './complaints.ts'
import { contentHandlers } from './content.ts'
import { documentHandlers } from './documents.ts'
import type { Handlers } from './handler.ts'

/** One handler for each row of the contract's table: a row without one does not compile. */
export const handlers: Handlers = {
  ...documentHandlers,
  ...contentHandlers,
  ...complaintHandlers,
}

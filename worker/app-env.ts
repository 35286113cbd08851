import type { RequestRecord } from './edge/request-record.ts'

/** What the operator may bind or leave out. */
export interface OptionalBindings {
  /** The reference backend. Its `[[services]]` goes where `BACKEND_ORIGIN` names another. */
  BACKEND?: Fetcher
  /** Workers Analytics Engine: a data point a request. */
  METRICS?: AnalyticsEngineDataset
}

export type Bindings = Env & OptionalBindings

/** What Hono's context carries through the worker. */
export interface AppEnv {
  Bindings: Bindings
  Variables: {
    requestId: string
    record: RequestRecord
    /** The request's address, taken apart once for all who look at it. */
    url: URL
  }
}

import type { RequestRecord } from './edge/request-record.ts'

/** What the operator may bind or leave out. */
export interface OptionalBindings {
  /** The reference backend; not bound where `BACKEND_ORIGIN` names another one. */
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
    /** The request's address, parsed once. */
    url: URL
  }
}

/** What Hono's context carries through the worker. */
export interface AppEnv {
  Bindings: Env
  Variables: { requestId: string }
}

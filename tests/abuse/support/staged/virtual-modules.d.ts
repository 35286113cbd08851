declare module 'virtual:built-worker' {
  const worker: {
    fetch: (request: Request, env: object, context: unknown) => Promise<Response> | Response
  }
  export default worker
}

/** The bindings of the worker that are stores, with their kinds: put in when it is bundled. */
declare const STORES: Readonly<Record<string, 'kv' | 'limiter' | 'd1'>>

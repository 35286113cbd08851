interface Configuration {
  vars: Readonly<Record<string, unknown>>
  namespaces: readonly { binding: string; id?: string }[]
  databases: readonly { binding: string; database_id?: string }[]
}

const NOT_PUBLIC =
  /^$|\/\/(?:localhost|127\.|0\.0\.0\.0|\[::1\])|\.(?:example|invalid|test|localhost)(?::|\/|$)/
const NAMESPACE_ID = /^[0-9a-f]{32}$/
const DATABASE_ID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** What in `wrangler.toml` and, where the reference backend answers, `backend/wrangler.toml` would not do in public. */
export function faultsOfConfiguration({ vars, namespaces, databases }: Configuration): string[] {
  const { SITE_ORIGIN = '', BACKEND_ORIGIN = '' } = vars
  const hasReferenceBackend = BACKEND_ORIGIN === ''
  return [
    ...(NOT_PUBLIC.test(String(SITE_ORIGIN))
      ? [`wrangler.toml: SITE_ORIGIN: ${String(SITE_ORIGIN)} is no public address`]
      : []),
    ...(!hasReferenceBackend && NOT_PUBLIC.test(String(BACKEND_ORIGIN))
      ? [`wrangler.toml: BACKEND_ORIGIN: ${String(BACKEND_ORIGIN)} is no public address`]
      : []),
    ...namespaces
      .filter(({ id = '' }) => !NAMESPACE_ID.test(id))
      .map(({ binding }) => `wrangler.toml: ${binding}: needs the id of a KV namespace`),
    ...(hasReferenceBackend ? databases : [])
      .filter(({ database_id: id = '' }) => !DATABASE_ID.test(id))
      .map(({ binding }) => `backend/wrangler.toml: ${binding}: needs the id of a D1 database`),
  ]
}

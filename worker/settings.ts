import * as v from 'valibot'
import { telephone } from '../contract/values.ts'
import { isWebhookSecret, readWebhook } from '../shared/complaint-webhook.ts'

/** An origin such as `https://www.example.com`; a slash may follow, but no path. */
const origin = v.pipe(
  v.string(),
  v.regex(/^https?:\/\/[^/?#]+\/?$/),
  v.url(),
  v.transform((value) => new URL(value).origin),
)

const empty = v.pipe(
  v.literal(''),
  v.transform(() => undefined),
)

const flag = v.pipe(
  v.picklist(['true', 'false']),
  v.transform((value) => value === 'true'),
)

/** Writes percent-encoded bytes with upper-case digits: `%e5` equals `%E5` (RFC 3986, 6.2.2.1). */
export function withUpperCaseDigits(pathname: string): string {
  return pathname.replaceAll(/%[0-9a-f]{2}/gi, (octet) => octet.toUpperCase())
}

const routeRule = v.strictObject({
  /** A path, or `/old/**` for all paths below `/old`. It applies to every query. */
  from: v.pipe(
    v.string(),
    v.regex(/^\/(?!\/)[^?#]*$/),
    // Same encoding as in requests: all characters except ASCII are percent-encoded.
    v.transform((path) => withUpperCaseDigits(new URL(path, 'http://site').pathname)),
  ),
  /** A path, or an absolute address. In a path, `/**` is replaced by the rest of the old path. */
  to: v.pipe(v.string(), v.regex(/^(?:\/(?![/\\])|https?:\/\/)/)),
  status: v.optional(v.picklist([301, 302, 303, 307, 308]), 307),
})
export type RouteRule = v.InferOutput<typeof routeRule>

const imageHosts = v.pipe(
  v.string(),
  v.transform((hosts) => hosts.split(' ').filter((host) => host !== '')),
  v.array(v.pipe(v.string(), v.regex(/^https:\/\/(?:\*\.)?[\w.-]+(?::\d+)?$/))),
)

const contact = v.pipe(v.string(), v.regex(/^(?:mailto|https|tel):[\x21-\x7e]+$/))

/** Longest delay of a browser's timer. A longer one would fire at once, again and again. */
const MAX_INTERVAL_MS = 2_147_483_647

const FLAG = 'must be "true" or "false"'
const ORIGIN = 'must be an origin without a path, as https://www.example.com'

/** Returns the schema of a text. The message describes valid values. */
function matching(pattern: RegExp, message: string) {
  return v.message(v.pipe(v.string(), v.regex(pattern)), message)
}

/** The variables and descriptions of their valid values. Error messages show the descriptions. */
const settings = v.object({
  SITE_ORIGIN: v.message(origin, ORIGIN),
  BACKEND_ORIGIN: v.message(v.union([empty, origin]), `${ORIGIN}, or empty`),
  /** Whether the backend at `BACKEND_ORIGIN` accepts several calls in one request. */
  BACKEND_BATCH: v.message(flag, FLAG),
  BACKEND_SEARCH: v.message(flag, FLAG),
  FRONTEND_ID: matching(
    /^[\w.-]{1,64}$/,
    'must be 1 to 64 letters, digits, dots, hyphens and underscores',
  ),
  ROUTE_RULES: v.message(
    v.pipe(v.string(), v.parseJson(), v.array(routeRule)),
    'must be JSON, each "from" a path without a query: [{ "from": "/old/**", "to": "/mall/**", "status": 307 }]',
  ),
  COOKIE_CROSS_ORIGIN: v.message(flag, FLAG),
  BUILD_CHECK_INTERVAL_MS: v.message(
    v.pipe(v.string(), v.toNumber(), v.minValue(1000), v.maxValue(MAX_INTERVAL_MS)),
    `must be a number from 1000 to ${MAX_INTERVAL_MS}`,
  ),
  /** The hosts of the backend's pictures, in the syntax of CSP's `img-src`. */
  IMAGE_HOSTS: v.message(
    imageHosts,
    'must be https origins with a space between, as https://img.example.com https://*.example.com',
  ),
  /** Resizing of pictures: off, by Cloudflare, or by a template. */
  IMAGE_RESIZE: matching(
    /^(?:none|cloudflare|(?=.*\{width\})[^\s"'<>\\]{1,500})$/,
    'must be none, cloudflare, or a template with {width}, as ?x-oss-process=image/resize,w_{width}',
  ),
  HOTLINE: v.message(telephone, 'must be a telephone number'),
  SECURITY_CONTACT: v.message(
    v.union([empty, contact]),
    'must be an address that begins with mailto:, https: or tel:, or empty',
  ),
  CANONICAL_HOST_ONLY: v.message(flag, FLAG),
  PAGE_CACHE: v.message(v.picklist(['on', 'off']), 'must be "on" or "off"'),
  /** If empty, the guide shows the embedded map. */
  AMAP_KEY: matching(/^[A-Za-z\d]{0,64}$/, 'must be letters and digits, or empty'),
  /**
   * The origin of the team at Cloudflare Access. If empty, the office asks only for its own
   * sign-in.
   */
  ACCESS_TEAM_DOMAIN: v.message(
    v.pipe(
      v.union([empty, origin]),
      v.check((team) => team === undefined || team.startsWith('https:') || isLocal(team)),
    ),
    'must be an https origin, as https://team.cloudflareaccess.com, or empty',
  ),
  /** The audience tag of the application at Cloudflare Access. */
  ACCESS_AUDIENCE: matching(/^[\w-]{0,128}$/, 'must be letters and digits, or empty'),
})

/** All variables. If only one of the two for Access is set, nobody can sign in to the office. */
const configuration = v.pipe(
  settings,
  v.check(
    ({ ACCESS_TEAM_DOMAIN, ACCESS_AUDIENCE }) =>
      (ACCESS_TEAM_DOMAIN === undefined) === (ACCESS_AUDIENCE === ''),
    'ACCESS_TEAM_DOMAIN and ACCESS_AUDIENCE must both be set, or both be empty',
  ),
)

const secrets = {
  OPS_TOKEN: matching(
    /^[\x21-\x7e]{16,256}$/,
    'must be 16 to 256 characters of ASCII without a space',
  ),
  /** The security code of `AMAP_KEY`. */
  AMAP_SECRET: matching(/^[A-Za-z\d]{1,64}$/, 'must be letters and digits, 64 at most'),
  /** If set, changed pages are submitted to Bing and others. */
  INDEXNOW_KEY: matching(/^[A-Za-z\d-]{8,128}$/, 'must be 8 to 128 letters, digits and hyphens'),
  /** If set, changed pages are submitted to Baidu. */
  BAIDU_PUSH_TOKEN: matching(/^[A-Za-z\d]{8,64}$/, 'must be 8 to 64 letters and digits'),
  /** If set, a chat gets a message about each new complaint. The reference backend reads it. */
  COMPLAINT_WEBHOOK: v.message(
    v.pipe(
      v.string(),
      v.check((secret) => readWebhook(secret) !== undefined),
    ),
    'must be wecom, dingtalk, feishu or json, a space, and an https address',
  ),
  COMPLAINT_WEBHOOK_SECRET: v.message(
    v.pipe(v.string(), v.check(isWebhookSecret)),
    'must be 1 to 256 characters of ASCII without a space',
  ),
}

/** Returns whether an origin is a developer's own machine, where pictures may use `http:`. */
export function isLocal(siteOrigin: string): boolean {
  return /^http:\/\/(?:(?:[\w-]+\.)*localhost|127\.\d+\.\d+\.\d+|\[::1\])(?::\d+)?$/.test(
    siteOrigin,
  )
}

export type SecretName = keyof typeof secrets
export type Settings = v.InferOutput<typeof settings> & Record<SecretName, string | undefined>

let cached: { env: Env; settings: Settings } | undefined

/** Returns the configuration, validated once. Throws with the names of invalid variables. */
export function readSettings(env: Env): Settings {
  if (cached?.env === env) return cached.settings
  const result = v.safeParse(configuration, env)
  if (!result.success) {
    const faults = result.issues.map((issue) =>
      [v.getDotPath(issue), issue.message].filter(Boolean).join(' '),
    )
    throw new Error(`The configuration is wrong. ${[...new Set(faults)].join('; ')}`)
  }
  cached = {
    env,
    settings: {
      ...result.output,
      OPS_TOKEN: readSecret(env, 'OPS_TOKEN'),
      AMAP_SECRET: readSecret(env, 'AMAP_SECRET'),
      INDEXNOW_KEY: readSecret(env, 'INDEXNOW_KEY'),
      BAIDU_PUSH_TOKEN: readSecret(env, 'BAIDU_PUSH_TOKEN'),
      COMPLAINT_WEBHOOK: readSecret(env, 'COMPLAINT_WEBHOOK'),
      COMPLAINT_WEBHOOK_SECRET: readSecret(env, 'COMPLAINT_WEBHOOK_SECRET'),
    },
  }
  return cached.settings
}

/** Returns a secret; undefined if it is missing or invalid. Logs an invalid one without failing. */
function readSecret(env: object, name: SecretName): string | undefined {
  const given: unknown = Reflect.get(env, name)
  if (given === undefined || given === '') return undefined
  const result = v.safeParse(secrets[name], given)
  if (result.success) return result.output
  const message = `${name} ${result.issues[0].message}; it is not used`
  // oxlint-disable-next-line no-console -- the log
  console.error(JSON.stringify({ level: 'error', failure: 'configuration', message }))
  return undefined
}

/** Returns why a secret is invalid, without the secret; undefined if it is valid. */
export function faultOfSecret(name: SecretName, given: string): string | undefined {
  const result = v.safeParse(secrets[name], given)
  return result.success ? undefined : `${name} ${result.issues[0].message}`
}

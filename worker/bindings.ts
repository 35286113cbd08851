import * as v from 'valibot'

/** An origin, as in `https://www.example.com`: nothing may follow it but a slash. */
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

const routeRule = v.strictObject({
  /** A path, or `/old/**` for all below `/old`. */
  from: v.pipe(
    v.string(),
    v.regex(/^\/(?!\/)/),
    // As requests spell it: what is not ASCII is percent-encoded.
    v.transform((path) => new URL(path, 'http://site').pathname),
  ),
  /** A path, a path with `/**` for the rest of the old one, or an absolute address. */
  to: v.pipe(v.string(), v.regex(/^(?:\/(?![/\\])|https?:\/\/)/)),
  status: v.optional(v.picklist([301, 302, 303, 307, 308]), 307),
})
export type RouteRule = v.InferOutput<typeof routeRule>

const settings = v.object({
  SITE_ORIGIN: origin,
  BACKEND_ORIGIN: v.union([empty, origin]),
  FRONTEND_ID: v.pipe(v.string(), v.regex(/^[\w.-]{1,64}$/)),
  ROUTE_RULES: v.pipe(v.string(), v.parseJson(), v.array(routeRule)),
  COOKIE_CROSS_ORIGIN: flag,
  BUILD_CHECK_INTERVAL_MS: v.pipe(v.string(), v.toNumber(), v.minValue(1000)),
  /** Hosts of the backend's pictures, as a policy's `img-src` names them, one space between. */
  IMAGE_HOSTS: v.pipe(
    v.string(),
    v.transform((hosts) => hosts.split(' ').filter((host) => host !== '')),
    v.array(v.pipe(v.string(), v.regex(/^https:\/\/(?:\*\.)?[\w.-]+(?::\d+)?$/))),
  ),
  HOTLINE: v.string(),
  SECURITY_CONTACT: v.union([
    empty,
    v.pipe(v.string(), v.regex(/^(?:mailto|https|tel):[\x21-\x7e]+$/)),
  ]),
  OPS_TOKEN: v.optional(v.pipe(v.string(), v.minLength(16), v.maxLength(256))),
  CANONICAL_HOST_ONLY: flag,
  PAGE_CACHE: v.picklist(['on', 'off']),
  /** Empty: the guide shows the embedded map. */
  AMAP_KEY: v.pipe(v.string(), v.regex(/^\w{0,64}$/)),
  /** The key's security code; a secret, so it may be missing. */
  AMAP_SECRET: v.optional(v.pipe(v.string(), v.regex(/^\w{0,64}$/)), ''),
})
export type Settings = v.InferOutput<typeof settings>

let known: { env: Env; settings: Settings } | undefined

/** The configuration, checked once an isolate. Throws an error that names the variable that is wrong. */
export function readSettings(env: Env): Settings {
  if (known?.env === env) return known.settings
  const result = v.safeParse(settings, env)
  if (!result.success) {
    const faults = result.issues.map((issue) => `${v.getDotPath(issue)}: ${issue.message}`)
    throw new Error(`The configuration is wrong. ${faults.join('; ')}`)
  }
  known = { env, settings: result.output }
  return result.output
}

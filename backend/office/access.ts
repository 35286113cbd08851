import { createRemoteJWKSet, jwtVerify } from 'jose'
import type { Bindings } from '../bindings.ts'

type Settings = Pick<Bindings, 'ACCESS_TEAM_DOMAIN' | 'ACCESS_AUDIENCE'>

const keySets = new Map<string, ReturnType<typeof createRemoteJWKSet>>()

/**
 * Returns whether a request has passed Cloudflare Access: whether `token`, the header
 * `Cf-Access-Jwt-Assertion`, is signed by the configured team for the configured application.
 * Always true if Access is not required; false if one of its two variables is missing.
 */
export async function hasPassedAccess(
  { ACCESS_TEAM_DOMAIN: team = '', ACCESS_AUDIENCE: audience = '' }: Settings,
  token: string | undefined,
): Promise<boolean> {
  if (team === '' && audience === '') return true
  if (team === '' || audience === '' || token === undefined) return false
  const issuer = new URL(team).origin
  const keys = keySets.get(issuer) ?? createRemoteJWKSet(new URL('/cdn-cgi/access/certs', issuer))
  keySets.set(issuer, keys)
  try {
    await jwtVerify(token, keys, { issuer, audience, algorithms: ['RS256'] })
    return true
  } catch (error) {
    // oxlint-disable-next-line no-console -- a wrong audience and unreachable keys look the same to the reader
    console.warn(JSON.stringify({ level: 'warn', failure: 'access', message: String(error) }))
    return false
  }
}

import * as v from 'valibot'
import { textLike } from '../site/read-data.ts'

/** The Git servers that editors can sign in to. Forgejo has the same API as Gitea. */
const SERVERS = {
  github: { name: 'github', address: 'https://github.com', api: 'https://api.github.com' },
  gitlab: { name: 'gitlab', address: 'https://gitlab.com', api: '/api/v4' },
  gitea: { name: 'gitea', address: undefined, api: '/api/v1' },
  forgejo: { name: 'gitea', address: undefined, api: '/api/v1' },
} as const

const address = v.message(
  v.pipe(v.string(), v.regex(/^https:\/\/[a-z\d.-]+(?::\d{1,5})?(?:\/[\w.-]+)*$/i), v.url()),
  'must be the address of a server, as https://git.example.com',
)

/** The schema of `editor` in `site.yaml`: the server for sign-in and for saving changes. */
export const gitServer = v.pipe(
  v.strictObject({
    backend: v.picklist(['github', 'gitlab', 'gitea', 'forgejo']),
    /** Owner and name. In GitLab, a group may be inside another group. */
    repo: textLike(/^[\w.-]+(?:\/[\w.-]+)+$/, 'must be the owner and the name, as office/site'),
    branch: v.optional(textLike(/^[\w.-]+(?:\/[\w.-]+)*$/, 'must be the name of a branch'), 'main'),
    /** The folder of the site in the repository. The default is its path on this machine. */
    folder: v.optional(
      textLike(
        /^(?:[\w-][\w.-]*(?:\/[\w-][\w.-]*)*)?$/,
        'must be a folder of the repository, as site',
      ),
    ),
    /** The address of the server. Not needed for github.com and gitlab.com. */
    address: v.optional(address),
    /** The client id of an OAuth application. Without it, editors paste a token. */
    appId: v.optional(textLike(/^[\w-]+$/, 'must be the client id of an OAuth application')),
    /** The address of a service that completes the sign-in at GitHub, which needs such a server. */
    signIn: v.optional(address),
  }),
  v.check(
    ({ backend, address: own }) => own !== undefined || SERVERS[backend].address !== undefined,
    'address: is missing: the address of your Gitea or Forgejo, as https://git.example.com',
  ),
  v.check(
    ({ backend, signIn }) => backend === 'github' || signIn === undefined,
    'signIn: is for GitHub only; give appId for the others',
  ),
  v.check(
    ({ backend, appId }) => backend !== 'github' || appId === undefined,
    'appId: is not for GitHub; give signIn, or let editors paste a token',
  ),
  v.check(
    ({ backend, repo }) => backend === 'gitlab' || repo.split('/').length === 2,
    'repo: has more than an owner and a name',
  ),
)
export type GitServer = v.InferOutput<typeof gitServer>

export function backendOf(server: GitServer): Readonly<Record<string, unknown>> {
  const { backend, repo, branch, appId, signIn } = server
  const { name } = SERVERS[backend]
  const isByToken = appId === undefined && signIn === undefined
  return {
    name,
    repo,
    branch,
    ...(isByToken && { auth_methods: ['token'] }),
    ...(signIn !== undefined && { base_url: signIn }),
    ...(backend !== 'github' && { base_url: serverOf(server) }),
    ...((backend !== 'github' || server.address !== undefined) && { api_root: apiOf(server) }),
    ...(appId !== undefined && { app_id: appId, auth_type: 'pkce' }),
  }
}

function serverOf({ backend, address: own }: GitServer): string {
  return own ?? SERVERS[backend].address ?? ''
}

function apiOf(server: GitServer): string {
  const { backend, address: own } = server
  if (backend !== 'github') return serverOf(server) + SERVERS[backend].api
  return own === undefined ? SERVERS.github.api : `${own}/api/v3`
}

/** Returns the origin of the server's API. The editor needs access to it. */
export function originOf(server: GitServer): string {
  return new URL(apiOf(server)).origin
}

import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { complaintsOf } from '../../backend/content/mistakes.ts'
import { backendOf, gitServer, originOf } from './git-server.ts'

const GITEA = { backend: 'gitea', repo: 'office/site', address: 'https://git.example.com' }

describe('a Git server in site.yaml', () => {
  it.each([
    [{ ...GITEA, appId: 'ab-1' }, 'https://git.example.com'],
    [{ ...GITEA, backend: 'forgejo', branch: 'content/live' }, 'https://git.example.com'],
    [{ ...GITEA, address: 'https://example.com:8443/git' }, 'https://example.com:8443'],
    [{ backend: 'gitlab', repo: 'a/b/c', appId: 'x' }, 'https://gitlab.com'],
    [{ backend: 'github', repo: 'a/b' }, 'https://api.github.com'],
    [
      { backend: 'github', repo: 'a/b', signIn: 'https://auth.example.com' },
      'https://api.github.com',
    ],
    [
      { backend: 'github', repo: 'a/b', address: 'https://gh.example.com' },
      'https://gh.example.com',
    ],
  ])('%o is reached at %s', (given, origin) => {
    const server = v.parse(gitServer, given)
    expect(originOf(server)).toBe(origin)
    expect(backendOf(server)).toMatchObject({ repo: given.repo, branch: server.branch })
  })

  it('allows sign-in only by a token if it has no application', () => {
    expect(backendOf(v.parse(gitServer, GITEA))).toMatchObject({ auth_methods: ['token'] })
    const { auth_methods: both, ...others } = backendOf(
      v.parse(gitServer, { ...GITEA, appId: 'x' }),
    )
    expect(both).toBeUndefined()
    expect(others).toMatchObject({ name: 'gitea', app_id: 'x', base_url: GITEA.address })
  })

  it.each([
    [{ repo: 'a/b' }, 'backend: is missing'],
    [{ backend: 'bitbucket', repo: 'a/b' }, 'backend: there is no bitbucket: github, gitlab'],
    [{ backend: 'github' }, 'repo: is missing'],
    [{ backend: 'github', repo: 'site' }, 'repo: must be the owner and the name'],
    [{ backend: 'github', repo: 'a/b/c' }, 'repo: has more than an owner and a name'],
    [{ backend: 'gitea', repo: 'a/b' }, 'address: is missing: the address of your Gitea'],
    [{ ...GITEA, address: 'http://git.example.com' }, 'address: must be the address of a server'],
    [{ ...GITEA, address: 'https://a; script-src *' }, 'address: must be the address of a server'],
    [{ ...GITEA, signIn: 'https://a.example' }, 'signIn: is for GitHub only'],
    [{ backend: 'github', repo: 'a/b', appId: 'x' }, 'appId: is not for GitHub'],
    [{ ...GITEA, folder: '../x' }, 'folder: must be a folder of the repository'],
    [{ ...GITEA, token: 'secret' }, 'token: there is no such field'],
  ])('%o is refused', (given, complaint) => {
    const { issues } = v.safeParse(gitServer, given)
    expect(issues && complaintsOf(issues, 'site.yaml')).toContain(complaint)
  })
})

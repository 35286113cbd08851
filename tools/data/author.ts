import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { hostname, userInfo } from 'node:os'
import type { Author } from '../../backend/database/versions.ts'
import { siteFolder } from '../site/folder.ts'

type Environment = Readonly<Record<string, string | undefined>>

/** Added to the name of a commit if the site's folder has uncommitted changes. */
const CHANGED = '+'

/**
 * The author is `by`, or the user of the pipeline, of Git, or of the system. The source is the
 * commit of the pipeline or checkout, or the name of the computer.
 */
export function authorOf(
  env: Environment,
  { by = '', isShared = false }: { by?: string; isShared?: boolean } = {},
): Author {
  const { GIT_AUTHOR_NAME, GITHUB_ACTOR, GITLAB_USER_NAME } = env
  const given = [by, GIT_AUTHOR_NAME, GITHUB_ACTOR, GITLAB_USER_NAME].find(Boolean)
  // Other computers also import content into a shared database.
  const folder = (isShared ? hostname() : '') + process.cwd()
  return {
    who: given || git('config', 'user.name') || userInfo().username,
    source: commitOf(env) ?? hostname(),
    checkout: createHash('sha256').update(folder).digest('hex').slice(0, 16),
  }
}

function commitOf(env: Environment): string | undefined {
  const commit = pipelineCommit(env) || git('rev-parse', 'HEAD')
  if (!commit) return undefined
  const isChanged = git('status', '--porcelain', '--', siteFolder()) !== ''
  return commit.slice(0, 'abcdef0123'.length) + (isChanged ? CHANGED : '')
}

function pipelineCommit({ GITHUB_SHA, CI_COMMIT_SHA }: Environment): string | undefined {
  return GITHUB_SHA || CI_COMMIT_SHA
}

/**
 * Pulls the changes that editors have saved on the Git server. Returns the author of the newest
 * commit. Throws if the folder has commits or changes that the server does not have.
 */
export function pullSite(): string {
  const args = ['pull', '--quiet', '--ff-only']
  const { status, stderr } = spawnSync('git', args, { cwd: siteFolder(), encoding: 'utf8' })
  if (status !== 0) throw new Error(`git pull: ${stderr.trim()}`)
  return git('log', '-1', '--format=%an')
}

/** Returns whether this checkout contains a commit. A pipeline runs for the newest one. */
export function hasCommit(env: Environment, source: string): boolean {
  if (pipelineCommit(env)) return true
  if (!/^[\da-f]{10}$/.test(source)) return false
  const args = ['merge-base', '--is-ancestor', source, 'HEAD']
  return spawnSync('git', args, { cwd: siteFolder() }).status === 0
}

function git(...args: string[]): string {
  const { status, stdout } = spawnSync('git', args, { cwd: siteFolder(), encoding: 'utf8' })
  return status === 0 ? stdout.trim() : ''
}

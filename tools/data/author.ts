import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { hostname, userInfo } from 'node:os'
import { createHash } from 'node:crypto'
import { dirname, resolve } from 'node:path'
import type { Author } from '../../backend/database/versions.ts'

type Environment = Readonly<Record<string, string | undefined>>

/**
 * Returns who loads content, and from what: the name given by `--by`, else that of Git, else that of
 * the system; the commit of the pipeline or of the checkout, else the name of the computer.
 */
export function authorOf(env: Environment, by = ''): Author {
  const { GIT_AUTHOR_NAME, GITHUB_ACTOR, GITLAB_USER_NAME, GITHUB_SHA, CI_COMMIT_SHA } = env
  const who =
    by || GIT_AUTHOR_NAME || GITHUB_ACTOR || GITLAB_USER_NAME || git('config', 'user.name')
  const commit = GITHUB_SHA || CI_COMMIT_SHA || git('rev-parse', 'HEAD')
  return {
    who: who || userInfo().username,
    source: commit ? commit.slice(0, 'abcdef0123'.length) : hostname(),
  }
}

/** Returns the output of a Git command; empty if it fails. */
function git(...args: string[]): string {
  const { status, stdout } = spawnSync('git', args, { encoding: 'utf8' })
  return status === 0 ? stdout.trim() : ''
}

/**
 * The note of the version that this checkout last made live in the operator's account or, if a file
 * is given, in the database of a host.
 */
export function loadedNote(database?: string) {
  const name = database && createHash('sha256').update(resolve(database)).digest('hex').slice(0, 8)
  const file = name === undefined ? '.wrangler/loaded' : `.wrangler/loaded-${name}`
  return {
    read: () => (existsSync(file) ? Number(readFileSync(file, 'utf8')) : undefined),
    write(version: number | undefined) {
      if (version === undefined) return
      mkdirSync(dirname(file), { recursive: true })
      writeFileSync(file, String(version))
    },
  }
}

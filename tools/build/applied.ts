import type { Plugin } from 'vite'

/** The environments of the build that run code of the site: the browser's and the worker's. */
type SiteEnvironment = 'client' | 'shanmen'

/**
 * Makes a hook into another package's insides fail the build if it was not used, since that package has then changed. The hook calls
 * `apply` with the name of the environment it was used in.
 */
export function mustApply(
  expected: readonly SiteEnvironment[],
  hook: (apply: (environment: string) => void) => Plugin,
): Plugin {
  const applied = new Set<string>()
  const plugin = hook((environment) => applied.add(environment))
  return {
    ...plugin,
    buildEnd(error) {
      const { name, mode } = this.environment
      const isMissing = expected.some((each) => each === name) && !applied.has(name)
      // A build that failed has told why.
      if (isMissing && mode === 'build' && error === undefined)
        this.error(`${plugin.name} was not used in ${name}: what it replaces is not there any more`)
    },
  }
}

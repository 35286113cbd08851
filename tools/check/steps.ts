import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { text } from 'node:stream/consumers'

/** The npm scripts of `npm run check`. The first one generates files for the others. */
export const CHECKS = [
  'types',
  'format:check',
  'lint',
  // Before the types: it names a forgotten step that they report as many errors.
  'boundaries',
  'typecheck',
  'unused',
  'messages:check',
  'openapi:check',
  'prose',
] as const

/** Runs npm scripts one after the other, even after a failure. Returns the failed ones. */
export async function runSteps(scripts: readonly string[]): Promise<string[]> {
  const failed: string[] = []
  for (const script of scripts) {
    if (!(await runStep(script, ['npm', 'run', '--silent', script]))) failed.push(script)
  }
  return failed
}

const HINT = /^(?:hint: |\d+ errors?, )/

/**
 * Runs a command and returns whether it passes. Prints its output only if it fails, in one piece,
 * because other commands may run at the same time. Always prints hints and their count (`0 errors,
 * 2 hints: …`).
 */
export async function runStep(
  name: string,
  [command = '', ...args]: readonly string[],
): Promise<boolean> {
  const start = performance.now()
  const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'pipe'] })
  const [output, errors, [status]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'close'),
  ])
  const seconds = ((performance.now() - start) / 1000).toFixed(1)
  const hints = output.split('\n').filter((line) => HINT.test(line))
  if (status === 0) console.log([`ok      ${name} (${seconds} s)`, ...hints].join('\n'))
  else console.log(`FAILED  ${name} (${seconds} s)\n${(output + errors).trim()}\n`)
  return status === 0
}

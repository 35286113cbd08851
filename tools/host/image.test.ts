import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

/** The patterns of a file such as `.gitignore`; a folder without the slash at its end. */
function patternsOf(file: string): string[] {
  return readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => line.replace(/\/$/, ''))
}

it('an image gets no secret, and nothing else that git ignores', () => {
  const ignored = patternsOf('.dockerignore')
  expect(ignored).toEqual(expect.arrayContaining(['.dev.vars*', '.env*', '.git']))
  expect(ignored).toEqual(expect.arrayContaining(patternsOf('.gitignore')))
})

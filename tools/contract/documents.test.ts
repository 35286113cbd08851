import { readFile } from 'node:fs/promises'
import { expect, it } from 'vitest'
import { mostCalls } from './notes.ts'

const { page, search } = mostCalls()

it.each([
  ['docs/backends/own-backend.md', `makes up to ${page} calls at once`],
  ['docs/backends/own-backend.md', `the first search of an isolate makes ${search}.`],
  ['docs/operators/hosting.md', `instead of up to ${page}.`],
  ['docs/operators/hosting.md', `needs two instead of ${search},`],
  ['docs/operators/capacity.md', `of up to ${page} calls`],
])('%s says how many calls there are: %s', async (file, sentence) => {
  expect(await readFile(file, 'utf8')).toContain(sentence)
})

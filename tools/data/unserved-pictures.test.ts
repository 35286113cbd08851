import { expect, it } from 'vitest'
import { compileContent } from '../../backend/content/compile.ts'
import { readSite } from '../site/read-site.ts'
import { unservedPictures } from './load-content.ts'

const content = await compileContent(readSite('tests/site'))

it('pictures of the content that a site does not serve are found, in texts and lists too', async () => {
  expect(await unservedPictures(content, () => true)).toEqual([])
  const all = await unservedPictures(content, () => false)
  expect(all.length).toBeGreaterThan(10)
  expect(new Set(all).size).toBe(all.length)
  expect(all.every((path) => path.startsWith('/pictures/'))).toBe(true)
  const [one = ''] = all
  expect(await unservedPictures(content, (path) => Promise.resolve(path !== one))).toEqual([one])
})

it('a site that cannot be reached is an error', async () => {
  await expect(
    unservedPictures(content, () => Promise.reject(new Error('no network'))),
  ).rejects.toThrow('no network')
})

import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { keepBuilds } from './client-build.ts'
import { freshFolder } from '../../tests/support/fresh-folder.ts'

const root = freshFolder()
const assets = join(root, 'dist/assets')
const store = join(root, 'kept')

/**
 * Simulates a build: empties its folder, writes its files, stores them. Returns all served files.
 */
async function build(timestamp: number, ...files: string[]): Promise<string[]> {
  await rm(assets, { recursive: true, force: true })
  await mkdir(assets, { recursive: true })
  for (const file of files) await writeFile(join(assets, file), `content of ${file}`)
  await keepBuilds({ assets, store, timestamp })
  return (await readdir(assets)).toSorted()
}

it('the assets have the files of the last three builds only', async () => {
  expect(await build(1, 'entry-a.js', 'site-a.css')).toEqual(['entry-a.js', 'site-a.css'])
  expect(await build(2, 'entry-b.js', 'site-a.css')).toEqual([
    'entry-a.js',
    'entry-b.js',
    'site-a.css',
  ])
  expect(await build(3, 'entry-c.js')).toEqual([
    'entry-a.js',
    'entry-b.js',
    'entry-c.js',
    'site-a.css',
  ])
  expect(await build(4, 'entry-d.js')).toEqual([
    'entry-b.js',
    'entry-c.js',
    'entry-d.js',
    'site-a.css',
  ])
  expect(await readdir(store)).toEqual(['2', '3', '4'])
  expect(await readFile(join(assets, 'entry-b.js'), 'utf8')).toBe('content of entry-b.js')
})

it('does not remove an old build when the current one is built again', async () => {
  await build(1, 'entry-a.js')
  for (const timestamp of [2, 3, 4, 5]) await build(timestamp, 'entry-b.js')
  expect(await readdir(store)).toEqual(['1', '5'])
  expect(await build(6, 'entry-c.js')).toEqual(['entry-a.js', 'entry-b.js', 'entry-c.js'])
})

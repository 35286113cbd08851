import { expect, it } from 'vitest'
import { compileEntries } from './entries.ts'
import { readPictures } from './pictures.ts'
import { type EntryKind, KINDS } from '../kinds.ts'
import { freshFolder, writeIn } from '../../tests/support/fresh-folder.ts'

const folder = freshFolder()

const write = (file: string, ...lines: string[]) => writeIn(folder, file, lines.join('\n'))

function writeItem(name: string, ...facts: string[]): void {
  write(`${name}.zh.md`, '---', 'title: 题', 'summary: 话', ...facts, '---', '文')
  write(`${name}.en.md`, '---', 'title: T', 'summary: S', '---', 'Text')
}

const compiled = async (kind: EntryKind) =>
  compileEntries({ folder, timeZone: 'Europe/Paris' }, KINDS[kind], await readPictures(folder))

const idsOf = async (kind: EntryKind) => (await compiled(kind)).entries.map(({ id }) => id)

it('the first file of an item sets its times of publishing and removal, in the site’s time zone', async () => {
  writeItem('content/notices/a', 'publishAt: 2026-12-01T09:00', 'withdrawAt: 2026-12-31')
  writeItem('content/notices/b', 'publishedAt: 2026-07-01', 'publishAt: 2026-12-01 09:00Z')
  writeItem('content/notices/c', 'publishedAt: 2026-07-01', 'draft: false')
  writeItem('content/notices/d', 'publishedAt: 2026-07-01', 'draft: true')
  const { entries } = await compiled('notice')
  expect(
    entries.map(({ id, publishedAt, publishAt, withdrawAt }) => [
      id,
      publishedAt,
      publishAt,
      withdrawAt,
    ]),
  ).toEqual([
    ['a', '2026-12-01T16:00:00+08:00', '2026-12-01T16:00:00+08:00', '2027-01-01T06:59:59+08:00'],
    ['b', '2026-07-01T06:00:00+08:00', '2026-12-01T17:00:00+08:00', null],
    ['c', '2026-07-01T06:00:00+08:00', null, null],
    ['d', '2026-07-01T06:00:00+08:00', '9999-12-31T00:00:00+08:00', null],
  ])
})

it('an event without an end ends with its day in the site’s time zone', async () => {
  write(
    'content/activities/a.zh.md',
    '---\ntitle: 题\nsummary: 话\npublishedAt: 2026-11-01',
    'event: { startAt: 2026-11-26T20:00, venue: 码头 }\n---\n文',
  )
  const { entries } = await compiled('activity')
  expect(entries).toMatchObject([
    { startsAt: '2026-11-27T03:00:00+08:00', endsAt: '2026-11-27T06:59:59+08:00' },
  ])
})

it('items are sorted by the list of their kind, then by id in numeric order', async () => {
  for (const id of ['10', '9', 'b', 'a', 'a-2', 'a-10']) writeItem(`content/spots/${id}`)
  expect(await idsOf('spot')).toEqual(['9', '10', 'a', 'a-2', 'a-10', 'b'])
  write('content/spots.yaml', 'order: [b, "10"]')
  expect(await idsOf('spot')).toEqual(['b', '10', '9', 'a', 'a-2', 'a-10'])
})

it.each([
  ["'80.00'", 8000],
  ['"80.5"', 8050],
  ['80.00', 8000],
  ['0.10', 10],
  ['{ amount: 8000, currency: CNY }', 8000],
  ["{ amount: '80.00' }", 8000],
])('a price of %s is %s fen', async (written, fen) => {
  const booking = "booking: { telephone: '12301' }"
  writeItem('content/products/a', `price: ${written}`, booking)
  const { entries } = await compiled('goods')
  expect(entries.map(({ price }) => price)).toEqual([fen])
})

it('a field with an empty text counts as missing, also in the translation', async () => {
  const empty = ["publishAt: ''", "withdrawAt: ''", "category: ''", 'source: ""']
  writeItem('content/notices/a', 'publishedAt: 2026-07-01', ...empty)
  write('content/notices/a.en.md', '---', 'title: T', "summary: ''", '---', 'Text')
  const { entries } = await compiled('notice')
  expect(entries).toMatchObject([{ publishAt: null, withdrawAt: null, category: null }])
})

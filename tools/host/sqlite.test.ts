import { expect, it } from 'vitest'
import { databaseOf, openSqlite } from './sqlite.ts'

async function openNumbers() {
  const database = databaseOf(openSqlite(':memory:'))
  await database.prepare('CREATE TABLE numbers (number INTEGER PRIMARY KEY)').run()
  return database
}

const INSERT = 'INSERT INTO numbers VALUES (?)'

it('returns results in the format of D1', async () => {
  const database = await openNumbers()
  expect(await database.prepare('SELECT * FROM numbers').first()).toBeNull()
  const { meta } = await database.prepare(INSERT).bind(1).run()
  expect(meta).toEqual({ changes: 1 })
  const { results } = await database.prepare('SELECT number FROM numbers').all()
  expect(results).toMatchObject([{ number: 1 }])
})

it('executes all statements of a batch or none', async () => {
  const database = await openNumbers()
  const add = (number: number) => database.prepare(INSERT).bind(number)
  await database.batch([add(1), add(2)])
  await expect(database.batch([add(3), add(2)])).rejects.toThrow('UNIQUE')
  const [result] = await database.batch([database.prepare('SELECT number FROM numbers')])
  expect(result?.results).toMatchObject([{ number: 1 }, { number: 2 }])
})

import { existsSync } from 'node:fs'
import { renderUnicodeCompact } from 'uqr'
import * as v from 'valibot'
import { withLiterals } from '../../backend/content/statements.ts'
import type { Statement } from '../../backend/database/statement.ts'
import { addEntry } from '../../backend/office/log.ts'
import {
  addPerson,
  linkPath,
  newToken,
  readPerson,
  removePerson,
  renewLink,
  ROLES,
} from '../../backend/office/staff.ts'
import { refuseArguments, startCommand } from '../command.ts'
import { contentDatabase, fileDatabase, filesOfHost } from '../data/content-database.ts'
import { variable } from '../site/variables.ts'

/** Manages the people who may use the office. */
const usage = `npm run staff -- WHAT [--remote], where WHAT is one of
  add NAME --role ${ROLES.join('|')} [--role …]   prints a sign-in link, valid for 24 hours and once
  link NAME                                  prints a new sign-in link
  remove NAME                                signs all devices out, too
  list
On a server of your own: --host in place of --remote.`
const { values, words } = startCommand({
  usage,
  options: { role: [] as readonly string[], remote: false, host: false },
  hasWords: true,
})
const { PORT = '8787' } = process.env
const [action, name, ...others] = words
if (others.length > 0) refuseArguments(usage, `Put a name with spaces in quotes: "${name} …"`)

const onHost = filesOfHost(process.env)
if (values.host && !existsSync(onHost.database))
  throw new Error(
    `There is no database in ${onHost.folder}: start the host first, or set its DATA_DIR`,
  )
const database = values.host ? fileDatabase(process.env) : contentDatabase(values.remote)
if (!(await database.migrate()))
  throw new Error('There is no database yet: the first `npm run deploy` creates it')
await run()

async function run(): Promise<void> {
  const [now, key, who] = [Date.now(), crypto.randomUUID(), 'npm run staff']
  switch (action) {
    case 'list':
      return list()
    case 'add': {
      const person = readPerson({ name: name ?? '', roles: values.role })
      if ('error' in person) throw new Error(person.error.replace(/^roles: /, '--role: '))
      if ((await everyone()).some((each) => each.name === person.name))
        throw new Error(`There is a ${person.name} already. Choose another name`)
      const { roles } = person
      const entry = { key, who, action: 'addPerson', subject: person.name, detail: { roles } }
      await save([addPerson(person, now), addEntry(entry, now)])
      return printLink(person.id)
    }
    case 'link': {
      const person = await personCalled(name)
      await save([addEntry({ key, who, action: 'newLink', subject: person.name }, now)])
      return printLink(person.id)
    }
    case 'remove': {
      const person = await personCalled(name)
      const entry = { key, who, action: 'removePerson', subject: person.name }
      await save([addEntry(entry, now), removePerson(person.id)])
      console.log(`${person.name} can no longer sign in, and all devices are signed out.`)
      return undefined
    }
    case undefined:
    default:
      return refuseArguments(usage, action === undefined ? 'What?' : `What is ${action}?`)
  }
}

async function save(statements: readonly Statement[]): Promise<void> {
  await database.run(statements.map(withLiterals))
}

async function printLink(id: string): Promise<void> {
  const { token, hash } = await newToken()
  await save(renewLink(id, hash, Date.now()))
  const isPublic = values.remote || values.host
  const origin = isPublic ? variable('SITE_ORIGIN') : `http://localhost:${PORT}`
  const address = origin + linkPath(token)
  console.log(renderUnicodeCompact(address, { ecc: 'L' }))
  console.log(`${address}\nThe link is valid for 24 hours and works once.`)
}

async function personCalled(called = '') {
  const people = await everyone()
  const person = people.find((each) => each.name === called)
  if (person) return person
  const names = people.map((each) => each.name).join(', ') || 'nobody'
  throw new Error(`There is no ${called}, but ${names}`)
}

async function everyone() {
  const row = v.object({ id: v.string(), name: v.string(), roles: v.string(), devices: v.number() })
  return database.select(
    row,
    `SELECT p.id, p.name, p.roles, count(s.id) AS devices FROM staff p
     LEFT JOIN staff_sessions s ON s.staff = p.id AND s.expires_at > ${Date.now()}
     GROUP BY p.id ORDER BY p.name`,
  )
}

async function list(): Promise<void> {
  const people = await everyone()
  for (const { name: called, roles, devices } of people)
    console.log(`${called}: ${JSON.parse(roles).join(', ')}; ${devices} signed-in devices`)
  if (people.length === 0) console.log('Nobody. npm run staff -- add NAME --role admin')
}

import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFile, writeFile } from 'node:fs/promises'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { json } from 'node:stream/consumers'
import { setTimeout } from 'node:timers/promises'
import { afterAll, expect, it } from 'vitest'
import { checkBackend } from '../../tools/contract/check-backend.ts'
import { startBackend } from '../support/start-backend.ts'
import { untimed } from '../support/untimed.ts'
import { sharedFolder } from '../support/fresh-folder.ts'

const PRODUCT = {
  id: 'day',
  internalName: 'Day ticket',
  reference: null,
  locale: 'en',
  timeZone: 'Asia/Shanghai',
  allowFreesale: false,
  instantConfirmation: true,
  instantDelivery: true,
  availabilityRequired: true,
  availabilityType: 'OPENING_HOURS',
  deliveryFormats: ['QRCODE'],
  deliveryMethods: ['TICKET'],
  redemptionMethod: 'DIGITAL',
  defaultCurrency: 'CNY',
  availableCurrencies: ['CNY'],
  pricingPer: 'UNIT',
  options: [
    {
      id: 'DEFAULT',
      default: true,
      internalName: 'DEFAULT',
      reference: null,
      availabilityLocalStartTimes: ['08:00'],
      cancellationCutoff: '1 day',
      cancellationCutoffAmount: 1,
      cancellationCutoffUnit: 'day',
      requiredContactFields: [],
      restrictions: { minUnits: 1, maxUnits: 8 },
      units: [
        {
          id: 'adult',
          internalName: 'Adult',
          reference: null,
          type: 'ADULT',
          requiredContactFields: [],
          restrictions: {
            minAge: 18,
            maxAge: 99,
            idRequired: true,
            minQuantity: 1,
            maxQuantity: 8,
            paxCount: 1,
            accompaniedBy: [],
          },
          pricingFrom: [
            {
              original: 12_000,
              retail: 11_500,
              net: null,
              currency: 'CNY',
              currencyPrecision: 2,
              includedTaxes: [],
            },
          ],
        },
      ],
    },
  ],
}
const SLOT = {
  id: '2026-11-27T08:00:00+08:00',
  localDateTimeStart: '2026-11-27T08:00:00+08:00',
  localDateTimeEnd: '2026-11-27T12:00:00+08:00',
  allDay: false,
  available: true,
  status: 'LIMITED',
  vacancies: 7,
  capacity: 100,
  maxUnits: 7,
  utcCutoffAt: '2026-11-27T02:00:00Z',
  openingHours: [{ from: '08:00', to: '12:00' }],
}
const WHOLE_DAY = { ...SLOT, allDay: true, status: 'FREESALE', vacancies: null, maxUnits: null }

/** The part of JSON Schema that OCTO's published schemas use. */
interface Schema {
  $ref?: string
  type?: string
  nullable?: boolean
  enum?: unknown[]
  required?: string[]
  properties?: Record<string, Schema>
  items?: Schema
  minItems?: number
  allOf?: Schema[]
}
const { components } = JSON.parse(await readFile('tests/support/octo-openapi.json', 'utf8'))

/** Returns the paths at which a value does not match a published schema. */
function misfits(schema: Schema, value: unknown, at: string): string[] {
  if (!fits(schema, value)) return [at]
  if (value === null) return []
  return partsOf(schema, value, at).flatMap((part) => misfits(...part))
}

function fits(schema: Schema, value: unknown): boolean {
  const { type, nullable, enum: values, minItems = 0 } = schema
  if (value === null) return nullable === true
  if (type !== undefined && typeOf(value) !== type) return false
  if (Array.isArray(value) && value.length < minItems) return false
  return values === undefined || values.includes(value)
}

function typeOf(value: unknown): string {
  if (Array.isArray(value)) return 'array'
  return Number.isInteger(value) ? 'integer' : typeof value
}

/** Returns the schemas inside a schema, each with the value that it describes and its path. */
function partsOf(schema: Schema, value: unknown, at: string): [Schema, unknown, string][] {
  const { $ref, allOf = [], items, properties = {}, required = [] } = schema
  const object = Object(value)
  const refs = $ref === undefined ? [] : [components.schemas[String($ref.split('/').at(-1))]]
  const rows: unknown[] = items && Array.isArray(value) ? value : []
  return [
    ...[...refs, ...allOf].map((part): [Schema, unknown, string] => [part, value, at]),
    ...Object.entries(properties)
      .filter(([name]) => name in object || required.includes(name))
      .map(([name, field]): [Schema, unknown, string] => [field, object[name], `${at}.${name}`]),
    ...rows.map((row, index): [Schema, unknown, string] => [items ?? {}, row, `${at}[${index}]`]),
  ]
}

const misfitsOf = (name: string, value: unknown) =>
  misfits({ $ref: `#/components/schemas/${name}` }, value, name)

/**
 * The bodies that the supplier has got, and the headers of calls that it got as a backend. With
 * `isDown`, it fails. It responds slowly for the product `slow`.
 */
const bodies: unknown[] = []
const passedOn: IncomingHttpHeaders[] = []
let isDown = false
const supplier = createServer(async (request, response) => {
  const { method, url = '', headers } = request
  if (url.startsWith('/backends/')) passedOn.push(headers)
  const answers: Record<string, unknown> = {
    'GET /products/day': PRODUCT,
    'GET /products/slow': PRODUCT,
    'POST /availability': [SLOT, WHOLE_DAY],
  }
  const body: unknown = method === 'POST' ? await json(request) : undefined
  if (body !== undefined) bodies.push(body)
  if (JSON.stringify([url, body]).includes('slow')) await setTimeout(700)
  const answer = headers.authorization === 'Bearer key' ? answers[`${method} ${url}`] : undefined
  response.writeHead(answer === undefined || isDown ? 500 : 200).end(JSON.stringify(answer))
})
await once(supplier.listen(0), 'listening')
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a server that listens on a port has one
const { port } = supplier.address() as AddressInfo

const folder = sharedFolder()
const backend = await startBackend({ faults: 'off' })

/** Starts the gateway with a table of tickets. Returns its address. */
async function startGateway(table: object, behind = backend.origin) {
  const TICKETS = join(folder, `${Object.keys(table).join()}.json`)
  await writeFile(TICKETS, JSON.stringify(table))
  const gateway = spawn(process.execPath, ['examples/octo-mapping/gateway.mjs'], {
    env: {
      ...process.env,
      BACKEND_ORIGIN: behind,
      OCTO_URL: `http://localhost:${port}`,
      OCTO_KEY: 'key',
      TICKETS,
      PORT: '0',
    },
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  const [line] = await once(createInterface(gateway.stdout), 'line')
  return { origin: String(line), stop: () => gateway.kill() }
}

const { origin, stop } = await startGateway({
  '401': { productId: 'day', optionId: 'DEFAULT', unitId: 'adult' },
})
afterAll(async () => {
  stop()
  supplier.close()
  await backend.stop()
})

async function ticketsAt(of: string) {
  const { data } = await (await fetch(`${of}/backends/api/vote?languageId=1`)).json()
  return data.list
}

it('the test supplier follows the published schema', () => {
  expect(misfitsOf('Product', PRODUCT)).toEqual([])
  expect([SLOT, WHOLE_DAY].flatMap((slot) => misfitsOf('Availability', slot))).toEqual([])
  expect(misfitsOf('Availability', { ...SLOT, status: 'FULL', capacity: '9' })).toEqual([
    'Availability.status',
    'Availability.capacity',
  ])
})

it('adds slots, refunds and prices of a supplier, and still works if the supplier fails', async () => {
  const [first, second] = await ticketsAt(origin)
  expect(first).toMatchObject({
    id: '401',
    price: { amount: 11_500, currency: 'CNY' },
    refunds: [{ daysBefore: 1, percent: 100 }],
    availability: {
      slots: [
        { day: '2026-11-27', from: '08:00', to: '12:00', status: 'LIMITED', vacancies: 7 },
        { day: '2026-11-27', status: 'FREESALE' },
      ],
    },
  })
  expect(first.availability.slots[0].cutoff).toBe('2026-11-27T02:00:00Z')
  expect(second.availability).toBeUndefined()
  expect(bodies[0]).toMatchObject({ productId: 'day', optionId: 'DEFAULT' })
  expect(misfitsOf('AvailabilityCheckBody', bodies[0])).toEqual([])
  expect(untimed((await checkBackend(origin)).findings)).toEqual([])

  isDown = true
  const cold = await startGateway({ '402': { productId: 'day', optionId: 'DEFAULT' } })
  const [, without] = await ticketsAt(cold.origin)
  cold.stop()
  expect(without).toMatchObject({ id: '402', price: { amount: 24_500 } })
  expect(without.availability).toBeUndefined()
})

it('waits at most one second, even for two slow responses in a row', async () => {
  isDown = false
  const slow = await startGateway({ '402': { productId: 'slow', optionId: 'DEFAULT' } })
  const list: { id: string }[] = await ticketsAt(slow.origin)
  slow.stop()
  const ticket = list.find(({ id }) => id === '402')
  expect(ticket).toBeDefined()
  expect(ticket).not.toHaveProperty('availability')
})

it('forwards the headers of the site', async () => {
  const gateway = await startGateway({ '404': {} }, `http://localhost:${port}`)
  const headers = {
    platform: '11',
    'X-Frontend': 'shanmen-web',
    'X-Requested-With': 'XMLHttpRequest',
  }
  await fetch(`${gateway.origin}/backends/api/menu/1`, { headers })
  gateway.stop()
  expect(passedOn).toEqual([
    expect.objectContaining({
      platform: '11',
      'x-frontend': 'shanmen-web',
      'x-requested-with': 'XMLHttpRequest',
    }),
  ])
})

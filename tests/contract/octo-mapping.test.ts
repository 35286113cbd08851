import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { json } from 'node:stream/consumers'
import { afterAll, expect, it } from 'vitest'
import { checkBackend } from '../../tools/contract/check-backend.ts'
import { startBackend } from '../support/start-backend.ts'
import { untimed } from '../support/untimed.ts'
import { sharedFolder } from '../support/fresh-folder.ts'

const PRODUCT = {
  id: 'day',
  timeZone: 'Asia/Shanghai',
  options: [
    {
      id: 'DEFAULT',
      cancellationCutoffAmount: 1,
      cancellationCutoffUnit: 'day',
      units: [
        { id: 'adult', pricingFrom: [{ retail: 11_500, currency: 'CNY', currencyPrecision: 2 }] },
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
  utcCutoffAt: '2026-11-27T02:00:00Z',
}
const WHOLE_DAY = { ...SLOT, allDay: true, status: 'FREESALE', vacancies: null }

/** What the supplier was asked for, and whether it answers. */
const asked: unknown[] = []
let isDown = false
const supplier = createServer(async (request, response) => {
  const { method, url, headers } = request
  const answers: Record<string, unknown> = {
    'GET /products/day': PRODUCT,
    'POST /availability': [SLOT, WHOLE_DAY],
  }
  if (method === 'POST') asked.push(await json(request))
  const answer = headers.authorization === 'Bearer key' ? answers[`${method} ${url}`] : undefined
  response.writeHead(answer === undefined || isDown ? 500 : 200).end(JSON.stringify(answer))
})
await once(supplier.listen(0), 'listening')
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a server that listens on a port has one
const { port } = supplier.address() as AddressInfo

const folder = sharedFolder()
const backend = await startBackend({ faults: 'off' })

/** Starts the gateway with a table of tickets, and returns its address. */
async function startGateway(table: object) {
  const TICKETS = join(folder, `${Object.keys(table).join()}.json`)
  await writeFile(TICKETS, JSON.stringify(table))
  const gateway = spawn(process.execPath, ['examples/octo-mapping/gateway.mjs'], {
    env: {
      ...process.env,
      BACKEND_ORIGIN: backend.origin,
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

it('adds slots, refunds and prices of a supplier, fits the contract, and survives its failure', async () => {
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
  expect(asked[0]).toMatchObject({ productId: 'day', optionId: 'DEFAULT' })
  expect(untimed((await checkBackend(origin)).findings)).toEqual([])

  isDown = true
  const cold = await startGateway({ '402': { productId: 'day', optionId: 'DEFAULT' } })
  const [, without] = await ticketsAt(cold.origin)
  cold.stop()
  expect(without).toMatchObject({ id: '402', price: { amount: 24_500 } })
  expect(without.availability).toBeUndefined()
})

// Stands between the site and its backend, and adds what an OCTO 1.0 supplier knows to the tickets: README.md.
import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { text } from 'node:stream/consumers'

const { BACKEND_ORIGIN, OCTO_URL, OCTO_KEY, TICKETS, PORT = '8791' } = process.env
for (const [name, value] of Object.entries({ BACKEND_ORIGIN, OCTO_URL, OCTO_KEY, TICKETS }))
  if (!value) throw new Error(`${name} is not set: examples/octo-mapping/README.md`)

/** `{ "401": { "productId": "…", "optionId": "…", "unitId": "…" } }`, by the ids of the backend's tickets. */
const tickets = JSON.parse(await readFile(TICKETS, 'utf8'))

const DAYS_AHEAD = 14
/** A count is shown for five minutes, and fetched again after one. */
const VALID_MS = 5 * 60_000
const FRESH_MS = 60_000
/** For both requests of a ticket. The site waits for 1.5 seconds. */
const TIMEOUT_MS = 1000
const DAY_MS = 24 * 60 * 60_000

async function octo(path, signal, body) {
  const response = await fetch(OCTO_URL + path, {
    method: body ? 'POST' : 'GET',
    headers: {
      Authorization: `Bearer ${OCTO_KEY}`,
      'Content-Type': 'application/json',
      'Octo-Capabilities': 'octo/pricing',
    },
    body: body && JSON.stringify(body),
    signal,
  })
  if (!response.ok) throw new Error(`${path}: HTTP ${response.status}`)
  return response.json()
}

/** The part of a ticket that the supplier knows. */
async function soldBySupplier({ productId, optionId, unitId }) {
  const now = Date.now()
  const signal = AbortSignal.timeout(TIMEOUT_MS)
  const product = await octo(`/products/${encodeURIComponent(productId)}`, signal)
  const dayIn = (at) => new Date(at).toLocaleDateString('en-CA', { timeZone: product.timeZone })
  const slots = await octo('/availability', signal, {
    productId,
    optionId,
    localDateStart: dayIn(now),
    localDateEnd: dayIn(now + DAYS_AHEAD * DAY_MS),
  })
  const option = product.options.find(({ id }) => id === optionId)
  const unit = option?.units.find(({ id }) => id === unitId)
  return {
    availability: {
      slots: slots.map(slotOf),
      updatedAt: new Date(now).toISOString(),
      validUntil: new Date(now + VALID_MS).toISOString(),
    },
    refunds: refundsOf(option),
    price: priceOf(unit),
  }
}

/** `2026-11-27T08:00:00+08:00` is the local day and time of the supplier's product. */
function slotOf({ localDateTimeStart, localDateTimeEnd, allDay, status, vacancies, utcCutoffAt }) {
  return {
    day: localDateTimeStart.slice(0, 10),
    ...(!allDay && { from: localDateTimeStart.slice(11, 16), to: localDateTimeEnd.slice(11, 16) }),
    status,
    vacancies: vacancies ?? undefined,
    cutoff: utcCutoffAt,
  }
}

/** OCTO has one cutoff for a full refund. Only whole days can be said; other units stay words of the ticket. */
function refundsOf(option) {
  if (option?.cancellationCutoffUnit !== 'day') return undefined
  return [{ daysBefore: option.cancellationCutoffAmount, percent: 100 }]
}

function priceOf(unit) {
  const price = unit?.pricingFrom?.find(({ currency }) => currency === 'CNY')
  if (price === undefined) return undefined
  return { amount: price.retail * 10 ** (2 - price.currencyPrecision), currency: 'CNY' }
}

const known = new Map()

/** The supplier's part of a ticket: fresh, or the last one, whose count expires by itself; else nothing. */
async function partOf(id) {
  const last = known.get(id)
  if (last && Date.now() - last.at < FRESH_MS) return last.part
  try {
    const part = await soldBySupplier(tickets[id])
    known.set(id, { at: Date.now(), part })
    return part
  } catch (error) {
    console.error(`ticket ${id}: ${error.message}`)
    return last?.part
  }
}

/** The supplier's part of each ticket, by id. */
async function partsOfTickets() {
  const parts = Object.keys(tickets).map(async (id) => [id, await partOf(id)])
  return Object.fromEntries(await Promise.all(parts))
}

function withSupplier(answer, parts) {
  if (answer.code !== 0) return answer
  const list = answer.data.list.map((ticket) => {
    const facts = Object.entries(parts[ticket.id] ?? {}).filter(([, value]) => value !== undefined)
    return { ...ticket, ...Object.fromEntries(facts) }
  })
  return { ...answer, data: { ...answer.data, list } }
}

/** The headers of the site's calls that a backend may read. */
const PASSED_ON = ['content-type', 'platform', 'x-frontend', 'x-requested-with']

const server = createServer(async (request, response) => {
  try {
    const { method, url } = request
    const isTicketList =
      method === 'GET' && new URL(url, BACKEND_ORIGIN).pathname.endsWith('/api/vote')
    // The supplier is asked while the backend works, because the site does not wait for both in turn.
    const parts = isTicketList ? partsOfTickets() : undefined
    const headers = PASSED_ON.flatMap((name) => {
      const value = request.headers[name]
      return value === undefined ? [] : [[name, value]]
    })
    const answered = await fetch(BACKEND_ORIGIN + url, {
      method,
      headers,
      ...(method === 'POST' && { body: await text(request) }),
    })
    const body =
      answered.ok && parts
        ? JSON.stringify(withSupplier(await answered.json(), await parts))
        : await answered.text()
    response.writeHead(answered.status, { 'Content-Type': 'application/json' }).end(body)
  } catch (error) {
    console.error(error.message)
    response.writeHead(502, { 'Content-Type': 'application/json' }).end('{}')
  }
})
server.listen(Number(PORT), () => console.log(`http://localhost:${server.address().port}`))

import { afterAll, describe, expect, it } from 'vitest'
import { mapping } from '../../examples/backend-mapping/backend.ts'
import { checkBackend } from '../../tools/contract/check-backend.ts'
import { untimed } from '../support/untimed.ts'
import { type Answer, type Breaking, startBreakable } from '../support/breakable-backend.ts'

const backend = await startBreakable()
afterAll(() => backend.stop())

/** Returns a hotel with the field names of the example backend. */
function inn(hotel: Answer): object {
  const {
    id,
    title,
    summary,
    cover,
    price,
    address,
    telephone,
    checkIn,
    checkOut,
    rooms = [],
  } = hotel
  return {
    inn_no: /^\d+$/.test(id) ? Number(id) : id,
    inn_name: title,
    intro: summary,
    photo: cover && { url: cover.src, w: cover.width, h: cover.height },
    from_yuan: (price.amount / 100).toFixed(2),
    street: address,
    tel: telephone,
    in_from: checkIn,
    out_until: checkOut,
    html: '<p>x</p>',
    kinds: rooms.map((room: Answer) => ({
      label: room.name,
      beds: room.bed,
      m2: room.area,
      guests: room.occupancy,
      yuan: (room.price.amount / 100).toFixed(2),
    })),
  }
}

/** Gives the reference backend's answers other field names, and omits all goods but hotels. */
const otherNames: Breaking = ({ code, msg, data }, { at, body, query }) => {
  if (code !== 0) return { ok: false, reason: code === 404 ? 'missing' : msg, code }
  if (at === 'GET /api/mall') return { ok: true, result: inn(data) }
  if (at !== 'POST /api/mall' || query.size > 0) return { ok: true, result: data }
  const rows = body.type === 'hotel' ? data.list.map(inn) : []
  return { ok: true, result: { count: body.type === 'hotel' ? data.total : 0, rows } }
}

describe('a backend with other field names', () => {
  it('fits the contract only with the mapping of its site', async () => {
    backend.breakWith(otherNames)
    const { findings } = await checkBackend(backend.origin, mapping)
    // This backend accepts no complaints.
    expect(untimed(findings).filter(({ call }) => call !== 'POST /api/proposal')).toEqual([])
    const without = await checkBackend(backend.origin)
    expect(without.findings.map(({ message }) => message)).toContain(
      'GET /api/menu/:languageId → code is missing',
    )
  })

  it('is reported in one sentence if its mapping throws', async () => {
    backend.breakWith((answer) => ({ ok: true, result: answer.data }))
    const { findings } = await checkBackend(backend.origin, {
      ...mapping,
      calls: { menu: (data: { none: { x: 1 } }) => data.none.x },
    })
    expect(findings.map(({ message }) => message)).toContainEqual(
      expect.stringMatching(
        /^GET \/api\/menu\/:languageId → backend\.ts of the site can't map it: TypeError[^\n]+$/,
      ),
    )
  })
})

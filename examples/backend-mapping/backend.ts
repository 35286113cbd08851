// For a site whose backend has names of its own: as `backend.ts` in the site's folder, beside `site.yaml`.
// Each function gets what the backend sent and returns what docs/backends/backend-api.md says of the call.
import type { BackendMapping } from '../../contract/mapping.ts'

/** What this backend sends of a hotel. */
interface Inn {
  inn_no: number
  inn_name: string
  intro?: string
  photo?: { url: string; w: number; h: number }
  from_yuan: string
  street: string
  tel: string
  in_from: string
  out_until: string
  html: string
  kinds: { label: string; beds: string; m2: number; guests: number; yuan: string }[]
}

interface Inns {
  count: number
  rows: Inn[]
}

const listed = (inn: Inn, languageId: unknown) => ({
  id: inn.inn_no,
  type: 'hotel',
  title: inn.inn_name,
  summary: inn.intro,
  cover: inn.photo && { src: inn.photo.url, width: inn.photo.w, height: inn.photo.h },
  inLanguage: String(languageId) === '2' ? 'en' : 'zh',
  price: inn.from_yuan,
  address: inn.street,
})

export const mapping = {
  // { ok: true, result: … }, or { ok: false, reason: 'missing' }
  envelope: (answer) => {
    const { ok, reason, result } = Object(answer)
    if (ok === true) return { code: 0, msg: '', data: result }
    return { code: reason === 'missing' ? 404 : 500, msg: String(reason), data: null }
  },
  calls: {
    goodsList: ({ count, rows }: Inns, { page, pageSize, languageId }) => ({
      total: count,
      page,
      pageSize,
      list: rows.map((inn) => listed(inn, languageId)),
    }),
    goodsDetail: (inn: Inn, { languageId }) => ({
      ...listed(inn, languageId),
      telephone: inn.tel,
      checkIn: inn.in_from,
      checkOut: inn.out_until,
      content: inn.html,
      rooms: inn.kinds.map(({ label, beds, m2, guests, yuan }) => ({
        name: label,
        bed: beds,
        area: m2,
        occupancy: guests,
        price: yuan,
      })),
      booking: { telephone: inn.tel },
    }),
  },
} satisfies BackendMapping

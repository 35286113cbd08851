// A backend in one file, to begin with: `node examples/backend-node/server.mjs`, then in another terminal
// `npm run contract -- http://localhost:8790`. Put queries of your own in the place of the content.
import { randomUUID } from 'node:crypto'
import { createServer } from 'node:http'

// Rows as a database would have them. A text is in both languages; a picture would be
// `cover: { src: 'https://img.example/1.jpg', width: 1200, height: 800, alt: '…' }`.
const both = (zh, en) => ({ 1: zh, 2: en })
const name = both('湖园', 'Lake Park')
const gate = [120.1, 30.2]
const byTheLake = { id: 1, name: both('湖边', 'By the lake') }
const telephone = '0600-555 0100'

const news = [
  {
    id: 2,
    title: both('步道重新开放', 'The trail is open again'),
    publishedAt: '2026-05-02 09:00',
  },
  { id: 1, title: both('春季开园', 'Open for the spring'), publishedAt: '2026-03-01 09:00' },
].map((row) => ({ ...row, summary: row.title }))
const hotel = {
  id: 101,
  type: 'hotel',
  title: both('湖畔客舍', 'Lakeside inn'),
  summary: both('推窗见湖。', 'A window on the lake.'),
  price: '380.00',
  address: both('湖滨路 1 号', '1 Lake Road'),
  category: byTheLake,
  telephone,
  checkIn: '14:00',
  checkOut: '12:00',
  rooms: [
    {
      name: both('双床房', 'Twin'),
      bed: both('双床', 'Twin'),
      area: 24,
      occupancy: 2,
      price: '380.00',
    },
  ],
  booking: { telephone },
}
const ticket = {
  id: 'day',
  title: both('一日票', 'Day ticket'),
  summary: both('当日往返。', 'For one day.'),
  price: '60.00',
  audience: both('成人', 'Adults'),
  services: [{ name: both('入园', 'Admission'), included: true }],
  validity: both('当日有效', 'Valid on the day'),
  refund: both('未使用可退', 'Refundable while unused'),
  booking: { telephone },
}
const site = { name, operator: name, telephone, address: name }
const guide = {
  id: 1,
  name,
  bounds: { southWest: [120.0, 30.1], northEast: [120.2, 30.3] },
  origin: gate,
  categories: [{ id: 'toilet', name: both('卫生间', 'Toilets'), character: '厕' }],
  points: [{ id: 1, category: 'toilet', name, coordinates: gate, accessible: true }],
  trails: [],
}

/** A page of a list, of one category where that is asked for. */
function list(rows, { page, pageSize, category }) {
  const narrowed = rows.filter((row) => !category || String(row.category?.id) === category)
  const shown = narrowed.slice((page - 1) * pageSize, page * pageSize)
  const categories = rows.flatMap((row) => row.category ?? [])
  const numbers = { page: Number(page), pageSize: Number(pageSize), total: narrowed.length }
  return { ...numbers, list: shown, categories }
}

function detail(rows, { id, type }) {
  const found = rows.find((row) => String(row.id) === id)
  return found && { type, ...found, content: found.summary }
}

const CALLS = {
  'GET /api/menu/:languageId': () => ({
    site,
    menu: [{ id: 1, title: name, url: '/scenic/intro' }],
  }),
  'GET /api/recommend/:languageId': () => ({ sections: [] }),
  'GET /api/scenic/:languageId': () => ({
    name,
    summary: name,
    content: '',
    address: name,
    coordinates: gate,
    arrivals: [],
    contacts: [],
  }),
  'GET /api/guide/:languageId': () => guide,
  'GET /api/problem/:languageId': () => ({ list: [] }),
  'POST /api': (input) => list(input.type === 'news' ? news : [], input),
  'GET /api/message': (input) => detail(input.type === 'news' ? news : [], input),
  'POST /api/mall': (input) => list(input.type === 'hotel' ? [hotel] : [], input),
  'GET /api/mall': (input) => detail([hotel], input),
  'GET /api/point/recommend': () => ({ list: [byTheLake] }),
  'GET /api/vote': () => ({ list: [ticket] }),
  'GET /api/voteInstructions': () => ({ sections: [] }),
  'GET /api/web/product/type': () => ({ list: [] }),
  // A picture of a sum, and the complaint with its answer: here every answer is refused.
  'GET /api/getCodeMath': () => ({
    uuid: randomUUID(),
    img: `data:image/svg+xml;base64,${btoa('<svg xmlns="http://www.w3.org/2000/svg"/>')}`,
  }),
  'POST /api/proposal': () => ({ refused: 4001 }),
}

/** Chooses a language wherever a text is in both, and says of each item in which it is. */
function translate(value, languageId) {
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) return value.map((part) => translate(part, languageId))
  if ('1' in value && '2' in value) return value[languageId]
  const fields = Object.entries(value).map(([key, part]) => [key, translate(part, languageId)])
  const inLanguage = languageId === 2 ? 'en' : 'zh'
  return { ...Object.fromEntries(fields), ...('title' in value && { inLanguage }) }
}

async function answer(request) {
  const { pathname, searchParams } = new URL(request.url, 'http://localhost')
  const [, path, inPath] = /^\/backends(\/.*?)(?:\/([12]))?$/.exec(pathname) ?? []
  const call = CALLS[`${request.method} ${path}${inPath ? '/:languageId' : ''}`]
  const text = Buffer.concat(await Array.fromAsync(request)).toString()
  const input = { ...Object.fromEntries(searchParams), ...JSON.parse(text || '{}') }
  // There is nothing of other kinds: their lists are empty, and no id is known.
  const data = call ? call(input) : input.page && list([], input)
  // HTTP is 200 and `code` says the rest: 404 for an id that does not exist.
  if (data === undefined) return { code: 404, msg: 'Not found', data: null }
  if (data.refused) return { code: data.refused, msg: 'Refused', data: null }
  return { code: 0, msg: '', data: translate(data, Number(inPath ?? input.languageId ?? 1)) }
}

const server = createServer(async (request, response) => {
  const body = await answer(request).catch(() => ({ code: 400, msg: 'Bad request', data: null }))
  response.setHeader('Content-Type', 'application/json')
  response.end(JSON.stringify(body))
})
server.listen(Number(process.env.PORT ?? 8790), () => {
  console.log(`The backend is ready on http://localhost:${server.address().port}`)
})

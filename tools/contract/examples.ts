import { exampleInput } from './lists.ts'

/** A complaint as an example; no captcha has its answer. */
export const COMPLAINT = {
  category: 'service',
  name: '王小明',
  phone: '13800138000',
  visitDate: '2026-11-20',
  content: '排队时没有人说明要等多久，希望以后有告示。',
  uuid: '00000000-0000-4000-8000-000000000000',
  code: '12',
  languageId: 1,
  idempotencyKey: '00000000-0000-4000-8000-000000000001',
}

/** What no backend is asked for when the examples are collected. */
export const RECEIPT = { receiptNumber: 'AB20261121-0042' }
export const BATCH = [
  { at: 'GET /api/menu/1' },
  { at: 'POST /api/web/announcement', body: exampleInput('announcementList').body },
]
export const FOUND = {
  list: [
    {
      link: '/infomation/announcement/1024',
      title: '雨天停航通知',
      summary: '风浪大的日子，渡船停航。',
      publishedAt: '2026-11-20T09:00:00+08:00',
      inLanguage: 'zh',
    },
  ],
}

const ROWS = 1
const CHARACTERS = 80

/** An answer with less in it: one row of each list, the beginning of each long text. It is not used where it is data itself. */
export function shortened(value: unknown): unknown {
  if (typeof value === 'string') return shortText(value)
  if (Array.isArray(value)) return value.slice(0, rowsOf(value)).map(shortened)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, shortened(part)]))
}

/** Figures stay whole; a line, which is a list of places, has two ends. */
function rowsOf(value: readonly unknown[]): number | undefined {
  if (value.every(isFigure)) return undefined
  return value.every((row) => Array.isArray(row)) ? 2 : ROWS
}

function isFigure(value: unknown): boolean {
  return typeof value === 'number'
}

function shortText(text: string): string {
  if (text.length <= CHARACTERS) return text
  if (text.startsWith('data:')) return `${text.slice(0, text.indexOf(',') + 1)}AAAA`
  if (text.startsWith('<')) return `${text.slice(0, text.indexOf('>') + 1)}…`
  return `${text.slice(0, CHARACTERS)}…`
}

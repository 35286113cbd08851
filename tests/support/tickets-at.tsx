import type { Facility } from '../../contract/conditions.ts'
import type { Site } from '../../contract/menu.ts'
import type { Orders, Ticket, TicketInstructions } from '../../contract/ticket.ts'
import tickets from '../../worker/sections/tickets/tickets.page.tsx'
import { pageAt } from './page-at.tsx'
import { SITE_FACTS } from './site-facts.ts'

const HOURS = {
  seasons: [
    { from: '03-01', to: '11-30', opens: '08:00', closes: '18:00', lastEntry: '16:00' },
    { from: '12-01', to: '02-29', opens: '08:30', closes: '17:00', lastEntry: '15:30' },
  ],
  exceptions: [],
}
export const CAR: Facility = {
  id: 'car',
  name: '索道',
  hours: {
    seasons: [
      {
        from: '03-01',
        to: '11-30',
        opens: '08:00',
        closes: '17:00',
        lastEntry: '16:30',
        lastDown: '17:00',
      },
      { from: '12-01', to: '02-29', opens: '08:00', closes: '16:30', lastEntry: '16:00' },
    ],
    exceptions: [],
  },
}
export const yuan = (amount: number) => ({ amount: amount * 100, currency: 'CNY' }) as const

export function ticket(
  id: string,
  kinds: ('adult' | 'child' | 'student')[],
  more: Partial<Ticket> = {},
) {
  return {
    id,
    title: `${id}票`,
    summary: '',
    inLanguage: 'zh',
    tags: [],
    price: yuan(100),
    audience: '',
    services: [{ id: 'car', name: '索道', included: false }],
    validity: '',
    refund: '',
    recommended: false,
    sale: { admits: [{ visitors: kinds, from: 1, to: 1 }], notSold: [], prices: [] },
    booking: { url: `https://seller.example/${id}` },
    ...more,
  } satisfies Ticket
}

export const VISITORS: TicketInstructions['visitors'] = [
  { id: 'adult', ages: { from: 18, to: 69 }, free: false, documents: ['id-card', 'passport'] },
  { id: 'child', ages: { from: 6, to: 17 }, free: false },
  { id: 'student', note: '凭学生证', free: false, documents: ['student-card'] },
]
const FARES = [
  {
    service: 'car',
    name: '索道往返',
    price: yuan(50),
    notSold: [],
    reduced: [{ visitor: 'child', price: yuan(25) }],
  },
]

export interface Given {
  list?: Ticket[]
  visitors?: TicketInstructions['visitors']
  orders?: Orders
  facility?: Facility
  site?: Partial<Site>
  language?: 'zh' | 'en'
}

export const PAIR = [
  ticket('成人', ['adult']),
  ticket('优惠', ['child', 'student'], { price: yuan(50) }),
]

export async function drawn(
  time: string,
  query: string,
  { list = PAIR, visitors = VISITORS, orders, facility = CAR, site, language }: Given = {},
) {
  return pageAt(tickets, {
    time: `${time}+08:00`,
    query,
    ...(language && { language }),
    answers: {
      menu: { site: { ...SITE_FACTS, hours: HOURS, ...site }, alerts: [] },
      recommendations: {
        today: { facilities: [facility], forecasts: [], carParks: [], notes: [] },
      },
      ticketInstructions: { sections: [], visitors, fares: FARES, orders, paying: [] },
      ticketList: { list },
    },
  })
}

export const resultAt = async (time: string, query: string, given?: Given) => {
  const { page } = await drawn(time, query, given)
  const [result] = page.ofClass('party-result')
  return result ? page.words(result) : ''
}
export const NOW = '2026-11-25T10:00'

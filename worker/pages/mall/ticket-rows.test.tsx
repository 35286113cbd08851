import { createIntl } from 'react-intl'
import { describe, expect, it } from 'vitest'
import type { Ticket } from '../../../contract/goods.ts'
import { draw } from '../../../tests/support/draw.tsx'
import { LISTED } from '../../../tests/support/listed.ts'
import { sharedTelephone, ticketRows } from './ticket-rows.tsx'

const intl = createIntl({ locale: 'zh-CN', onError: () => {} })

function ticket(changed: Partial<Ticket>): Ticket {
  return {
    ...LISTED,
    price: yuan(120),
    audience: '成人',
    services: [],
    validity: '当日',
    refund: '全额退',
    recommended: false,
    booking: { url: undefined, telephone: undefined, note: undefined },
    ...changed,
  }
}

function yuan(amount: number): Ticket['price'] {
  return { amount: amount * 100, currency: 'CNY' }
}

/** The text of a row for each ticket. */
function told(label: string, tickets: readonly Ticket[]): string[] {
  const row = ticketRows(intl, tickets).find((candidate) => candidate.label === label)
  return tickets.map((one) => {
    const page = draw(row?.cellOf(one))
    return page.text(page.one('body'))
  })
}

describe('the comparison of tickets', () => {
  it('shows the price at the window only where it is higher', () => {
    const tickets = [150, 120, 100].map((amount) => ticket({ listPrice: yuan(amount) }))
    expect(told('票价', [ticket({}), ...tickets])).toEqual([
      '¥120',
      '¥120窗口价 ¥150',
      '¥120',
      '¥120',
    ])
  })

  it('finds a service by its name, also where a ticket lacks one or has another order', () => {
    const [entry, bus, boat] = [
      { name: '入园', included: true, note: undefined },
      { name: '巴士', included: false, note: '另购' },
      { name: '游船', included: true, note: '码头' },
    ] as const
    const tickets = [
      ticket({ services: [entry, bus, boat] }),
      ticket({ services: [boat, entry] }),
      ticket({ services: [] }),
    ]
    expect(told('入园', tickets)).toEqual(['包含', '包含', '不包含'])
    expect(told('巴士', tickets)).toEqual(['不包含另购', '不包含', '不包含'])
    expect(told('游船', tickets)).toEqual(['包含码头', '包含码头', '不包含'])
  })

  it('shows a telephone number with each ticket unless all have the same one', () => {
    const [one, other] = ['0600-555 0161', '0600-555 0162'].map((telephone) =>
      ticket({ booking: { url: 'https://a.example/', telephone, note: undefined } }),
    )
    const [first, second] = [one ?? ticket({}), other ?? ticket({})]
    expect(sharedTelephone([first, first])).toBe('0600-555 0161')
    expect(told('购票', [first, first])).toEqual(['购买', '购买'])
    expect(sharedTelephone([first, second])).toBeUndefined()
    expect(sharedTelephone([first, ticket({})])).toBeUndefined()
    expect(told('购票', [first, second])).toEqual([
      '购买电话 0600-555 0161',
      '购买电话 0600-555 0162',
    ])
  })

  it('has no row for where tickets are sold if nothing but a shared telephone number is known', () => {
    const booking = { url: undefined, telephone: '0600-555 0161', note: undefined }
    for (const tickets of [[ticket({})], [ticket({ booking }), ticket({ booking })]]) {
      expect(ticketRows(intl, tickets).map(({ kind }) => kind)).not.toContain('booking')
    }
    const noted = ticket({ booking: { ...booking, note: '窗口购票' } })
    expect(told('购票', [ticket({ booking }), noted])).toEqual(['', '窗口购票'])
  })
})

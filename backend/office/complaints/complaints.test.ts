import Papa from 'papaparse'
import { afterAll, describe, expect, it, vi } from 'vitest'
import { after, openOffice } from '../../../tests/support/office-in-process.ts'
import type { OfficeBrowser } from '../../../tests/support/office.ts'
import { readHtml } from '../../../tests/support/read-html.ts'
import { complaintsTo } from '../../../tests/support/sent-complaints.ts'

// A Thursday. Deadlines depend on the weekday.
vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-26T10:00+08:00') })
afterAll(() => void vi.useRealTimers())

const office = await openOffice()
const DAY_MS = 24 * 60 * 60 * 1000

const send = complaintsTo(office)

const pathOf = (number: string) => `/office/complaints/${number}`

/** Returns the fields of the form on a complaint's page, as a browser would submit them. */
async function fieldsOf(browser: OfficeBrowser, number: string): Promise<Record<string, string>> {
  return formIn(await (await browser.send(pathOf(number))).text())
}

function formIn(html: string): Record<string, string> {
  const page = readHtml(html)
  const form = page.all('form').find((each) => page.ofClass('steps', each).length > 0)
  if (form === undefined) throw new Error('No form')
  const inputs = page.all('input', form).map((input) => [input, page.attribute(input, 'value')])
  const texts = page.all('textarea', form).map((area) => [area, page.text(area)] as const)
  const selects = page.all('select', form).map((select) => {
    const chosen = page.all('option', select).find(({ properties }) => properties['selected'])
    return [select, chosen && page.attribute(chosen, 'value')] as const
  })
  return Object.fromEntries(
    [...inputs, ...texts, ...selects].map(([element, value]) => [
      typeof element === 'object' ? (page.attribute(element, 'name') ?? '') : '',
      typeof value === 'string' ? value : '',
    ]),
  )
}

/** Fills in the form of a complaint and submits it. */
async function work(browser: OfficeBrowser, number: string, changed: Record<string, string>) {
  return browser.post(pathOf(number), { ...(await fieldsOf(browser, number)), ...changed })
}

describe('a complaint', () => {
  it('can be assigned, answered and closed, and its history shows who did each step', async () => {
    const number = await send({ email: 'Zhou+bay@mail.example', orderNumber: 'A-17' })
    const zhou = await office.signIn('周宁', 'complaints')
    const first = await zhou.text(pathOf(number))
    for (const words of [
      '周女士',
      '13800550101',
      'Zhou+bay@mail.example',
      'A-17',
      '索道上站',
      '设施',
    ])
      expect.soft(first).toContain(words)
    const page = await zhou.page(pathOf(number))
    const links = page.all('a').map((link) => page.attribute(link, 'href'))
    expect(links).toContain('tel:+8613800550101')
    expect(links).toContain(`mailto:Zhou%2Bbay@mail.example?subject=QL${number}`)

    expect((await work(zhou, number, { step: 'take' })).status).toBe(303)
    const answered = await work(zhou, number, {
      step: 'answer',
      answer: '已致歉，并在上站加设提示牌。',
      channel: 'phone',
      note: '值班长同意。',
    })
    expect(answered.headers.get('Location')).toBe(`${pathOf(number)}?saved`)
    expect((await work(zhou, number, { step: 'close' })).status).toBe(303)
    const text = await zhou.text(pathOf(number))
    expect(text).toMatch(
      /周宁 · 状态：处理中 · 经办人：周宁.*周宁 · 状态：已答复 · 答复方式：电话.*值班长同意.*加设提示牌.*状态：已办结/,
    )
    const [row] = office.sqlite
      .prepare("SELECT state, answered_at, closed_at FROM proposals WHERE name = '周女士'")
      .all()
    expect(row).toMatchObject({ state: 'closed' })
    expect(row?.['answered_at']).toBeTypeOf('number')
    expect(row?.['closed_at']).toBeTypeOf('number')
    const log = JSON.stringify(office.sqlite.prepare('SELECT * FROM office_log').all())
    expect(log).toContain(`complaint ${number}`)
    for (const words of ['周女士', '13800550101', '值班长', '提示牌', 'mail.example'])
      expect.soft(log).not.toContain(words)
    expect(() => office.sqlite.exec("UPDATE complaint_texts SET note = 'x'")).toThrow(
      'never change',
    )
    const admin = await office.signIn('看记录的', 'admin')
    const shown = await admin.text('/office/history')
    expect(shown).toContain(`处理投诉投诉 ${number}`)
    expect(shown).not.toContain('complaint')
  })

  it.each(['answer', 'close'])(
    'without an assignee is assigned to the person who sends the form: %s',
    async (step) => {
      const number = await send()
      const zhou = await office.signIn(`张${step}`, 'complaints')
      await work(zhou, number, { step, answer: '已致歉。', channel: 'phone' })
      expect(await zhou.text(pathOf(number))).toContain(`经办人：张${step}`)
      const li = await office.signIn(`王${step}`, 'complaints')
      await work(li, number, { step: 'reopen' })
      await work(li, number, { step })
      expect(await li.text(pathOf(number))).not.toContain(`经办人：王${step}`)
    },
  )

  it('edited by two people at once keeps both inputs and shows the other change', async () => {
    const number = await send()
    const one = await office.signIn('甲一', 'complaints')
    const other = await office.signIn('乙二', 'complaints')
    const early = await fieldsOf(other, number)
    await work(one, number, { step: 'take', note: '我先打电话。' })
    const refused = await other.post(pathOf(number), {
      ...early,
      step: 'save',
      note: '我也在看。',
      answer: '草稿',
    })
    expect(refused.status).toBe(409)
    const html = await refused.text()
    expect(html).toMatch(/没有保存.*甲一.*我先打电话/s)
    const again = formIn(html)
    expect(again).toMatchObject({ note: '我也在看。', answer: '草稿', version: '2' })
    // The second person did not change this field, so the first person's value stays.
    expect(again['assignee']).not.toBe('')
    expect((await other.post(pathOf(number), { ...again, step: 'save' })).status).toBe(303)
    const text = await one.text(pathOf(number))
    expect(text).toMatch(/甲一.*我先打电话.*乙二.*我也在看.*草稿/)
  })

  it('changes only once if a form is sent twice, and new text with a used key is not lost', async () => {
    const number = await send()
    const browser = await office.signIn('双击者', 'complaints')
    const form: Record<string, string> = {
      ...(await fieldsOf(browser, number)),
      step: 'save',
      note: '只有一次',
    }
    expect((await browser.post(pathOf(number), form)).status).toBe(303)
    expect((await browser.post(pathOf(number), form)).status).toBe(303)
    expect((await browser.text(pathOf(number))).match(/只有一次/g)).toHaveLength(1)
    const edited = await browser.post(pathOf(number), { ...form, note: '只有一次，后来又写' })
    expect(edited.status).toBe(409)
    const again = formIn(await edited.text())
    expect(again['note']).toBe('只有一次，后来又写')
    expect(again['key']).not.toBe(form['key'])
  })

  it('saves one of several forms sent at once, and shows the others again', async () => {
    const number = await send()
    const browser = await office.signIn('同时', 'complaints')
    const form = { ...(await fieldsOf(browser, number)), step: 'save' }
    const answers = await Promise.all(
      ['一', '二', '三'].map((note) =>
        browser.post(pathOf(number), { ...form, key: crypto.randomUUID(), note }),
      ),
    )
    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([
      303, 409, 409,
    ])
  })

  it.each([
    [{ step: 'answer', channel: 'phone' }, '还没有写答复内容'],
    [{ step: 'answer', answer: '已致歉。' }, '请选择答复方式'],
    [{ step: 'save', answeredAt: '2030-01-01T10:00' }, '答复时间应在'],
    [{ step: 'save', answeredAt: '2020-01-01T10:00' }, '答复时间应在'],
    [{ step: 'save', answeredAt: '2026-02-31T10:00' }, '答复时间应在'],
    [{ step: 'save', answeredAt: 'gestern' }, '答复时间应在'],
    [{ step: 'save', assignee: 'x' }, '经办人已不在'],
    [{ step: 'save', answer: '四'.repeat(4001) }, '最多 4000 个字'],
  ] as const)(
    'does not change if the form has an error, and the form keeps its values: %#',
    async (changed, sentence) => {
      const number = await send()
      const browser = await office.signIn(`填错 ${crypto.randomUUID().slice(0, 8)}`, 'complaints')
      const answer = await work(browser, number, { note: '写了很久', ...changed })
      expect(answer.status).toBe(400)
      const html = await answer.text()
      expect(html).toContain(sentence)
      expect(formIn(html)).toMatchObject({
        note: '写了很久',
        answer: 'answer' in changed ? changed.answer : '',
      })
      expect(await browser.text(pathOf(number))).not.toContain('写了很久')
    },
  )
})

/** Returns the numbers of the complaints in a list. */
async function listed(browser: OfficeBrowser, query: string): Promise<string[]> {
  const page = await browser.page(`/office/complaints?${query}`)
  return page.all('a').flatMap((link) => {
    const [, number] =
      /^\/office\/complaints\/(\d{8}-\d+)$/.exec(page.attribute(link, 'href') ?? '') ?? []
    return number === undefined ? [] : [number]
  })
}

describe('the list of complaints', async () => {
  const browser = await office.signIn('列表', 'complaints')

  it('finds a complaint by its number, telephone, e-mail address or name', async () => {
    const number = await send({
      name: '100% O_Neil',
      phone: '06005550161转802',
      email: 'o@neil.example',
    })
    const receipt = `QL${number}`
    for (const q of [
      receipt,
      receipt.toLowerCase(),
      number.replaceAll('-', ' '),
      '0600-5550161转802',
      '＋８６ ６００ ５５５０１６１ 转 802',
      '(0600) 555 0161',
      '5550161',
      'o_neil',
      '100%',
      'O@NEIL',
    ])
      expect.soft(await listed(browser, `q=${encodeURIComponent(q)}`), q).toContain(number)
    for (const q of ['%', '_x', '*', "' OR 1=1 --", '99999999'])
      expect
        .soft(await listed(browser, `q=${encodeURIComponent(q)}`), q)
        .not.toContain(await send())
    const foreign = await send({ phone: '+442079460018' })
    for (const q of ['+44 20 7946 0018', '0044 (0)20 7946 0018', '7946-0018'])
      expect.soft(await listed(browser, `q=${encodeURIComponent(q)}`), q).toContain(foreign)
  })

  it('has a tab for each state, filters, and pages of 20 complaints', async () => {
    for (let index = 0; index < 21; index += 1)
      await send({ category: 'price', name: `价 ${index}` })
    expect(await listed(browser, 'kind=price')).toHaveLength(20)
    expect(await listed(browser, 'kind=price&page=2')).toHaveLength(1)
    // A page number that is too high shows the last page.
    expect(await listed(browser, 'kind=price&page=99999999999')).toHaveLength(1)
    expect(await listed(browser, 'kind=price&page=-1')).toHaveLength(20)
    expect(await listed(browser, 'kind=price&page=x')).toHaveLength(20)
    expect(await listed(browser, 'kind=price&state=closed')).toHaveLength(0)
    const [oldest] = await listed(browser, 'kind=price')
    const [newest] = await listed(browser, 'kind=price&sort=newest')
    expect(String(oldest) < String(newest)).toBe(true)
    const text = await browser.text('/office/complaints?kind=price')
    expect(text).toMatch(/待处理 21.*新收到 21.*处理中 0.*已答复 0.*已办结 0.*全部 21/)
  })

  it('shows new and open complaints first, oldest first, and all of them in each language', async () => {
    const numbers = [await send({ category: 'praise' }), await send({ category: 'praise' })]
    const answered = await send({ category: 'praise' })
    await work(browser, numbers[0] ?? '', { step: 'take' })
    await work(browser, answered, { step: 'answer', answer: '已答复。', channel: 'email' })
    expect(await listed(browser, 'kind=praise')).toEqual(numbers)
    for (const language of ['en', 'zh']) {
      await browser.post('/office/language', { language })
      expect(await listed(browser, 'kind=praise&state=all')).toEqual([...numbers, answered])
    }
  })

  it('finds complaints that are due soon or overdue, counted in working days', async () => {
    const number = await send({ category: 'ticket' })
    const query = async (due: string, days: number) =>
      after(days * DAY_MS, () => listed(browser, `kind=ticket&due=${due}`))
    // Received on a Thursday and due on the following Tuesday.
    expect(await query('soon', 0)).toEqual([])
    expect(await query('soon', 4)).toEqual([number])
    expect(await query('overdue', 5)).toEqual([])
    expect(await query('overdue', 6)).toEqual([number])
    await work(browser, number, { step: 'answer', answer: '已答复。', channel: 'email' })
    const answered = async (due: string, days: number) =>
      after(days * DAY_MS, () => listed(browser, `kind=ticket&state=answered&due=${due}`))
    expect(await answered('overdue', 6)).toEqual([])
    expect(await answered('overdue', 12)).toEqual([number])
  })
})

describe('an export of complaints', () => {
  it('contains all complaints of a month as a table without formulas', async () => {
    const formulas = ['=HYPERLINK("http://x")', '+1', '-1', '@SUM(1)', '＝1', ' =1', '|cmd', '%0']
    for (const name of formulas)
      await send({ category: 'safety', name, content: `=1+1 ${name} 很长的一句话` })
    const browser = await office.signIn('导出', 'complaints')
    const answer = await browser.post('/office/complaints/export', {
      what: 'month',
      month: '2026-11',
    })
    expect(answer.headers.get('Content-Disposition')).toBe(
      'attachment; filename="complaints-2026-11.csv"',
    )
    expect(answer.headers.get('Cache-Control')).toBe('no-store')
    const bytes = new Uint8Array(await answer.arrayBuffer())
    expect(bytes.slice(0, 3)).toEqual(Uint8Array.of(0xef, 0xbb, 0xbf))
    const { data } = Papa.parse<string[]>(new TextDecoder().decode(bytes).trim())
    const [{ count = 0 } = {}] = office.sqlite
      .prepare('SELECT count(*) AS count FROM proposals')
      .all()
    expect(data).toHaveLength(Number(count) + 1)
    expect(data[0]).toContain('受理编号')
    for (const cell of data.flat()) expect.soft(cell).not.toMatch(/^[\s]*[-=+@＝＋－＠|%]/)
    expect(data.flat()).toContain(`'=HYPERLINK("http://x")`)
    const log = office.sqlite
      .prepare("SELECT who, subject, detail FROM office_log WHERE action = 'exportComplaints'")
      .all()
    expect(log).toMatchObject([{ who: '导出', subject: '2026-11' }])
  })

  it('of search results contains only these results', async () => {
    const number = await send({ name: '唯一的人' })
    const browser = await office.signIn('导出列表', 'complaints')
    const answer = await browser.post('/office/complaints/export', { what: 'list', q: '唯一的人' })
    const { data } = Papa.parse<string[]>((await answer.text()).trim())
    expect(data.map(([receipt]) => receipt).slice(1)).toEqual([`QL${number}`])
    const log = office.sqlite.prepare('SELECT * FROM office_log').all()
    expect(JSON.stringify(log)).not.toContain('唯一的人')
  })
})

import { expect, type Page } from '@playwright/test'
import type { complaintsOf } from './complaints.ts'
import { test } from './own-site.ts'
import { wordsOf } from './words-in.ts'

/** The texts of the form in each language. */
export const COMPLAINT_WORDS = wordsOf({
  path: ['/service/complain', '/en/service/complain'],
  category: ['设施', 'Facilities'],
  name: ['怎么称呼您', 'Your name'],
  phone: ['电话', 'Telephone'],
  email: ['邮箱', 'E-mail'],
  visitDate: ['游览日期', 'Date of your visit'],
  orderNumber: ['订单号（选填）', 'Order number (optional)'],
  content: ['发生了什么', 'What happened?'],
  code: ['请算一算图里的算式', 'Work out the sum in the picture'],
  send: ['提交', 'Send'],
  sending: ['正在提交…', 'Sending…'],
  renew: ['换一题', 'Another sum'],
  listen: ['听录音', 'Hear the sum'],
  hearSlowly: ['慢速听', 'Listen slowly'],
  renewed: ['换好了', 'Here is another one'],
  receipt: [/受理编号/, /Receipt number/],
  faults: [
    (count: number) => `有 ${count} 处需要改一下，其余内容都还在`,
    (count: number) =>
      count === 1
        ? '1 thing needs changing; the rest is still here'
        : `${count} things need changing; the rest is still here`,
  ],
  phoneFault: [
    /电话应是 11 位手机号.*现在读到 3 位数字/,
    /Chinese mobile number of 11 digits.*We read 3 digits/,
  ],
  fixed: ['好了', 'Fixed'],
  wrongSum: [/结果不对/, /The result was wrong/],
  newSum: [/算式换了一道新的/, /There is a new sum/],
  failure: [
    '网络服务异常，请重新加载或联系客服',
    'Network service error. Please reload the page or contact us',
  ],
  offline: [/网络好像断了/, /You seem to be offline/],
  tooMany: [/请过一分钟再提交一次/, /Please wait a minute/],
  restored: [/已经放回表里/, /is back in the form/],
  discard: ['清空并删除', 'Empty and delete'],
  saved: [/写下的内容会在这个浏览器里保留 3 小时/, /keeps what you type for 3 hours/],
  forgotten: [/已经清空并删除/, /Emptied and deleted/],
  neverKeep: ['这台设备从不保留', 'Never keep it on this device'],
  notSaved: [/这台设备不保留写下的内容/, /This device does not keep what you type/],
  keepAgain: ['允许保留 3 小时', 'Keep it for 3 hours'],
  uncertain: [
    '不能确定有没有提交上，写下的内容都还在',
    'We can’t be sure whether it was sent. All you wrote is still here',
  ],
  sendAgain: [/可以放心再提交一次/, /It is safe to send the same again/],
  notSent: ['没有提交成功，写下的内容都还在', 'It was not sent, and all you wrote is still here'],
  noCaptcha: [/暂时不能在网上受理/, /the form can’t be accepted right now/],
})

export type ComplaintWords = (typeof COMPLAINT_WORDS)['zh']

export const STORY = 'The cable car stood still for an hour.\nNobody told us why.'

/** Renders the island of the complaint form as on the server, so that it hydrates at once. */
export async function drawIsland(page: Page): Promise<string> {
  const html = await (await page.request.get(COMPLAINT_WORDS.zh.path)).text()
  const [island] = /<site-island.*<\/site-island>/s.exec(html) ?? []
  if (island === undefined) throw new Error('The page of the form has no island')
  return island.replace(' on="focus"', '')
}

/** Returns the elements of the complaint form on `page`, and functions to use it. */
export function complaintPage(
  page: Page,
  words: ComplaintWords,
  complaints: ReturnType<typeof complaintsOf>,
) {
  const field = (
    name: 'name' | 'phone' | 'email' | 'visitDate' | 'orderNumber' | 'content' | 'code',
  ) => page.getByLabel(words[name], { exact: true })
  const hidden = (name: string) => page.locator(`input[name="${name}"]`)
  return {
    field,
    picture: page.locator('.captcha-picture img'),
    summary: page.getByRole('alert').filter({ has: page.getByRole('heading') }),
    send: page.getByRole('button', { name: words.send, exact: true }),
    key: () => hidden('idempotencyKey').inputValue(),
    /** Opens the form and waits until its script runs. */
    async open(): Promise<void> {
      await page.goto(words.path)
      await field('name').focus()
      await expect(page.locator('site-island')).toHaveAttribute('data-state', 'ready')
    },
    /** Fills in all fields except the captcha's answer. */
    async fillIn(): Promise<void> {
      await page.getByRole('radio', { name: words.category }).check()
      await field('name').fill('Ms Zhou')
      await field('phone').fill('+44 20 7946 0018')
      await field('visitDate').fill('2026-11-16')
      await field('content').fill(STORY)
    },
    /** Expects a summary without a result: the form may have been sent or not. */
    async expectUncertain(): Promise<void> {
      await expect(this.summary.getByRole('heading', { name: words.uncertain })).toBeVisible()
      await expect(this.summary).toContainText(words.sendAgain)
      await expect(this.summary).not.toContainText(words.notSent)
    },
    /** Opens the form, fills it in and solves the captcha. Returns its idempotency key. */
    async prepare(): Promise<string> {
      await this.open()
      await this.fillIn()
      await this.solve()
      return this.key()
    },
    /** Enters the right answer to the captcha that is shown. */
    async solve(): Promise<void> {
      await field('code').fill(await complaints.solve(await hidden('uuid').inputValue()))
    },
    async expectReceipt(): Promise<void> {
      await expect(page).toHaveURL(/\?receipt=QL\d{8}-\d{4}$/)
      await expect(page.getByText(words.receipt)).toBeVisible()
      const number = new URL(page.url()).searchParams.get('receipt') ?? ''
      await expect(page.getByText(number)).toBeVisible()
    },
    async expectFilledIn(): Promise<void> {
      await expect(page.getByRole('radio', { name: words.category })).toBeChecked()
      await expect(field('name')).toHaveValue('Ms Zhou')
      await expect(field('phone')).toHaveValue('+44 20 7946 0018')
      await expect(field('visitDate')).toHaveValue('2026-11-16')
      await expect(field('content')).toHaveValue(STORY)
    },
  }
}

/** Tests of the form with script: the Chinese one on a desktop, the English one on a phone. */
export const complaintTest = test.extend<{
  words: ComplaintWords
  form: ReturnType<typeof complaintPage>
}>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the needed fixtures from the pattern
  words: ({}, use, { project }) => use(COMPLAINT_WORDS[project.name === 'phone' ? 'en' : 'zh']),
  form: ({ page, words, complaints }, use) => use(complaintPage(page, words, complaints)),
})

/** Counts the page's POST requests. */
export function countPosts(page: Page): { count: number } {
  const posts = { count: 0 }
  page.on('request', (request) => {
    if (request.method() === 'POST') posts.count += 1
  })
  return posts
}

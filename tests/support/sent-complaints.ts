import type { openOffice } from './office-in-process.ts'

/** Returns a function that sends a complaint and returns its number without the prefix. */
export function complaintsTo(office: Awaited<ReturnType<typeof openOffice>>) {
  return async (changed: object = {}): Promise<string> => {
    const uuid = crypto.randomUUID()
    const captcha = office.sqlite.prepare('INSERT INTO captchas VALUES (?, 7, ?)')
    captcha.run(uuid, Date.now() + 60_000)
    const answer = await office.fetch(
      new Request(`${office.origin}/backends/api/proposal`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({
          category: 'facility',
          name: '周女士',
          phone: '13800550101',
          visitDate: '2026-11-16',
          content: '索道上站排队约一小时，现场没有告知等候时间。',
          languageId: 1,
          uuid,
          code: '7',
          idempotencyKey: crypto.randomUUID(),
          ...changed,
        }),
      }),
    )
    const { data }: { data: { receiptNumber: string } } = await answer.json()
    return data.receiptNumber.replace(/^QL/, '')
  }
}

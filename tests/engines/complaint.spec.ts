import { expect, mergeTests } from '@playwright/test'
import { COMPLAINT_WORDS, STORY } from '../support/complaint-page.ts'
import { test as ownSite } from '../support/own-site.ts'
import { sample } from '../support/sample.ts'
import { test as engineTest } from './support/engine-test.ts'

const test = mergeTests(ownSite, engineTest)

const field = (name: string) => `[name="${name}"]`

for (const [language, words] of sample(Object.entries(COMPLAINT_WORDS), 1)) {
  test(`${language}: a complaint with errors is returned, and is accepted after correction`, async ({
    visitor,
    complaints,
  }) => {
    const summary = () => visitor.textOf('.complaint-form [role="alert"], main [role="alert"]')
    await visitor.resize(390, 844)
    await visitor.open(words.path)
    await visitor.click('.choice:has([value="facility"])')
    await expect.poll(() => visitor.attributeOf('site-island', 'data-state')).toBe('ready')
    await visitor.fill(field('name'), 'Ms Zhou')
    await visitor.fill(field('phone'), '123')
    await visitor.choose(field('visitDate'), '2026-11-16')
    await visitor.fill(field('content'), STORY)
    await visitor.fill(field('code'), '999')
    await visitor.click('.complaint-form [type="submit"]')
    await expect.poll(summary).toMatch(words.phoneFault)
    await visitor.fill(field('phone'), '+44 20 7946 0018')
    const key = await visitor.valueOf(field('idempotencyKey'))
    await visitor.fill(
      field('code'),
      await complaints.solve((await visitor.valueOf(field('uuid'))) ?? ''),
    )
    await visitor.click('.complaint-form [type="submit"]')
    await expect.poll(() => visitor.address()).toMatch(/\?receipt=QL\d{8}-\d{4}$/)
    await expect.poll(() => visitor.textOf('main')).toMatch(words.receipt)
    expect(await complaints.countStored(key)).toBe(1)
  })
}

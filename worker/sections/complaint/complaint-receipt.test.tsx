import { expect, it } from 'vitest'
import { draw } from '../../../tests/support/draw.tsx'
import { AnswerTime, SettleTime } from './complaint-receipt.tsx'

it.each([
  [AnswerTime, 5, '我们在 5 个工作日内答复。'],
  [SettleTime, 10, '10 个工作日内办结。'],
])('%s shows the promised number of working days', (Time, days, sentence) => {
  const page = draw(
    <p>
      <Time days={days} />
    </p>,
  )
  expect(page.text(page.one('p'))).toBe(sentence)
})

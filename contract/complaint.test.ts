import * as v from 'valibot'
import { expect, it } from 'vitest'
import { captcha } from './complaint.ts'

const DRAWN = { uuid: crypto.randomUUID(), img: 'data:image/png;base64,AAAA' }
const SPOKEN = 'data:audio/wav;base64,'

it.each([
  'https://evil.test/sum.wav',
  '/sum.wav',
  'javascript:alert(1)',
  'data:text/html;base64,AAAA',
  'data:audio/wav,%00',
  ` ${SPOKEN}AAAA`,
  `${SPOKEN}AAAA"><script>`,
  `${SPOKEN}AAAA\n`,
  `${SPOKEN}${'A'.repeat(128 * 1024)}`,
  '',
  null,
  17,
  [`${SPOKEN}AAAA`],
])('omits the invalid recording %j from a captcha, and keeps its picture', (audio) => {
  expect(v.parse(captcha, { ...DRAWN, audio }).audio).toBeUndefined()
  expect(v.parse(captcha, { ...DRAWN, audio })).toMatchObject(DRAWN)
})

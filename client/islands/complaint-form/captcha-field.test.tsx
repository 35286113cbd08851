import { expect, it } from 'vitest'
import { draw } from '../../../tests/support/draw.tsx'
import type { ReadPage } from '../../../tests/support/read-html.ts'
import { CaptchaField, type CaptchaState } from './captcha-field.tsx'

const site = { telephone: '0600-555 0168' }
const captcha = { uuid: crypto.randomUUID(), img: 'data:image/png;base64,AAAA' }

function drawField(audio?: string) {
  const state: CaptchaState = {
    captcha: { ...captcha, audio },
    renewal: undefined,
    renew: async () => {},
    replace: async () => {},
  }
  return draw(<CaptchaField state={state} site={site} />)
}

function textOf(page: ReadPage): string {
  return page.all('div').map(page.text).join(' ')
}

it('the captcha field shows and mentions an audio player if the captcha has audio', () => {
  const field = drawField('data:audio/wav;base64,AAAA')
  const player = field.one('audio')
  expect(field.attribute(player, 'src')).toBe('data:audio/wav;base64,AAAA')
  expect(player.properties['controls']).toBe(true)
  expect(field.attribute(player, 'ariaLabel')).toBe('念这道算式的录音')
  expect(textOf(field)).toContain('可以听录音')
})

it('the captcha field shows the hotline instead of a player if the captcha has no audio', () => {
  const field = drawField()
  expect(field.all('audio')).toEqual([])
  expect(textOf(field)).not.toContain('录音')
  expect(textOf(field)).toContain('0600-555 0168')
})

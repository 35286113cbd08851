import { readFile } from 'node:fs/promises'
import { expect, it } from 'vitest'
import { forgotten } from './check-settings.ts'

const OWN = { HOTLINE: '12301', SECURITY_CONTACT: 'mailto:security@example.com' }

it('finds what a site with a backend of its own has forgotten to set', async () => {
  const toml = await readFile('wrangler.toml', 'utf8')
  const valueOf = (name: string) => new RegExp(`^${name} = "(.*)"$`, 'm').exec(toml)?.[1] ?? ''
  const given = { HOTLINE: valueOf('HOTLINE'), SECURITY_CONTACT: valueOf('SECURITY_CONTACT') }
  const BACKEND_ORIGIN = 'https://backend.example.com'
  expect(forgotten({ BACKEND_ORIGIN, ...given })).toEqual(['HOTLINE', 'SECURITY_CONTACT'])
  expect(forgotten({ BACKEND_ORIGIN, ...given, HOTLINE: OWN.HOTLINE })).toEqual([
    'SECURITY_CONTACT',
  ])
  expect(forgotten({ BACKEND_ORIGIN, ...OWN })).toEqual([])
  expect(forgotten({ BACKEND_ORIGIN: undefined, ...given })).toEqual([])
})

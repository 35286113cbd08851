import { resolve } from 'node:path'
import { describe, expect, it } from 'vitest'
import { warningsOf } from './check-settings.ts'
import { EXAMPLE } from '../site/folder.ts'

const OWN = resolve('site')
const SITE_ORIGIN = 'https://www.example.com'
const BACKEND_ORIGIN = 'https://backend.example.com'

describe.each([BACKEND_ORIGIN, undefined])('with the backend %s', (BACKEND_ORIGIN) => {
  it('gives no warning if everything is set', () => {
    expect(warningsOf({ SITE_ORIGIN, BACKEND_ORIGIN }, OWN)).toEqual([])
  })

  it('warns about a site that still shows the example', () => {
    expect(warningsOf({ SITE_ORIGIN, BACKEND_ORIGIN }, resolve(EXAMPLE))).toEqual([
      expect.stringMatching(/^The site is still the example/),
    ])
  })

  it.each([
    'http://localhost:8787',
    'http://127.0.0.1:8080',
    'http://[::1]',
    'http://www.localhost',
  ])('warns about a site at %s, which visitors cannot open', (origin) => {
    expect(warningsOf({ SITE_ORIGIN: origin, BACKEND_ORIGIN }, OWN)).toEqual([
      expect.stringMatching(/^SITE_ORIGIN is this machine/),
    ])
  })
})

describe('a backend with an http URL', () => {
  it.each([
    'http://backend.example.com',
    'http://backend.example.com:8080',
    'http://203.0.113.7',
    'http://172.32.0.1',
    'http://[2001:db8::9]:8080',
    'http://localhost.example.com',
    'http://10.0.0.1.example.com',
  ])('on the internet causes a warning: %s', (origin) => {
    expect(warningsOf({ SITE_ORIGIN, BACKEND_ORIGIN: origin }, OWN)).toEqual([
      expect.stringMatching(/^BACKEND_ORIGIN has http/),
    ])
  })

  it.each([
    'http://localhost:9000',
    'http://127.0.0.2',
    'http://[::1]:9000',
    'http://backend:9000',
    'http://backend.internal',
    'http://10.1.2.3',
    'http://172.16.0.9',
    'http://192.168.1.1',
    'http://[fd00::1]',
    'http://[::ffff:10.1.2.3]',
  ])('in a private network causes no warning: %s', (origin) => {
    expect(warningsOf({ SITE_ORIGIN, BACKEND_ORIGIN: origin }, OWN)).toEqual([])
  })
})

import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readAddress } from './visitor-address.ts'

describe('readAddress', () => {
  it.each([
    '203.0.113.7',
    ' 203.0.113.7\t',
    '203.000.113.007',
    '203.0.113.7:4711',
    '"203.0.113.7:4711"',
    '::ffff:203.0.113.7',
    '::FFFF:203.0.113.7',
    '::ffff:cb00:7107',
    '0:0:0:0:0:ffff:203.0.113.7',
    '0000:0000:0000:0000:0000:ffff:cb00:7107',
    '0::0:ffff:203.0.113.7',
    '[::ffff:203.0.113.7]',
    '[::ffff:203.0.113.7]:4711',
    '"[::FFFF:CB00:7107]:4711"',
    '::ffff:203.0.113.7%eth0',
    '::ffff:0:203.0.113.7',
    '::203.0.113.7',
    '64:ff9b::203.0.113.7',
    '64:ff9b::cb00:7107',
    '0064:FF9B:0:0:0:0:CB00:7107',
    '64:ff9b:1::203.0.113.7',
    '64:ff9b:1:fffe::cb00:7107',
  ])('reads %j as the same IPv4 address', (written) => {
    expect(readAddress(written)).toBe('203.0.113.7')
  })

  it.each([
    ['2001:db8::9', '2001:db8:0:0:0:0:0:9'],
    ['2001:0DB8:0000::0009', '2001:db8:0:0:0:0:0:9'],
    ['[2001:db8::9]:443', '2001:db8:0:0:0:0:0:9'],
    ['[2001:db8::9%25en0]', '2001:db8:0:0:0:0:0:9'],
    ['fe80::1%eth0', 'fe80:0:0:0:0:0:0:1'],
    ['2001:db8::203.0.113.7', '2001:db8:0:0:0:0:cb00:7107'],
    ['64:ff9a::203.0.113.7', '64:ff9a:0:0:0:0:cb00:7107'],
    ['1:2:3:4:5:6:7::', '1:2:3:4:5:6:7:0'],
    ['::2:3:4:5:6:7:8', '0:2:3:4:5:6:7:8'],
    ['::1', '0:0:0:0:0:0:0:1'],
    ['::', '0:0:0:0:0:0:0:0'],
  ])('reads %j as %j', (written, address) => {
    expect(readAddress(written)).toBe(address)
  })

  it.each([
    '',
    ' ',
    '-',
    'unknown',
    '_hidden',
    'localhost',
    'evil.test',
    '203.0.113',
    '203.0.113.256',
    '203.0.113.7.8',
    '0xcb.0.0.1',
    '3405803783',
    '203.0.113.7, 203.0.113.8',
    '1:2:3',
    '1:2:3:4:5:6:7:8:9',
    '1::2::3',
    ':::',
    '[::1',
    '::1]',
    '::1]@evil.test',
    '[203.0.113.7]',
    '::ffff:203.0.113.256',
    '12345::',
    'ff9b',
    '203.0.113.7\n203.0.113.8',
  ])('returns undefined for %j, which is not an address', (written) => {
    expect(readAddress(written)).toBeUndefined()
  })

  it('returns its own results unchanged', () => {
    const written = fc.oneof(fc.ipV4(), fc.ipV6(), fc.string(), fc.constant('[::1%x]:1'))
    fc.assert(
      fc.property(written, (text) => {
        const address = readAddress(text)
        expect(address === undefined ? undefined : readAddress(address)).toBe(address)
      }),
    )
  })

  it('reads any IP address', () => {
    fc.assert(
      fc.property(fc.ipV4(), fc.ipV6(), (ipv4, ipv6) => {
        expect(readAddress(ipv4)).toBe(ipv4)
        expect(readAddress(`::ffff:${ipv4}`)).toBe(ipv4)
        expect(readAddress(ipv6)).toBeDefined()
      }),
    )
  })
})

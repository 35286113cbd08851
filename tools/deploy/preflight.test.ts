import { rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { beforeEach, describe, expect, it } from 'vitest'
import { EXAMPLE } from '../site/folder.ts'
import { productVersion } from '../site/version.ts'
import { checkDeployment } from './preflight.ts'
import { freshFolder } from '../../tests/support/fresh-folder.ts'

const folder = freshFolder()
beforeEach(() => {
  writeFileSync(join(folder, 'site.yaml'), `${SITE}shanmen: ${productVersion()}\n`)
  write(DEPLOYMENT)
})

const SITE = 'name: { zh: 浅澜湾, en: Qianlan Bay }\nhotline: "12301"\n'
const NAMES = 'name: qianlan\norigin: https://www.qianlan-bay.cn\n'
const DEPLOYMENT = `${NAMES}domains: [www.qianlan-bay.cn]\n`
const ENVIRONMENT = { OPS_TOKEN: 'a-token-of-24-characters' }

const write = (text: string) => writeFileSync(join(folder, 'deploy.yaml'), text)

describe('the settings of a deployment', () => {
  it('are accepted if all are set', () => {
    expect(checkDeployment(folder, ENVIRONMENT)).toEqual([])
  })

  it('cause a hint if the token for purges is missing', () => {
    expect(checkDeployment(folder, {})).toEqual([
      expect.stringMatching(/^OPS_TOKEN is not in the environment/),
    ])
  })

  it('cause a hint if the folder was made for an older version', () => {
    writeFileSync(join(folder, 'site.yaml'), SITE)
    expect(checkDeployment(folder, ENVIRONMENT)).toEqual([
      'site.yaml: the folder was made for version 0.0.0: npm run upgrade -- --here',
    ])
  })

  it('are refused if they are those of the example', () => {
    expect(() => checkDeployment(resolve(EXAMPLE), ENVIRONMENT)).toThrow(
      'The site is still the example',
    )
  })

  it('are refused if their file is missing', () => {
    rmSync(join(folder, 'deploy.yaml'))
    expect(() => checkDeployment(folder, ENVIRONMENT)).toThrow(
      /deploy\.yaml is missing in .*“name: .*”, “origin: https:.*” and “domains: /,
    )
  })

  it('connect a domain of one’s own to the worker', () => {
    write(NAMES)
    expect(() => checkDeployment(folder, ENVIRONMENT)).toThrow(
      'deploy.yaml: domains: is missing: write “domains: [www.qianlan-bay.cn]” if',
    )
  })

  it.each([
    `${NAMES}domains: []`,
    `${NAMES}wrangler: { routes: [{ pattern: "www.qianlan-bay.cn/*", zone_name: qianlan-bay.cn }] }`,
    'name: qianlan\norigin: https://qianlan.office.workers.dev',
  ])('need no domain with %j', (text) => {
    write(text)
    expect(checkDeployment(folder, ENVIRONMENT)).toEqual([])
  })

  it.each([
    ['', 'deploy.yaml: is empty'],
    ['name: qianlan', 'deploy.yaml: origin: is missing'],
    ['name: Qian Lan\norigin: https://a.cn', 'deploy.yaml: name: must be small letters'],
    ['name: a-site\norigin: http://www.qianlan-bay.cn', 'deploy.yaml: origin: must be https://'],
    ['name: a-site\norigin: https://a.cn/site', 'deploy.yaml: origin: must be https:// and a host'],
    [
      'name: a-site\norigin: https://www.example.com\ndomains: []',
      'SITE_ORIGIN: https://www.example.com is no',
    ],
    [
      'name: a-site\norigin: https://coast.example\ndomains: []',
      'SITE_ORIGIN: https://coast.example is no',
    ],
    [
      'name: a-site\norigin: https://localhost\ndomains: []',
      'SITE_ORIGIN: https://localhost is no',
    ],
    [
      'name: a-site\norigin: https://192.168.1.7\ndomains: []',
      'SITE_ORIGIN: Cloudflare does not reach',
    ],
    [
      `${DEPLOYMENT}variables: { BACKEND_ORIGIN: "http://api.qianlan-bay.cn" }`,
      'BACKEND_ORIGIN has http: complaints cross the internet in clear',
    ],
    [
      `${DEPLOYMENT}variables: { BACKEND_ORIGIN: "https://backend.internal" }`,
      'BACKEND_ORIGIN: Cloudflare does not reach https://backend.internal',
    ],
    [
      `${DEPLOYMENT}variables: { CANONICAL_HOST_ONLY: yes please }`,
      'The configuration is wrong. CANONICAL_HOST_ONLY must be "true" or "false"',
    ],
    [`${DEPLOYMENT}variables: { AMAP_KEY: "<key>" }`, 'The configuration is wrong. AMAP_KEY must'],
  ])('are refused with one sentence: %j', (text, sentence) => {
    write(text)
    expect(() => checkDeployment(folder, ENVIRONMENT)).toThrow(sentence)
  })

  it.each([
    [{ OPS_TOKEN: 'short' }, 'OPS_TOKEN must be 16 to 256 characters'],
    [{ OPS_TOKEN: 'with a space in the middle' }, 'OPS_TOKEN must be 16 to 256 characters'],
    [{ INDEXNOW_KEY: 'a key' }, 'INDEXNOW_KEY must be 8 to 128 letters'],
    [{ SITE_ORIGIN: 'https://other.cn' }, 'SITE_ORIGIN in the environment is not the one in'],
    [{ BACKEND_ORIGIN: 'https://other.cn' }, 'BACKEND_ORIGIN in the environment is not the one'],
  ])('are refused with the environment %j, without showing its value', (variables, sentence) => {
    const check = () => checkDeployment(folder, { ...ENVIRONMENT, ...variables })
    expect(check).toThrow(sentence)
    for (const value of Object.values(variables))
      expect(check).toThrow(expect.not.stringContaining(value))
  })
})

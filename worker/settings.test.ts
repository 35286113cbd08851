import { afterEach, describe, expect, it, vi } from 'vitest'
import { SITE_VARS } from '../tests/support/start-site.ts'
import { readSettings } from './settings.ts'

const settingsOf = (vars: Record<string, string>) => readSettings({ ...SITE_VARS, ...vars })

afterEach(() => vi.restoreAllMocks())

describe('the configuration', () => {
  it.each([
    ['SITE_ORIGIN', 'www.example.com', 'an origin without a path'],
    ['BACKEND_ORIGIN', 'https://api.example.com/backends', 'an origin without a path'],
    ['FRONTEND_ID', 'our site', 'letters, digits'],
    ['ROUTE_RULES', '[{from:1}]', 'JSON'],
    ['ROUTE_RULES', '[{"from":"old","to":"/new"}]', 'JSON'],
    ['ROUTE_RULES', '[{"from":"/news.php?id=7","to":"/scenic/information/7"}]', 'JSON'],
    ['COOKIE_CROSS_ORIGIN', 'yes', '"true" or "false"'],
    ['BUILD_CHECK_INTERVAL_MS', '10', 'a number from 1000'],
    ['BUILD_CHECK_INTERVAL_MS', '2147483648', 'to 2147483647'],
    ['IMAGE_HOSTS', 'https://a.example,https://b.example', 'a space between'],
    ['IMAGE_RESIZE', '?w=480', 'a template with {width}'],
    ['IMAGE_RESIZE', '?w={width}&"onload=', 'a template with {width}'],
    ['SECURITY_CONTACT', 'security@example.com', 'mailto:'],
    ['CANONICAL_HOST_ONLY', '', '"true" or "false"'],
    ['PAGE_CACHE', 'no', '"on" or "off"'],
    ['AMAP_KEY', 'a key', 'letters and digits'],
    ['HOTLINE', '', 'a telephone number'],
    ['ACCESS_TEAM_DOMAIN', 'team.cloudflareaccess.com', 'an https origin'],
    ['ACCESS_TEAM_DOMAIN', 'http://team.cloudflareaccess.com', 'an https origin'],
    ['ACCESS_AUDIENCE', 'the office', 'letters and digits'],
  ])('explains the required form of %s if it is %s', (name, value, expected) => {
    expect(() => settingsOf({ [name]: value })).toThrow(
      new RegExp(`${name}.* must be .*${expected}`),
    )
  })

  it.each([
    ['OPS_TOKEN', 'short'],
    ['OPS_TOKEN', 'correct horse battery staple'],
    ['AMAP_SECRET', 'my-secret-code'],
    ['COMPLAINT_WEBHOOK', 'https://oapi.dingtalk.com/robot/send'],
    ['COMPLAINT_WEBHOOK', 'slack https://hooks.example/x'],
    ['COMPLAINT_WEBHOOK', 'json http://hooks.example/x'],
    ['COMPLAINT_WEBHOOK', 'json http://localhost.evil.example/x'],
    ['COMPLAINT_WEBHOOK', 'json http://127.0.0.1@evil.example/x'],
    ['COMPLAINT_WEBHOOK', 'json https://user:word@hooks.example/x'],
    ['COMPLAINT_WEBHOOK', 'wecom  https://qyapi.weixin.qq.com/x'],
    ['COMPLAINT_WEBHOOK_SECRET', 'two words'],
  ] as const)('ignores %s if it is %s, and does not log the secret', (name, value) => {
    const logged = vi.spyOn(console, 'error').mockReturnValue()
    expect(settingsOf({ [name]: value })[name]).toBeUndefined()
    expect(logged).toHaveBeenCalledOnce()
    expect(String(logged.mock.calls[0])).toContain(`${name} must be`)
    expect(String(logged.mock.calls[0])).not.toContain(value)
  })

  it.each(['/酒店/**', '/%E9%85%92%E5%BA%97/**', '/%e9%85%92%e5%ba%97/**'])(
    'encodes the path %s of a redirect rule like the path of a request',
    (from) => {
      const [rule] = settingsOf({
        ROUTE_RULES: JSON.stringify([{ from, to: '/mall' }]),
      }).ROUTE_RULES
      expect(rule?.from).toBe('/%E9%85%92%E5%BA%97/**')
    },
  )

  it('accepts the longest interval that browsers support', () => {
    const { BUILD_CHECK_INTERVAL_MS: interval } = settingsOf({
      BUILD_CHECK_INTERVAL_MS: '2147483647',
    })
    expect(interval).toBe(2_147_483_647)
  })

  it('requires both variables of Cloudflare Access, or neither', () => {
    const team = { ACCESS_TEAM_DOMAIN: 'https://team.cloudflareaccess.com' }
    const audience = { ACCESS_AUDIENCE: '32eafc76' }
    for (const one of [team, audience])
      expect(() => settingsOf(one)).toThrow('ACCESS_TEAM_DOMAIN and ACCESS_AUDIENCE must both be')
    expect(settingsOf({ ...team, ...audience })).toMatchObject({ ...team, ...audience })
  })

  it.each([
    'wecom https://qyapi.weixin.qq.com/cgi-bin/webhook/send?key=693a91f6-7xxx-4bc4',
    'dingtalk https://oapi.dingtalk.com/robot/send?access_token=0123abc',
    'feishu https://open.feishu.cn/open-apis/bot/v2/hook/0123-abc',
    'json https://hooks.example:8443/complaints',
    'json http://127.0.0.1:9000/x',
    'json http://localhost/x',
  ])('accepts the webhook %s', (webhook) => {
    expect(settingsOf({ COMPLAINT_WEBHOOK: webhook }).COMPLAINT_WEBHOOK).toBe(webhook)
  })

  it('accepts a token of sixteen characters, and a missing token', () => {
    expect(settingsOf({ OPS_TOKEN: 'x'.repeat(16) }).OPS_TOKEN).toBe('x'.repeat(16))
    expect(settingsOf({}).OPS_TOKEN).toBeUndefined()
  })
})

import { describe, expect, it } from 'vitest'
import { isBot } from './bots.ts'

const CHROME =
  'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/116.0 Mobile Safari/537.36'

describe('isBot', () => {
  it.each([
    'Mozilla/5.0 (compatible; Baiduspider/2.0; +http://www.baidu.com/search/spider.html)',
    'Sogou web spider/4.0(+http://www.sogou.com/docs/help/webmasters.htm#07)',
    'Mozilla/5.0 (compatible; 360Spider/1.0)',
    'Mozilla/5.0 (Linux; Android 5.0) AppleWebKit/537.36 (compatible; Bytespider; spider-feedback@bytedance.com)',
    'Mozilla/5.0 (compatible; YisouSpider/5.0)',
    'Mozilla/5.0 (compatible; PetalBot;+https://webmaster.petalsearch.com/site/petalbot)',
    'Mozilla/5.0 AppleWebKit/537.36 (compatible; bingbot/2.0; +http://www.bing.com/bingbot.htm)',
    'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
    `${CHROME} MicroMessenger/8.0 wechatdevtools qcloudcdn-xinan`,
  ])('is true for %s', (agent) => {
    expect(isBot(agent)).toBe(true)
  })

  it.each([
    CHROME,
    `${CHROME} MicroMessenger/8.0.47.2560(0x28002F35) Process/tools WeChat/arm64 Weixin NetType/4G Language/zh_CN`,
    `${CHROME} baiduboxapp/13.56.0.10 (Baidu; P1 14)`,
    `${CHROME} AlipayClient/10.5.96.8000`,
    `${CHROME} DingTalk/7.5.20`,
    `${CHROME} AliApp(TB/10.31.10) TTID/600000@taobao_android_10.31.10 WindVane/8.5.0`,
    `${CHROME} NewsArticle/9.7.2 NetType/wifi JsSdk/2 (News 9.7.2 14)`,
    `${CHROME} SogouMSE,SogouMobileBrowser/5.30`,
    `${CHROME} SogouSearch Android1.0 version3.0 AppVersion/5915`,
    `${CHROME} ${'x'.repeat(512 - CHROME.length - 1)} Googlebot/2.1`,
    'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1',
  ])('is false for %s', (agent) => {
    expect(isBot(agent)).toBe(false)
  })
})

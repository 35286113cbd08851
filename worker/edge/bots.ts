import { isbot } from 'isbot'

/** In-app browsers and search apps, some of which `isbot` takes for bots. */
const IN_APP =
  /MicroMessenger\/|UCBrowser\/|AlipayClient\/|AliApp\(|Weibo \(|baiduboxapp\/|DingTalk\/|QQ\/|Quark\/|SogouMobileBrowser\/|SogouSearch |aweme|BytedanceWebview|NewsArticle\//
/**
 * Bot names that count even in the user agent of an app: WeChat's link previews, developer tools.
 */
const BOT_MARK = /bot|spider|crawl|slurp|fetch|preview|check|monitor|wechatdevtools|qcloudcdn/i

/** Longest part of a user agent that is tested. Relevant agents are shorter. */
const AGENT_CHARACTERS = 512

/**
 * Returns whether a user agent is a bot. The result may change streaming, the error page and the
 * redirect at `/`. It must not change a page's content or its cache entry.
 */
export function isBot(userAgent: string | undefined): boolean {
  const agent = (userAgent ?? '').slice(0, AGENT_CHARACTERS)
  return isbot(agent) && !(IN_APP.test(agent) && !BOT_MARK.test(agent))
}

import { isbot } from 'isbot'

/** In-app browsers and search apps. `isbot` wrongly treats some of them as bots. */
const IN_APP =
  /MicroMessenger\/|UCBrowser\/|AlipayClient\/|AliApp\(|Weibo \(|baiduboxapp\/|DingTalk\/|QQ\/|Quark\/|SogouMobileBrowser\/|SogouSearch |aweme|BytedanceWebview|NewsArticle\//
/** Words of bots. They count even in the agent of an app, as of WeChat's link previews. */
const BOT_MARK = /bot|spider|crawl|slurp|fetch|preview|check|monitor|wechatdevtools|qcloudcdn/i

/** Maximum number of tested characters of a user agent. All relevant agents are shorter. */
const AGENT_CHARACTERS = 512

/**
 * Returns whether a user agent is a bot. The result may affect streaming, the error page and the
 * redirect at `/`. It must not affect the content of a page or its cache entry.
 */
export function isBot(userAgent: string | null | undefined): boolean {
  const agent = (userAgent ?? '').slice(0, AGENT_CHARACTERS)
  return isbot(agent) && !(IN_APP.test(agent) && !BOT_MARK.test(agent))
}

import { isbot } from 'isbot'

/** Browsers of other apps and of search engines: people, although `isbot` takes some of their agents for bots. */
const IN_APP =
  /MicroMessenger\/|UCBrowser\/|AlipayClient\/|AliApp\(|Weibo \(|baiduboxapp\/|DingTalk\/|QQ\/|Quark\/|SogouMobileBrowser\/|SogouSearch |aweme|BytedanceWebview|NewsArticle\//
/** What a bot calls itself even inside such an agent: WeChat's link previews, developer tools. */
const BOT_MARK = /bot|spider|crawl|slurp|fetch|preview|check|monitor|wechatdevtools|qcloudcdn/i

/** User agents that matter are shorter; a longer one would only cost time. */
const AGENT_CHARACTERS = 512

/**
 * Whether a user agent is a bot's. This may change how a page is sent, the error page and the redirect at `/`, but never a
 * page's content or what is cached.
 */
export function isBot(userAgent: string | undefined): boolean {
  const agent = (userAgent ?? '').slice(0, AGENT_CHARACTERS)
  return isbot(agent) && !(IN_APP.test(agent) && !BOT_MARK.test(agent))
}

import type { CSSProperties, ReactNode } from 'react'
import { defineMessage, defineMessages, useIntl } from 'react-intl'
import type { Language } from '../../locales/languages.ts'
import { channels } from '../../shared/site.ts'

/** The heading above the operator's accounts. */
export const channelsTitle = defineMessage({ id: 'channels.title', defaultMessage: '关注我们' })

const names = defineMessages({
  wechat: { id: 'channels.wechat', defaultMessage: '微信公众号' },
  miniProgram: { id: 'channels.miniProgram', defaultMessage: '微信小程序' },
  videoChannel: { id: 'channels.videoChannel', defaultMessage: '微信视频号' },
  douyin: { id: 'channels.douyin', defaultMessage: '抖音' },
  weibo: { id: 'channels.weibo', defaultMessage: '微博' },
})

/** Whether the operator has any account on another platform. */
export const hasChannels = Object.values(channels).some((channel) => channel !== undefined)

/** Codes and links side by side. Inline, because few sites have codes. */
const ROW: CSSProperties = { display: 'flex', flexWrap: 'wrap', gap: '12px 28px' }

/** A QR code needs dark squares on white, even on dark pages. */
const CODE: CSSProperties = { display: 'block', padding: 6, background: '#fff' }

/** The QR codes and links of the operator's accounts. Renders nothing if there are none. */
export function Channels({ language, size }: { language: Language; size: number }): ReactNode {
  const intl = useIntl()
  if (!hasChannels) return null
  return (
    <ul style={ROW}>
      {(['wechat', 'miniProgram'] as const).map((kind) => {
        const { [kind]: code } = channels
        return (
          code && (
            <li key={kind}>
              <img
                src={code.picture}
                alt=""
                width={size}
                height={size}
                loading="lazy"
                style={CODE}
              />
              {intl.formatMessage(names[kind])}
              <br />
              {code.name[language]}
            </li>
          )
        )
      })}
      {(['videoChannel', 'douyin', 'weibo'] as const).map((kind) => {
        const { [kind]: address } = channels
        return (
          address && (
            <li key={kind} className="own-line">
              <a href={address} rel="noopener">
                {intl.formatMessage(names[kind])}
              </a>
            </li>
          )
        )
      })}
    </ul>
  )
}

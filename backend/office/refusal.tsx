import type { Context } from 'hono'
import { defineMessages, FormattedMessage, useIntl } from 'react-intl'
import { BackLink, Notice } from './document.tsx'
import type { OfficeEnv } from './office-env.ts'

const sentences = defineMessages({
  400: {
    id: 'office.refused.400',
    defaultMessage: '没有看懂这次提交，什么也没有改动。请返回上一页再试一次。',
    description: 'The office cannot read a form that was sent',
  },
  401: {
    id: 'office.refused.401',
    defaultMessage: '请先登录：向管理员要一个登录链接，或扫一下登录二维码。',
    description: 'A page of the office without a session',
  },
  403: {
    id: 'office.refused.403',
    defaultMessage: '您的账号没有这一项权限。需要的话，请找管理员开通。',
    description: 'A page of the office for a role that the person does not have',
  },
  404: {
    id: 'office.refused.404',
    defaultMessage: '没有这个页面。',
    description: 'An address of the office without a page',
  },
  405: {
    id: 'office.refused.405',
    defaultMessage: '这个地址不支持这种请求。',
    description: 'A method that the office does not support',
  },
  410: {
    id: 'office.refused.410',
    defaultMessage: '这个登录链接已经用过或过期了。请向管理员要一个新的。',
    description: 'A one-time link that has been used or has expired',
  },
  413: {
    id: 'office.refused.413',
    defaultMessage: '提交的内容太长，什么也没有改动。请缩短后再试。',
    description: 'A form of the office that is too long',
  },
  500: {
    id: 'office.refused.500',
    defaultMessage: '出错了，不知道有没有保存成功。请返回上一页再提交一次：重复提交只算一次。',
    description: 'The office has failed. Sending a form again is safe',
  },
  preview: {
    id: 'office.refused.preview',
    defaultMessage: '这个预览链接已经过期或被撤销了。请向发给您的人要一个新的。',
    description: 'A link to a preview that has expired, was revoked or never existed',
  },
  access: {
    id: 'office.refused.access',
    defaultMessage: '这次访问没有通过本站要求的 Cloudflare Access 验证。',
    description: 'A request that has not passed Cloudflare Access, which the site requires',
  },
  foreign: {
    id: 'office.refused.foreign',
    defaultMessage: '这次提交来自别的网站，没有接受。请从值班室的页面上操作。',
    description: 'A form that another site sent to the office',
  },
})

export interface Refused {
  status: 400 | 401 | 403 | 404 | 405 | 410 | 413 | 500
  reason?: 'access' | 'foreign' | 'preview' | undefined
}

/** Returns a page with the reason why a request is not answered. */
export async function refusal(
  c: Context<OfficeEnv>,
  { status, reason }: Refused,
): Promise<Response> {
  c.status(status)
  // Browsers send the session only from the site itself, so a link in a chat arrives without it.
  const again = status === 401 && c.req.method === 'GET' ? c.req.path : undefined
  return c.render(<Refusal sentence={reason ?? status} again={again} />)
}

interface RefusalProps {
  sentence: keyof typeof sentences
  /** An address that may work for people who are signed in. */
  again: string | undefined
}

function Refusal({ sentence, again }: RefusalProps) {
  const intl = useIntl()
  return (
    <>
      <Notice kind="refused">
        <p>{intl.formatMessage(sentences[sentence])}</p>
      </Notice>
      {again !== undefined && (
        <p>
          <a className="back" href={again}>
            <FormattedMessage
              id="office.refused.again"
              defaultMessage="已经登录过：打开这一页"
              description="Link to the same page, for people who came by a link in a chat"
            />
          </a>
        </p>
      )}
      {sentence !== 'preview' && <BackLink />}
    </>
  )
}

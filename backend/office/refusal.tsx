import type { Context } from 'hono'
import { defineMessages, FormattedMessage } from 'react-intl'
import { BackLink, Notice } from './document.tsx'
import type { OfficeEnv } from './office-env.ts'

const sentences = defineMessages({
  400: {
    id: 'office.refused.400',
    defaultMessage: '没有看懂这次提交，什么也没有改动。请返回上一页再试一次。',
  },
  401: {
    id: 'office.refused.401',
    defaultMessage: '请先登录：向管理员要一个登录链接，或扫一下登录二维码。',
  },
  403: {
    id: 'office.refused.403',
    defaultMessage: '您的账号没有这一项权限。需要的话，请找管理员开通。',
  },
  404: { id: 'office.refused.404', defaultMessage: '没有这个页面。' },
  405: { id: 'office.refused.405', defaultMessage: '这个地址不支持这种请求。' },
  410: {
    id: 'office.refused.410',
    defaultMessage: '这个登录链接已经用过或过期了。请向管理员要一个新的。',
  },
  413: {
    id: 'office.refused.413',
    defaultMessage: '提交的内容太长，什么也没有改动。请缩短后再试。',
  },
  500: {
    id: 'office.refused.500',
    defaultMessage: '出错了，不知道有没有保存成功。请返回上一页再提交一次：重复提交只算一次。',
  },
  preview: {
    id: 'office.refused.preview',
    defaultMessage: '这个预览链接已经过期或被撤销了。请向发给您的人要一个新的。',
  },
  access: {
    id: 'office.refused.access',
    defaultMessage: '这次访问没有通过本站要求的 Cloudflare Access 验证。',
  },
  foreign: {
    id: 'office.refused.foreign',
    defaultMessage: '这次提交来自别的网站，没有接受。请从值班室的页面上操作。',
  },
})

export async function refusal(
  c: Context<OfficeEnv>,
  status: 400 | 401 | 403 | 404 | 405 | 410 | 413 | 500,
  reason?: 'access' | 'foreign' | 'preview',
): Promise<Response> {
  c.status(status)
  const words = <p>{c.get('intl').formatMessage(sentences[reason ?? status])}</p>
  // Browsers send the session cookie only with requests that start on the site itself. So a request
  // from a link in a chat has no cookie, and the reader only has to repeat it from this page.
  if (status === 401 && c.req.method === 'GET')
    return c.render(
      <>
        {words}
        <a className="button primary" href={c.req.path}>
          <FormattedMessage id="office.refused.again" defaultMessage="已经登录过：打开这一页" />
        </a>
      </>,
    )
  return c.render(
    <>
      <Notice kind="refused">{words}</Notice>
      {reason !== 'preview' && <BackLink />}
    </>,
  )
}

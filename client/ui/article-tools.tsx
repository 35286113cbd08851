import type { ReactNode } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'

/** Buttons that share, copy and print a page; hidden without script. */
export function ArticleTools(): ReactNode {
  const intl = useIntl()
  const copied = intl.formatMessage({ id: 'article.copied', defaultMessage: '链接已复制' })
  return (
    <p className="article-tools">
      <button type="button" data-tool="share">
        <FormattedMessage id="article.share" defaultMessage="分享" />
      </button>
      <button type="button" data-tool="copy" data-done={copied}>
        <FormattedMessage id="article.copy" defaultMessage="复制链接" />
      </button>
      <button type="button" data-tool="print">
        <FormattedMessage id="article.print" defaultMessage="打印" />
      </button>
      <output className="article-tools-said" />
    </p>
  )
}

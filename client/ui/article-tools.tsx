import type { ReactNode } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'

/** Buttons that share, copy and print a page; hidden without script. */
export function ArticleTools(): ReactNode {
  const intl = useIntl()
  const copied = intl.formatMessage({
    id: 'article.copied',
    defaultMessage: '链接已复制',
    description: 'Says that the address of an article is in the clipboard',
  })
  return (
    <p className="article-tools">
      <button type="button" data-tool="share">
        <FormattedMessage
          id="article.share"
          defaultMessage="分享"
          description="Button that opens what the system shares with"
        />
      </button>
      <button type="button" data-tool="copy" data-done={copied}>
        <FormattedMessage
          id="article.copy"
          defaultMessage="复制链接"
          description="Button that copies the address of an article"
        />
      </button>
      <button type="button" data-tool="print">
        <FormattedMessage
          id="article.print"
          defaultMessage="打印"
          description="Button that prints an article"
        />
      </button>
      <output className="article-tools-said" />
    </p>
  )
}

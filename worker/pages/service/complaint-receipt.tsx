import type { ReactNode } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { Hotline } from '../../../client/ui/hotline.tsx'
import { PhrasedTitle } from '../../../client/ui/phrased-title.tsx'
import type { Site } from '../../../contract/scenic.ts'
import type { Language } from '../../../locales/languages.ts'
import { href } from '../../href.ts'
import { AnswerTime, SettleTime } from './answer-time.tsx'

interface ComplaintReceiptProps {
  receiptNumber: string
  language: Language
  site: Site
}

/** The receipt number of an accepted complaint, and what happens next. */
export function ComplaintReceipt({
  receiptNumber,
  language,
  site,
}: ComplaintReceiptProps): ReactNode {
  const intl = useIntl()
  return (
    <section className="receipt">
      <h2>
        <PhrasedTitle
          text={intl.formatMessage({
            id: 'complaintReceipt.title',
            defaultMessage: '已经收到，谢谢您写下来',
            description: 'Heading of the page after a complaint was accepted',
          })}
        />
      </h2>
      <p className="receipt-number">
        <FormattedMessage
          id="complaintReceipt.number"
          defaultMessage="受理编号 {number}"
          description="The number by which a visitor asks for their complaint later"
          values={{ number: <strong>{receiptNumber}</strong> }}
        />
      </p>
      <NextSteps site={site} />
      <ul className="more ways-on">
        <li>
          <a href={href(language, 'home')}>
            <FormattedMessage
              id="complaintReceipt.home"
              defaultMessage="回到首页"
              description="Link below the receipt number"
            />
          </a>
        </li>
        <li>
          <a href={href(language, 'service/complaint')}>
            <FormattedMessage
              id="complaintReceipt.another"
              defaultMessage="再写一条"
              description="Link below the receipt number to an empty form"
            />
          </a>
        </li>
      </ul>
    </section>
  )
}

function NextSteps({ site }: { site: Site }): ReactNode {
  return (
    <ol className="receipt-steps">
      <li>
        <FormattedMessage
          id="complaintReceipt.keep"
          defaultMessage="请抄下或截图保存编号，离开这一页后不再显示。"
          description="First thing to do after a complaint was accepted"
        />
      </li>
      <li>
        <FormattedMessage
          id="complaintReceipt.answer"
          defaultMessage="我们按您留的电话或邮箱答复处理办法。{answered}{settled}"
          description="What the administration does next"
          values={{ answered: <AnswerTime />, settled: <SettleTime /> }}
        />
      </li>
      <li>
        <FormattedMessage
          id="complaintReceipt.ask"
          defaultMessage="想问进度或补充，请拨 {hotline}，报上编号。"
          description="How to ask about a complaint later"
          values={{ hotline: <Hotline site={site} /> }}
        />
      </li>
    </ol>
  )
}

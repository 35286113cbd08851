import type { ReactNode } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { Hotline } from '../../../client/ui/hotline.tsx'
import { PhrasedTitle } from '../../../client/ui/content-title.tsx'
import type { Site } from '../../../contract/menu.ts'
import { href } from '../../href.ts'
import { useLanguage } from '../../../client/ui/use-language.ts'
import { complaintDays } from '../../../shared/site.ts'

/** The time within which a complaint is answered. Renders nothing if the site does not state it. */
export function AnswerTime({ days = complaintDays.answer }: { days?: number | undefined }) {
  if (days === undefined) return null
  return (
    <FormattedMessage
      id="complaint.answerTime"
      defaultMessage="我们在 {days, plural, other {# 个工作日}}内答复。"
      description="How soon whoever wrote is answered, in working days"
      values={{ days }}
    />
  )
}

/** The time within which a complaint is settled. Renders nothing if the site does not state it. */
export function SettleTime({ days = complaintDays.settle }: { days?: number | undefined }) {
  if (days === undefined) return null
  return (
    <FormattedMessage
      id="complaint.settleTime"
      defaultMessage="{days, plural, other {# 个工作日}}内办结。"
      description="How soon a complaint is settled, in working days"
      values={{ days }}
    />
  )
}

export function ComplaintReceipt({ receiptNumber, site }: { receiptNumber: string; site: Site }) {
  const intl = useIntl()
  return (
    <section className="receipt">
      <h2>
        <PhrasedTitle
          text={intl.formatMessage({
            id: 'complaintReceipt.title',
            defaultMessage: '已经收到，谢谢您写下来',
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
      <OtherLinks>
        <FormattedMessage id="complaintReceipt.another" defaultMessage="再写一条" />
      </OtherLinks>
    </section>
  )
}

/** Shown if this browser did not get the receipt from the site, or got it more than a day ago. */
export function UnknownReceipt({ site }: { site: Site }): ReactNode {
  return (
    <section className="receipt">
      <h2>
        <FormattedMessage id="complaintReceipt.unknown" defaultMessage="这里没有可以显示的编号" />
      </h2>
      <p>
        <FormattedMessage
          id="complaintReceipt.unknownWhy"
          defaultMessage="受理编号只在提交的那个浏览器里显示，显示一天；编号本身一直有效。刚刚提交过却看到这一页的，可拨 {hotline} 询问。"
          description="Why a receipt is not shown, and how to ask for its number"
          values={{ hotline: <Hotline site={site} /> }}
        />
      </p>
      <OtherLinks>
        <FormattedMessage id="complaintReceipt.form" defaultMessage="填写投诉建议" />
      </OtherLinks>
    </section>
  )
}

/** Links to the home page and to an empty form. `children` is the text of the second link. */
function OtherLinks({ children }: { children: ReactNode }): ReactNode {
  const language = useLanguage()
  return (
    <ul className="more ways-on">
      <li>
        <a href={href(language, 'home')}>
          <FormattedMessage id="complaintReceipt.home" defaultMessage="回到首页" />
        </a>
      </li>
      <li>
        <a href={href(language, 'complaint')}>{children}</a>
      </li>
    </ul>
  )
}

function NextSteps({ site }: { site: Site }): ReactNode {
  return (
    <ol className="receipt-steps">
      <li>
        <FormattedMessage
          id="complaintReceipt.keep"
          defaultMessage="请抄下或截图保存编号。一天之内，用这个浏览器还能再打开这一页。"
        />
      </li>
      <li>
        <FormattedMessage
          id="complaintReceipt.answer"
          defaultMessage="景区已收到您写的内容和留下的联系方式。{answered}{settled}"
          description="What the administration does next"
          values={{ answered: <AnswerTime />, settled: <SettleTime /> }}
        />
      </li>
      <li>
        <FormattedMessage
          id="complaintReceipt.ask"
          defaultMessage="有疑问可拨 {hotline}，并报上编号。"
          description="How to ask about a complaint later"
          values={{ hotline: <Hotline site={site} /> }}
        />
      </li>
    </ol>
  )
}

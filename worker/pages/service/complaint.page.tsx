import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import * as v from 'valibot'
import { AreaOpening } from '../../../client/ui/area-opening.tsx'
import { proposal, receipt } from '../../../contract/complaint.ts'
import type { Site } from '../../../contract/scenic.ts'
import { definePage, type LoadContext, type ViewContext } from '../define-page.ts'
import { titles } from '../titles.ts'
import { ComplaintForm } from './complaint-form.tsx'
import { ComplaintReceipt } from './complaint-receipt.tsx'
import { Hotline } from './hotline.tsx'

export default definePage({
  route: 'service/complaint',
  layout: 'no-footer',
  isPersonal: true,
  /** `receipt`: the number of a complaint that was just accepted. */
  query: { receipt: v.optional(receipt.entries.receiptNumber) },
  load: ({ query, ...context }) =>
    query.receipt !== undefined && context.submission === undefined
      ? { receiptNumber: query.receipt }
      : loadForm(context),
  head: ({ data, ...context }) => ({
    title: titleOf(data, context),
    description: context.intl.formatMessage({
      id: 'complaint.description',
      defaultMessage: '写下投诉、建议或表扬，提交后得到受理编号；着急的事可以拨游客热线。',
      description: 'Description of the complaint form, for search results',
    }),
    isPrivate: 'receiptNumber' in data || data.submission !== undefined,
  }),
  view: ({ data, intl, language, site }) => (
    <div className="complaint">
      <AreaOpening title={intl.formatMessage(titles.complaint)} seal="直言" />
      {'receiptNumber' in data ? (
        <ComplaintReceipt receiptNumber={data.receiptNumber} language={language} site={site} />
      ) : (
        <>
          <ComplaintForm {...data} language={language} site={site} />
          <GoodToKnow site={site} />
        </>
      )}
    </div>
  ),
})

function loadForm({ backend, aside, submission }: LoadContext) {
  const key = submission?.values['idempotencyKey']
  return {
    submission,
    // The same key while the same form is mended: the backend may have kept a try whose answer never came.
    idempotencyKey: v.is(proposal.entries.idempotencyKey, key) ? key : crypto.randomUUID(),
    captcha: aside(backend('captcha', {})).then((captcha) => captcha ?? null),
  }
}

type Data = ReturnType<typeof loadForm> | { receiptNumber: string }

/** Says first what became of a form that was sent: the title is what a screen reader reads first. */
function titleOf(data: Data, { intl }: ViewContext): string {
  const title = intl.formatMessage(titles.complaint)
  if ('receiptNumber' in data) {
    return intl.formatMessage(
      {
        id: 'complaint.acceptedTitle',
        defaultMessage: '已收到：{title}',
        description: 'Title of the page with the receipt number; title is that of the form',
      },
      { title },
    )
  }
  if (data.submission === undefined) return title
  return intl.formatMessage(
    {
      id: 'complaint.faultyTitle',
      defaultMessage: '未提交：{title}',
      description:
        'Title of the complaint form when it came back unsent; title is its ordinary one',
    },
    { title },
  )
}

function GoodToKnow({ site }: { site: Site }): ReactNode {
  return (
    <div className="complaint-aside">
      <p>
        <FormattedMessage
          id="complaint.whatFollows"
          defaultMessage="提交后会得到一个受理编号，凭编号可查进度。我们在三个工作日内答复。"
          description="Beside the complaint form: what follows"
        />
      </p>
      <p>
        <FormattedMessage
          id="complaint.urgent"
          defaultMessage="着急的事请拨 {hotline}"
          description="Beside the complaint form: the hotline"
          values={{ hotline: <Hotline site={site} /> }}
        />
      </p>
    </div>
  )
}

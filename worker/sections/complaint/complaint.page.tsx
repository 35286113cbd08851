import type { ReactNode } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import * as v from 'valibot'
import complaintForm from '../../../client/islands/complaint-form.island.tsx'
import type {
  FormFailure,
  Refusal,
  Submission,
  FormParseError,
} from '../../../shared/complaint/form.ts'
import { UrgentHotline } from '../../../client/ui/hotline.tsx'
import { CAPTCHA_PATH } from '../../../shared/constants.ts'
import { AreaOpening } from '../../../client/ui/area-opening.tsx'
import { type Captcha, type Proposal, proposal, receipt } from '../../../contract/complaint.ts'
import type { Site } from '../../../contract/menu.ts'
import { href } from '../../href.ts'
import { Island } from '../../render/island.tsx'
import { Await } from '../../render/await.tsx'
import { definePage, type Deferred, type LoadContext, type ViewContext } from '../define-page.ts'
import { titles } from '../index.ts'
import { ComplaintReceipt, UnknownReceipt, AnswerTime } from './complaint-receipt.tsx'
import { RECEIPTS_COOKIE, isGenuineReceipt, receiveComplaint } from './receive-complaint.ts'
import { fits } from '../../../contract/check.ts'
import serviceStyles from '../../../client/styles/shared/service.css?sheet'
import complaintStyles from './complaint.css?sheet'
import { formFailureText } from '../../../shared/complaint/texts.ts'
import { useLanguage } from '../../../client/ui/use-language.ts'
import { sealOf } from '../../site-pages.ts'

export default definePage({
  route: 'complaint',
  styles: [serviceStyles, complaintStyles],
  layout: 'no-footer',
  sharePicture: 'service',
  isPersonal: true,
  /** `receipt`: the number of an accepted complaint. `about`: the category that is preselected. */
  query: {
    receipt: v.optional(receipt.entries.receiptNumber),
    about: v.optional(proposal.entries.category),
  },
  // The page with a receipt has no captcha, because its complaint was already accepted.
  hasCaptcha: ({ query }) => query.receipt === undefined,
  post: receiveComplaint,
  load: ({ query: { receipt, about }, refused, ...context }) => {
    if (isUnread(refused?.failure)) return { refusal: refused.failure.kind }
    if (receipt === undefined || refused !== undefined)
      return { ...loadForm(context, refused), about }
    const isGenuine = isGenuineReceipt(receipt, context.cookie(RECEIPTS_COOKIE))
    return { receiptNumber: isGenuine ? receipt : undefined }
  },
  head: ({ data, ...context }) => ({
    title: titleOf(data, context),
    description: context.intl.formatMessage({
      id: 'complaint.description',
      defaultMessage: '写下投诉、建议或表扬，提交后得到受理编号；着急的事可以拨游客热线。',
    }),
    isNoIndex: !('captcha' in data) || data.submission !== undefined,
    // Not in the canonical address: a preselected category does not change the content of the page.
    canonicalQuery: {},
  }),
  view: ({ data, ...context }) => (
    <div className="complaint">
      <AreaOpening
        title={context.intl.formatMessage(titles.complaint)}
        seal={sealOf('complaint')}
        picture="opening-contact"
      />
      {'captcha' in data && <GoodToKnow site={context.site} />}
      <ComplaintMain data={data} context={context} />
    </div>
  ),
})

/** Whether a form was refused unread. Its values then cannot be shown again. */
function isUnread(failure: FormFailure | undefined): failure is { kind: FormParseError } {
  return failure?.kind === 'foreign' || failure?.kind === 'wrongType' || failure?.kind === 'tooLong'
}

function loadForm(
  { backend, optional, languageId }: LoadContext,
  submission: Submission | undefined,
) {
  const key = submission?.values['idempotencyKey']
  return {
    submission,
    // The key stays the same while the visitor corrects the form. The backend may have accepted an
    // earlier attempt whose response was lost.
    idempotencyKey:
      fits(proposal.entries.idempotencyKey, key) && submission?.errors.form !== 'reused'
        ? key
        : crypto.randomUUID(),
    captcha: optional(backend('captcha', { query: { languageId } })).then(
      (captcha) => captcha ?? null,
    ),
    captchaAddress: `${CAPTCHA_PATH}?languageId=${languageId}`,
  }
}

type FormPageData = Omit<ReturnType<typeof loadForm>, 'captcha'> & {
  captcha: Deferred<Captcha | null>
  about: Proposal['category'] | undefined
}
/** `receiptNumber` is undefined if the site has not given this receipt to this browser. */
type ReceiptData = { receiptNumber: string | undefined }
type Data = FormPageData | ReceiptData | { refusal: Refusal }

function ComplaintMain({ data, context }: { data: Data; context: ViewContext }): ReactNode {
  const { language, site } = context
  if ('receiptNumber' in data) {
    const { receiptNumber } = data
    return receiptNumber === undefined ? (
      <UnknownReceipt site={site} />
    ) : (
      <ComplaintReceipt receiptNumber={receiptNumber} site={site} />
    )
  }
  if ('refusal' in data) return <ComplaintRefusal reason={data.refusal} site={site} />
  const { telephone, telephoneHours } = site
  const { captcha, ...known } = data
  return (
    <div className="complaint-main">
      <Await resolve={captcha}>
        {(drawn) => (
          <Island
            of={complaintForm}
            // A form with mistakes hydrates immediately, because its list of mistakes takes the
            // focus.
            on={known.submission === undefined ? 'focus' : undefined}
            props={{
              ...known,
              captcha: drawn,
              language,
              site: { telephone, telephoneHours },
              action: href(language, 'complaint'),
            }}
          />
        )}
      </Await>
    </div>
  )
}

/** After a form was sent, the title begins with the result: screen readers read it first. */
function titleOf(data: Data, { intl }: ViewContext): string {
  const title = intl.formatMessage(titles.complaint)
  if ('receiptNumber' in data && data.receiptNumber === undefined) return title
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
  if ('captcha' in data && data.submission === undefined) return title
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
          defaultMessage="提交后会得到一个受理编号。{answered}"
          description="Above the complaint form: what follows; answered may be a sentence that says how soon"
          values={{ answered: <AnswerTime /> }}
        />
      </p>
      <p>
        <UrgentHotline site={site} />
      </p>
    </div>
  )
}

function ComplaintRefusal({ reason, site }: { reason: Refusal; site: Site }): ReactNode {
  return (
    <section className="receipt">
      <h2>
        <FormattedMessage id="complaintRefusal.title" defaultMessage="没有收下" />
      </h2>
      <p>{formFailureText(useIntl(), { kind: reason })}</p>
      <ul className="more ways-on">
        <li>
          <a href={href(useLanguage(), 'complaint')}>
            <FormattedMessage id="complaintRefusal.form" defaultMessage="去填写投诉建议" />
          </a>
        </li>
        <li>
          <UrgentHotline site={site} />
        </li>
      </ul>
    </section>
  )
}

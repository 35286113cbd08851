import { defineMessages, type IntlShape, type MessageDescriptor } from '@formatjs/intl'
import { asCode, asMessage, countCharacters } from '../../contract/typed.ts'
import { failureText } from '../failure-text.ts'
import type { ComplaintField, FormFailure, Refusal, Submission } from './form.ts'

/** The part of react-intl's formatter that is used, on the server and in the browser. */
type Intl = Pick<IntlShape, 'formatMessage'>

/** Texts by the kind of mistake. `invalid` is used for kinds that have no text. */
type Words = Readonly<Record<string, MessageDescriptor>> & { invalid: MessageDescriptor }

const { contact: CONTACT_MISSING } = defineMessages({
  contact: {
    id: 'complaintForm.error.contactMissing',
    defaultMessage: '请留一个电话或邮箱，没有它我们无法答复您。',
  },
})

/** For each field and mistake, a text that says what is wrong and what would be correct. */
const WORDS: Readonly<Record<ComplaintField | 'form', Words>> = {
  category: defineMessages({
    invalid: {
      id: 'complaintForm.error.category',
      defaultMessage: '请选一项事由；都不像的话，选“其他”。',
    },
  }),
  name: defineMessages({
    invalid: { id: 'complaintForm.error.name', defaultMessage: '请写下怎么称呼您，例如“周女士”。' },
    tooLong: {
      id: 'complaintForm.error.nameTooLong',
      defaultMessage: '称呼最多 40 个字，现在是 {count} 个。',
      description: 'Error: the name is too long',
    },
  }),
  phone: defineMessages({
    missing: CONTACT_MISSING,
    invalid: {
      id: 'complaintForm.error.phone',
      defaultMessage:
        '电话应是 11 位手机号、带区号的座机（010\u00a066668888），或以 + 和国家代码开头的号码，例如 +44\u00a020\u00a07946\u00a00018；现在读到 {digits, plural, other {# 位数字}}。',
      description: 'Error: the telephone number can not be right; digits is how many it has',
    },
  }),
  email: defineMessages({
    missing: CONTACT_MISSING,
    invalid: {
      id: 'complaintForm.error.email',
      defaultMessage: '邮箱应像 name@example.com 这样，最多 120 个字符；留了电话，可以空着。',
    },
  }),
  visitDate: defineMessages({
    missing: {
      id: 'complaintForm.error.visitDateMissing',
      defaultMessage: '请选游览的日期；记不准的话，选最接近的一天。',
    },
    past: {
      id: 'complaintForm.error.visitDatePast',
      defaultMessage: '这一天太早了，请看看年份对不对：年份写四位，例如 2026-11-21。',
    },
    future: {
      id: 'complaintForm.error.visitDateFuture',
      defaultMessage: '这一天还没到，请看看年份和月份对不对。',
    },
    invalid: {
      id: 'complaintForm.error.visitDate',
      defaultMessage: '日期应写成年-月-日，例如 2026-11-21。',
    },
  }),
  orderNumber: defineMessages({
    invalid: {
      id: 'complaintForm.error.orderNumber',
      defaultMessage: '订单号只有字母、数字和连字符，最多 40 位；找不到可以空着。',
    },
  }),
  content: defineMessages({
    missing: {
      id: 'complaintForm.error.contentMissing',
      defaultMessage: '请写下发生了什么，至少 10 个字。',
    },
    invalid: {
      id: 'complaintForm.error.contentTooShort',
      defaultMessage: '请再写具体一点，至少 10 个字，现在是 {count} 个。',
      description: 'Error: the complaint is too short',
    },
    tooLong: {
      id: 'complaintForm.error.contentTooLong',
      defaultMessage: '最多 2000 个字，现在是 {count} 个。',
      description: 'Error: the complaint is too long',
    },
  }),
  code: defineMessages({
    missing: {
      id: 'complaintForm.error.codeMissing',
      defaultMessage: '请算一算图里的算式，写下结果。',
    },
    invalid: {
      id: 'complaintForm.error.code',
      defaultMessage: '结果应是一到三位的数字，例如 12。',
    },
    refused: {
      id: 'complaintForm.error.codeRefused',
      defaultMessage: '结果不对，或者算式已过了五分钟。请算一算新的算式。',
    },
    stale: {
      id: 'complaintForm.error.codeStale',
      defaultMessage:
        '刚才没有算式图，收不下来。请算一算现在的算式再提交；图还没有出来的话，请拨游客热线。',
    },
  }),
  form: defineMessages({
    invalid: {
      id: 'complaintForm.error.form',
      defaultMessage: '这张表缺了防止重复提交的编号，现在已经补上。内容都还在，请再提交一次。',
    },
    refused: {
      id: 'complaintForm.error.refused',
      defaultMessage: '我们的系统没有收下这份内容。请逐项看一遍再提交，或者拨游客热线。',
    },
    reused: {
      id: 'complaintForm.error.reused',
      defaultMessage:
        '前一份内容已经收到，现在这一份与它不同，还没有收下。要另外受理，请再算一次、再提交一次。',
    },
    trapped: {
      id: 'complaintForm.error.trapped',
      defaultMessage: '有一栏应当空着却填了字，可能是自动填写造成的。它现在是空的，请再提交一次。',
    },
  }),
}

export function faultText(
  intl: Intl,
  field: ComplaintField | 'form',
  { values, errors }: Pick<Submission, 'values' | 'errors'>,
): string | undefined {
  const kind = errors[field]
  if (kind === undefined) return undefined
  const typed = asMessage(values[field] ?? '')
  return intl.formatMessage(WORDS[field][kind] ?? WORDS[field].invalid, {
    count: countCharacters(typed),
    digits: asCode(typed).replaceAll(/\D/g, '').length,
  })
}

const REFUSALS = defineMessages({
  foreign: {
    id: 'complaintForm.foreign',
    defaultMessage: '这份内容不是从本站的投诉建议页发出的，没有收下。请在本站的页面上填写。',
  },
  wrongType: {
    id: 'complaintForm.wrongType',
    defaultMessage: '收到的不是一张表，没有收下。请在本站的页面上填写。',
  },
  tooLong: {
    id: 'complaintForm.tooLong',
    defaultMessage:
      '内容太长，没有收下。“发生了什么”最多 2000 个字；按浏览器的“后退”可以回到刚才写的内容。',
  },
  tooMany: {
    id: 'complaintForm.tooMany',
    defaultMessage: '提交得太频繁了。请过一分钟再提交一次。',
  },
  busy: {
    id: 'complaintForm.busy',
    defaultMessage: '这会儿提交的人太多，一时收不过来。请过一分钟再提交一次，或者拨游客热线。',
  },
  closed: {
    id: 'complaintForm.closed',
    defaultMessage: '网上受理暂时停了。请过几分钟再提交一次。',
  },
  offline: {
    id: 'complaintForm.offline',
    defaultMessage: '网络好像断了，没有等到答复。信号恢复后，请再点一次“提交”。',
  },
} satisfies Record<Refusal | 'offline', object>)

/** Returns the text for a form that was not accepted although every field is correct. */
export function formFailureText(intl: Intl, failure: FormFailure): string {
  return isOwnRefusal(failure)
    ? intl.formatMessage(REFUSALS[failure.kind])
    : failureText(intl, failure)
}

function isOwnRefusal(failure: FormFailure): failure is { kind: Refusal | 'offline' } {
  return Object.hasOwn(REFUSALS, failure.kind)
}

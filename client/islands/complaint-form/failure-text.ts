import { defineMessages, type IntlShape } from 'react-intl'
import { failureText } from '../../../shared/failure-text.ts'
import type { Language } from '../../../locales/languages.ts'
import type { FormFailure, Refusal } from './submission.ts'

const WORDS = defineMessages({
  foreign: {
    id: 'complaintForm.foreign',
    defaultMessage: '这份内容不是从本站的投诉建议页发出的，没有收下。请在本站的页面上填写。',
    description: 'The form was posted by a page of another site',
  },
  wrongType: {
    id: 'complaintForm.wrongType',
    defaultMessage: '收到的不是一张表，没有收下。请在本站的页面上填写。',
    description: 'What was posted is no form',
  },
  tooLong: {
    id: 'complaintForm.tooLong',
    defaultMessage:
      '内容太长，没有收下。“发生了什么”最多 2000 个字；按浏览器的“后退”可以回到刚才写的内容。',
    description: 'What was posted is so long that it was not read',
  },
  tooMany: {
    id: 'complaintForm.tooMany',
    defaultMessage: '提交得太频繁了。请过一分钟再提交一次。',
    description: 'The form was sent too often within a minute',
  },
  closed: {
    id: 'complaintForm.closed',
    defaultMessage: '网上受理暂时停了。请过几分钟再提交一次。',
    description: 'Forms are not taken because nobody can count how many come',
  },
  offline: {
    id: 'complaintForm.offline',
    defaultMessage: '网络好像断了，没有提交成功。信号恢复后，请再点一次“提交”。',
    description: 'The form could not be sent at all: no network',
  },
} satisfies Record<Refusal | 'offline', object>)

/** The text for a form that was not accepted although nothing is wrong with what was typed. */
export function formFailureText(intl: IntlShape, language: Language, failure: FormFailure): string {
  return isOwnRefusal(failure)
    ? intl.formatMessage(WORDS[failure.kind])
    : failureText(language, failure)
}

function isOwnRefusal(failure: FormFailure): failure is { kind: Refusal | 'offline' } {
  return Object.hasOwn(WORDS, failure.kind)
}

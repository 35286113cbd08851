/** The languages by id, as the calls use them. */
export const LANGUAGE_NAMES = { 1: 'zh', 2: 'en' } as const

export type LanguageId = keyof typeof LANGUAGE_NAMES

/** Returns the id in a path or a query as a number. */
export function languageIdOf(input: { languageId: '1' | '2' }): LanguageId {
  return input.languageId === '2' ? 2 : 1
}

/** Returns the language of a request, even an invalid one; Chinese if it is not readable. */
export function languageIdIn(...parts: unknown[]): LanguageId {
  const asked = parts.some(
    (part) =>
      typeof part === 'object' &&
      part !== null &&
      'languageId' in part &&
      String(part.languageId) === '2',
  )
  return asked ? 2 : 1
}

/** The backend's own messages to visitors. */
export const SENTENCES = {
  badRequest: { 1: '请求参数有误', 2: 'The request is not valid' },
  captchaRefused: {
    1: '验证码不正确或已过期，请重新计算',
    2: 'The answer is wrong or has expired. Please try the new sum',
  },
  fieldsRefused: { 1: '请检查填写的内容', 2: 'Please check what you have filled in' },
  keyReused: {
    1: '前一份内容已经收到，受理编号 {receipt}。现在这一份与它不同：要另外受理，请再算一次、再提交一次',
    2: 'We have received what you sent before: receipt number {receipt}. This one differs. To send it as well, please work out the new sum and send it again',
  },
  notFound: { 1: '内容不存在', 2: 'Not found' },
  tooLarge: { 1: '提交的内容过长', 2: 'The request is too large' },
} as const satisfies Record<string, Record<LanguageId, string>>

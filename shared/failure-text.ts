import { defineMessages, type IntlShape } from '@formatjs/intl'

/** A failed call. If the backend refused it, `msg` is the backend's text. */
export interface Failure {
  kind: 'unreachable' | 'refused' | 'malformed'
  msg?: string | undefined
}

/** Returns the text of the toast for a failed call, in the worker and in the browser. */
export function failureText(intl: Pick<IntlShape, 'formatMessage'>, failure: Failure): string {
  return failure.kind === 'refused'
    ? failure.msg?.trim() || intl.formatMessage(messages.system)
    : intl.formatMessage(messages.network)
}

const messages = defineMessages({
  network: { id: 'failure.network', defaultMessage: '网络服务异常，请重新加载或联系客服' },
  system: { id: 'failure.system', defaultMessage: '系统异常' },
})

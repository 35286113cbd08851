import type { ReactNode } from 'react'
import { type IntlShape, useIntl } from 'react-intl'
import type { BootWords } from '../../shared/payload.ts'

/**
 * The live region for toasts, with those of the server. Polite, so that it interrupts nothing.
 * Toasts have no live role of their own, or they would be read twice. Without script they stay.
 * `data-words` has the texts of the scripts of `client/boot`.
 */
export function ToastRegion({ texts }: { texts: readonly string[] }): ReactNode {
  return (
    <div
      className="toasts"
      id="toasts"
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- no paragraph may be in an output
      role="status"
      aria-live="polite"
      aria-atomic="false"
      data-words={JSON.stringify(bootWords(useIntl()))}
    >
      {texts.map((text) => (
        <div className="toast toast-warning" key={text}>
          <p>{text}</p>
        </div>
      ))}
    </div>
  )
}

/** Returns the texts of the scripts of `client/boot`, in the language of `intl`. */
export function bootWords(intl: IntlShape): BootWords {
  return {
    close: intl.formatMessage({ id: 'toast.close', defaultMessage: '关闭提示' }),
    incomplete: intl.formatMessage({
      id: 'toast.incomplete',
      defaultMessage: '页面有一部分没能加载出来。',
    }),
    reload: intl.formatMessage({ id: 'toast.reload', defaultMessage: '重新加载' }),
    offline: intl.formatMessage({
      id: 'toast.offline',
      defaultMessage: '没有网络，这一页还打不开。连上后再试一次。',
    }),
    read: intl.formatMessage({ id: 'elder.read', defaultMessage: '朗读' }),
    pause: intl.formatMessage({ id: 'elder.pause', defaultMessage: '暂停' }),
    goOn: intl.formatMessage({ id: 'elder.goOn', defaultMessage: '继续' }),
    stop: intl.formatMessage({ id: 'elder.stop', defaultMessage: '停止' }),
  }
}

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
    close: intl.formatMessage({
      id: 'toast.close',
      defaultMessage: '关闭提示',
      description: 'Name of the button that closes a short notice',
    }),
    incomplete: intl.formatMessage({
      id: 'toast.incomplete',
      defaultMessage: '页面有一部分没能加载出来。',
      description:
        'Notice when a part of the page failed to load, with a button to reload beside it',
    }),
    reload: intl.formatMessage({
      id: 'toast.reload',
      defaultMessage: '重新加载',
      description: 'Button beside a notice; loads the page again',
    }),
    offline: intl.formatMessage({
      id: 'toast.offline',
      defaultMessage: '没有网络，这一页还打不开。连上后再试一次。',
      description: 'Notice when a link was followed without a network; the page that is read stays',
    }),
    read: intl.formatMessage({
      id: 'elder.read',
      defaultMessage: '朗读',
      description: 'Button: reads the page aloud',
    }),
    pause: intl.formatMessage({
      id: 'elder.pause',
      defaultMessage: '暂停',
      description: 'Button: pauses reading aloud',
    }),
    goOn: intl.formatMessage({
      id: 'elder.goOn',
      defaultMessage: '继续',
      description: 'Button: goes on reading aloud',
    }),
    stop: intl.formatMessage({
      id: 'elder.stop',
      defaultMessage: '停止',
      description: 'Button: stops reading aloud',
    }),
  }
}

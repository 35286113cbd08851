import type { ReactNode } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { toastInSight } from '../../toast.ts'

/** Takes a walk along: to others, and on paper. */
export function WalkTools(): ReactNode {
  const intl = useIntl()
  const copied = intl.formatMessage({
    id: 'guideMap.copied',
    defaultMessage: '链接已复制',
    description: 'Says that the address of a walk is in the clipboard',
  })
  async function share(): Promise<void> {
    const { title } = document
    const url = location.href
    // It is no error if the visitor closes the system's list.
    if (typeof navigator.share === 'function')
      return navigator.share({ title, url }).catch(() => undefined)
    try {
      await navigator.clipboard.writeText(url)
      toastInSight({ text: copied, type: 'success' })
    } catch {
      toastInSight({ text: url, type: 'info' })
    }
  }
  return (
    <p className="walk-tools">
      <button type="button" onClick={share}>
        <FormattedMessage
          id="guideMap.share"
          defaultMessage="分享"
          description="Button that shares the address of a walk"
        />
      </button>
      <button type="button" onClick={() => print()}>
        <FormattedMessage
          id="guideMap.print"
          defaultMessage="打印"
          description="Button that prints the walk with the map"
        />
      </button>
    </p>
  )
}

import { type ComponentType, type ReactNode, useEffect, useState } from 'react'
import { FormattedMessage } from 'react-intl'
import { hashOfWalk, type PointWalk } from '../address.ts'

/** On paper only: the address of a walk as a code, which brings it onto a phone. Its code is fetched with the first walk. */
export function WalkCode({ walk }: { walk: PointWalk }): ReactNode {
  const [QrCode, setQrCode] = useState<ComponentType<{ address: string }>>()
  useEffect(() => {
    // Without a network the walk is printed without it.
    import('../../../ui/qr-code.tsx').then(
      (module) => setQrCode(() => module.QrCode),
      () => undefined,
    )
  }, [])
  if (QrCode === undefined) return null
  const { origin, pathname, search } = location
  return (
    <figure className="walk-code">
      <QrCode address={origin + pathname + search + hashOfWalk(walk)} />
      <figcaption>
        <FormattedMessage
          id="guideMap.scanWalk"
          defaultMessage="手机扫码，看这条路线"
          description="Beside a QR code of the address of a walk, on paper"
        />
      </figcaption>
    </figure>
  )
}

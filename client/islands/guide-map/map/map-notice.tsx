import { type ReactNode, useEffect } from 'react'
import { defineMessages, FormattedMessage, useIntl } from 'react-intl'
import type { AmapFailure } from './amap/amap-failure.ts'
import { focusMap } from './skip-to-map.tsx'

const reasons = defineMessages({
  script: {
    id: 'guideMap.scriptFailed',
    defaultMessage: '它的脚本没能加载。',
    description: "Why AMap's map could not be had: its script did not load",
  },
  previous: {
    id: 'guideMap.loadedBefore',
    defaultMessage: '上一次加载没有成功。',
    description: "Why AMap's map could not be had: an earlier load failed",
  },
  timeout: {
    id: 'guideMap.timedOut',
    defaultMessage: '它迟迟没有回应。',
    description: "Why AMap's map could not be had: it did not answer in time",
  },
})

const retries = defineMessages({
  underWay: {
    id: 'guideMap.retrying',
    defaultMessage: '正在重试……',
    description: 'AMap is being asked once more',
  },
  offered: {
    id: 'guideMap.retry',
    defaultMessage: '重试',
    description: 'Button that asks AMap once more',
  },
})

interface MapNoticeProps {
  failure: AmapFailure
  /** Missing while AMap is being tried again. */
  retry: (() => void) | undefined
}

/** Says why the map is not AMap's, and offers to try again; the embedded map works meanwhile. */
export function MapNotice({ failure, retry }: MapNoticeProps): ReactNode {
  const intl = useIntl()
  useEffect(() => focusMapIfLost, [])
  return (
    <div className="map-notice" aria-live="polite">
      <p>
        <FormattedMessage
          id="guideMap.amapFailed"
          defaultMessage="高德地图暂不可用，已换用手绘地图。"
          description="AMap's map could not be had; the site's own map is shown in its place"
        />
      </p>
      <FailureReason failure={failure} />
      <button type="button" aria-disabled={retry === undefined || undefined} onClick={retry}>
        {intl.formatMessage(retry === undefined ? retries.underWay : retries.offered)}
      </button>
    </div>
  )
}

/** The focused button is removed with the notice when AMap's map opens after all. */
function focusMapIfLost(): void {
  if (document.activeElement === document.body) focusMap()
}

function FailureReason({ failure: { kind, text } }: { failure: AmapFailure }): ReactNode {
  const intl = useIntl()
  return kind === 'told' ? <p lang="zh-CN">{text}</p> : <p>{intl.formatMessage(reasons[kind])}</p>
}

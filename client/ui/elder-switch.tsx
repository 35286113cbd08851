import type { ReactNode } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { ELDER_FIELD, ELDER_PATH } from '../../shared/constants.ts'
import type { ElderSetting } from '../../shared/elder-settings.ts'

/**
 * Turns 长者模式, the mode for older readers, on and off. Cached pages are the same in both states, so
 * they contain both buttons. The stylesheet shows one of them. Without script, submitting the form
 * returns to the same page. `hasTools`: with the settings and the buttons that read aloud.
 */
export function ElderSwitch({ hasTools = false }: { hasTools?: boolean }): ReactNode {
  return (
    <form className="elder-switch" method="post" action={ELDER_PATH}>
      <button className="elder-off" name={ELDER_FIELD} value="1">
        <FormattedMessage id="elder.turnOn" defaultMessage="长者模式" />
      </button>
      {hasTools && <ElderTools />}
      <button className="elder-on" name={ELDER_FIELD} value="0">
        <FormattedMessage id="elder.turnOff" defaultMessage="退出长者模式" />
      </button>
    </form>
  )
}

/**
 * The settings with their states. Script adds the buttons that read aloud. Narrow windows show only
 * the size, and the others once the element after it is open (elder-settings.css).
 */
function ElderTools(): ReactNode {
  const intl = useIntl()
  const others: Record<Exclude<ElderSetting, 'size'>, string> = {
    contrast: intl.formatMessage({ id: 'elder.contrast', defaultMessage: '对比' }),
    pointer: intl.formatMessage({ id: 'elder.pointer', defaultMessage: '大鼠标' }),
    line: intl.formatMessage({ id: 'elder.line', defaultMessage: '十字线' }),
  }
  return (
    <>
      <button className="elder-on" name={ELDER_FIELD} value="size">
        <FormattedMessage id="elder.size" defaultMessage="字号" />
      </button>
      <details className="elder-on elder-more">
        <summary>
          <FormattedMessage
            id="elder.more"
            defaultMessage="更多"
            description="Shows the other settings of the mode for older readers"
          />
        </summary>
      </details>
      <span className="elder-on elder-tools">
        {Object.entries(others).map(([setting, name]) => (
          <button key={setting} name={ELDER_FIELD} value={setting}>
            {name}
          </button>
        ))}
      </span>
    </>
  )
}

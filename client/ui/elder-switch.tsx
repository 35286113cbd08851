import type { ReactNode } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { ELDER_FIELD, ELDER_PATH } from '../../shared/constants.ts'
import type { ElderSetting } from '../../shared/elder-settings.ts'

interface ElderSwitchProps {
  /** Whether the settings of the mode and reading aloud stand there too. */
  hasTools?: boolean
}

/**
 * Turns 长者模式, the mode for older readers, on and off. The page is the same either way, so both buttons are in it and the
 * stylesheet shows the one that does something. Without script it is a form that leads back to its page.
 */
export function ElderSwitch({ hasTools = false }: ElderSwitchProps): ReactNode {
  return (
    <form className="elder-switch" method="post" action={ELDER_PATH}>
      <p className="elder-on">
        <FormattedMessage
          id="elder.isOn"
          defaultMessage="长者模式已打开"
          description="In a bar at the top while large text is on"
        />
      </p>
      <button className="elder-off" name={ELDER_FIELD} value="1">
        <FormattedMessage
          id="elder.turnOn"
          defaultMessage="长者模式"
          description="Button that turns on large text and plain pages; a set name in Chinese"
        />
      </button>
      {hasTools && <ElderTools />}
      <button className="elder-on" name={ELDER_FIELD} value="0">
        <FormattedMessage
          id="elder.turnOff"
          defaultMessage="退出长者模式"
          description="Button that turns large text off"
        />
      </button>
    </form>
  )
}

/** The stylesheet says how each setting stands; script shows the buttons for reading if the browser has a voice. */
function ElderTools(): ReactNode {
  const intl = useIntl()
  const settings: Record<ElderSetting, string> = {
    size: intl.formatMessage({
      id: 'elder.size',
      defaultMessage: '字号',
      description: 'Button: the next of three sizes of text; the step stands after it, as 2/3',
    }),
    contrast: intl.formatMessage({
      id: 'elder.contrast',
      defaultMessage: '对比',
      description: 'Button: the next of three schemes of colours; the step stands after it',
    }),
    pointer: intl.formatMessage({
      id: 'elder.pointer',
      defaultMessage: '大鼠标',
      description: 'Button: a large mouse pointer, on or off',
    }),
    line: intl.formatMessage({
      id: 'elder.line',
      defaultMessage: '十字线',
      description: 'Button: lines across the window that cross at the mouse pointer, on or off',
    }),
  }
  const read = intl.formatMessage({
    id: 'elder.read',
    defaultMessage: '朗读',
    description: 'Button: reads the page aloud',
  })
  return (
    <span className="elder-on elder-tools">
      {Object.entries(settings).map(([setting, name]) => (
        <button key={setting} className={`elder-${setting}`} name={ELDER_FIELD} value={setting}>
          {name}
        </button>
      ))}
      <button
        type="button"
        className="elder-read"
        hidden
        data-start={read}
        data-pause={intl.formatMessage({
          id: 'elder.pause',
          defaultMessage: '暂停',
          description: 'Button: pauses reading aloud',
        })}
        data-go-on={intl.formatMessage({
          id: 'elder.goOn',
          defaultMessage: '继续',
          description: 'Button: goes on reading aloud',
        })}
      >
        {read}
      </button>
      <button type="button" className="elder-stop" hidden>
        <FormattedMessage
          id="elder.stop"
          defaultMessage="停止"
          description="Button: stops reading aloud"
        />
      </button>
    </span>
  )
}

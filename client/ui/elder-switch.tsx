import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import { ELDER_FIELD, ELDER_PATH } from '../../shared/constants.ts'

/**
 * Turns 长者模式, large text, on and off. The page is the same either way, so both buttons are in it and the stylesheet
 * shows the one that does something. Without script it is a form that leads back to its page.
 */
export function ElderSwitch(): ReactNode {
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

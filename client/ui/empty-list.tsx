import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'

/** The text that replaces an empty list, with a link to the whole list or to the home page. */
export function EmptyList({
  nextStep,
}: {
  nextStep?: { to: 'all' | 'home'; href: string } | undefined
}): ReactNode {
  return (
    <div className="empty-list">
      <p>
        <FormattedMessage id="list.empty" defaultMessage="这里暂时没有内容。" />
      </p>
      {nextStep && (
        <p className="more">
          <a key={nextStep.to} href={nextStep.href}>
            <FormattedMessage
              id="list.wayOn"
              defaultMessage="{to, select, all {查看全部} other {回到首页}}"
              description="Link in an empty list: to all of the list where it is narrowed to a category, else to the home page"
              values={{ to: nextStep.to }}
            />
          </a>
        </p>
      )}
    </div>
  )
}

import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import { CompactList, TextList } from '../../../client/ui/low-lists.tsx'
import type { MessageListed } from '../../../contract/message.ts'
import type { Language } from '../../../locales/languages.ts'
import { activityItem, overItem } from './activity-item.tsx'

interface ActivityRowsProps {
  activities: readonly MessageListed[]
  isOver: (activity: MessageListed) => boolean
  language: Language
}

/** The activities of a page: those to come with a picture, then those that are over in a quiet list. */
export function ActivityRows({ activities, isOver, language }: ActivityRowsProps): ReactNode {
  const coming = activities.filter((each) => !isOver(each))
  const ended = activities.filter(isOver)
  return (
    <>
      {coming.length > 0 && (
        <CompactList items={coming.map((each) => activityItem(each, language))} />
      )}
      {ended.length > 0 && (
        <section className="list-group">
          <h2>
            <FormattedMessage
              id="activityList.over"
              defaultMessage="已结束"
              description="Heading over the activities that are over"
            />
          </h2>
          <TextList items={ended.map((each) => overItem(each, language))} headingLevel={3} />
        </section>
      )}
    </>
  )
}

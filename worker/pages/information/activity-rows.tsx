import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import { CompactList, TextList } from '../../../client/ui/low-lists.tsx'
import type { MessageListed } from '../../../contract/message.ts'
import type { Language } from '../../../locales/languages.ts'
import { activityItem, overItem } from './activity-item.tsx'

export interface ActivityRowsProps {
  activities: readonly MessageListed[]
  /** The ids of those that are shown, and of those that are over, each in one text: it changes when one ends. */
  shown: string
  over: string
  language: Language
}

/** The activities of a page: those to come with a picture, then those that are over in a quiet list. */
export function ActivityRows({ activities, shown, over, language }: ActivityRowsProps): ReactNode {
  const byId = new Map(activities.map((activity) => [activity.id, activity]))
  const past = new Set(over.split(' '))
  const list = shown.split(' ').flatMap((id) => byId.get(id) ?? [])
  const coming = list.filter(({ id }) => !past.has(id))
  const ended = list.filter(({ id }) => past.has(id))
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

import { type Dispatch, useCallback } from 'react'
import { defineMessages, useIntl } from 'react-intl'
import { locate } from './geolocation.ts'
import type { GuideAction } from './guide-state.ts'
import { toast } from './toast.ts'

const messages = defineMessages({
  failed: {
    id: 'guideMap.notLocated',
    defaultMessage: '没有得到您的位置。请允许浏览器定位，或在图上选一个起点。',
    description: 'The device did not tell where it is',
  },
})

/** Asks for the visitor's position and answers whether it is known now; says so where it is not. */
export function useLocation(dispatch: Dispatch<GuideAction>): () => Promise<boolean> {
  const intl = useIntl()
  return useCallback(async () => {
    try {
      const position = await locate()
      dispatch({ type: 'set', change: { position } })
      return true
    } catch {
      toast({ text: intl.formatMessage(messages.failed), type: 'warning' })
      return false
    }
  }, [dispatch, intl])
}
